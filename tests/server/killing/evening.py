"""An evening of people and bots at tables of many kinds, who play on whatever happens to the server."""

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from typing import TypeVar

import httpx
import msgspec

from tests.server.killing.killable import Killable
from tests.server.killing.notebook import Notebook
from tests.server.killing.visit import FIRST_PAUSE, LATER, LONGEST_PAUSE, Unseated, Visit
from tests.server.serving import post, read
from whistlestop.server.wire.bodies import (
    Body,
    BotSeat,
    Created,
    Join,
    Joined,
    MySeat,
    NewTable,
    OpenSeat,
    Problem,
    Wish,
)

T = TypeVar("T")

ADA, BEN, BOT = MySeat(name="Ada"), MySeat(name="Ben"), BotSeat(bot="greedy")


class Refused(Exception):
    """A request that a server has refused."""


class Evening:
    """Tables that are played again and again until it is late."""

    def __init__(self, servers: Sequence[Killable], notebook: Notebook, seed: int) -> None:
        self.servers = servers
        self.notebook = notebook
        self.luck = random.Random(seed)
        self.is_late = False
        self.decided: dict[str, bool] = {}  # whether they play again after the game at a table
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Let everybody come."""
        for work in (
            self.regulars("first_journey", [ADA, BOT, BEN], twice=True),
            self.regulars("first_journey_usa", [ADA, BOT, BEN], together=True, twice=True),
            self.regulars("europe", [ADA, BOT, BEN, BotSeat(bot="planner-easy")]),
            self.regulars("germany", [ADA, BEN], watched=True),
            self.open_house("card_game"),
        ):
            self.tasks.append(asyncio.create_task(work))

    async def end(self) -> None:
        """Let everybody play their last games to the end."""
        self.is_late = True
        await asyncio.gather(*self.tasks)

    def nobody_failed(self) -> None:
        """Raise what has stopped somebody."""
        for task in self.tasks:
            if task.done():
                task.result()

    def again(self, table: str) -> bool:
        """Decide, for all who are at a table, whether they play again."""
        return self.decided.setdefault(table, not self.is_late)

    # Who comes

    async def regulars(
        self, game: str, seats: list[Wish], together: bool = False, watched: bool = False, twice: bool = False
    ) -> None:
        """Play at one table, and at those of its rematches."""
        made = await self.create(NewTable(game=game, seats=seats, pace="instant", start=True))
        if twice:
            self.decided[made.table] = True
        tokens = [given.token for given in made.seats]
        people = [tokens] if together else [[token] for token in tokens]
        people += [[]] if watched else []
        async with asyncio.TaskGroup() as group:
            for own in people:
                group.create_task(self.stay(made.table, own))

    async def stay(self, table: str, tokens: list[str]) -> None:
        """Go from one rematch to the next."""
        following: str | None = table
        while following is not None:
            following = await self.visit(following, tokens).stay()

    async def open_house(self, game: str) -> None:
        """Make tables that others join, one after the other."""
        while not self.is_late:
            made = await self.create(NewTable(game=game, seats=[ADA, OpenSeat(), OpenSeat()], pace="instant"))
            self.decided[made.table] = False
            async with asyncio.TaskGroup() as group:
                group.create_task(self.stay(made.table, [made.seats[0].token]))
                for name in ("Cleo", "Dan"):
                    group.create_task(self.guest(made.table, name))

    async def guest(self, table: str, name: str) -> None:
        """Take an open seat and play; somebody whose seat was given away tries to get another."""
        while True:
            try:
                joined = await self.post("join", Join(table=table, name=name), Joined)
                self.notebook.promised.seats.append((table, joined.seat, joined.token))
                await self.visit(table, [joined.token]).stay()
                return
            except (Refused, Unseated):
                await asyncio.sleep(LONGEST_PAUSE)

    def visit(self, table: str, tokens: list[str]) -> Visit:
        """Prepare somebody's time at a table."""
        luck = random.Random(self.luck.getrandbits(64))
        addresses = [server.websocket for server in self.servers]
        self.luck.shuffle(addresses)
        return Visit(addresses, table, tokens, self.notebook, luck, self.again)

    # What they ask for over HTTP

    async def create(self, wish: NewTable) -> Created:
        """Make a table."""
        made = await self.post("tables", wish, Created)
        self.notebook.promised.seats += [
            (made.table, *msgspec.structs.astuple(given)) for given in made.seats
        ]
        self.notebook.promised.starts += [made.table] if wish.start else []
        return made

    async def post(self, path: str, body: Body, kind: type[T]) -> T:
        """Ask for something until there is an answer."""
        pause = FIRST_PAUSE
        for server in cycle(self.servers):
            try:
                async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
                    answer = await post(http, path, body)
            except httpx.TransportError:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            if answer.is_success:
                return read(answer, kind)
            problem = msgspec.json.decode(answer.content, type=Problem)
            if problem.code not in LATER:
                raise Refused(problem.message)
            await asyncio.sleep(LONGEST_PAUSE)
        raise AssertionError("there is no server")


@asynccontextmanager
async def evening_at(servers: Sequence[Killable], notebook: Notebook, seed: int) -> AsyncIterator[Evening]:
    """Let everybody come, and send home whoever is still there at the end."""
    evening = Evening(servers, notebook, seed)
    evening.begin()
    try:
        yield evening
    finally:
        for task in evening.tasks:
            task.cancel()
        await asyncio.gather(*evening.tasks, return_exceptions=True)
