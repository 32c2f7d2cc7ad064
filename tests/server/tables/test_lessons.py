"""Lessons: a script determines luck and the other seat, and the learner plays what is taught."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.client import Client, actions
from tests.server.loop import on_a_loop
from tests.server.serving import Serving, read, serving
from whistlestop.games import load, names
from whistlestop.record import record
from whistlestop.record.choices import Choices
from whistlestop.record.lesson import LEARNER, has_lesson, lesson_of
from whistlestop.record.record_text import SCRIPTED
from whistlestop.record.verification import verify
from whistlestop.server.table import agreement, lessons, new_tables, proposals
from whistlestop.server.table.agreement import Agreement
from whistlestop.server.table.record_export import whole_record
from whistlestop.server.table.table_rows import restore_table
from whistlestop.server.wire.bodies import (
    CreatedTable,
    HeldSeat,
    MyTables,
    MyTablesRequest,
    NewLesson,
    PublicTables,
    RecordRequest,
)
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.messages import ReasonMessage, StateMessage, TableMessage
from whistlestop.server.wire.requests import PlayRequest, RematchRequest, SkipRequest, WhyRequest

TAUGHT = [name for name in names() if has_lesson(name)]


async def taught(served: Serving, game: str) -> CreatedTable:
    """Start a lesson."""
    return read(await served.post("lessons", NewLesson(game=game, name="Ada")), CreatedTable)


@asynccontextmanager
async def learning(served: Serving, made: CreatedTable) -> AsyncIterator[Client]:
    """Take the learner's seat."""
    async with served.client() as client:
        await client.sit(made.table, made.seats[0].token)
        yield client


async def due(client: Client, after: int = -1) -> StateMessage:
    """Wait until the learner has a decision, or the game is over."""

    def is_due(shown: StateMessage) -> bool:
        assert shown.lesson is not None
        return shown.ply > after and (bool(shown.lesson.steps) or shown.result is not None)

    return await client.hear(StateMessage, is_due)


@pytest.mark.parametrize("game", TAUGHT)
@on_a_loop
async def test_doing_what_is_taught_leads_through_the_whole_game(tmp_path: Path, game: str) -> None:
    met: list[str] = []
    async with serving(tmp_path) as served, learning(served, made := await taught(served, game)) as client:
        state = await due(client)
        while state.result is None:
            assert state.lesson is not None
            assert state.lesson.past == len(met)
            met += [step.id for step in state.lesson.steps]
            if state.lesson.leaps:
                assert actions(state) == []
                await client.do(SkipRequest(table=made.table, seat=LEARNER, ply=state.ply))
            else:
                (action,) = actions(state)
                await client.play(made.table, LEARNER, state.ply, action)
            state = await due(client, state.ply)
    assert met == [step.id for step in lesson_of(load(game)).steps]
    assert state.result.winners == [LEARNER]


@on_a_loop
async def test_whatever_else_is_possible_comes_later(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as served,
        learning(served, made := await taught(served, "europe")) as client,
    ):
        await client.play(made.table, LEARNER, 0, "keep 2,4")
        state = await due(client, 0)

        def play(action: str) -> PlayRequest:
            return PlayRequest(table=made.table, seat=LEARNER, ply=state.ply, action=action, key=action)

        async def why(where: str, what: str | None = None) -> str:
            answer = await client.ask(WhyRequest(table=made.table, seat=LEARNER, where=where, what=what))
            assert isinstance(answer, ReasonMessage)
            return answer.text

        assert (await client.fail(play("draw"))).message == str(lessons.NOT_NOW)
        assert await why("deck") == str(lessons.NOT_NOW)
        assert "you have no black card" in (await client.fail(play("claim Brest-Paris KKK"))).message
        assert "you have no black card" in await why("route", "Brest-Paris")
        assert await why("route", "Essen-Frankfurt") == ""
        await client.do(play("claim Essen-Frankfurt GG"))


@on_a_loop
async def test_a_step_can_be_skipped_and_the_other_seat_goes_on(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as served,
        learning(served, made := await taught(served, "europe")) as client,
    ):
        await client.do(SkipRequest(table=made.table, seat=LEARNER, ply=0))
        state = await due(client, 0)
        assert actions(state) == ["claim Essen-Frankfurt GG"]
        late = await client.fail(SkipRequest(table=made.table, seat=LEARNER, ply=0))
        assert late.code == "stale"


@pytest.mark.parametrize("game", TAUGHT)
@on_a_loop
async def test_the_rest_can_be_skipped_in_one_message(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path) as served, learning(served, made := await taught(served, game)) as client:
        await client.do(SkipRequest(table=made.table, seat=LEARNER))
        over = await client.hear(StateMessage, lambda message: message.result is not None)
        assert over.ply == len(lesson_of(load(game)).lines)
        assert len(client.messages_of(StateMessage)) == 2
        again = await client.fail(RematchRequest(table=made.table, seat=LEARNER))
        assert "no rematch" in again.message


@on_a_loop
async def test_a_first_game_goes_on_after_the_server_was_away(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as served,
        learning(served, made := await taught(served, "europe")) as client,
    ):
        await client.play(made.table, LEARNER, 0, "keep 2,4")
        await due(client, 0)
    async with serving(tmp_path) as served, learning(served, made) as client:
        state = await due(client)
        assert state.lesson is not None
        assert [step.id for step in state.lesson.steps] == ["claim"]
        await client.play(made.table, LEARNER, state.ply, "claim Essen-Frankfurt GG")
        await due(client, state.ply)


@on_a_loop
async def test_nobody_is_told_that_its_cards_were_shuffled(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as served,
        learning(served, made := await taught(served, "europe")) as client,
    ):
        assert made.commitment == ""
        await client.do(SkipRequest(table=made.table, seat=LEARNER))
        shown = await client.hear(TableMessage, lambda message: message.status == "over")
        assert (shown.lesson, shown.commitment, shown.seed) == (True, "", None)
        text = (await served.post("record", RecordRequest(table=made.table))).text
    script = record.read(text)
    assert script.header["luck"] == SCRIPTED
    assert not {"commitment", "seed"} & set(script.header)
    assert "were not shuffled" in verify(script, record.replay(script, load("europe")))


@on_a_loop
async def test_it_is_listed_for_the_learner_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await taught(served, "europe")
        public = read(await served.http.get("/api/tables"), PublicTables)
        assert public.tables == []
        held = HeldSeat(table=made.table, token=made.seats[0].token)
        (mine,) = read(await served.post("mine", MyTablesRequest(seats=[held])), MyTables).tables
        assert (mine.lesson, mine.my_turn, mine.names) == (True, True, ["Ada", lessons.COMPANION])


def test_a_script_that_was_rewritten_is_not_played_on() -> None:
    opened = new_tables.prepare_lesson(NewLesson(game="europe", name="Ada"))
    older = agreement.encode(Agreement(first=LEARNER, lesson="older"))
    row = replace(opened.row, settings=older)
    table = restore_table(row, opened.entries)
    assert table.position is not None
    assert table.actors() == []
    assert lessons.scripted_choices(table, LEARNER, Choices(table.position, LEARNER).by_aim()) == {}
    with pytest.raises(Refusal, match="has changed"):
        proposals.propose_play(table, LEARNER, 0, "keep 2,4", "person")
    assert "luck: scripted" in whole_record(row, opened.entries, ["Ada", "Otto"])


@on_a_loop
async def test_a_game_without_a_script_teaches_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        missing = next(name for name in [*names(), "chess"] if name not in TAUGHT)
        answer = await served.post("lessons", NewLesson(game=missing, name="Ada"))
        assert answer.status_code == 409
