"""All simulated players, connected and moving at a given rate."""

import asyncio
import itertools
import random
import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

from whistlestop.benchmarks.fast_socket import FastSocket, connect
from whistlestop.benchmarks.players import Group, encode
from whistlestop.benchmarks.seed_database import SeededTable
from whistlestop.server.wire.requests import SitRequest

CONCURRENCY = 50

T = TypeVar("T")


class RateResult(NamedTuple):
    """The outcome of moving at a rate for a while."""

    wanted: float  # moves a second
    reached: float
    latencies: list[float]  # in seconds, of each move until the last player received it
    errors: list[str]


class Crowd:
    """Connections to one or several servers; those of each table are spread over all of them."""

    def __init__(self, addresses: list[str]) -> None:
        self.addresses = itertools.cycle(addresses)
        self.idle: list[FastSocket] = []
        self.groups: list[Group] = []
        self.numbers = itertools.count()

    async def connect(self, number: int) -> None:
        """Open a number of idle connections."""
        for some in chunks(range(number), CONCURRENCY):
            self.idle += await asyncio.gather(*(connect(next(self.addresses)) for _ in some))

    async def sit(self, places: list[SeededTable]) -> None:
        """Seat players at their tables, each over one of the idle connections."""
        for some in chunks(places, CONCURRENCY):
            await asyncio.gather(*(self._sit(place) for place in some))

    async def _sit(self, place: SeededTable) -> None:
        group = Group(place)
        self.groups.append(group)
        for seat, token in enumerate(place.tokens):
            socket = self.idle.pop()
            group.sockets.append(socket)
            socket.on_text = partial(group.heard, seat)
            socket.on_lost = partial(group.errors.append, "connection lost")
            socket.send(encode(SitRequest(table=place.table, token=token)))
        await group.complete()

    async def move(self, rate: float, seconds: float) -> RateResult:
        """Make moves at a total rate, table after table."""
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
        return RateResult(rate, len(latencies) / spent, latencies, errors)

    async def _move(self, group: Group, latencies: list[float]) -> None:
        took = await group.move(next(self.numbers))
        if took is not None:
            latencies.append(took)

    async def leave(self) -> None:
        """Close all connections."""
        sockets = [*self.idle, *(socket for group in self.groups for socket in group.sockets)]
        for some in chunks(sockets, CONCURRENCY):
            await asyncio.gather(*(socket.close() for socket in some))


def chunks(things: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    """Split a list into chunks."""
    for begin in range(0, len(things), size):
        yield things[begin : begin + size]
