import pytest

from tests.playing import discards, drain, draws, hand, happened, look, play, row, rule
from tests.rules.card_game.table import card_game, waste, yard
from whistlestop.record.match import Match

LAST = "K"


def one_card_left(seats: int = 2, row: str = "RGBWY") -> Match:
    """Return a match: a turn begins, and black is the last card of the deck."""
    match = card_game("RRRKKKK", others=["RRRKKKK"], seats=seats, row=row)
    drain(match, leave=LAST)
    if match.phase == "second card":
        match.play("stop")
    return match


@rule("CG-14")
def test_nothing_ends_while_a_card_is_in_the_deck() -> None:
    match = one_card_left()
    for _ in range(3):
        waste(match)

    assert (look(match).deck_size, look(match).turns_left) == (1, 0)


@rule("CG-14")
@pytest.mark.parametrize(
    "turn", [["draw", "stop"], ["draw R", "stop"], ["draw", "draw R"], ["draw R", "draw G"]]
)
def test_the_last_round_begins_with_the_last_card_also_as_a_replacement_in_the_row(turn: list[str]) -> None:
    match = one_card_left()
    seat = match.seat
    ending = play(match, *turn)

    assert look(match).deck_size == 0
    assert look(match).turns_left == 2
    assert happened(ending, "last round") == [{"type": "last round", "seat": seat}]


@rule("CG-14")
@pytest.mark.parametrize("second", ["draw", "draw R"])
def test_the_last_round_begins_with_a_last_card_of_the_second_pick(second: str) -> None:
    match = card_game(row="RGBWY")
    drain(match, leave="KK")
    if match.phase == "second card":
        match.play("stop")
    seat = match.seat
    match.play("draw")
    assert (match.phase, look(match).turns_left) == ("second card", 0)
    match.play(second)

    assert (match.seat, look(match).deck_size, look(match).turns_left) == (1 - seat, 0, 2)


@rule("CG-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_one_more_turn_and_the_drawer_has_the_last(seats: int) -> None:
    match = one_card_left(seats)
    drawer = match.seat
    play(match, "draw", "stop")

    turns: list[int] = []
    while match.phase != "completing":
        turns.append(match.seat)
        waste(match)
    assert turns == [(drawer + 1 + turn) % seats for turn in range(seats)]


@rule("CG-14")
@pytest.mark.parametrize("text", ["draw W", "place KK", "tickets"])
def test_any_turn_may_be_the_last_one(text: str) -> None:
    match = one_card_left()
    play(match, "draw", "stop")
    seat = match.seat
    match.play(text)
    if match.phase in ("second card", "tickets"):
        match.play("stop" if match.phase == "second card" else "keep 1,2")

    assert (match.seat, match.phase, look(match).turns_left) == (1 - seat, "turn", 1)


@rule("CG-14")
def test_what_lies_in_the_row_can_still_be_drawn_and_is_not_replaced() -> None:
    match = one_card_left(row="RGBWY")
    play(match, "draw", "stop")
    seat = match.seat
    assert draws(match) == ["draw W", "draw B", "draw Y", "draw R", "draw G"]
    before = hand(match, seat)
    play(match, "draw R", "draw G")

    assert sorted(hand(match, seat)) == sorted(before + "RG")
    assert row(match) == "WBY"


@rule("CG-14")
def test_a_locomotive_of_the_row_may_be_drawn_in_the_last_turn() -> None:
    match = one_card_left(row="LLLLL")
    play(match, "draw")
    assert match.phase == "turn"
    match.play("draw L")

    assert row(match) == "LLLL"
    assert look(match).turns_left == 1


@rule("CG-14")
def test_cards_may_be_robbed_in_the_last_turn() -> None:
    match = one_card_left()
    play(match, "draw", "stop")
    match.play("place RR")
    assert yard(match, 1 - match.seat) == ["RR"]
    match.play("place RRR")

    assert discards(match) == "RR"
    assert match.phase == "completing"


@rule("CG-14")
@rule("CG-15")
def test_after_the_last_turn_tickets_are_completed() -> None:
    match = one_card_left()
    play(match, "draw", "stop")
    waste(match)
    waste(match)

    assert (match.phase, match.over) == ("completing", False)
    assert happened(match.plays[-1], "completing") == [
        {"type": "completing", "seat": match.seat, "reason": "final round"}
    ]
