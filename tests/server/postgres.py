"""A PostgreSQL server for tests, in a temporary folder and reachable only through its socket."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

STARTING = 60.0
MISSING = (
    "These tests need PostgreSQL, and its programs are neither on the PATH nor below /usr/lib/postgresql. "
    "On Debian and Ubuntu this helps: sudo apt install postgresql"
)
SETTINGS = ("listen_addresses=", "fsync=off", "full_page_writes=off", "max_connections=200")


class PostgresServer:
    """A running server; each test creates its own databases."""

    def __init__(self, programs: Path, folder: Path, user: str | None) -> None:
        self.programs = programs
        self.folder = folder
        self._user = user
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it responds."""
        settings = [part for setting in SETTINGS for part in ("-c", setting)]
        data = ["-D", str(self.folder / "data"), "-k", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(self.programs / "postgres"), *data, *settings],
                user=self._user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + STARTING
        while subprocess.call([self.programs / "pg_isready", "--quiet", "--host", self.folder]) != 0:
            if self._process.poll() is not None or time.monotonic() > deadline:
                log_text = (self.folder / "log").read_text()
                pytest.fail(f"PostgreSQL did not start:\n{log_text}", pytrace=False)
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop the server at once, as a crash would; it recovers at the next start."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()

    def url(self, database: str) -> str:
        """Return the URL of a database."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """Create an empty database and return its name."""
        name = f"test_{next(self._numbers)}"
        self.ask("postgres", f"CREATE DATABASE {name}")
        return name

    def drop(self, database: str) -> None:
        """Drop a database, even if clients are connected."""
        self.ask("postgres", f"DROP DATABASE {database} WITH (FORCE)")

    def abort(self, database: str) -> None:
        """Terminate all connections to a database."""
        self.ask(
            "postgres", f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'"
        )

    def ask(self, database: str, question: str) -> str:
        """Execute a statement and return its result, whether or not an event loop is running."""
        options = ["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--command", question]
        command = [str(self.programs / "psql"), *options, self.url(database)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    """Run a server, as another user if necessary, because PostgreSQL refuses to run as root."""
    programs = _programs()
    user = _user() if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))  # the path of a socket is a short one
    if user is not None:
        shutil.chown(folder, user)
    try:
        options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
        made = subprocess.run(
            [programs / "initdb", *options, folder / "data"],
            user=user,
            cwd=folder,
            capture_output=True,
            text=True,
        )
        if made.returncode != 0:
            pytest.fail(f"PostgreSQL could not be set up:\n{made.stderr}", pytrace=False)
        server = PostgresServer(programs, folder, user)
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    """Find PostgreSQL's programs on the PATH or where Debian installs them, newest first."""
    debian = Path("/usr/lib/postgresql").glob("*/bin")
    newest_first = sorted(debian, key=lambda folder: float(folder.parent.name), reverse=True)
    for folder in [*map(Path, os.get_exec_path()), *newest_first]:
        if (folder / "initdb").exists():
            return (folder / "initdb").resolve().parent  # with all the others, which a link may lack
    pytest.fail(MISSING, pytrace=False)


def _user() -> str:
    """Return the user that runs the server if the tests run as root."""
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def database_in(url: str) -> str:
    """Return the name of a database from its URL."""
    return url.partition("@/")[2].partition("?")[0]
