"""Two servers on one database, and a person who is connected to both."""

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Protocol

from tests.server.client import Answer, Client, actions
from tests.server.serving import GENEROUS, Serving, my_seats, serving
from whistlestop.server.settings import Settings
from whistlestop.server.wire.bodies import CreatedTable, NewTable
from whistlestop.server.wire.messages import ErrorMessage, StateMessage


def sharing(database: str, heartbeat_interval: float = 10.0) -> Settings:
    """Return the settings of a server that shares a database."""
    return Settings(
        database, bot_workers=1, bot_pace=0.0, heartbeat_interval=heartbeat_interval, limits=GENEROUS
    )


@asynccontextmanager
async def two_servers(settings: Settings) -> AsyncIterator[tuple[Serving, Serving]]:
    """Run two servers on the same database."""
    async with serving(settings) as here, serving(settings) as there:
        yield here, there


class Served(Protocol):
    """A server, in this process or in another."""

    def client(self) -> AbstractAsyncContextManager[Client]:
        """Connect a WebSocket."""

    async def create(self, wish: NewTable) -> CreatedTable:
        """Create a table."""


@dataclass(frozen=True)
class Both:
    """One person with all seats of a table, connected to two servers."""

    table: str
    tokens: list[str]
    clients: list[Client]

    async def states(self, ply: int) -> tuple[int, list[StateMessage]]:
        """Return the seat to act at a ply, and its state from each server."""
        for seat in range(len(self.tokens)):
            shown = [await client.state(self.table, seat, ply) for client in self.clients]
            assert shown[0].view == shown[1].view
            assert shown[0].choices == shown[1].choices
            if actions(shown[0]):
                return seat, shown
        raise AssertionError("nobody is to act")

    async def play_on(self, begin: int, end: int) -> None:
        """Play until the game has reached a ply, alternating between the servers."""
        for ply in range(begin, end):
            seat, shown = await self.states(ply)
            await self.clients[ply % 2].play(self.table, seat, ply, actions(shown[0])[0])


@asynccontextmanager
async def at_both(servers: Sequence[Served], game: str, seats: int = 2) -> AsyncIterator[Both]:
    """Start a game with all seats held by one person, seen through both servers."""
    made = await servers[0].create(NewTable(game=game, seats=my_seats(seats), first=0, start=True))
    tokens = [given.token for given in made.seats]
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(server.client()) for server in servers]
        for client in clients:
            for token in tokens:
                await client.sit(made.table, token)
        yield Both(made.table, tokens, clients)


def codes(answers: Sequence[Answer]) -> Counter[str]:
    """Count successes and refusals."""
    return Counter(one.code if isinstance(one, ErrorMessage) else "done" for one in answers)
