"""Requests that can't be answered: each gets a refusal that names the problem, and none harms the server."""

import asyncio
import io
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from starlette.types import Message, Scope

from tests.server.http.asking import AS_JSON, application, asked, assert_refused
from tests.server.loop import on_a_loop
from tests.server.serving import GENEROUS
from whistlestop.server.errors import StoreUnavailable
from whistlestop.server.http.endpoints import ENDPOINTS
from whistlestop.server.http.resource import Resource
from whistlestop.server.operations.rate_limiter import RateLimiter
from whistlestop.server.services.lobby import LobbyService
from whistlestop.server.telemetry.logs import JsonFormatter
from whistlestop.server.wire.codes import HTTP_STATUS, Code

JOIN = '{"table": "missing", "name": "Ada"%s}'
DEEP = 30_000


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (b"", "truncated"),
        (b"null", "Expected `object`, got `null`"),
        (b"[]", "Expected `object`, got `array`"),
        (b"{", "truncated"),
        (b'{"table": "missing"}', "missing required field `name`"),
        ((JOIN % ', "secret": 1').encode(), "unknown field `secret`"),
        ((JOIN % ', "seat": "1"').encode(), "Expected `int | null`, got `str` - at `$.seat`"),
        ((JOIN % ', "seat": 1.0').encode(), "Expected `int | null`, got `float` - at `$.seat`"),
        ((JOIN % ', "seat": 10').encode(), "<= 9"),
        ((JOIN % f', "seat": {"9" * 20_000}').encode(), "out of range"),
        ((JOIN % ', "seat": NaN').encode(), "malformed"),
        ((JOIN % ', "table": "other"').encode(), "field `table` twice"),
        ((JOIN % (', "' + "x" * 10_000 + '": 1')).encode(), "unknown field `xxx"),
        (b'{"table": "\xff", "name": "Ada"}', "not UTF-8"),
        (b'{"table": "\\ud800", "name": "Ada"}', "surrogate"),
        (b'{"table": "a\\u0000b", "name": "Ada"}', "matching regex"),
        ((JOIN % "").encode("utf-16"), "malformed"),
        (b"\xef\xbb\xbf" + (JOIN % "").encode(), "malformed"),
        ((JOIN % "").encode() + b" {}", "trailing"),
        (b"[" * DEEP, "Expected `object`, got `array`"),
        (b'{"table":' * (DEEP // 9), "Expected `str`, got `object`"),
        (b'{"name": "Ada", "table": ' + b"[" * DEEP + b"]" * DEEP + b"}", "Expected `str`, got `array`"),
    ],
)
@on_a_loop
async def test_a_body_that_is_not_as_described_is_malformed(body: bytes, says: str, tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        answer = await http.post("/api/join", content=body, headers=AS_JSON)
    message = assert_refused(answer, 400, "malformed")
    assert says in message
    assert len(message) < 300


@on_a_loop
async def test_a_body_nested_deeper_than_can_be_followed_is_malformed(tmp_path: Path) -> None:
    body = b'{"game": "usa", "seats": [{"name": ' + b"[" * DEEP + b"]" * DEEP + b', "kind": "me"}]}'
    async with asked(tmp_path) as (_, http):
        answer = await http.post("/api/tables", content=body, headers=AS_JSON)

    assert "nested too deeply" in assert_refused(answer, 400, "malformed")


@on_a_loop
async def test_a_field_named_twice_is_refused_at_any_depth(tmp_path: Path) -> None:
    body = '{"seats": [{"table": "a", "token": "x", "token": "y"}]}'
    async with asked(tmp_path) as (_, http):
        answer = await http.post("/api/mine", content=body, headers=AS_JSON)

    assert "field `token` twice" in assert_refused(answer, 400, "malformed")


@pytest.mark.parametrize(
    "content", ["", "text/plain", "application/x-www-form-urlencoded", "application/json2"]
)
@on_a_loop
async def test_a_body_that_is_not_called_json_is_not_read(content: str, tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        headers = {"content-type": content} if content else {}
        answer = await http.post("/api/join", content=(JOIN % "").encode(), headers=headers)
    assert "application/json" in assert_refused(answer, 415, "wrong_content")


@on_a_loop
async def test_json_may_be_called_so_in_capitals_and_with_a_charset(tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        headers = {"content-type": "Application/JSON; charset=utf-8"}
        answer = await http.post("/api/join", content=(JOIN % "").encode(), headers=headers)

    assert_refused(answer, 404, "not_found")


@on_a_loop
async def test_a_body_of_exactly_the_limit_is_read_and_one_more_byte_is_too_large(tmp_path: Path) -> None:
    body = (JOIN % "").encode().ljust(GENEROUS.body)
    async with asked(tmp_path) as (_, http):
        fits = await http.post("/api/join", content=body, headers=AS_JSON)
        exceeds = await http.post("/api/join", content=body + b" ", headers=AS_JSON)

    assert_refused(fits, 404, "not_found")
    assert str(GENEROUS.body) in assert_refused(exceeds, 413, "too_large")


@on_a_loop
async def test_no_more_of_a_huge_body_is_taken_in_than_the_limit(tmp_path: Path) -> None:
    taken = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal taken
        while True:
            taken += 1024
            yield b" " * 1024

    async with asked(tmp_path) as (_, http):
        answer = await http.post("/api/join", content=endless(), headers=AS_JSON)

    assert_refused(answer, 413, "too_large")
    assert taken <= GENEROUS.body + 2 * 1024


@on_a_loop
async def test_a_body_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    sent: list[Message] = []

    async def stalling() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    async with application(tmp_path) as (services, _):
        joining = [endpoint for endpoint in ENDPOINTS if endpoint.path == "/join"]
        resource = Resource(joining, services, RateLimiter(GENEROUS), patience=0.01)
        headers = [(b"content-type", b"application/json")]
        scope: Scope = {"type": "http", "method": "POST", "path": "/join", "headers": headers}
        await resource(scope, stalling, send)

    assert sent[0]["status"] == HTTP_STATUS["too_slow"]
    assert json.loads(sent[1]["body"])["code"] == "too_slow"


@on_a_loop
async def test_somebody_who_hangs_up_in_mid_body_gets_no_answer(tmp_path: Path) -> None:
    sent: list[Message] = []

    async def hanging_up() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    async with application(tmp_path) as (_, app):
        headers = [(b"content-type", b"application/json"), (b"host", b"localhost")]
        scope: Scope = {"type": "http", "method": "POST", "path": "/api/join", "headers": headers}
        await app(scope, hanging_up, send)

    assert sent == []


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/api/tables", "GET, HEAD, POST"),
        ("DELETE", "/api/games/usa", "GET, HEAD"),
        ("GET", "/api/join", "POST"),
        ("OPTIONS", "/api/mine", "POST"),
        ("BREW", "/api/record", "POST"),
    ],
)
@on_a_loop
async def test_a_wrong_method_is_told_the_right_ones(
    method: str, path: str, allowed: str, tmp_path: Path
) -> None:
    async with asked(tmp_path) as (_, http):
        answer = await http.request(method, path)
    assert_refused(answer, 405, "wrong_method")
    assert answer.headers["allow"] == allowed


@pytest.mark.usefixtures("built_page")
@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/games/", "/api/join/", "/api/games/a/b"]
)
@on_a_loop
async def test_there_is_nothing_at_other_paths(path: str, tmp_path: Path) -> None:
    async with asked(tmp_path) as (_, http):
        for method in ("GET", "POST"):
            answer = await http.request(method, path)
            expected: tuple[int, Code] = (404, "not_found")
            if (method, path) == ("POST", "/api"):  # a path of the page, which is only shown
                expected = (405, "wrong_method")
            assert_refused(answer, *expected)


