"""A client that reads nothing holds up nobody and is disconnected early."""

import asyncio
import socket
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import PATIENCE
from tests.server.loop import on_a_loop
from tests.server.serving import my_seats, serving
from whistlestop.server.wire.bodies import NewTable
from whistlestop.server.wire.messages import TableMessage
from whistlestop.server.wire.requests import AwayRequest, SitRequest, WatchRequest

WISHES = 5_000


async def ask_on(deaf: ClientConnection, wish: SitRequest) -> None:
    """Send requests until the server stops reading."""
    for _ in range(WISHES):
        await deaf.send(msgspec.json.encode(wish), text=True)


@on_a_loop
async def test_a_client_that_does_not_read_is_parted_with_while_others_are_served(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, at.client() as other:
        table = await at.create(NewTable(game="usa", seats=list(my_seats(2)), start=True))
        await other.sit(table.table, table.seats[1].token)
        host, _, port = at.address.removeprefix("http://").partition(":")
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect((host, int(port)))
        async with connect(f"ws://{host}:{port}/ws", sock=small, proxy=None, ping_interval=None) as deaf:
            deaf.transport.pause_reading()
            asking = asyncio.create_task(
                ask_on(deaf, SitRequest(table=table.table, token=table.seats[0].token))
            )
            await other.hear(TableMessage, lambda message: message.seats[0].present)
            since = len(other.messages)
            async with asyncio.timeout(PATIENCE), at.client() as third:
                while all(shown.seats[0].present for shown in other.messages_of(TableMessage)[-1:]):
                    await third.do(WatchRequest(table=table.table))
                    await third.do(AwayRequest(table=table.table))
            assert len(other.messages) > since
            asking.cancel()
            deaf.transport.abort()
