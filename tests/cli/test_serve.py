"""The server's command, and what `./play` alone does."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.program import Outcome
from tests.server.processes import environment, server_process

WITHOUT_SERVER_PACKAGES = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("uvicorn", "starlette"):
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Missing())
import importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name: None if name in ("uvicorn", "starlette") else find(name)
sys.argv = ["whistlestop", *sys.argv[1:]]
from whistlestop.cli import main
main()
"""

SLOW_IMPORTS = """
import sys, whistlestop.cli
print({"msgspec", "rich.progress", "sqlalchemy"} & sys.modules.keys())
"""


def ran(folder: Path, *command: str, **variables: str) -> Outcome:
    """Run a command of the program that ends by itself."""
    done = subprocess.run(
        [sys.executable, *command],
        capture_output=True,
        encoding="utf-8",
        env=environment(folder, variables),
        timeout=60,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def serve(folder: Path, *words: str, **variables: str) -> Outcome:
    """Run `serve` where it ends by itself."""
    return ran(folder, "-m", "whistlestop", "serve", *words, **variables)


def test_a_second_server_for_the_same_tables_tells_where_the_first_is(tmp_path: Path) -> None:
    with server_process(tmp_path, "--port", "0") as server:
        second = serve(tmp_path)

        assert second.code == 0
        assert second.said == f"Whistlestop already serves these tables at {server.address}\n"


def test_tables_are_kept_in_the_data_folder_where_only_their_owner_may_read_them(tmp_path: Path) -> None:
    with server_process(tmp_path, "--port", "0"):
        file = tmp_path / "data" / "tables.sqlite"

        assert file.stat().st_mode & 0o777 == 0o600


def test_a_database_can_be_named_by_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    with server_process(tmp_path, "--port", "0", WHISTLESTOP_DATABASE=f"sqlite:///{file}"):
        assert file.exists()


def test_a_password_in_the_environment_is_not_shown(tmp_path: Path) -> None:
    url = "postgresql://ada:hunter2@127.0.0.1:1/tables"
    for outcome in (
        serve(tmp_path, "--port", "0", WHISTLESTOP_DATABASE=url),
        serve(tmp_path, "--help", WHISTLESTOP_DATABASE=url),
    ):
        assert "hunter2" not in outcome.said + outcome.complained
        assert "Traceback" not in outcome.complained


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--database", "mysql://somewhere/x"), "Write sqlite:///FILE or postgresql://"),
        (("--database", "sqlite:////proc/none/x.sqlite"), "can't be made"),
        (("--host", "no-such-name.invalid", "--port", "0"), "There is no address “no-such-name.invalid”"),
        (("--port", "70000"), "less than or equal to 65535"),
        (("--log", "loud"), "plain"),
    ],
)
def test_what_can_not_be_served_is_said_in_a_sentence(
    tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    outcome = serve(tmp_path, *words)

    assert outcome.code == 2
    assert sentence in outcome.complained
    assert "Traceback" not in outcome.complained


def test_a_port_that_was_asked_for_and_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        outcome = serve(tmp_path, "--port", str(port))

        assert outcome.code == 2
        assert f"Port {port} is taken" in outcome.complained


def test_listening_for_others_without_a_proxy_is_warned_about(tmp_path: Path) -> None:
    with server_process(tmp_path, "--port", "0", "--host", "127.0.0.2") as server:
        assert "not encrypted" not in server.log.read_text()
    with server_process(tmp_path, "--port", "0", "--host", "0.0.0.0") as server:
        assert "not encrypted" in server.log.read_text()
        assert server.address.startswith("http://127.0.0.1:")


def test_a_page_that_was_named_may_come_from_elsewhere(tmp_path: Path) -> None:
    there = {"Origin": "https://club.example"}
    with server_process(tmp_path, "--port", "0", "--origin", "https://club.example/") as server:
        asked = {
            **there,
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "content-type",
        }
        allowed = httpx.options(f"{server.address}api/tables", headers=asked)
        posted = httpx.post(f"{server.address}api/mine", json={"seats": []}, headers=there)

    assert allowed.status_code == 200
    assert allowed.headers["access-control-allow-origin"] == "https://club.example"
    assert posted.status_code == 200
    assert posted.headers["access-control-allow-origin"] == "https://club.example"


def test_without_a_command_the_server_starts(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "whistlestop"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment(tmp_path, {})
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert said.startswith("Whistlestop is ready at http://127.0.0.1:")
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def test_without_the_packages_of_the_server_it_is_said_what_to_install(tmp_path: Path) -> None:
    outcome = ran(tmp_path, "-c", WITHOUT_SERVER_PACKAGES, "serve")

    assert outcome.code == 2
    assert "pip install 'whistlestop[server]'" in outcome.complained
    assert "starlette, uvicorn" in outcome.complained


def test_other_commands_do_without_the_packages_of_the_server(tmp_path: Path) -> None:
    outcome = ran(tmp_path, "-c", WITHOUT_SERVER_PACKAGES, "games")

    assert outcome.code == 0
    assert "europe" in outcome.said
    assert ran(tmp_path, "-c", SLOW_IMPORTS).said == "set()\n"


def test_a_browser_is_opened_only_where_somebody_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from whistlestop.cli import browser

    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("CI", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not browser.is_there()
    monkeypatch.setenv("DISPLAY", ":0")
    assert browser.is_there()
    monkeypatch.setenv("CI", "1")
    assert not browser.is_there()


@pytest.mark.parametrize(
    ("platform", "variables", "folder"),
    [
        ("linux", {}, "home/.local/share/whistlestop"),
        ("linux", {"XDG_DATA_HOME": "xdg"}, "xdg/whistlestop"),
        ("darwin", {}, "home/Library/Application Support/whistlestop"),
        ("win32", {"LOCALAPPDATA": "local"}, "local/whistlestop"),
        ("linux", {"WHISTLESTOP_DATA": "own"}, "own"),
    ],
)
def test_each_system_has_its_place_for_data(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], folder: str
) -> None:
    from whistlestop.cli import databases

    for name in ("WHISTLESTOP_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "home")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)

    assert databases.data_folder() == Path(folder.replace("/", os.sep))
