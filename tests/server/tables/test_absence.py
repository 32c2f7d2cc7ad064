import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.client import actions
from tests.server.loop import on_a_loop
from tests.server.serving import Serving, my_seats, serving, settings_in
from tests.server.tables.sitting import company
from whistlestop.server.settings import ClockRules, Settings
from whistlestop.server.wire.bodies import NewTable
from whistlestop.server.wire.messages import StateMessage, TableMessage
from whistlestop.server.wire.requests import (
    AwayRequest,
    BackRequest,
    CoverRequest,
    LeaveRequest,
    PlayRequest,
    SitRequest,
)

NEVER = 0.0
LONG = 1000.0
DAY = 24 * 3600.0


def clocked(folder: Path, decision: float = NEVER, grace: float = LONG, asked: float = LONG) -> Settings:
    rules = ClockRules(decision=decision, grace=grace, asked=asked)
    return replace(settings_in(folder), clocks={"none": rules, "relaxed": rules, "fast": rules})


def agree_on(server: Serving, **rules: float) -> None:
    """Change the rules of all clocks from now on; until then nobody can be too slow for them."""
    clocks = server.hub.settings.clocks
    clocks.update({name: replace(old, **rules) for name, old in clocks.items()})


def table(seats: int = 2) -> NewTable:
    return NewTable(game="europe", seats=my_seats(seats), start=True, first=0, clock="fast", pace="instant")


@on_a_loop
async def test_everybody_sees_who_is_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, table()) as people:
        ada, ben = people.clients
        await ben.do(AwayRequest(table=people.table))
        gone = await ada.hear(TableMessage, lambda message: not message.seats[1].present)
        heard = len(ada.messages)
        await ben.sit(people.table, people.tokens[1])

        assert gone.seats[0].present
        assert (
            await ada.hear(TableMessage, lambda message: message.seats[1].present, since=heard)
        ).watchers == 0


@on_a_loop
async def test_a_bot_plays_for_somebody_who_stays_away_and_hands_the_seat_back(tmp_path: Path) -> None:
    async with serving(clocked(tmp_path)) as server, company(server, 2, table()) as people:
        ada, ben = people.clients
        await people.play_on(0, 2)
        await ben.do(AwayRequest(table=people.table))
        agree_on(server, grace=0.2)
        ply = 2
        while actions(await ada.state(people.table, 0, ply)):
            await ada.play(people.table, 0, ply, "draw")
            ply += 1
        covered = await ada.hear(TableMessage, lambda message: message.seats[1].covered)
        played = await ada.hear(StateMessage, lambda message: message.ply > ply)
        await ben.do(SitRequest(table=people.table, token=people.tokens[1]))
        back = await ada.hear(
            TableMessage, lambda message: not message.seats[1].covered, since=ada.messages.index(covered)
        )

        assert covered.seats[1].bot == "planner-medium"
        assert played.seat == 0
        assert back.seats[1].present


@on_a_loop
async def test_nobody_is_replaced_while_nobody_is_at_the_table(tmp_path: Path) -> None:
    async with serving(clocked(tmp_path)) as server, company(server, 2, table()) as people:
        for client in people.clients:
            await client.do(AwayRequest(table=people.table))
        agree_on(server, grace=0.05, decision=0.05)
        live = server.hub.tables[people.table]
        live.driver.wake()
        await asyncio.sleep(0.3)

        assert (live.table.ply, [seat.cover for seat in live.table.seats]) == (0, ["", ""])
        assert live.driver.alarm is None


@on_a_loop
async def test_when_time_is_up_a_bot_decides_once_and_after_the_third_time_it_plays_on(
    tmp_path: Path,
) -> None:
    async with serving(clocked(tmp_path, decision=0.15)) as server, company(server, 2, table()) as people:
        ada = people.clients[0]
        first = await ada.hear(StateMessage)
        covered = await ada.hear(TableMessage, lambda message: message.seats[0].covered)
        decided = [state for state in ada.messages_of(StateMessage) if state.ply > 0]
        refused = await ada.ask(
            PlayRequest(table=people.table, seat=0, ply=decided[-1].ply, action="draw", key="late")
        )
        await ada.do(BackRequest(table=people.table, seat=0))

        assert first.clock is not None
        assert first.clock.seats == [0, 1]
        assert covered.seats[0].present
        assert decided
        assert refused.id is not None
        back = await ada.hear(
            TableMessage, lambda message: not message.seats[0].covered, since=ada.messages.index(covered)
        )
        assert back.seats[0].bot == ""


