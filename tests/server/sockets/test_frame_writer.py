"""Messages written straight to a connection are the frames that the library would write."""

import asyncio
from pathlib import Path

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from tests.server.loop import on_a_loop
from tests.server.serving import Serving, serving
from whistlestop.server.sockets.frame_writer import FrameWriter, frame_head
from whistlestop.server.table.snapshots import encode
from whistlestop.server.websocket.outbox import WRITE
from whistlestop.server.wire.messages import PongMessage
from whistlestop.server.wire.requests import PingRequest


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_heads_are_those_of_the_protocol(size: int) -> None:
    payload = b"x" * size

    assert frame_head(size) + payload == Frame(Opcode.TEXT, payload).serialize(mask=False)


def websocket_of(server: Serving) -> WebSocketsSansIOProtocol:
    """Return the only WebSocket of a server."""
    connections = server.server.server_state.connections
    [protocol] = [one for one in connections if isinstance(one, WebSocketsSansIOProtocol)]
    return protocol


@on_a_loop
async def test_a_server_writes_straight_to_its_open_connections(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        async with server.client() as client:
            await client.say(PingRequest(id=1))
            await client.hear(PongMessage)
            protocol = websocket_of(server)
            write = FrameWriter(protocol).write
            assert WRITE in protocol.scope
            assert write([encode(PongMessage(id=2)), encode(PongMessage(id=3))])
            await client.hear(PongMessage, lambda pong: pong.id == 2)
            await client.hear(PongMessage, lambda pong: pong.id == 3)

        while server.server.server_state.tasks:
            await asyncio.sleep(0)
        assert not write([encode(PongMessage(id=4))])


@on_a_loop
async def test_what_a_client_does_not_read_is_not_piled_up(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, server.client() as client:
        client.socket.transport.pause_reading()
        write = FrameWriter(websocket_of(server)).write
        written = sum(write([b" " * 2**16]) for _ in range(1000))
        client.socket.transport.abort()

        assert 0 < written < 1000
