"""Taking moves back over the wire: consent, bots, other processes and reconnections."""

from dataclasses import replace
from pathlib import Path

import msgspec

from tests.server.client import Client, actions
from tests.server.loop import on_a_loop
from tests.server.serving import my_seats, serving, settings_in
from tests.server.tables.elsewhere import elsewhere
from tests.server.tables.sitting import Company, company
from whistlestop.record.record import read, replay
from whistlestop.record.verification import verify
from whistlestop.server.table import take_backs
from whistlestop.server.table.entries import Asked
from whistlestop.server.wire.bodies import BotSeat, MySeat, NewTable, RecordRequest
from whistlestop.server.wire.messages import StateMessage, TableMessage
from whistlestop.server.wire.replays import ReplayRequest
from whistlestop.server.wire.requests import (
    AgreeRequest,
    DeclineRequest,
    PlayRequest,
    SitRequest,
    TakeBackRequest,
)

PAIR = NewTable(game="europe", seats=my_seats(2), start=True, first=0)


def request(table: str, ply: int, seat: int = 0, number: int = 0, to: int | None = None) -> TakeBackRequest:
    """Return a request to take moves back."""
    return TakeBackRequest(table=table, seat=seat, ply=ply, take_backs=number, to=to)


async def taken_back(client: Client, number: int = 1) -> StateMessage:
    """Wait for the state after a take-back."""
    return await client.hear(StateMessage, lambda message: len(message.take_backs) == number)


async def due(client: Client, least: int, number: int) -> StateMessage:
    """Wait for a decision, or the end, at a ply or later and after a number of take-backs."""
    return await client.hear(
        StateMessage,
        lambda message: (
            message.ply >= least
            and len(message.take_backs) == number
            and (bool(actions(message)) or message.result is not None)
        ),
    )


def types(state: StateMessage) -> list[str]:
    """Return the types of the events of a state."""
    return [str(event["type"]) for event in msgspec.json.decode(state.events, type=list[dict[str, object]])]


async def drawn_and_asked(people: Company) -> None:
    """Draw a card as Ada, who then asks to take it back."""
    await people.play_on(0, 2)
    ada, ben = people.clients
    await ada.play(people.table, 0, 2, "draw")
    await ada.do(request(people.table, 3))
    await ben.hear(TableMessage, lambda message: message.asked is not None)


@on_a_loop
async def test_two_people_consent_and_everybody_sees_the_position_before(database_url: str) -> None:
    settings = replace(settings_in(Path()), database=database_url)
    async with serving(settings) as server, company(server, 2, PAIR) as people, server.client() as eve:
        ada, ben = people.clients
        await eve.watch(people.table, since=0)
        await drawn_and_asked(people)
        before = await eve.state(people.table, None, 2)
        await ben.do(AgreeRequest(table=people.table, seat=1, by=0, to=2))
        states = [await taken_back(client) for client in (ada, ben, eve)]

        assert [state.ply for state in states] == [2, 2, 2]
        assert states[2].view == before.view
        assert "draw" in actions(states[0])
        assert all(types(state)[-1] == "taken back" for state in states)
        assert [len(state.lines) for state in states] == [3, 3, 3]
        assert (await ada.hear(TableMessage, lambda message: message.asked is None)).take_back

        stale = PlayRequest(table=people.table, seat=0, ply=2, action="draw", key="old", take_backs=0)
        assert (await ada.fail(stale)).code == "stale"
        await ada.do(PlayRequest(table=people.table, seat=0, ply=2, action="draw", key="new", take_backs=1))
        text = (await server.post("record", RecordRequest(table=people.table))).text
        assert "taken back to 2 by seat 0\n3 0 draw = ?" in text
        live = server.hub.tables[people.table]
        again = (await elsewhere(server.hub.store, people.table)).table
        assert live.table.position is not None
        assert again.position is not None
        assert again.position.state.to_bytes() == live.table.position.state.to_bytes()


@on_a_loop
async def test_a_refusal_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, PAIR) as people:
        ada, ben = people.clients
        await drawn_and_asked(people)
        heard = len(ada.messages)
        await ben.do(DeclineRequest(table=people.table, seat=1))
        await ada.hear(TableMessage, lambda message: message.asked is None, since=heard)

        assert server.hub.tables[people.table].table.ply == 3
        assert (await ben.fail(AgreeRequest(table=people.table, seat=1, by=0, to=2))).code == "stale"
        assert (await ada.fail(request(people.table, 3))).code == "not_possible"


