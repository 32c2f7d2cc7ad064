"""Floods of frames end their own WebSocket and hold up no other."""

import asyncio
import json
import logging
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import PATIENCE
from tests.server.loop import on_a_loop
from tests.server.serving import serving, settings_in
from tests.server.sockets.dialling import HANDSHAKE, dialled, exceeded, guarded
from whistlestop.server.settings import Limits, SocketLimits
from whistlestop.server.sockets.uvicorn_config import HEARTBEAT
from whistlestop.server.sockets.websocket_protocol import BoundedWebSocketProtocol
from whistlestop.server.wire.messages import PongMessage
from whistlestop.server.wire.requests import PingRequest

LIMITS = SocketLimits()
PING_MESSAGE = b'{"type":"ping"}'


def frame(first: int, payload: bytes = b"") -> bytes:
    """Encode a short frame with a mask of zeros."""
    return bytes([first, 0x80 | len(payload)]) + b"\0\0\0\0" + payload


FLOODS = {
    "pings": (frame(0x89) * 100_000, 1008, "control frames"),
    "pongs": (frame(0x8A) * 100_000, 1008, "control frames"),
    "empty fragments": (frame(0x01) + frame(0x00) * 100_000, 1009, "size of a message"),
    "small fragments": (frame(0x01, b"{") + frame(0x00, b" ") * 100_000, 1009, "size of a message"),
}


@pytest.mark.parametrize("what", FLOODS)
@on_a_loop
async def test_a_flood_of_frames_ends_its_connection(what: str, tmp_path: Path) -> None:
    data, code, limit = FLOODS[what]
    async with guarded(tmp_path) as server, server.client() as bystander:
        async with server.client() as client:
            client.socket.transport.write(data)
            async with asyncio.timeout(PATIENCE):
                await client.socket.wait_closed()
            assert client.socket.close_code in (code, 1006)  # the reset may overtake the close frame
        await bystander.ask(PingRequest())

        assert exceeded(server)[limit] == 1


@pytest.mark.parametrize("part", [4000, 8000, 20_000])
@on_a_loop
async def test_a_message_is_limited_in_all_its_fragments(part: int, tmp_path: Path) -> None:
    async with (
        serving(settings_in(tmp_path, Limits())) as server,
        server.client() as client,
        server.client() as bystander,
    ):
        with suppress(ConnectionClosed):
            await client.socket.send([" " * part] * 5)
        await client.socket.wait_closed()
        assert client.socket.close_code == 1009
        await bystander.ask(PingRequest())

        assert exceeded(server) == {"size of a message": 1}


@on_a_loop
async def test_fragments_and_pings_within_the_limits_are_accepted(tmp_path: Path) -> None:
    parts = [frame(0x01, PING_MESSAGE[:1]), *(frame(0x00) for _ in range(LIMITS.fragments - 2))]
    async with serving(tmp_path) as server, server.client() as client:
        client.socket.transport.write(b"".join(parts) + frame(0x89) * 30 + frame(0x80, PING_MESSAGE[1:]))
        await client.hear(PongMessage)


@on_a_loop
async def test_many_messages_in_one_chunk_are_all_answered_in_order(tmp_path: Path) -> None:
    number = 3000
    async with serving(tmp_path) as server, server.client() as client:
        wishes = [json.dumps({"type": "ping", "id": one}).encode() for one in range(number)]
        client.socket.transport.write(b"".join(frame(0x81, wish) for wish in wishes))
        answers = await client.answers(number)

        assert [answer.id for answer in answers] == list(range(number))


@on_a_loop
async def test_a_handshake_that_the_websocket_library_refuses_is_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, dialled(server) as client:
        await client.send(HANDSHAKE + b"Cookie: " + b"x" * 9000 + b"\r\n\r\n")

        assert (await client.rest()).startswith(b"HTTP/1.1 431 ")


@on_a_loop
async def test_a_websocket_that_is_refused_leaves_no_error_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as server, dialled(server) as client:
        await client.send(HANDSHAKE + b"Origin: https://evil.example\r\n\r\n")

        assert (await client.rest()).startswith(b"HTTP/1.1 403 ")
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


@on_a_loop
async def test_a_handshake_that_is_never_complete_is_not_waited_for(tmp_path: Path) -> None:
    async with guarded(tmp_path, head_time=0.2) as server, dialled(server) as client:
        await client.send(HANDSHAKE)

        assert (await client.rest()).startswith(b"HTTP/1.1 408 ")


@on_a_loop
async def test_a_websocket_may_last_longer_than_a_request(tmp_path: Path) -> None:
    async with guarded(tmp_path, request_time=0.1, response_time=0.1) as server, server.client() as client:
        await asyncio.sleep(0.3)
        await client.ask(PingRequest())


@on_a_loop
async def test_only_a_client_that_has_been_silent_is_pinged(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, dialled(server) as client:
        await client.send(HANDSHAKE + b"\r\n")
        await client.until(b"\r\n\r\n")
        (protocol,) = (
            one for one in server.server.server_state.connections if isinstance(one, BoundedWebSocketProtocol)
        )

        protocol.send_keepalive_ping()
        await client.send(frame(0x81, PING_MESSAGE))
        answer = await client.until(b"}")
        protocol.heard -= HEARTBEAT
        protocol.send_keepalive_ping()
        ping = await client.reader.readexactly(2)

        assert (answer[0], ping[0]) == (0x81, 0x89)
