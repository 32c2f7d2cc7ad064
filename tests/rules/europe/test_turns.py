import pytest

from tests.playing import draw_two, kinds, owner, play, rule
from tests.rules.europe.table import europe, station
from whistlestop.core.errors import IllegalAction


@rule("Q-03")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, 1), (5, 4)])
def test_turns_go_clockwise(seats: int, first: int) -> None:
    match = europe(seats=seats, first=first)
    order = []
    for _ in range(2 * seats + 1):
        order.append(match.seat)
        draw_two(match)

    assert order == [(first + turn) % seats for turn in range(2 * seats + 1)]


@rule("Q-03")
@pytest.mark.parametrize(
    "turn",
    [
        ["draw", "draw"],
        ["draw R", "draw G"],
        ["draw L"],
        ["claim Dieppe-Paris P"],
        ["station Wien P"],
        ["tickets", "keep 1"],
    ],
)
def test_a_turn_is_exactly_one_action(turn: list[str]) -> None:
    match = europe("PPPP", row="RGLBW", seats=3)
    play(match, *turn)

    assert (match.seat, match.phase) == (1, "turn")
    assert match.legal_for(0) == []
    assert match.legal_for(2) == []


@rule("Q-03")
def test_an_action_once_begun_is_finished_before_another() -> None:
    match = europe("PPPP")
    match.play("draw")
    assert kinds(match) == {"draw"}

    match = europe("PPPP")
    match.play("tickets")
    assert kinds(match) == {"keep"}


@rule("Q-03")
def test_nobody_acts_out_of_turn() -> None:
    match = europe(seats=3)

    with pytest.raises(IllegalAction, match="not seat 1's turn"):
        match.play("draw", 1)


@rule("Q-03")
def test_passing_is_no_choice() -> None:
    match = europe()

    assert "pass" not in match.legal
    with pytest.raises(IllegalAction, match="only if you have no other move"):
        match.play("pass")


@rule("EU-05")
def test_a_turn_offers_four_actions() -> None:
    assert kinds(europe("RRGG")) == {"draw", "claim", "tickets", "station"}


@rule("EU-05")
def test_each_of_the_four_actions_can_be_taken() -> None:
    match = europe("PPPP", others=["GGGG"])
    play(match, "claim Dieppe-Paris P", "station Wien G", "tickets", "keep 1", "draw", "draw")

    assert owner(match, "Dieppe-Paris") == 0
    assert station(match, "Wien") == 1
    assert match.view(0).ticket_counts == [3, 2]
    assert match.view(0).hand_sizes == [3, 5]