@on_a_loop
async def test_a_failure_is_logged_with_its_place_and_told_without_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(desk: LobbyService) -> None:
        raise KeyError("a secret")

    monkeypatch.setattr(LobbyService, "games", fail)
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonFormatter())
    log = logging.getLogger("whistlestop.http")
    log.addHandler(handler)
    try:
        async with asked(tmp_path) as (_, http):
            answer = await http.get("/api/games")
    finally:
        log.removeHandler(handler)

    assert "secret" not in assert_refused(answer, 500, "failed")
    line = json.loads(written.getvalue())
    assert line["doing"] == "GET /games"
    assert "KeyError" in line["error"]
    assert any("endpoints.py" in place for place in line["error"])
    assert "secret" not in written.getvalue()


@on_a_loop
async def test_a_database_that_does_not_answer_makes_nothing_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(*_: object) -> None:
        raise StoreUnavailable("The database is gone.")

    async with asked(tmp_path) as (hub, http):
        monkeypatch.setattr(hub.store, "find", silent)
        answer = await http.post("/api/join", content=(JOIN % "").encode(), headers=AS_JSON)

    assert_refused(answer, 503, "unavailable")


@on_a_loop
async def test_refusals_are_counted_by_their_code(tmp_path: Path) -> None:
    async with asked(tmp_path) as (hub, http):
        await http.post("/api/join", content=b"", headers=AS_JSON)
        counted = hub.metrics.exposition().decode()

    assert 'code="malformed"} 1.0' in counted
