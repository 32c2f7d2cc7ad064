import pytest

from tests.playing import draw_two, draw_up, hand, happened, play, rule, seen
from tests.rules.europe.building import FORTY_TWO, OTHER_FORTY_TWO, build
from tests.rules.europe.table import europe
from whistlestop.core.errors import IllegalAction
from whistlestop.record.match import Match

LAST = {3: "Kyiv-Smolensk", 2: "Kyiv-Wilno", 1: "Dieppe-Paris"}


def almost_over(seats: int = 2) -> Match:
    """Return a match: seat 0 is to act, with three trains and cards for any route of that length."""
    match = europe(seats=seats)
    build(match, FORTY_TWO)
    draw_up(match, 0, "LLLL")
    return match


def turns_to_the_end(match: Match) -> list[int]:
    """Draw until the game is over; return the seats in the order of their turns."""
    seats: list[int] = []
    while not match.over:
        seats.append(match.seat)
        draw_two(match)
    return seats


@rule("Q-21")
@pytest.mark.parametrize("length", [1, 2, 3])
def test_two_trains_or_fewer_at_the_end_of_a_turn_begin_the_final_round(length: int) -> None:
    match = almost_over()
    claim = match.play(f"claim {LAST[length]} " + "L" * length)

    assert seen(match).trains[0] == 3 - length
    assert happened(claim, "last round") == [{"type": "last round", "seat": 0}]
    assert seen(match).turns_left == 2


@rule("Q-21")
def test_three_trains_begin_nothing() -> None:
    match = almost_over()

    assert seen(match).trains[0] == 3
    assert not any(happened(play, "last round") for play in match.plays)
    for _ in range(8):
        draw_two(match)
    assert not match.over


@rule("Q-21")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_has_exactly_one_more_turn(seats: int) -> None:
    match = almost_over(seats)
    match.play("claim Dieppe-Paris L")

    assert turns_to_the_end(match) == [*range(1, seats), 0]
    assert match.state.reason == "final round"
    assert match.phase == "over"


@rule("Q-21")
def test_another_player_who_runs_out_of_trains_changes_nothing() -> None:
    match = europe(seats=3)
    build(match, FORTY_TWO, OTHER_FORTY_TWO)
    while not ("P" in hand(match, 0) and "K" in hand(match, 1) and match.seat == 0):
        draw_two(match)
    assert seen(match).trains == [3, 3, 45]

    first = match.play("claim Dieppe-Paris P")
    second = match.play("claim Amsterdam-Bruxelles K")
    assert seen(match).trains == [2, 2, 45]
    assert (len(happened(first, "last round")), len(happened(second, "last round"))) == (1, 0)
    assert turns_to_the_end(match) == [2, 0]


@rule("Q-21")
def test_the_last_turn_is_a_turn_like_any_other() -> None:
    match = almost_over()
    match.play("claim Dieppe-Paris L")
    draw_two(match)
    match.play("claim Kyiv-Wilno LL")

    assert match.over
    assert seen(match).trains[0] == 0
    assert match.score()[0].points["routes"] == 10 * 7 + 2 + 1 + 2


@rule("Q-21")
def test_a_last_turn_of_several_picks_is_finished_first() -> None:
    match = almost_over()
    match.play("claim Dieppe-Paris L")
    draw_two(match)
    play(match, "tickets")
    assert not match.over

    play(match, "keep 1")
    assert match.over


@rule("Q-21")
def test_nobody_acts_after_the_end() -> None:
    match = almost_over()
    match.play("claim Dieppe-Paris L")
    turns_to_the_end(match)

    assert [match.legal_for(seat) for seat in (0, 1)] == [[], []]
    with pytest.raises(IllegalAction, match="The game is over"):
        match.play("draw")
