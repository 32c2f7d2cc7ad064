"""Ticket progress, plans and effects, which clients receive so that they need no rules."""

from pathlib import Path

import msgspec
from msgspec import Struct

from tests.server.client import Client, actions
from tests.server.loop import on_a_loop
from tests.server.serving import my_seats, serving
from tests.server.tables.sitting import company
from whistlestop.server.wire.bodies import NewTable
from whistlestop.server.wire.game_types import Effect, TicketMessage, TicketResultMessage
from whistlestop.server.wire.messages import ErrorMessage, PlansMessage, StateMessage
from whistlestop.server.wire.requests import PlanRequest, StartRequest


def pair(game: str, aids: bool = True) -> NewTable:
    """Return a request for a table of two people that starts at once."""
    return NewTable(game=game, seats=list(my_seats(2)), start=True, aids=aids)


async def planned(client: Client, table: str, seat: int) -> PlansMessage:
    """Request the shortest connections of a seat's tickets."""
    answer = await client.ask(PlanRequest(table=table, seat=seat))
    assert isinstance(answer, PlansMessage)
    return answer


class Seen(Struct):
    """The fields of a view that these tests use."""

    tickets: list[TicketMessage]


def view(state: StateMessage) -> Seen:
    """Decode the view of a message."""
    return msgspec.json.decode(state.view, type=Seen)


@on_a_loop
async def test_a_plan_is_told_for_every_ticket_offered_and_then_held(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, company(at, 2, pair("europe")) as people:
        ada = people.clients[0]
        before = await planned(ada, people.table, 0)
        await people.play_on(0, 2)
        after = await planned(ada, people.table, 0)
        now = await ada.state(people.table, 0, 2)

        assert (before.ply, len(before.offer), before.tickets) == (0, 4, [])
        assert (after.ply, len(after.tickets), after.offer) == (2, len(view(now).tickets), [])
        assert all(plan.possible and plan.routes and plan.trains for plan in before.offer + after.tickets)


@on_a_loop
async def test_a_table_without_aids_tells_no_plans(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, company(at, 2, pair("europe", aids=False)) as people:
        refused = await people.clients[0].fail(PlanRequest(table=people.table, seat=0))

        assert refused.code == "not_possible"
        assert "without aids" in refused.message


@on_a_loop
async def test_a_table_without_aids_tells_neither_known_cards_nor_what_is_still_possible(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as at:
        for aids in (True, False):
            async with company(at, 2, pair("europe", aids)) as people:
                await people.play_on(0, 8)
                said = b"".join(frame for client in people.clients for frame in client.received)
                progress = (await people.clients[0].state(people.table, 0, 8)).progress

                assert (b'"shown":' in said) == aids
                assert progress
                assert {one.possible for one in progress} == {True if aids else None}


@on_a_loop
async def test_nobody_is_told_the_plans_of_another_seat_or_before_the_game(tmp_path: Path) -> None:
    waiting = NewTable(game="europe", seats=list(my_seats(2)))
    async with serving(tmp_path) as at, company(at, 2, waiting) as people:
        ada, ben = people.clients
        early = await ada.fail(PlanRequest(table=people.table, seat=0))
        await ada.do(StartRequest(table=people.table, seat=0))
        curious = await ben.ask(PlanRequest(table=people.table, seat=0))

        assert early.code == "not_possible"
        assert isinstance(curious, ErrorMessage)
        assert curious.code == "not_your_seat"


@on_a_loop
async def test_progress_follows_the_tickets_and_somebody_looking_on_is_told_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, company(at, 2, pair("europe")) as people:
        async with at.client() as watcher:
            await watcher.watch(people.table)
            await people.play_on(0, 2)
            states = await people.states(2)
            public = await watcher.state(people.table, None, 2)

        for state in states:
            assert len(state.progress) == len(view(state).tickets) > 0
            assert set(state.preview) == {"routes", "tickets", "stations", "longest_path"}
            assert state.preview["tickets"] < 0
        assert (public.progress, public.preview, bytes(public.effects)) == ([], {}, b"{}")


@on_a_loop
async def test_a_finished_game_tells_every_ticket_and_what_robbing_does_is_told_before(
    tmp_path: Path,
) -> None:
    robberies = 0
    async with serving(tmp_path) as at, company(at, 2, pair("card_game")) as people:
        ply = 0
        while True:
            states = await people.states(ply)
            if states[0].result is not None:
                break
            seat = next(seat for seat, state in enumerate(states) if actions(state))
            robbed = msgspec.json.decode(states[seat].effects, type=dict[str, Effect])
            robberies += len(robbed)
            places = [text for text in actions(states[seat]) if text.startswith("place")]
            draws = [text for text in actions(states[seat]) if text.startswith(("draw", "complete"))]
            text = [*robbed, *(places if ply % 5 == 0 else []), *draws, *actions(states[seat])][0]
            assert set(robbed) <= set(actions(states[seat]))
            await people.clients[seat].play(people.table, seat, ply, text)
            ply += 1

        assert robberies
        for sheet in states[0].result.sheets:
            tickets = msgspec.json.decode(sheet.tickets, type=list[TicketResultMessage])
            done = sum(one.done for one in tickets)
            assert (done, len(tickets) - done) == (sheet.counts["completed"], sheet.counts["failed"])
            assert sum(sheet.parts["big_cities"].values()) == sheet.points["big_cities"]
