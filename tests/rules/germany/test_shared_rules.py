"""Rules that all board games share, where Germany has numbers of its own for them."""

from collections import Counter

import pytest

from tests.playing import (
    claim_routes,
    discards,
    draw_two,
    hand,
    happened,
    hoard,
    row,
    rule,
    seen_board,
    until,
)
from tests.rules.germany.table import GAME, dealt, germany
from whistlestop.core.chance import Seeded
from whistlestop.record.match import Match

# Routes of 42 spaces: who has claimed them all has three trains left.
FORTY_TWO = [
    "Berlin-Hamburg/blue",
    "Berlin-Hannover",
    "Berlin-Rostock",
    "Berlin-Schwerin",
    "Berlin-Dresden",
    "Chemnitz-Regensburg",
    "Emden-Münster",
    "Freiburg-Konstanz",
]
OTHERS = ["Erfurt-Regensburg", "München-Nürnberg/black", "Kiel-Rostock", "Karlsruhe-Saarbrücken"]
LAST = {1: "Augsburg-Ulm/1", 2: "Chemnitz-Leipzig", 3: "Bremen-Emden"}


def almost_over(waiting: dict[str, str]) -> Match:
    """Seat 0 is to act; it has three trains left and locomotives to pay for three spaces."""
    match = germany(waiting=waiting)
    claim_routes(match, FORTY_TWO, OTHERS)
    for _ in range(2):
        until(match, 0)
        draw_two(match, "LL")
    until(match, 0)
    assert seen_board(match).trains[0] == 3
    return match


@rule("Q-01")
def test_there_are_twelve_cards_of_each_colour_and_fourteen_locomotives() -> None:
    match = germany(seats=2)
    while hoard(match):
        pass

    assert Counter(hand(match, 0) + hand(match, 1)) == {**dict.fromkeys("PWBYOKRG", 12), "L": 14}


@rule("Q-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_four_cards_forty_five_trains_and_no_points(seats: int) -> None:
    match = dealt("RRRR", others=["GGGG"], row="KKWWO", seats=seats)
    view = seen_board(match)

    assert (hand(match, 0), hand(match, 1), row(match)) == ("RRRR", "GGGG", "WWOKK")
    assert (view.hand_sizes, view.trains, view.points) == ([4] * seats, [45] * seats, [0] * seats)
    assert view.deck_size == 110 - 4 * seats - 5


@rule("Q-04")
def test_the_first_player_is_named_or_drawn_from_the_seed() -> None:
    assert germany(seats=3, first=2).seat == 2
    assert {int(Match(GAME, 3, Seeded(seed)).state.first) for seed in range(30)} == {0, 1, 2}


@rule("Q-09")
def test_three_locomotives_clear_the_row() -> None:
    match = dealt(row="LLLRG" + "PWBYO")

    assert row(match) == "PWBYO"
    assert discards(match) == "RGLLL"


@rule("Q-21")
@pytest.mark.parametrize("length", [1, 2, 3])
def test_two_trains_or_fewer_at_the_end_of_a_turn_begin_the_final_round(length: int) -> None:
    match = almost_over({"Leipzig": "GGG"})
    claim = match.play(f"claim {LAST[length]} " + "L" * length)

    assert happened(claim, "last round") == [{"type": "last round", "seat": 0}]
    for seat in (1, 0):
        assert match.seat == seat
        draw_two(match)
    assert (match.over, match.state.reason) == (True, "final round")


@rule("Q-21")
def test_the_final_round_begins_when_the_last_passenger_has_been_chosen() -> None:
    match = almost_over({"Leipzig": "GGW"})
    claim = match.play("claim Chemnitz-Leipzig LL")
    assert (match.phase, happened(claim, "last round")) == ("passenger", [])

    assert happened(match.play("take white Leipzig"), "last round") == [{"type": "last round", "seat": 0}]


@rule("Q-23")
def test_a_result_may_be_less_than_zero() -> None:
    match = germany(tickets=[["Rostock-Konstanz", "Kiel-Schweiz"]])

    assert match.score()[0].total == -42
