from collections.abc import Sequence

import pytest

from tests.playing import claim_routes, rule
from tests.rules.usa.table import usa
from whistlestop.record.match import Match

LOOP = ["Atlanta-Nashville", "Nashville-Raleigh", "Atlanta-Raleigh/1"]  # 6 spaces


def played(*plans: Sequence[str]) -> Match:
    """Return a match in which each seat has claimed the routes of its plan."""
    match = usa(seats=max(2, len(plans)))
    claim_routes(match, *plans)
    return match


def lengths(match: Match) -> list[int]:
    """Return the length of each seat's longest path."""
    return [sheet.counts["longest_path_length"] for sheet in match.score()]


def bonuses(match: Match) -> list[int]:
    """Return each seat's points for the longest path."""
    return [sheet.points["longest_path"] for sheet in match.score()]


@rule("US-03")
def test_the_longest_path_brings_ten_points() -> None:
    match = played(["Denver-Santa Fe", "El Paso-Santa Fe"], ["Chicago-Duluth"])

    assert lengths(match) == [4, 3]
    assert bonuses(match) == [10, 0]


@rule("US-03")
def test_everybody_with_a_path_of_that_length_gets_the_points() -> None:
    match = played(["Denver-Santa Fe", "El Paso-Santa Fe"], ["Chicago-Omaha"], ["Chicago-Duluth"])

    assert lengths(match) == [4, 4, 3]
    assert bonuses(match) == [10, 10, 0]


@rule("US-03")
def test_without_a_route_nobody_gets_the_points() -> None:
    assert bonuses(played([], [], [])) == [0, 0, 0]


@rule("US-03")
def test_one_route_is_enough() -> None:
    assert bonuses(played(["Atlanta-Nashville"])) == [10, 0]


@rule("US-03")
def test_a_path_is_measured_in_spaces_and_not_in_routes() -> None:
    match = played(["Chicago-Omaha"], ["Dallas-Houston/1", "Houston-New Orleans"])

    assert lengths(match) == [4, 3]


@rule("US-03")
@pytest.mark.parametrize(
    ("routes", "length"),
    [
        (["Chicago-Omaha", "Denver-Santa Fe", "El Paso-Santa Fe", "Atlanta-Charleston"], 4),
        (["Denver-Santa Fe", "El Paso-Santa Fe", "Phoenix-Santa Fe"], 2 + 3),
        (LOOP, 6),
        ([*LOOP, "Atlanta-Charleston"], 6 + 2),
        ([*LOOP, "Atlanta-Charleston", "Nashville-Saint Louis"], 2 + 5 + 2),
    ],
    ids=["unbroken", "a star", "a loop", "a loop with a tail", "a loop with two tails"],
)
def test_a_path_is_unbroken_and_uses_each_route_once(routes: list[str], length: int) -> None:
    assert lengths(played(routes)) == [length, 0]


@rule("US-03")
def test_the_routes_of_others_do_not_count() -> None:
    match = played(["Denver-Santa Fe", "El Paso-Phoenix"], ["El Paso-Santa Fe"])

    assert lengths(match) == [3, 2]
