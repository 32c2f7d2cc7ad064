"""The moments at which a server is killed."""

import asyncio
import random
import signal
from collections.abc import Iterator
from contextlib import suppress
from typing import Literal

from tests.server.crash.killable import Killable
from tests.server.crash.observations import Observations

Moment = Literal["writing", "thinking", "starting", "stopping", "any"]
MOMENTS: tuple[Moment, ...] = ("writing", "thinking", "starting", "writing", "stopping", "any")

MOST_MOVES = 60
"""The maximum number of moves before a server is killed during a write."""

LOOK_EVERY = 0.5
"""Seconds between two checks whether a server is still running."""


def moments(number: int, luck: random.Random) -> Iterator[Moment]:
    """Choose when to kill; all kinds of moments are equally frequent."""
    for turn in range(number):
        if turn % len(MOMENTS) == 0:
            order = luck.sample(MOMENTS, len(MOMENTS))
        yield order[turn % len(MOMENTS)]


async def kill(server: Killable, moment: Moment, observations: Observations, luck: random.Random) -> None:
    """Kill a newly started server at such a moment."""
    if moment == "starting":
        await asyncio.sleep(luck.uniform(0, server.took))
        await server.end()
        return
    await server.ready()
    match moment:
        case "writing":
            for _ in range(luck.randint(1, MOST_MOVES)):
                await happens(observations.sent, server)
            await asyncio.sleep(luck.uniform(0, 0.03))
        case "thinking":
            for _ in range(luck.randint(20, MOST_MOVES)):  # the workers of bots need some time to start
                await happens(observations.waiting, server)
            await asyncio.sleep(luck.uniform(0, 0.1))
        case "stopping":
            await happens(observations.sent, server)
            server.send(signal.SIGTERM)
            await asyncio.sleep(luck.uniform(0, 0.3))
        case "any":
            await asyncio.sleep(luck.uniform(0, 1))
    await server.end()


async def happens(event: asyncio.Event, server: Killable) -> None:
    """Wait for the next occurrence; fail at once if the server exits by itself."""
    event.clear()
    await is_set(event, server)


async def is_set(event: asyncio.Event, server: Killable) -> None:
    """Wait for an event; fail at once if the server exits by itself."""
    while not event.is_set():
        server.check_running()
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_EVERY):
                await event.wait()
