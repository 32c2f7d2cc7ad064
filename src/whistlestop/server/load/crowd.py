"""The crowd: everybody at all tables, connected and moving at a given rate."""

import asyncio
import itertools
import random
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from whistlestop.server.load.furnishing import Place
from whistlestop.server.load.players import Group, encode
from whistlestop.server.wire.requests import Sit

AT_ONCE = 50

T = TypeVar("T")


class Pace(NamedTuple):
    """What came of moving at a rate for a while."""

    wanted: float  # moves a second
    reached: float
    latencies: list[float]  # in seconds, of each move until the last person was told
    errors: list[str]


class Crowd:
    """Connections to one or several servers, those of each table spread over all of them."""

    def __init__(self, addresses: list[str]) -> None:
        self.addresses = itertools.cycle(addresses)
        self.idle: list[ClientConnection] = []
        self.groups: list[Group] = []
        self.listening: list[asyncio.Task[None]] = []
        self.numbers = itertools.count()

    async def connect(self, number: int) -> None:
        """Open so many connections that say nothing yet."""
        for some in portions(range(number), AT_ONCE):
            self.idle += await asyncio.gather(*(self._connected(next(self.addresses)) for _ in some))

    async def _connected(self, address: str) -> ClientConnection:
        return await connect(
            address, compression=None, ping_interval=None, max_queue=None, open_timeout=60, proxy=None
        )

    async def sit(self, places: list[Place]) -> None:
        """Let people sit down at their tables, each with one of the idle connections."""
        for some in portions(places, AT_ONCE):
            await asyncio.gather(*(self._sit(place) for place in some))

    async def _sit(self, place: Place) -> None:
        group = Group(place)
        self.groups.append(group)
        for seat, token in enumerate(place.tokens):
            socket = self.idle.pop()
            group.sockets.append(socket)
            self.listening.append(asyncio.create_task(listen(group, seat, socket)))
            await socket.send(encode(Sit(table=place.table, token=token)), text=True)
        await group.complete()

    async def move(self, rate: float, seconds: float) -> Pace:
        """Let the tables move in turn, so many moves a second in all."""
        order = [group for group in self.groups if not group.over]
        random.Random(0).shuffle(order)
        latencies: list[float] = []
        moving: set[asyncio.Task[None]] = set()
        began = time.perf_counter()
        for number, group in enumerate(itertools.cycle(order)):
            due = began + number / rate
            if due - began > seconds:
                break
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            task = asyncio.create_task(self._move(group, latencies))
            moving.add(task)
            task.add_done_callback(moving.discard)
        spent = time.perf_counter() - began
        await asyncio.gather(*moving)
        errors = [error for group in self.groups for error in group.errors]
        return Pace(rate, len(latencies) / spent, latencies, errors)

    async def _move(self, group: Group, latencies: list[float]) -> None:
        took = await group.move(next(self.numbers))
        if took is not None:
            latencies.append(took)

    async def leave(self) -> None:
        """Close all connections."""
        sockets = [*self.idle, *(socket for group in self.groups for socket in group.sockets)]
        for some in portions(sockets, AT_ONCE):
            await asyncio.gather(*(socket.close() for socket in some))
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)


async def listen(group: Group, seat: int, socket: ClientConnection) -> None:
    """Take in whatever one person is told."""
    try:
        async for frame in socket:
            group.heard(seat, frame.encode() if isinstance(frame, str) else frame)
    except ConnectionClosed:
        group.errors.append("connection lost")


def portions(things: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    """Cut a list into portions."""
    for begin in range(0, len(things), size):
        yield things[begin : begin + size]
