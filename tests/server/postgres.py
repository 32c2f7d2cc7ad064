"""A PostgreSQL server of the tests' own, in a temporary folder, reached only through a socket there."""

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
    """A running server; each test makes the databases that it needs."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self._numbers = count(1)

    def url(self, database: str) -> str:
        """Give the address of a database."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """Make an empty database and give its name."""
        name = f"test_{next(self._numbers)}"
        self.ask("postgres", f"CREATE DATABASE {name}")
        return name

    def drop(self, database: str) -> None:
        """Remove a database, whoever is still connected to it."""
        self.ask("postgres", f"DROP DATABASE {database} WITH (FORCE)")

    def hang_up(self, database: str) -> None:
        """Cut all connections to a database."""
        self.ask(
            "postgres", f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'"
        )

    def ask(self, database: str, question: str) -> str:
        """Let the server do something and give its answer, whether or not an event loop is running here."""
        options = ["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--command", question]
        command = [str(self.programs / "psql"), *options, self.url(database)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    """Run a server for as long as it is needed; as another user, since it refuses to be run by root."""
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
        with _process(programs, folder, user):
            yield PostgresServer(programs, folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _process(programs: Path, folder: Path, user: str | None) -> Iterator[None]:
    """Start a server on its files, and stop it at the end."""
    settings = [part for setting in SETTINGS for part in ("-c", setting)]
    command = [str(programs / "postgres"), "-D", str(folder / "data"), "-k", str(folder), *settings]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, user=user, cwd=folder, stdout=log, stderr=log)
    try:
        deadline = time.monotonic() + STARTING
        while subprocess.call([programs / "pg_isready", "--quiet", "--host", folder]) != 0:
            if server.poll() is not None or time.monotonic() > deadline:
                pytest.fail(f"PostgreSQL did not start:\n{(folder / 'log').read_text()}", pytrace=False)
            time.sleep(0.05)
        yield
    finally:
        server.send_signal(signal.SIGQUIT)
        server.wait()


def _programs() -> Path:
    """Find PostgreSQL's programs: on the PATH, or where Debian puts them, the newest first."""
    debian = Path("/usr/lib/postgresql").glob("*/bin")
    newest_first = sorted(debian, key=lambda folder: float(folder.parent.name), reverse=True)
    for folder in [*map(Path, os.get_exec_path()), *newest_first]:
        if (folder / "initdb").exists():
            return (folder / "initdb").resolve().parent  # with all the others, which a link may lack
    pytest.fail(MISSING, pytrace=False)


def _user() -> str:
    """Choose whom root lets run the server."""
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
