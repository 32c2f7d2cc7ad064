"""A replay shows exactly what was sent at the time."""

from pathlib import Path

import pytest

from tests.server.http.asking import assert_refused
from tests.server.loop import on_a_loop
from tests.server.replay.looking_back import all_frames, wished
from tests.server.serving import read, serving
from tests.server.wire.gathering import Eyes, Gathering, gathering
from whistlestop.games import SHIPPED
from whistlestop.server.services.replay import history_cache
from whistlestop.server.wire.messages import StateMessage
from whistlestop.server.wire.replays import MAX_FRAMES, Replay

MANY = 10_000


def token_of(people: Gathering, eyes: Eyes) -> str | None:
    """Return the token of a seat, or none for a spectator."""
    return None if eyes is None else people.tokens[eyes]


def known(state: StateMessage) -> tuple[object, ...]:
    """Return everything in a state that depends on the game."""
    parts = (state.events, state.view)
    return (state.seat, state.ply, *map(bytes, parts), state.progress, state.preview, state.result)


@pytest.mark.parametrize("game", SHIPPED)
@on_a_loop
async def test_while_a_game_goes_on_all_eyes_see_again_exactly_what_they_saw_then(
    game: str, tmp_path: Path
) -> None:
    async with serving(tmp_path) as at, gathering(at, game, 3, seed=4, most=50) as people:
        for eyes in people.all_eyes():
            received = {message.ply: known(message) for message, _ in people.sent(eyes)}
            frames = await all_frames(at.http, people.table, token=token_of(people, eyes))

            assert [known(frame.state) for frame in frames] == [received[ply] for ply in range(len(received))]
            assert all(bytes(frame.state.choices) == b"{}" and not frame.hands for frame in frames)


@pytest.mark.parametrize("wish", [{"eyes": 1}, {"all": True}, {"eyes": 0, "all": True}])
@pytest.mark.parametrize("seated", [False, True])
@on_a_loop
async def test_while_a_game_goes_on_nobody_looks_with_other_eyes(
    wish: dict[str, object], seated: bool, tmp_path: Path
) -> None:
    async with serving(tmp_path) as at, gathering(at, "europe", 2, seed=1, most=10) as people:
        token = people.tokens[0] if seated else None
        answer = await wished(at.http, "reel", table=people.table, token=token, **wish)

    assert "only what you saw yourself" in assert_refused(answer, 409, "not_possible")


@on_a_loop
async def test_frames_say_who_played_and_where_turns_begin(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, gathering(at, "usa", 2, seed=6, most=60) as people:
        frames = await all_frames(at.http, people.table)

    assert [frame.by for frame in frames] == [None, *(play.seat for play in people.match.plays)]
    turning = [frame.turn for frame in frames]
    assert turning == [state.phase.name == "turn" for state in people.states]
    assert 5 < sum(turning) < len(frames)


@on_a_loop
async def test_a_table_that_goes_on_is_recalled_up_to_its_last_play(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, gathering(at, "first_journey", 2, seed=7, most=8) as people:
        before = await all_frames(at.http, people.table)
        seat = people.live.table.actors()[0]
        await people.live.play(seat, 8, people.match.legal_for(seat)[0], "person")
        after = await all_frames(at.http, people.table)

    assert [len(before), len(after)] == [9, 10]
    assert [known(frame.state) for frame in after[:9]] == [known(frame.state) for frame in before]


@on_a_loop
async def test_no_more_pasts_are_kept_than_there_is_room_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_cache, "CAPACITY", 1)
    async with (
        serving(tmp_path) as at,
        gathering(at, "usa", 2, seed=8, most=5) as first,
        gathering(at, "usa", 2, seed=9, most=5) as second,
    ):
        received = [len(await all_frames(at.http, people.table)) for people in (first, second, first)]

    assert received == [6, 6, 6]


@on_a_loop
async def test_before_the_game_there_is_nothing_to_look_back_at(tmp_path: Path) -> None:
    async with serving(tmp_path) as at:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        made = await at.http.post("/api/tables", json={"game": "usa", "seats": seats})
        answer = await wished(at.http, "reel", table=made.json()["table"])
        missing = await wished(at.http, "reel", table="missing")
        wrong = await wished(at.http, "reel", table=made.json()["table"], token="wrong")

    assert "has not started" in assert_refused(answer, 409, "not_possible")
    assert (missing.status_code, missing.content) == (wrong.status_code, wrong.content)
    assert_refused(missing, 404, "not_found")


@on_a_loop
async def test_a_reel_is_not_longer_than_it_may_be_and_may_be_empty(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, gathering(at, "usa", 2, seed=10, most=70) as people:
        longest = read(await wished(at.http, "reel", table=people.table), Replay)
        beyond = read(await wished(at.http, "reel", table=people.table, first=MANY), Replay)
        too_long = await wished(at.http, "reel", table=people.table, count=MAX_FRAMES + 1)

    assert [len(longest.frames), longest.plies] == [MAX_FRAMES, 70]
    assert (beyond.frames, beyond.plies) == ([], 70)
    assert_refused(too_long, 400, "malformed")
