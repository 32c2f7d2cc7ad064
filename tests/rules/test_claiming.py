"""Rules for claiming that all board games share, tested with a red route of three spaces in two games."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.playing import discards, hand, owner, rule, seen, ways
from tests.rules.europe.table import europe
from tests.rules.first_journey.table import journey
from whistlestop.core.errors import IllegalAction, UnknownAction
from whistlestop.record.match import Match


@dataclass(frozen=True)
class Setting:
    """The setting of a test: a table, everybody's trains, and the claims to try."""

    table: Callable[..., Match]
    trains: int
    red: str  # a route of three spaces
    short: tuple[str, str]  # two claims of one space each
    hand: str  # the cards for both claims


EUROPE = Setting(europe, 45, "Kyiv-Smolensk", ("Dieppe-Paris P", "Amsterdam-Bruxelles K"), "PPKK")
JOURNEY = Setting(journey, 20, "Warsaw-Moscow/red", ("Warsaw-Vienna K", "London-Paris/black K"), "KKKK")

each_game = pytest.mark.parametrize("at", [EUROPE, JOURNEY], ids=["europe", "first_journey"])


@rule("Q-13")
@rule("FJ-05")
@each_game
def test_a_claim_puts_one_train_on_each_space(at: Setting) -> None:
    match = at.table("RRRR")
    match.play(f"claim {at.red} RRR")

    assert owner(match, at.red) == 0
    assert seen(match).trains == [at.trains - 3, at.trains]
    assert match.seat == 1


@rule("Q-13")
@rule("FJ-05")
@each_game
def test_a_route_is_claimed_whole_or_not_at_all(at: Setting) -> None:
    match = at.table("RRGG")

    assert ways(match, f"claim {at.red}") == set()
    assert "1 short" in str(match.problem(f"claim {at.red} RRR"))
    with pytest.raises(UnknownAction):
        match.play(f"claim {at.red} RR")


@rule("Q-13")
@rule("FJ-05")
@each_game
def test_one_route_is_claimed_a_turn(at: Setting) -> None:
    match = at.table(at.hand, seats=3)
    match.play(f"claim {at.short[0]}")

    with pytest.raises(IllegalAction, match="not seat 0's turn"):
        match.play(f"claim {at.short[1]}", 0)


@rule("Q-14")
@rule("FJ-05")
@each_game
@pytest.mark.parametrize(
    ("cards", "payments"),
    [
        ("RRRR", {"RRR"}),
        ("RRLG", {"RRL"}),
        ("RRLL", {"RRL", "RLL"}),
        ("RLLG", {"RLL"}),
        ("LLLG", {"LLL"}),
        ("RRRLLL", {"RRR", "RRL", "RLL", "LLL"}),
        ("RRGG", set()),
        ("GGGG", set()),
        ("KKKK", set()),
        ("GGLL", set()),
    ],
)
def test_a_coloured_route_costs_cards_of_its_colour_and_any_number_of_locomotives(
    at: Setting, cards: str, payments: set[str]
) -> None:
    assert ways(at.table(cards), f"claim {at.red}") == payments


@rule("Q-14")
@rule("FJ-05")
@each_game
def test_the_player_chooses_how_many_locomotives_to_spend(at: Setting) -> None:
    match = at.table("RRRLLL")
    match.play(f"claim {at.red} RLL")

    assert hand(match) == "RRL"
    assert discards(match) == "RLL"
