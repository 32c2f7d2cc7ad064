"""Requests that are too large, too slow or too many end their own connection and no other."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.client import PATIENCE
from tests.server.loop import on_a_loop
from tests.server.serving import serving
from tests.server.sockets.dialling import dialled, exceeded, guarded, hurry
from whistlestop.server.settings import SocketLimits
from whistlestop.server.wire.requests import PingRequest

LIMITS = SocketLimits()
BRIEF = 0.2
"""A time limit in seconds that a test need not wait long for."""

GET = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
LARGE = GET.replace(b"games", b"openapi.json")
POST = b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
ENDLESS = b"x" * 100_000


TOO_LARGE = {
    "a URL": (b"GET /" + b"x" * LIMITS.url + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 414),
    "a URL that does not end": (b"GET /" + ENDLESS, 414),
    "a header": (GET + b"A: " + b"x" * LIMITS.head + b"\r\n\r\n", 431),
    "a header that does not end": (GET + b"A: " + ENDLESS, 431),
    "the name of a header": (GET + ENDLESS, 431),
    "all headers": (GET + b"A: bbbbbbbbbbbbbbbbbbbbbbbbbbbb\r\n" * 2000, 431),
    "many small headers": (GET + b"A: b\r\n" * LIMITS.headers + b"\r\n", 431),
}


@pytest.mark.parametrize("what", TOO_LARGE)
@on_a_loop
async def test_a_head_that_is_too_large_is_refused_while_it_arrives(what: str, tmp_path: Path) -> None:
    data, status = TOO_LARGE[what]
    async with serving(tmp_path) as server, server.client() as bystander:
        async with dialled(server) as client:
            await client.send(data)
            head, _, body = (await client.rest()).partition(b"\r\n\r\n")
        await bystander.ask(PingRequest())

        assert head.startswith(b"HTTP/1.1 %d " % status)
        assert json.loads(body)["code"] == "too_large"
        assert exceeded(server) == {"size of a request": 1}


@on_a_loop
async def test_headers_within_the_limits_are_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, dialled(server) as client:
        await client.send(GET + b"A: b\r\n" * (LIMITS.headers - 2))
        await client.send(b"B: " + b"x" * (LIMITS.head - 2000) + b"\r\n\r\n")

        assert (await client.until(b"\r\n")).startswith(b"HTTP/1.1 200 ")


@on_a_loop
async def test_a_body_in_small_chunks_is_read_and_its_trailers_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        chunked = POST + b"Transfer-Encoding: chunked\r\n\r\n"
        async with dialled(server) as client:
            await client.send(chunked + b"1\r\n{\r\n" + b"1\r\n \r\n" * 20_000 + b"0\r\n\r\n")
            assert (await client.until(b"\r\n")).startswith(b"HTTP/1.1 400 ")
        async with dialled(server) as client:
            await client.send(chunked + b"0\r\nA: " + b"x" * 10_000_000)
            await client.rest()

        assert exceeded(server) == {"size of a request": 1}


TOO_SLOW = {
    "nothing": (b"", b""),
    "line breaks": (b"\r\n", b""),
    "a part of the headers": (GET, b"HTTP/1.1 408 "),
    "a part of the body": (POST + b"Content-Length: 99\r\n\r\n{", b""),
    "a body that nobody reads": (GET + b"Content-Length: 99\r\n\r\n{", b"HTTP/1.1 200 "),
}


@pytest.mark.parametrize("what", TOO_SLOW)
@on_a_loop
async def test_a_request_that_is_never_complete_is_not_waited_for(what: str, tmp_path: Path) -> None:
    data, answer = TOO_SLOW[what]
    async with serving(tmp_path) as server, server.client() as bystander:
        hurry(server, head_time=BRIEF, request_time=BRIEF)
        async with dialled(server) as client:
            await client.send(data)
            assert (await client.rest()).startswith(answer)
        await bystander.ask(PingRequest())

        assert list(exceeded(server)) == ["time of a request" if data.strip() else "silent sockets"]


@on_a_loop
async def test_line_breaks_after_a_request_don_t_keep_a_connection(tmp_path: Path) -> None:
    async with guarded(tmp_path, head_time=BRIEF) as server, dialled(server) as client:
        await client.send(GET + b"\r\n")
        await client.until(b"\r\n")
        await client.send(b"\r\n")
        await client.rest()

        assert list(exceeded(server)) == ["time of a request"]


@on_a_loop
async def test_headers_that_dribble_in_don_t_extend_their_time(tmp_path: Path) -> None:
    async with guarded(tmp_path, head_time=BRIEF) as server, dialled(server) as client:
        await client.send(GET)
        closed = asyncio.create_task(client.rest())
        while not closed.done():
            await client.send(b"A: b\r\n")
            await asyncio.sleep(BRIEF / 10)

        assert (await closed).startswith(b"HTTP/1.1 408 ")


@on_a_loop
async def test_a_response_that_is_not_received_is_not_held_for_ever(tmp_path: Path) -> None:
    limits = {"response_time": BRIEF, "pipelined": 10_000}
    async with guarded(tmp_path, **limits) as server, dialled(server) as client:
        client.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await client.send((LARGE + b"\r\n") * 300)  # more than the buffers between them can hold
        async with asyncio.timeout(PATIENCE):
            while server.connections:
                await asyncio.sleep(0.01)

        assert list(exceeded(server)) == ["time of a request"]


@on_a_loop
async def test_requests_sent_ahead_are_answered_up_to_a_limit(tmp_path: Path) -> None:
    async with guarded(tmp_path, pipelined=2) as server:
        for requests, answers in ((3, 3), (100, 0)):
            async with dialled(server) as client:
                await client.send((GET + b"\r\n") * (requests - 1) + GET + b"Connection: close\r\n\r\n")
                received = (await client.rest()).count(b"HTTP/1.1 200 OK")
                assert received >= answers
        assert list(exceeded(server)) == ["pipelined requests"]


@on_a_loop
async def test_what_is_not_http_is_refused_in_words(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path) as server, dialled(server) as client:
        await client.send(b"\x16\x03\x01 hello\r\n\r\n")
        head, _, body = (await client.rest()).partition(b"\r\n\r\n")

        assert head.startswith(b"HTTP/1.1 400 ")
        assert json.loads(body)["code"] == "malformed"
        assert not caplog.records
