"""A take-back, a request and its answer survive a kill as soon as they were acknowledged."""

from pathlib import Path

from tests.server.client import Client
from tests.server.crash.killable import Killable
from tests.server.loop import within
from tests.server.serving import my_seats
from whistlestop.server.wire.bodies import CreatedTable, NewTable
from whistlestop.server.wire.messages import StateMessage, TableMessage
from whistlestop.server.wire.requests import AgreeRequest, TakeBackRequest

WISH = NewTable(game="europe", seats=my_seats(2), start=True, first=0)


async def asked(server: Killable, client: Client) -> CreatedTable:
    """Create a table on which Ada draws a card and asks to take it back."""
    made = await server.create(WISH)
    await resumed(client, made)
    for seat in (0, 1):
        await client.play(made.table, seat, seat, "keep 1,2,3,4")
    await client.play(made.table, 0, 2, "draw")
    await client.do(TakeBackRequest(table=made.table, seat=0, ply=3, take_backs=0))
    return made


async def resumed(client: Client, made: CreatedTable) -> tuple[TableMessage, StateMessage]:
    """Take both seats; return what the server says about the table and the game."""
    for seat in made.seats:
        await client.sit(made.table, seat.token, since=0)
    table = await client.hear(TableMessage, lambda message: message.table == made.table)
    return table, await client.hear(StateMessage, lambda message: message.table == made.table)


@within(120)
async def test_what_was_acknowledged_of_a_take_back_survives_a_kill(
    database_url: str, tmp_path: Path
) -> None:
    async with Killable(tmp_path, database_url) as server:
        async with server.client() as client:
            pending, done = await asked(server, client), await asked(server, client)
            await client.do(AgreeRequest(table=done.table, seat=1, by=0, to=2))
            await server.end()
        server.start()
        await server.ready()
        async with server.client() as client:
            shown, state = await resumed(client, pending)
            assert shown.asked is not None
            assert (shown.asked.seat, shown.asked.to, state.ply) == (0, 2, 3)
            await client.do(AgreeRequest(table=pending.table, seat=1, by=0, to=2))
            shown, state = await resumed(client, done)
            assert (shown.asked, state.ply) == (None, 2)
            assert [(one.ply, one.to) for one in state.take_backs] == [(3, 2)]
            await client.play(done.table, 0, 2, "draw")
        assert not server.errors()
