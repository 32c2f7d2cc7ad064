"""Logs contain events and their location, and no secrets."""

import io
import json
import logging
import sqlite3
from collections.abc import Callable, Iterator

import pytest

from tests.server.loop import on_a_loop
from tests.server.operations.asking import asked, small_app
from whistlestop.server.operations.guard import AccessLog
from whistlestop.server.telemetry import logs
from whistlestop.server.telemetry.metrics import Metrics


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """A log in memory instead of the usual one."""
    root, own = logging.getLogger(), logging.getLogger(logs.NAME)
    before = root.handlers, root.level, own.level
    stream = io.StringIO()
    logs.configure("json", logging.DEBUG, stream)
    yield stream
    root.handlers, level, own_level = before
    root.setLevel(level)
    own.setLevel(own_level)


def lines(log: io.StringIO) -> list[dict[str, object]]:
    """Parse the log."""
    return [json.loads(line) for line in log.getvalue().splitlines()]


def test_a_line_is_one_json_object(log: io.StringIO) -> None:
    logs.log_event("a bot was replaced", bot="planner", seconds=0.5)

    (line,) = lines(log)
    assert line.pop("at")
    assert line == {"level": "info", "event": "a bot was replaced", "bot": "planner", "seconds": 0.5}


def test_people_get_short_lines(capsys: pytest.CaptureFixture[str]) -> None:
    record = logging.makeLogRecord(
        {"name": logs.NAME, "msg": "listening", "levelno": 20, "facts": {"port": 4190}}
    )

    assert logs.PlainFormatter().format(record).partition(" ")[2] == "listening port=4190"


def test_an_error_is_told_with_its_places_but_without_its_words(log: io.StringIO) -> None:
    try:
        try:
            raise KeyError("token-of-ada")
        except KeyError as error:
            raise ValueError("seed c0ffee") from error
    except ValueError:
        logging.getLogger("whistlestop.tables").exception("a table could not go on")

    text = json.dumps(lines(log))
    assert "test_logs.py" in text
    assert "KeyError" in text
    assert "ValueError" in text
    assert "c0ffee" not in text
    assert "token-of-ada" not in text


def raised_while_handling() -> None:
    """Raise an error while another is handled."""
    try:
        raise KeyError("first")
    except KeyError:
        int("second")


def raised_because_of() -> None:
    """Raise an error whose cause was never raised itself."""
    raise ValueError("second") from KeyError("first")


@pytest.mark.parametrize("fail", [raised_while_handling, raised_because_of])
def test_an_error_is_logged_after_what_led_to_it(fail: Callable[[], None], log: io.StringIO) -> None:
    try:
        fail()
    except ValueError:
        logging.getLogger("whistlestop.tables").exception("failed")

    (line,) = lines(log)
    text = line["error"]
    assert isinstance(text, list)
    assert [name for name in text if not name.startswith(" ")] == ["KeyError", "ValueError"]


def test_what_the_system_says_is_told() -> None:
    assert (
        logs.cause(OSError(28, "No space left on device", "/some/file")) == "OSError: No space left on device"
    )
    assert "disk is full" in logs.cause(sqlite3.OperationalError("database or disk is full"))


def test_libraries_tell_only_what_is_wrong_and_not_about_whom(log: io.StringIO) -> None:
    library = logging.getLogger("uvicorn.error")
    library.info('%s - "WebSocket %s" [accepted]', "192.0.2.1", "/ws?token=secret")
    library.warning("Something about %s", "token-of-ada")
    library.error(ValueError("seed c0ffee"))
    logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: <Task token-of-ada>")

    assert [line["event"] for line in lines(log)] == [
        "Something about %s",
        "ValueError",
        "Task exception was never retrieved",
    ]


@pytest.mark.parametrize(
    ("path", "route", "status"),
    [
        ("/api/tables?token=secret", "/api/tables", 200),
        ("/api/games/secret", "/api/games/{name}", 200),
        ("/api/secret", "/api/…", 404),
        ("/secret", "/…", 404),
        ("/api/broken", "/api/broken", 500),
    ],
)
@on_a_loop
async def test_a_request_is_logged_by_its_route(path: str, route: str, status: int, log: io.StringIO) -> None:
    app = small_app()
    await asked(AccessLog(app, app.routes, Metrics()), path, sender="203.0.113.77")

    (line,) = [line for line in lines(log) if line["event"] == "request"]
    assert (line["route"], line["status"], line["method"]) == (route, status, "GET")
    assert "secret" not in log.getvalue()
    assert "c0ffee" not in log.getvalue()
    assert "203.0.113" not in log.getvalue()


@on_a_loop
async def test_health_checks_are_logged_for_debugging_only(log: io.StringIO) -> None:
    app = small_app()
    for path in ("/healthz", "/api/tables"):
        await asked(AccessLog(app, app.routes, Metrics()), path)

    requests = [(line["route"], line["level"]) for line in lines(log) if line["event"] == "request"]
    assert requests == [("/healthz", "debug"), ("/api/tables", "info")]


@on_a_loop
async def test_a_method_that_somebody_made_up_is_not_repeated(log: io.StringIO) -> None:
    app = small_app()
    await asked(AccessLog(app, app.routes, Metrics()), "/api/tables", method="TOKENOFADA")

    assert "TOKENOFADA" not in log.getvalue()
