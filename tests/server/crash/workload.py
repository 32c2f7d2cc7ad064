"""People and bots at many kinds of tables, who continue whatever happens to the server."""

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from typing import TypeVar

import httpx
import msgspec

from tests.server.crash.killable import Killable
from tests.server.crash.observations import Observations
from tests.server.crash.visit import FIRST_PAUSE, LATER, LONGEST_PAUSE, NONCE, Unseated, Visit
from tests.server.serving import post, read
from whistlestop.core.luck.keyed import commitment_to
from whistlestop.server.wire.bodies import (
    Body,
    BotSeat,
    CreatedTable,
    JoinedSeat,
    JoinRequest,
    MySeat,
    NewTable,
    OpenSeat,
    Problem,
    SeatRequest,
)

T = TypeVar("T")

ADA, BEN, CLEO = (MySeat(name=name, commitment=commitment_to(NONCE)) for name in ("Ada", "Ben", "Cleo"))
BOT = BotSeat(bot="greedy")


class Refused(Exception):
    """A request that a server has refused."""


class Workload:
    """Tables that are played repeatedly until a deadline."""

    def __init__(self, servers: Sequence[Killable], observations: Observations, seed: int) -> None:
        self.servers = servers
        self.observations = observations
        self.luck = random.Random(seed)
        self.is_late = False
        self.decided: dict[str, bool] = {}  # whether they play again after the game at a table
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Start all players."""
        for work in (
            self.regulars("first_journey", [ADA, BOT, BEN], twice=True),
            self.regulars("first_journey_usa", [ADA, BOT, BEN], together=True, twice=True),
            self.regulars("europe", [ADA, BOT, BEN, BotSeat(bot="planner-easy")]),
            self.regulars("germany", [ADA, BEN], watched=True),
            self.open_house("card_game"),
        ):
            self.add(work)

    def add(self, work: Coroutine[None, None, None]) -> None:
        """Start a player or several."""
        self.tasks.append(asyncio.create_task(work))

    async def end(self) -> None:
        """Wait until everybody has finished their current games."""
        self.is_late = True
        await asyncio.gather(*self.tasks)

    def nobody_failed(self) -> None:
        """Raise the error of a failed player."""
        for task in self.tasks:
            if task.done():
                task.result()

    def again(self, table: str) -> bool:
        """Decide for everybody at a table whether there is a rematch."""
        return self.decided.setdefault(table, not self.is_late)

    # Who comes

    async def regulars(
        self,
        game: str,
        seats: list[SeatRequest],
        together: bool = False,
        watched: bool = False,
        twice: bool = False,
    ) -> None:
        """Play at one table and its rematches."""
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
        """Follow the rematches."""
        following: str | None = table
        while following is not None:
            following = await self.visit(following, tokens).stay()

    async def open_house(self, game: str) -> None:
        """Create tables for others to join, one after the other."""
        while not self.is_late:
            made = await self.create(NewTable(game=game, seats=[ADA, OpenSeat(), OpenSeat()], pace="instant"))
            self.decided[made.table] = False
            async with asyncio.TaskGroup() as group:
                group.create_task(self.stay(made.table, [made.seats[0].token]))
                for name in ("Cleo", "Dan"):
                    group.create_task(self.guest(made.table, name))

    async def guest(self, table: str, name: str) -> None:
        """Take an open seat and play; after losing the seat, look for another."""
        while True:
            try:
                joined = await self.post("join", JoinRequest(table=table, name=name), JoinedSeat)
                self.observations.promised.seats.append((table, joined.seat, joined.token))
                await self.visit(table, [joined.token]).stay()
                return
            except (Refused, Unseated):
                await asyncio.sleep(LONGEST_PAUSE)

    def visit(self, table: str, tokens: list[str]) -> Visit:
        """Create a visit to a table."""
        luck = random.Random(self.luck.getrandbits(64))
        addresses = [server.websocket for server in self.servers]
        self.luck.shuffle(addresses)
        return Visit(addresses, table, tokens, self.observations, luck, self.again)

    # What they ask for over HTTP

    async def create(self, wish: NewTable) -> CreatedTable:
        """Create a table."""
        made = await self.post("tables", wish, CreatedTable)
        self.observations.promised.seats += [
            (made.table, *msgspec.structs.astuple(given)) for given in made.seats
        ]
        self.observations.promised.starts += [made.table] if wish.start else []
        return made

    async def post(self, path: str, body: Body, kind: type[T]) -> T:
        """Repeat a request until it is answered."""
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
async def workload_at(
    servers: Sequence[Killable], observations: Observations, seed: int, busy: bool = True
) -> AsyncIterator[Workload]:
    """Run the workload, or wait for players if it is not busy, and cancel whoever is left at the end."""
    workload = Workload(servers, observations, seed)
    if busy:
        workload.begin()
    try:
        yield workload
    finally:
        for task in workload.tasks:
            task.cancel()
        await asyncio.gather(*workload.tasks, return_exceptions=True)
