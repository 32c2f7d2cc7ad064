"""First games at tables: a script decides luck and the other seat, and the learner plays what is taught."""

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
from whistlestop.record.choices import choices
from whistlestop.record.lesson import LEARNER, has_lesson, lesson_of
from whistlestop.server.tables import agreement, opening, playing, teaching
from whistlestop.server.tables.agreement import Agreement
from whistlestop.server.tables.laying import laid_table
from whistlestop.server.tables.recording import whole_record
from whistlestop.server.wire.bodies import Created, Held, Mine, MyTables, NewLesson, PublicTables, RecordWish
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.messages import ReasonTold, StateTold, TableTold
from whistlestop.server.wire.requests import Play, Rematch, Skip, Why

TAUGHT = [name for name in names() if has_lesson(name)]


async def taught(served: Serving, game: str) -> Created:
    """Begin a first game."""
    return read(await served.post("lessons", NewLesson(game=game, name="Ada")), Created)


@asynccontextmanager
async def learning(served: Serving, made: Created) -> AsyncIterator[Client]:
    """Sit down as the learner."""
    async with served.client() as client:
        await client.sit(made.table, made.seats[0].token)
        yield client


async def due(client: Client, after: int = -1) -> StateTold:
    """Wait until the learner is asked for something, or the game is over."""

    def is_due(told: StateTold) -> bool:
        assert told.lesson is not None
        return told.ply > after and (bool(told.lesson.steps) or told.result is not None)

    return await client.hear(StateTold, is_due)


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
                await client.do(Skip(table=made.table, seat=LEARNER, ply=state.ply))
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

        def play(action: str) -> Play:
            return Play(table=made.table, seat=LEARNER, ply=state.ply, action=action, key=action)

        async def why(where: str, what: str | None = None) -> str:
            answer = await client.ask(Why(table=made.table, seat=LEARNER, where=where, what=what))
            assert isinstance(answer, ReasonTold)
            return answer.text

        assert (await client.fail(play("draw"))).message == str(teaching.LATER)
        assert await why("deck") == str(teaching.LATER)
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
        await client.do(Skip(table=made.table, seat=LEARNER, ply=0))
        state = await due(client, 0)
        assert actions(state) == ["claim Essen-Frankfurt GG"]
        late = await client.fail(Skip(table=made.table, seat=LEARNER, ply=0))
        assert late.code == "stale"


@pytest.mark.parametrize("game", TAUGHT)
@on_a_loop
async def test_the_rest_can_be_skipped_in_one_message(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path) as served, learning(served, made := await taught(served, game)) as client:
        await client.do(Skip(table=made.table, seat=LEARNER))
        over = await client.hear(StateTold, lambda told: told.result is not None)
        assert over.ply == len(lesson_of(load(game)).lines)
        assert len(client.told(StateTold)) == 2
        again = await client.fail(Rematch(table=made.table, seat=LEARNER))
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
        await client.do(Skip(table=made.table, seat=LEARNER))
        told = await client.hear(TableTold, lambda told: told.status == "over")
        assert (told.lesson, told.commitment, told.seed) == (True, "", None)
        text = (await served.post("record", RecordWish(table=made.table))).text
    script = record.read(text)
    assert script.header["luck"] == record.SCRIPTED
    assert not {"commitment", "seed"} & set(script.header)
    assert "were not shuffled" in record.verify_seed(script, record.replay(script, load("europe")))


@on_a_loop
async def test_it_is_listed_for_the_learner_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        made = await taught(served, "europe")
        public = read(await served.http.get("/api/tables"), PublicTables)
        assert public.tables == []
        held = Held(table=made.table, token=made.seats[0].token)
        (mine,) = read(await served.post("mine", Mine(seats=[held])), MyTables).tables
        assert (mine.lesson, mine.my_turn, mine.names) == (True, True, ["Ada", teaching.COMPANION])


def test_a_script_that_was_rewritten_is_not_played_on() -> None:
    opened = opening.lesson(NewLesson(game="europe", name="Ada"))
    older = agreement.written(Agreement(first=LEARNER, lesson="older"))
    row = replace(opened.row, settings=older)
    table = laid_table(row, opened.entries)
    assert table.match is not None
    assert table.actors() == []
    assert teaching.narrowed(table, LEARNER, choices(table.match.view(LEARNER))) == {}
    with pytest.raises(Refusal, match="rewritten"):
        playing.play(table, LEARNER, 0, "keep 2,4", "person")
    assert "luck: scripted" in whole_record(row, opened.entries, ["Ada", "Otto"])


@on_a_loop
async def test_a_game_without_a_script_teaches_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        missing = next(name for name in [*names(), "chess"] if name not in TAUGHT)
        answer = await served.post("lessons", NewLesson(game=missing, name="Ada"))
        assert answer.status_code == 409