@on_a_loop
async def test_a_move_withdraws_the_request_for_everybody(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, PAIR) as people:
        ada, ben = people.clients
        await drawn_and_asked(people)
        heard = len(ben.messages)
        await ada.play(people.table, 0, 3, "draw")
        shown = await ben.hear(StateMessage, lambda message: message.ply == 4, since=heard)

        assert shown.take_backs == []
        await ben.hear(TableMessage, lambda message: message.asked is None, since=heard)
        assert (await ben.fail(AgreeRequest(table=people.table, seat=1, by=0, to=2))).code == "stale"


@on_a_loop
async def test_another_process_takes_back_and_this_one_follows(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, PAIR) as people:
        ada, ben = people.clients
        await drawn_and_asked(people)
        other = await elsewhere(server.hub.store, people.table)
        await other.write(take_backs.agree(other.table, 1, 0, 2))
        await server.hub.tables[people.table].catch_up()

        assert (await taken_back(ben)).ply == 2
        assert (await taken_back(ada)).ply == 2


@on_a_loop
async def test_who_comes_back_after_a_take_back_receives_the_whole_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, PAIR) as people:
        ada, ben = people.clients
        await people.play_on(0, 2)
        await ada.sit(people.table, people.tokens[0], since=0)  # its log is cached from here on
        await ada.play(people.table, 0, 2, "draw")
        await ada.do(request(people.table, 3))
        await ben.do(AgreeRequest(table=people.table, seat=1, by=0, to=2))
        await ada.play(people.table, 0, 2, "draw")
        async with server.client() as late:
            token = people.tokens[1]
            await late.do(SitRequest(table=people.table, token=token, since=3, take_backs=0))
            whole = await late.state(people.table, 1, 3)
            assert len(whole.lines) == 4
            assert types(whole).count("taken back") == 1
            assert types(whole)[-1] == "drawn"
            heard = len(late.messages)
            await late.do(SitRequest(table=people.table, token=token, since=2, take_backs=1))
            assert len((await late.state(people.table, 1, 3, since=heard)).lines) == 1


@on_a_loop
async def test_against_bots_moves_are_taken_back_at_once_and_the_bot_answers_the_new_move(
    tmp_path: Path,
) -> None:
    wish = NewTable(
        game="first_journey",
        seats=[MySeat(name="Ada"), BotSeat(bot="planner-medium")],
        start=True,
        first=0,
        pace="instant",
    )
    async with serving(tmp_path) as server, company(server, 1, wish) as people:
        (ada,) = people.clients
        for number in range(3):
            mine = await due(ada, 0, number)
            await ada.play(people.table, 0, mine.ply, actions(mine)[0])
            later = await due(ada, mine.ply + 1, number)
            await ada.do(request(people.table, later.ply, number=number, to=mine.ply))
            assert (await taken_back(ada, number + 1)).take_backs[-1].hindsight
        table = server.hub.tables[people.table].table
        state = await due(ada, 0, 3)
        while state.result is None:
            await ada.play(people.table, 0, state.ply, actions(state)[0])
            state = await due(ada, state.ply + 1, 3)
        text = (await server.post("record", RecordRequest(table=people.table))).text
        parsed = read(text)
        assert "Moves were taken back 3 times" in verify(parsed, replay(parsed, table.game))
        assert (await ada.fail(request(people.table, table.ply, number=3))).code == "not_possible"
        answer = await server.post("reel", ReplayRequest(table=people.table, first=0, count=1))
        assert answer.json()["plies"] == table.ply


@on_a_loop
async def test_a_bot_waits_for_the_answer_to_a_request(tmp_path: Path) -> None:
    seats = [*my_seats(2), BotSeat(bot="greedy")]
    wish = NewTable(game="europe", seats=seats, start=True, first=0)
    settings = replace(settings_in(tmp_path), bot_pace=50.0)
    async with serving(settings) as server, company(server, 2, wish) as people:
        ada, ben = people.clients
        table = server.hub.tables[people.table]
        for seat, client in enumerate((ada, ben)):
            state = await client.hear(StateMessage, lambda message: bool(actions(message)))
            await client.play(people.table, seat, state.ply, actions(state)[0])
        assert table.driver.thinking
        asked = Asked(seat=0, to=3)
        await table.change(lambda _: asked)
        assert not table.driver.thinking
        await ben.do(DeclineRequest(table=people.table, seat=1))
        assert table.driver.thinking
