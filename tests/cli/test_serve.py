"""The serve command, and the program without a command."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.cli.program import Outcome
from tests.server.processes import ServerProcess, environment, server_process
from whistlestop.cli import serve as serving
from whistlestop.cli.app import app
from whistlestop.cli.own_address import own_address
from whistlestop.server.settings import Settings

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
    """Run a command that terminates by itself."""
    done = subprocess.run(
        [sys.executable, *command],
        capture_output=True,
        encoding="utf-8",
        env=environment(folder, variables),
        timeout=60,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def serve(folder: Path, *words: str, **variables: str) -> Outcome:
    """Run `serve` where it terminates by itself."""
    return ran(folder, "-m", "whistlestop", "serve", *words, **variables)


def test_a_second_server_for_the_same_tables_prints_the_address_of_the_first(tmp_path: Path) -> None:
    with server_process(tmp_path, "--port", "0") as server:
        second = serve(tmp_path)

        assert second.code == 0
        assert second.said == f"Whistlestop is already serving these tables at {server.address}\n"


def test_tables_are_stored_in_the_data_folder_readable_by_their_owner_only(tmp_path: Path) -> None:
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
        (("--database", "sqlite:////proc/none/x.sqlite"), "can't be created"),
        (("--host", "no-such-name.invalid", "--port", "0"), "can't listen on “no-such-name.invalid”"),
        (("--port", "70000"), "less than or equal to 65535"),
        (("--log", "loud"), "plain"),
        (("--name", "games.example/trains"), "Write it like games.example.org"),
        (("--behind-proxy",), "Behind a proxy, a server has to know its public name."),
        (
            ("--host", "0.0.0.0", "--webhook-host", "ntfy.sh"),
            "Add the name or address",
        ),
    ],
)
def test_a_server_that_cannot_start_explains_why(
    tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    outcome = serve(tmp_path, *words)

    assert outcome.code == 2
    assert sentence in outcome.complained
    assert "Traceback" not in outcome.complained


def test_a_requested_port_that_is_in_use_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        outcome = serve(tmp_path, "--port", str(port))

        assert outcome.code == 2
        assert f"Port {port} is in use" in outcome.complained


def test_listening_on_the_network_without_a_proxy_prints_a_warning(tmp_path: Path) -> None:
    with server_process(tmp_path, "--port", "0", "--host", "127.0.0.2") as server:
        assert "not encrypted" not in server.log.read_text()
    with server_process(tmp_path, "--port", "0", "--host", "0.0.0.0") as server:
        assert "not encrypted" in server.log.read_text()
        assert server.address.startswith("http://127.0.0.1:")


def lines(server: ServerProcess, number: int) -> str:
    """Read more of what a server prints at its start."""
    assert server.process.stdout is not None
    return "".join(server.process.stdout.readline() for _ in range(number))


def test_a_server_for_others_says_at_its_start_what_it_answers_to_and_refuses_other_names(
    tmp_path: Path,
) -> None:
    words = ["--port=0", "--host=0.0.0.0", "--name=Games.example", "--name=https://trains.example"]
    with server_process(tmp_path, *words) as server:
        said = lines(server, 1)
        statuses = {
            host: httpx.get(f"{server.address}api/games", headers={"Host": host}).status_code
            for host in ("games.example", "trains.example:8443", "10.0.0.7", "evil.example")
        }
        port = int(server.address.rpartition(":")[2].rstrip("/"))
        with (
            socket.create_connection(("127.0.0.1", port)) as there,
            pytest.raises(InvalidStatus, match="403"),
        ):
            connect("ws://evil.example/ws", sock=there)
        log = server.log.read_text()

    assert "It answers to games.example, trains.example, localhost and IP addresses" in said
    assert "--name" in said
    assert statuses.pop("evil.example") == 403
    assert set(statuses.values()) == {200}
    assert "games.example trains.example localhost" in log


def test_names_can_be_given_by_the_environment(tmp_path: Path) -> None:
    variables = {"WHISTLESTOP_NAME": "games.example trains.example"}
    with server_process(tmp_path, "--port", "0", "--behind-proxy", **variables) as server:
        assert "games.example, trains.example, localhost" in lines(server, 1)


def test_without_a_name_a_server_for_others_prints_the_address_for_the_network(tmp_path: Path) -> None:
    address = own_address()
    with server_process(tmp_path, "--port", "0", "--host", "0.0.0.0") as server:
        said = lines(server, 2 if address else 1)

    if address:
        assert f"Other machines in your network can use http://{address}:" in said
    assert "It answers to localhost and IP addresses" in said


def test_a_page_of_an_allowed_origin_is_accepted(tmp_path: Path) -> None:
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


def test_without_the_server_packages_the_error_explains_what_to_install(tmp_path: Path) -> None:
    outcome = ran(tmp_path, "-c", WITHOUT_SERVER_PACKAGES, "serve")

    assert outcome.code == 2
    assert "pip install 'whistlestop[server]'" in outcome.complained
    assert "starlette, uvicorn" in outcome.complained


def test_other_commands_work_without_the_server_packages(tmp_path: Path) -> None:
    outcome = ran(tmp_path, "-c", WITHOUT_SERVER_PACKAGES, "games")

    assert outcome.code == 0
    assert "europe" in outcome.said
    assert ran(tmp_path, "-c", SLOW_IMPORTS).said == "set()\n"


def test_a_browser_is_opened_only_where_there_is_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    from whistlestop.cli import browser

    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("CI", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not browser.is_available()
    monkeypatch.setenv("DISPLAY", ":0")
    assert browser.is_available()
    monkeypatch.setenv("CI", "1")
    assert not browser.is_available()


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
def test_each_platform_has_its_data_folder(
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


@pytest.mark.parametrize(
    ("time", "sentence"),
    [
        ("x", "“x” is not a duration; write, for example, 200ms or 2s."),
        ("0", "“0” is not a time in which anybody could decide."),
        ("1ms", "Bots may think for 10 ms to 10 s, not 1 ms."),
        ("11s", "Bots may think for 10 ms to 10 s, not 11 s."),
    ],
)
def test_a_time_for_thinking_that_makes_no_sense_is_refused(time: str, sentence: str, tmp_path: Path) -> None:
    outcome = serve(tmp_path, "--port", "0", "--thinking", time)

    assert outcome.code == 2
    assert sentence in " ".join(outcome.complained.split())
    assert "Traceback" not in outcome.complained


@pytest.mark.parametrize(
    ("words", "thinking"), [((), 0.5), (("--thinking", "1.5s"), 1.5), (("--thinking=200ms",), 0.2)]
)
def test_bots_may_think_for_the_time_that_the_host_gives_them(
    words: tuple[str, ...], thinking: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[float] = []

    def note(settings: Settings, listener: socket.socket, *_: object) -> None:
        given.append(settings.thinking)
        listener.close()

    monkeypatch.setenv("WHISTLESTOP_DATA", str(tmp_path))
    monkeypatch.setattr(serving, "run", note)
    outcome = CliRunner().invoke(app, ["serve", "--port", "0", "--no-open", *words])

    assert outcome.exit_code == 0
    assert given == [thinking]
