"""Connections that end leave nothing behind: no timer, and no request of a client that was dropped."""

from dataclasses import replace
from pathlib import Path

from tests.server.client import Client
from tests.server.loop import on_a_loop
from tests.server.serving import GENEROUS, Serving, my_seats, serving, settings_in
from tests.server.sockets.dialling import exceeded
from whistlestop.server.sockets.websocket_protocol import BoundedWebSocketProtocol
from whistlestop.server.wire.bodies import NewTable
from whistlestop.server.wire.requests import PingRequest, SayRequest

TABLE = NewTable(game="first_journey", seats=list(my_seats(2)), start=True, first=0)


@on_a_loop
async def test_a_client_who_has_left_is_not_counted_as_unused_later(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path, replace(GENEROUS, unused=1.0))) as server:
        async with server.client() as brief:
            await brief.ask(PingRequest())
        async with server.client() as idle:
            await idle.socket.wait_closed()  # its time ends after that of the one before

        assert idle.socket.close_code == 1001
        assert exceeded(server) == {"unused connections": 1}


@on_a_loop
async def test_requests_of_a_client_who_was_dropped_are_ignored(tmp_path: Path) -> None:
    limits = replace(GENEROUS, waiting=3)
    async with (
        serving(settings_in(tmp_path, limits)) as server,
        server.client() as slow,
        server.client() as other,
    ):
        made = await server.create(TABLE)
        await slow.sit(made.table, made.seats[0].token)
        await other.sit(made.table, made.seats[1].token)
        await slow.socket.send("{")
        await pass_time(other)
        assert refusals(server, "malformed") == 1

        protocol = protocol_of(server, slow)
        protocol.pause_writing()  # as if the client did not read and all buffers were full
        while not exceeded(server):
            await other.do(SayRequest(table=made.table, seat=1, phrase="hello"))
        await slow.socket.send("{")
        await pass_time(other)

        assert refusals(server, "malformed") == 1
        assert refusals(server, "too_slow") == 1
        protocol.resume_writing()
        await slow.socket.wait_closed()
        assert slow.socket.close_code == 1013
        assert exceeded(server) == {"backlog of a slow client": 1}


async def pass_time(client: Client) -> None:
    """Wait until the server has handled whatever arrived before from anybody."""
    for _ in range(3):
        await client.ask(PingRequest())


def protocol_of(server: Serving, client: Client) -> BoundedWebSocketProtocol:
    """Return the server's end of a connection."""
    port = client.socket.local_address[1]
    for found in server.server.server_state.connections:
        if isinstance(found, BoundedWebSocketProtocol) and found.client and found.client[1] == port:
            return found
    raise AssertionError("the client is not connected")


def refusals(server: Serving, code: str) -> float:
    """Return how often the server has refused something with a code."""
    lines = server.hub.metrics.exposition().decode().splitlines()
    start = f'whistlestop_refusals_total{{code="{code}"}} '
    return next((float(line.removeprefix(start)) for line in lines if line.startswith(start)), 0)
