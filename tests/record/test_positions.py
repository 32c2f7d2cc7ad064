"""A position never changes: playing from it returns another one."""

import pytest

from whistlestop.core.errors import IllegalAction
from whistlestop.core.luck.chance import Seeded
from whistlestop.games import SHIPPED, load
from whistlestop.record.match import Match
from whistlestop.record.position import Position


def some_way_in(name: str) -> Position:
    match = Match(load(name), 2, Seeded(3))
    for _ in range(12):
        match.play(match.legal[0])
    return match.position


@pytest.mark.parametrize("name", SHIPPED)
def test_every_legal_play_leaves_its_position_as_it_was(name: str) -> None:
    position = some_way_in(name)
    before = position.state.to_bytes()

    for text in position.legal_for(position.seat)[:40]:
        after, play = position.play(text, None, Seeded(5))
        assert position.state.to_bytes() == before
        assert (after.ply, play.text, play.seat) == (position.ply + 1, text, position.seat)


@pytest.mark.parametrize("name", SHIPPED)
def test_the_same_play_with_the_same_luck_leads_to_the_same_position(name: str) -> None:
    position = some_way_in(name)
    text = position.legal_for(position.seat)[0]

    one, first = position.play(text, None, Seeded(5))
    two, second = position.play(text, None, Seeded(5))

    assert one.state.to_bytes() == two.state.to_bytes() != position.state.to_bytes()
    assert [event.to_dict() for event in first.events] == [event.to_dict() for event in second.events]


def test_an_illegal_play_leaves_its_position_as_it_was() -> None:
    position = some_way_in("europe")
    before = position.state.to_bytes()

    with pytest.raises(IllegalAction):
        position.play("claim Petrograd-Stockholm LLLLLLLL", None, Seeded(5))

    assert position.state.to_bytes() == before


def test_a_play_that_is_taken_back_leaves_the_match_as_it_was() -> None:
    match = Match(load("usa"), 3, Seeded(1))
    position, plays = match.position, list(match.plays)
    play = match.play(match.legal[0])

    assert match.take_back() == play
    assert (match.position, match.plays) == (position, plays)


def test_luck_given_for_one_play_is_used_for_no_other() -> None:
    one, two = (Match(load("europe"), 2, Seeded(1)) for _ in range(2))
    while one.state.choosing:
        one.play(one.legal[0])
        two.play(two.legal[0])

    one.play("draw", chance=Seeded(99))
    one.take_back()

    one.play("draw")
    two.play("draw")
    assert one.state.to_bytes() == two.state.to_bytes()
