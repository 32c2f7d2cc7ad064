"""The moments at which a server is killed."""

import asyncio
import random
import signal
from collections.abc import Iterator
from typing import Literal

from tests.server.killing.killable import Killable
from tests.server.killing.notebook import Notebook

Moment = Literal["writing", "thinking", "starting", "stopping", "any"]
MOMENTS: tuple[Moment, ...] = ("writing", "thinking", "starting", "writing", "stopping", "any")

MOST_MOVES = 60
"""So many moves are made at most before a server is killed while it writes."""


def moments(number: int, luck: random.Random) -> Iterator[Moment]:
    """Choose when to kill, so that every kind of moment comes about as often."""
    for turn in range(number):
        if turn % len(MOMENTS) == 0:
            order = luck.sample(MOMENTS, len(MOMENTS))
        yield order[turn % len(MOMENTS)]


async def kill(server: Killable, moment: Moment, notebook: Notebook, luck: random.Random) -> None:
    """Kill a server that has just been started, at such a moment."""
    if moment == "starting":
        await asyncio.sleep(luck.uniform(0, server.took))
        await server.end()
        return
    await server.ready()
    match moment:
        case "writing":
            for _ in range(luck.randint(1, MOST_MOVES)):
                await happens(notebook.sent)
            await asyncio.sleep(luck.uniform(0, 0.03))
        case "thinking":
            for _ in range(luck.randint(20, MOST_MOVES)):  # the workers of bots need some time to start
                await happens(notebook.waiting)
            await asyncio.sleep(luck.uniform(0, 0.1))
        case "stopping":
            await happens(notebook.sent)
            server.send(signal.SIGTERM)
            await asyncio.sleep(luck.uniform(0, 0.3))
        case "any":
            await asyncio.sleep(luck.uniform(0, 1))
    await server.end()


async def happens(event: asyncio.Event) -> None:
    """Wait until something happens the next time."""
    event.clear()
    await event.wait()