def set_system_clock(by: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the time of day, which the monotonic clock ignores."""
    right = time.time
    monkeypatch.setattr(time, "time", lambda: right() + by)


@pytest.mark.parametrize("by", [-DAY, DAY])
@on_a_loop
async def test_setting_the_system_clock_neither_takes_time_from_anybody_nor_gives_it(
    tmp_path: Path, by: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(clocked(tmp_path, decision=LONG)) as server, company(server, 2, table()) as people:
        ada = people.clients[0]
        set_system_clock(by, monkeypatch)
        await people.play_on(0, 2)
        played = await ada.state(people.table, 0, 2)
        set_system_clock(-by, monkeypatch)
        live = server.hub.tables[people.table]
        live.driver.on_alarm()
        again = live.driver.clock_message()

    assert played.clock is not None
    assert again is not None
    assert LONG - 100 < again.left <= played.clock.left <= LONG
    assert not live.driver.thinking


@on_a_loop
async def test_time_is_up_even_if_the_system_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(clocked(tmp_path, decision=0.15)) as server, company(server, 2, table()) as people:
        ada = people.clients[0]
        await ada.hear(StateMessage)
        set_system_clock(-DAY, monkeypatch)

        assert (await ada.hear(TableMessage, lambda message: message.seats[0].covered)).seats[0].present


@on_a_loop
async def test_a_decision_that_was_stored_with_a_time_to_come_is_due_in_its_usual_time_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = clocked(tmp_path, decision=LONG)
    with monkeypatch.context() as before:
        set_system_clock(DAY, before)
        async with serving(settings) as server:
            made = await server.create(table())
    async with serving(settings) as server, server.client() as ada:
        await ada.sit(made.table, made.seats[0].token)
        state = await ada.state(made.table, 0, 0)

    assert state.clock is not None
    assert LONG - 100 < state.clock.left <= LONG


@on_a_loop
async def test_who_leaves_in_mid_game_is_played_by_a_bot_and_may_come_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2, table()) as people:
        ada, ben = people.clients
        await people.play_on(0, 2)
        await ben.do(LeaveRequest(table=people.table, seat=1))
        covered = await ada.hear(TableMessage, lambda message: message.seats[1].covered)
        await ben.sit(people.table, people.tokens[1])

        assert covered.seats[1].name == "Ben"
        back = await ada.hear(
            TableMessage, lambda message: not message.seats[1].covered, since=ada.messages.index(covered)
        )
        assert back.seats[1].bot == ""


@on_a_loop
async def test_others_may_ask_for_a_stand_in_once_somebody_was_away_for_a_while(tmp_path: Path) -> None:
    async with serving(clocked(tmp_path)) as server, company(server, 2, table()) as people:
        ada, ben = people.clients
        await ada.hear(TableMessage, lambda message: message.seats[1].present)
        there = await ada.fail(CoverRequest(table=people.table, seat=0, place=1))
        heard = len(ada.messages)
        await ben.do(AwayRequest(table=people.table))
        gone = await ada.hear(TableMessage, lambda message: not message.seats[1].present, since=heard)
        soon = await ada.fail(CoverRequest(table=people.table, seat=0, place=1))
        agree_on(server, asked=0.2)
        await asyncio.sleep(0.2)
        await ada.do(CoverRequest(table=people.table, seat=0, place=1))

        assert (there.code, soon.code) == ("not_possible", "not_possible")
        assert "Ben" in there.message
        assert gone.seats[0].cover_in is None
        assert LONG - 100 < (gone.seats[1].cover_in or 0) <= LONG
        assert (await ada.hear(TableMessage, lambda message: message.seats[1].covered)).seats[1].name == "Ben"
