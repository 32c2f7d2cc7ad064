"""Tables that a server keeps in memory although nobody follows them."""

import asyncio
from functools import partial

from msgspec.json import encode

from whistlestop.benchmarks.fast_socket import FastSocket, connect
from whistlestop.benchmarks.seed_database import SeededTable
from whistlestop.core.errors import WhistlestopError
from whistlestop.server.wire.requests import AwayRequest, WatchRequest

BY_CONNECTION = 25
"""The number of tables that one connection requests, below its burst limit."""
PATIENCE = 60.0
DONE = b'{"type":"done"'
ERROR = b'{"type":"error"'


async def load_idle(address: str, places: list[SeededTable]) -> None:
    """Make a server load tables by watching each of them briefly."""
    for begin in range(0, len(places), BY_CONNECTION):
        socket = await connect(address)
        try:
            await watch_and_leave(socket, places[begin : begin + BY_CONNECTION])
        finally:
            await socket.close()


async def watch_and_leave(socket: FastSocket, places: list[SeededTable]) -> None:
    """Watch tables and leave them, one after the other."""
    answers: asyncio.Queue[bytes] = asyncio.Queue()
    socket.on_text = partial(keep_answer, answers)
    async with asyncio.timeout(PATIENCE):
        for place in places:
            for request in (WatchRequest(table=place.table), AwayRequest(table=place.table)):
                socket.send(encode(request))
                if (await answers.get()).startswith(ERROR):
                    raise WhistlestopError("The server refused to load a table.")


def keep_answer(answers: "asyncio.Queue[bytes]", message: bytes) -> None:
    """Store the response to a request."""
    if message.startswith((DONE, ERROR)):
        answers.put_nowait(message)
