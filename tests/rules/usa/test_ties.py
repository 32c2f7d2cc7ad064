from collections.abc import Sequence

import pytest

from tests.playing import claim_routes, rule
from tests.rules.usa.table import usa
from whistlestop.record.match import Match

TWELVE = ["Calgary-Salt Lake City", "Houston-Kansas City"]
OTHER_TWELVE = ["Denver-El Paso", "Duluth-Houston"]


def played(*plans: Sequence[str], tickets: Sequence[Sequence[str]]) -> Match:
    """Return a match in which each seat holds its tickets and has claimed the routes of its plan."""
    match = usa(seats=max(2, len(plans)), tickets=tickets)
    claim_routes(match, *plans)
    return match


def totals(match: Match) -> list[int]:
    """Return the points of each seat."""
    return [sheet.total for sheet in match.score()]


def completed(match: Match) -> list[int]:
    """Return the number of completed tickets of each seat."""
    return [sheet.counts["completed"] for sheet in match.score()]


def holders(match: Match) -> list[bool]:
    """Return for each seat whether it has the points for the longest path."""
    return [sheet.points["longest_path"] > 0 for sheet in match.score()]


@rule("US-03")
@pytest.mark.parametrize("winner", [0, 1])
def test_most_points_win(winner: int) -> None:
    plans: list[list[str]] = [[], []]
    plans[winner] = ["Atlanta-Nashville"]
    match = played(*plans, tickets=[TWELVE, OTHER_TWELVE])

    assert totals(match)[winner] == totals(match)[1 - winner] + 11
    assert match.winners() == [winner]


@rule("US-03")
def test_most_points_win_against_more_completed_tickets_and_the_path() -> None:
    match = played(
        ["Denver-Santa Fe", "El Paso-Santa Fe"],
        ["Chicago-Duluth", "Atlanta-Raleigh/1"],
        tickets=[["Denver-El Paso", "New York-Seattle", "Los Angeles-New York"], TWELVE],
    )

    assert totals(match) == [4 + 4 - 43 + 10, 6 - 12]
    assert (completed(match), holders(match)) == ([1, 0], [True, False])
    assert match.winners() == [1]


@rule("US-03")
def test_a_tie_goes_to_the_most_completed_tickets_before_the_path_counts() -> None:
    match = played(
        ["Denver-Santa Fe", "El Paso-Santa Fe"],
        ["Atlanta-Miami"],
        tickets=[["Denver-El Paso", "Calgary-Salt Lake City"], ["Duluth-Houston", "Dallas-New York"]],
    )

    assert totals(match) == [4 + 4 - 7, 10 - 19 + 10]
    assert (completed(match), holders(match)) == ([1, 0], [False, True])
    assert match.winners() == [0]


@rule("US-03")
def test_then_the_points_for_the_path_decide() -> None:
    match = played(["Atlanta-Nashville"], [], tickets=[["Boston-Miami", "Phoenix-Portland"], TWELVE])

    assert totals(match) == [1 - 23 + 10, -12]
    assert (completed(match), holders(match)) == ([0, 0], [True, False])
    assert match.winners() == [0]


@rule("US-03")
@rule("Q-25")
@pytest.mark.parametrize("plans", [[[], []], [["Atlanta-Nashville"], ["Portland-Seattle/1"]]])
def test_players_who_are_still_level_have_won_together(plans: list[list[str]]) -> None:
    match = played(*plans, tickets=[TWELVE, OTHER_TWELVE])

    assert totals(match)[0] == totals(match)[1]
    assert match.winners() == [0, 1]


@rule("US-03")
@rule("Q-25")
def test_only_those_win_together_whom_every_tie_break_leaves_level() -> None:
    match = played(
        ["Atlanta-Nashville"],
        [],
        ["Portland-Seattle/1"],
        tickets=[["Boston-Miami", "Phoenix-Portland"], TWELVE, ["Houston-Winnipeg", "Denver-Pittsburgh"]],
    )

    assert totals(match) == [1 - 23 + 10, -12, 1 - 23 + 10]
    assert match.winners() == [0, 2]
