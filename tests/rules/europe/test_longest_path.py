from collections.abc import Sequence

import pytest

from tests.playing import rule, seen
from tests.rules.europe.building import build
from tests.rules.europe.table import BOARD, europe, random_game
from whistlestop.record.match import Match

LOOP = ["Wien-Zagrab", "Budapest-Wien/red", "Budapest-Zagrab"]  # 5 spaces
EAST = ["Berlin-Essen", "Essen-Frankfurt", "Berlin-Frankfurt/red"]  # a loop of 7 spaces
WEST = ["Amsterdam-Bruxelles", "Amsterdam-Frankfurt", "Bruxelles-Frankfurt"]  # 5, connected in Frankfurt


def played(*plans: Sequence[str]) -> Match:
    """Return a match in which each seat has built its plan."""
    match = europe(seats=max(2, len(plans)))
    build(match, *plans)
    return match


def lengths(match: Match) -> list[int]:
    """Return the length of each seat's longest path."""
    return [sheet.counts["longest_path_length"] for sheet in match.score()]


def bonuses(match: Match) -> list[int]:
    """Return each seat's points for the longest path."""
    return [sheet.points["longest_path"] for sheet in match.score()]


@rule("EU-20")
def test_the_longest_path_is_worth_ten_points() -> None:
    match = played(["Venezia-Zagrab", "Wien-Zagrab"], ["Kyiv-Smolensk"])

    assert lengths(match) == [4, 3]
    assert bonuses(match) == [10, 0]


@rule("EU-20")
def test_all_who_tie_for_the_longest_path_get_the_bonus() -> None:
    match = played(["Venezia-Zagrab", "Wien-Zagrab"], ["Berlin-Danzig"], ["Kyiv-Smolensk"])

    assert lengths(match) == [4, 4, 3]
    assert bonuses(match) == [10, 10, 0]


@rule("EU-20")
def test_nobody_gets_the_bonus_without_a_route() -> None:
    match = europe(seats=3)

    assert lengths(match) == [0, 0, 0]
    assert bonuses(match) == [0, 0, 0]


@rule("EU-20")
def test_a_single_train_is_enough_for_the_bonus() -> None:
    assert bonuses(played(["Dieppe-Paris"])) == [10, 0]


@rule("EU-21")
def test_a_path_is_measured_in_spaces_and_not_in_routes() -> None:
    match = played(["Berlin-Danzig"], ["Dieppe-Paris", "Brest-Dieppe"])

    assert lengths(match) == [4, 3]
    assert bonuses(match) == [10, 0]


@rule("EU-21")
def test_a_path_is_continuous() -> None:
    assert lengths(played(["Berlin-Danzig", "Roma-Venezia", "Venezia-Zagrab", "Cadiz-Lisboa"])) == [4, 0]


@rule("EU-21")
def test_a_path_takes_only_two_arms_of_a_star() -> None:
    star = ["Venezia-Zagrab", "Wien-Zagrab", "Budapest-Zagrab", "Sarajevo-Zagrab"]

    assert lengths(played(star)) == [3 + 2, 0]


@rule("EU-21")
def test_a_path_goes_over_no_route_twice() -> None:
    assert lengths(played(["Berlin-Danzig"])) == [4, 0]
    assert lengths(played(["Venezia-Zagrab", "Budapest-Zagrab", "Sarajevo-Zagrab", "Berlin-Danzig"])) == [
        5,
        0,
    ]


@rule("EU-21")
def test_a_path_may_be_a_loop() -> None:
    assert lengths(played(LOOP)) == [5, 0]


@rule("EU-21")
def test_a_path_may_run_into_a_loop() -> None:
    assert lengths(played([*LOOP, "Venezia-Zagrab"])) == [7, 0]


@rule("EU-21")
def test_a_path_may_pass_a_city_several_times() -> None:
    assert lengths(played([*EAST, *WEST])) == [12, 0]


@rule("EU-21")
def test_a_loop_with_two_tails_is_not_passed_in_full() -> None:
    # Berlin–Wien (3), the whole loop (5), and no way back to Venezia–Zagrab (2)
    assert lengths(played([*LOOP, "Venezia-Zagrab", "Berlin-Wien"])) == [8, 0]


@rule("EU-21")
def test_loops_joined_by_a_single_route_are_one_path() -> None:
    assert lengths(played([*EAST, *WEST, "Berlin-Wien", *LOOP])) == [20, 0]


@rule("EU-21")
def test_the_routes_of_others_do_not_count() -> None:
    match = played(["Venezia-Zagrab", "Brindisi-Roma"], ["Roma-Venezia"])

    assert lengths(match) == [2, 2]


@rule("EU-21")
def test_a_borrowed_route_does_not_count() -> None:
    match = europe(tickets=[["Zagrab-Brindisi", "Stockholm-Wien"]])
    build(match, ["Venezia-Zagrab", "Brindisi-Roma", "station Roma"], ["Roma-Venezia", "Kyiv-Smolensk"])

    assert match.score()[0].shown["borrowed"] == ["Roma-Venezia"]
    assert lengths(match) == [2, 3]
    assert bonuses(match) == [0, 10]


def longest_trail(match: Match, seat: int) -> int:
    """Return the longest path of a seat by trying every path."""
    own = frozenset(number for number, owner in enumerate(seen(match).owner) if owner == seat + 1)

    def walk(city: int, left: frozenset[int]) -> int:
        best = 0
        for number in left:
            a, b = BOARD.routes[number].cities
            if city in (a, b):
                onward = walk(a + b - city, left - {number})
                best = max(best, BOARD.routes[number].length + onward)
        return best

    return max(walk(city, own) for city in range(len(BOARD.cities)))


@rule("EU-21")
@pytest.mark.parametrize("seed", range(8))
def test_no_path_is_longer_than_the_longest(seed: int) -> None:
    match = random_game(2 + seed % 4, seed)

    assert lengths(match) == [longest_trail(match, seat) for seat in range(match.seats)]


@rule("EU-21")
@pytest.mark.parametrize(
    "extra",
    [
        [],
        ["Frankfurt-München"],
        ["Frankfurt-München", "München-Wien"],
        ["Frankfurt-München", "München-Wien", "Berlin-Wien"],
        ["Amsterdam-Essen", "Essen-Kobenhavn/1", "Berlin-Wien", "Venezia-Zagrab"],
        ["Bruxelles-Dieppe", "Dieppe-Paris", "Bruxelles-Paris/red", "Brest-Dieppe", "Brest-Paris"],
    ],
)
def test_no_path_through_a_tangle_is_longer_than_the_longest(extra: list[str]) -> None:
    match = played([*EAST, *WEST, *extra])

    assert lengths(match) == [longest_trail(match, 0), 0]
