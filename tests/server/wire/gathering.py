"""A complete game over the wire: every seat, a connection with two seats, and a spectator."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

from msgspec import Raw

from tests.server.client import Client, actions
from tests.server.serving import Serving, my_seats
from whistlestop.core.state import State
from whistlestop.record.match import Match
from whistlestop.server.live.live_table import LiveTable
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.table.record_export import replay_entries
from whistlestop.server.wire.bodies import CreatedTable, NewTable
from whistlestop.server.wire.messages import StateMessage
from whistlestop.server.wire.requests import StartRequest

Eyes = int | None
"""A seat, or None for a spectator."""


class Gathering:
    """A table, its clients, and everything that they received."""

    def __init__(self, at: Serving, created: CreatedTable, live: LiveTable) -> None:
        self.at = at
        self.table = created.table
        self.tokens = [given.token for given in created.seats]
        self.live = live
        self.clients: list[Client] = []
        self.own: list[Client] = []  # of each seat, the client that plays it
        self.eyes: list[tuple[Client, Eyes]] = []  # all that somebody sees the table from
        self.states: list[State] = []  # of each ply
        self.row: TableRow
        self.entries: list[EntryRow]
        self.match: Match  # as it was played, with all events

    async def sit_down(self, stack: AsyncExitStack) -> None:
        """Connect a client for each seat, one with two seats, and a spectator."""
        seats = len(self.tokens)
        for places in (*([seat] for seat in range(seats)), [0, seats - 1]):
            client = await self.enter(stack)
            for seat in places:
                await client.sit(self.table, self.tokens[seat])
                self.eyes.append((client, seat))
        self.own = self.clients[:seats]
        watcher = await self.enter(stack)
        await watcher.watch(self.table)
        self.eyes.append((watcher, None))

    async def enter(self, stack: AsyncExitStack) -> Client:
        """Connect another client."""
        client = await stack.enter_async_context(self.at.client())
        self.clients.append(client)
        return client

    async def play(self, luck: Random, most: int) -> None:
        """Play to the end, or a number of plays."""
        await self.own[0].do(StartRequest(table=self.table, seat=0))
        while True:
            ply = len(self.states)
            shown = {eyes: await client.state(self.table, eyes, ply, 0) for client, eyes in self.eyes}
            assert self.live.table.position is not None
            self.states.append(self.live.table.position.state)
            offered = [(seat, actions(shown[seat])) for seat in range(len(self.own)) if actions(shown[seat])]
            if not offered or ply == most:
                break
            seat, texts = luck.choice(offered)
            kind = luck.choice(sorted({text.partition(" ")[0] for text in texts}))
            text = luck.choice([text for text in texts if text.partition(" ")[0] == kind])
            await self.own[seat].play(self.table, seat, ply, text)
        row = await self.at.hub.store.find(self.table)
        assert row is not None
        self.row = row
        self.entries = await self.at.hub.store.entries(self.table)
        self.match = replay_entries(row, self.entries)

    def sent(self, eyes: Eyes) -> Iterator[tuple[StateMessage, bytes]]:
        """Return the states that any client received for a seat or a spectator."""
        for client in self.clients:
            for message, data in zip(client.messages, client.received, strict=True):
                if isinstance(message, StateMessage) and message.seat == eyes:
                    yield message, data

    def all_eyes(self) -> list[Eyes]:
        """Return all seats and the spectator."""
        return [None, *range(len(self.tokens))]


@asynccontextmanager
async def gathering(
    at: Serving, game: str, seats: int, seed: int, most: int = 10_000, options: tuple[str, ...] = ()
) -> AsyncIterator[Gathering]:
    """Gather people who play a game and stay for the test."""
    wish = NewTable(game=game, seats=list(my_seats(seats)), options=list(options))
    created = await at.create(wish)
    async with AsyncExitStack() as stack:
        people = Gathering(at, created, await at.hub.find(created.table))
        await people.sit_down(stack)
        await people.play(Random(seed), most)
        yield people


def joined(parts: list[Raw]) -> bytes:
    """Join several JSON lists into one."""
    return b"[" + b",".join(bytes(part)[1:-1] for part in parts if bytes(part) != b"[]") + b"]"
