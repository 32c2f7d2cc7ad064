import pytest

from tests.playing import hand, kinds, owner, play, rule, seen
from tests.rules.first_journey.table import draw, journey, rest
from whistlestop.core.errors import IllegalAction


@rule("FJ-04")
def test_a_turn_offers_three_actions() -> None:
    assert kinds(journey("RRGG")) == {"draw", "claim", "exchange"}


@rule("FJ-04")
@pytest.mark.parametrize("action", ["draw", "claim Berlin-Vienna/red R", "exchange"])
def test_each_of_the_three_actions_is_a_whole_turn(action: str) -> None:
    match = journey("RRRR", seats=3)
    match.play(action)

    assert (match.seat, match.phase) == (1, "turn")
    with pytest.raises(IllegalAction, match="not seat 0's turn"):
        match.play("draw", 0)


@rule("FJ-04")
@rule("Q-03")
@pytest.mark.parametrize("first", [0, 2])
def test_the_turn_passes_clockwise(first: int) -> None:
    match = journey(seats=4, first=first)
    order = []
    for _ in range(8):
        order.append(match.seat)
        rest(match)

    assert order == [(first + turn) % 4 for turn in range(8)]


@rule("FJ-04")
@rule("Q-03")
def test_passing_is_no_choice() -> None:
    match = journey()

    assert "pass" not in match.legal
    with pytest.raises(IllegalAction, match="only if you have no other move"):
        match.play("pass")


@rule("FJ-04")
def test_seats_may_choose_differently() -> None:
    match = journey("RRRR", others=["GGGG", "KKKK"], seats=3)
    play(match, "claim Berlin-Vienna/red R", "exchange", "draw")

    assert owner(match, "Berlin-Vienna/red") == 0
    assert seen(match).hand_sizes == [3, 4, 6]


@rule("Q-12")
def test_a_hand_may_grow_as_big_as_it_likes() -> None:
    match = journey()
    while match.seat or not match.problem("draw"):
        match.play("exchange" if match.seat else "draw")

    assert len(hand(match)) == 72 - 4
    assert "draw" not in kinds(match)


@rule("FJ-04")
def test_a_draw_needs_no_second_decision() -> None:
    match = journey(deck="LL")
    draw(match)

    assert hand(match).count("L") == 2
    assert match.phase == "turn"
