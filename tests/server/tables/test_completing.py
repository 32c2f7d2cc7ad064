"""Completing tickets of the Card Game at a table: everybody at the same time, in secret."""

from pathlib import Path

import msgspec

from tests.server.client import actions
from tests.server.loop import on_a_loop
from tests.server.serving import my_seats, serving
from tests.server.tables.sitting import Company, company
from whistlestop.server.wire.bodies import NewTable
from whistlestop.server.wire.messages import StateMessage


def view(state: StateMessage) -> dict[str, object]:
    """Decode the view of a message."""
    return msgspec.json.decode(state.view, type=dict[str, object])


def events_of(state: StateMessage) -> list[dict[str, object]]:
    """Decode the events of a message."""
    return msgspec.json.decode(state.events, type=list[dict[str, object]])


async def play_until_completing(people: Company) -> int:
    """Play until tickets are completed; return the ply."""
    ply = 0
    while view((await people.states(ply))[0])["phase"] != "completing":
        await people.act(ply)
        ply += 1
    return ply


TABLE = NewTable(game="card_game", seats=list(my_seats(2)), start=True, first=0)


@on_a_loop
async def test_all_choose_at_once_and_see_nothing_of_others_before_all_have_chosen(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, company(at, 2, TABLE) as people:
        ply = await play_until_completing(people)
        ada, ben = await people.states(ply)
        before = view(ada)
        assert all(actions(state) for state in (ada, ben))
        await people.clients[1].play(people.table, 1, ply, actions(ben)[0])
        heard = await people.clients[0].state(people.table, 0, ply + 1)
        assert events_of(heard) == [{"type": "chose", "seat": 1}]
        assert (before["choosing"], view(heard)["choosing"]) == ([0, 1], [0])
        assert view(heard)["ticket_counts"] == before["ticket_counts"]

        await people.clients[0].play(people.table, 0, ply, actions(ada)[0])  # for the ply that Ada saw
        last = (await people.states(ply + 2))[0]
        assert [event["seat"] for event in events_of(last) if event["type"] == "completes"] in (
            [0, 1],
            [1, 0],
        )
        assert last.result is not None
