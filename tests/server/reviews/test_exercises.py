"""An exercise goes on from a position of a finished game, against bots, and counts for nothing."""

from pathlib import Path

from tests.server.client import actions
from tests.server.http.asking import assert_refused
from tests.server.loop import on_a_loop
from tests.server.replay.looking_back import bring, wished
from tests.server.reviews.asking import FULL
from tests.server.serving import read, serving
from whistlestop.games import load
from whistlestop.record import record
from whistlestop.server.wire.bodies import (
    CreatedTable,
    HeldSeat,
    MyTables,
    MyTablesRequest,
    PublicTables,
    RecordRequest,
)
from whistlestop.server.wire.messages import ExerciseMessage, TableMessage
from whistlestop.server.wire.requests import RematchRequest, TakeBackRequest

PLY = 9


@on_a_loop
async def test_an_exercise_goes_on_from_the_position_as_it_was(tmp_path: Path) -> None:
    played = record.replay(record.read(FULL), load("first_journey_usa")).history
    seat = played.plays[PLY].seat
    wish = {"ply": PLY, "seat": seat, "name": "Ada", "pace": "instant"}
    async with serving(tmp_path) as server:
        source = (await bring(server.http, FULL)).table
        made = read(await wished(server.http, "exercises", table=source, **wish), CreatedTable)
        (mine,) = made.seats
        async with server.client() as ada:
            await ada.sit(made.table, mine.token)
            state = await ada.state(made.table, seat, PLY)
            table = await ada.hear(TableMessage)
            at = server.hub.tables[made.table].table
            assert at.position is not None
            before = at.position.state.to_bytes()
            early = TakeBackRequest(table=made.table, seat=seat, ply=PLY, take_backs=0, to=PLY - 1)
            refused = await ada.fail(early)
            await ada.play(made.table, seat, PLY, actions(state)[0])
            after = await ada.state(made.table, seat, PLY + 1)
            again = await ada.fail(RematchRequest(table=made.table, seat=seat))
            held = [HeldSeat(table=made.table, token=mine.token)]
            listed = read(await server.post("mine", MyTablesRequest(seats=held)), MyTables)
            public = read(await server.http.get("/api/tables"), PublicTables)
            text = (await server.post("record", RecordRequest(table=made.table, token=mine.token))).text

    assert before == played.at(PLY).state.to_bytes()
    assert table.exercise == ExerciseMessage(table=source, ply=PLY, seat=seat)
    assert [one.kind for one in table.seats] == ["person" if at == seat else "bot" for at in range(2)]
    assert (table.commitment, table.seed, table.public) == ("", None, False)
    assert refused.message == "The exercise began there; what came before stands."
    assert state.take_back is None
    assert after.take_back is not None
    assert again.code == "not_possible"
    assert [one.exercise for one in listed.tables] == [True]
    assert public.tables == []
    assert "seen by" in text


@on_a_loop
async def test_an_exercise_needs_a_position_in_which_something_can_be_played(tmp_path: Path) -> None:
    end = len(record.read(FULL).lines)
    async with serving(tmp_path) as server:
        source = (await bring(server.http, FULL)).table
        for wish, sentence in (
            ({"ply": end, "seat": 0}, "over there"),
            ({"ply": end + 1, "seat": 0}, f"only {end} plays"),
            ({"ply": 3, "seat": 2}, "no seat 2"),
            ({"ply": 3, "seat": 0, "bot": "hal"}, "No bot “hal”"),
        ):
            answer = await wished(server.http, "exercises", table=source, name="Ada", **wish)
            assert sentence in assert_refused(answer, 409, "not_possible")
        named = await wished(server.http, "exercises", table=source, ply=3, seat=0, name="Ada", bot="random")
        table = read(named, CreatedTable).table
        live = await server.hub.find(table)
        assert [one.bot for one in live.table.seats] == ["", "random"]
