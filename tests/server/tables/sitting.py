"""Tables with people at them, for tests."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from tests.server.client import Client, actions
from tests.server.serving import Serving
from whistlestop.server.wire.bodies import MySeat, NewTable, OpenSeat
from whistlestop.server.wire.messages import DoneMessage, StateMessage


@dataclass(frozen=True)
class Company:
    """People at one table, each with their own connection."""

    table: str
    clients: list[Client]
    tokens: list[str]

    async def states(self, ply: int) -> list[StateMessage]:
        """Return everybody's state at a ply."""
        return [await client.state(self.table, seat, ply) for seat, client in enumerate(self.clients)]

    async def act(self, ply: int) -> DoneMessage:
        """Play the first choice of the first seat that may act."""
        states = await self.states(ply)
        seat = next(seat for seat, state in enumerate(states) if actions(state))
        return await self.clients[seat].play(self.table, seat, ply, actions(states[seat])[0])

    async def play_on(self, begin: int, end: int) -> None:
        """Play until the game has reached a ply."""
        for ply in range(begin, end):
            await self.act(ply)


@asynccontextmanager
async def company(serving: Serving, seats: int, wish: NewTable | None = None) -> AsyncIterator[Company]:
    """Seat a number of people at a new table and start the game."""
    names = ["Ada", "Ben", "Cleo", "Dan", "Eve"][:seats]
    open_seats = [OpenSeat() for _ in names[1:]]
    made = await serving.create(wish or NewTable(game="europe", seats=[MySeat(name="Ada"), *open_seats]))
    tokens = [given.token for given in made.seats]
    for name in names[len(tokens) :]:
        tokens.append((await serving.join(made.table, name)).token)
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(serving.client()) for _ in tokens]
        for client, token in zip(clients, tokens, strict=True):
            await client.sit(made.table, token)
        yield Company(made.table, clients, tokens)
