from collections.abc import Mapping, Sequence

import pytest

from tests.playing import claim_routes, rule
from tests.rules.germany.table import germany
from whistlestop.record.match import Match

FOURS = ["Frankfurt-Stuttgart", "Hamburg-Rostock"]
OTHER_FOURS = ["Karlsruhe-Augsburg", "Köln-Saarbrücken"]
TOWNS = ["Augsburg", "Ulm", "Chemnitz", "Dresden", "Konstanz", "Lindau"]
ALL_RED = dict.fromkeys([*TOWNS, "Mannheim"], "R") | {"Stuttgart": "RRR"}


def played(
    *plans: Sequence[str], tickets: Sequence[Sequence[str]], waiting: Mapping[str, str] | None = None
) -> Match:
    """Return a match in which each seat holds its tickets and has claimed the routes of its plan."""
    match = germany(seats=max(2, len(plans)), tickets=tickets, waiting=waiting)
    claim_routes(match, *plans)
    return match


def totals(match: Match) -> list[int]:
    """Return the points of each seat."""
    return [sheet.total for sheet in match.score()]


def counts(match: Match, name: str) -> list[int]:
    """Return one of the tie-break counts of each seat."""
    return [sheet.counts[name] for sheet in match.score()]


@rule("DE-13")
@pytest.mark.parametrize("winner", [0, 1])
def test_most_points_win(winner: int) -> None:
    plans: list[list[str]] = [[], []]
    plans[winner] = ["Augsburg-Ulm/1"]
    match = played(*plans, tickets=[FOURS, OTHER_FOURS], waiting={"Augsburg": "R", "Ulm": "R"})

    assert totals(match)[winner] == totals(match)[1 - winner] + 1 + 20
    assert match.winners() == [winner]


@rule("DE-13")
def test_most_points_win_against_more_completed_tickets_and_more_passengers() -> None:
    match = played(
        ["Mannheim-Stuttgart/1", "Augsburg-Ulm/1"],
        ["Chemnitz-Dresden"],
        tickets=[["Mannheim-Stuttgart", "Rostock-Konstanz", "Kiel-Schweiz"], FOURS],
        waiting=ALL_RED | {"Chemnitz": "G", "Dresden": "B"},
    )

    assert totals(match) == [3 + 2 - 42 + 15 + 20, 1 - 8 + 40]
    assert counts(match, "completed") == [1, 0]
    assert counts(match, "passengers_collected") == [4, 2]
    assert match.winners() == [1]


@rule("DE-13")
def test_a_tie_goes_to_the_most_completed_tickets_before_passengers_are_counted() -> None:
    match = played(
        ["Mannheim-Stuttgart/1"],
        ["Augsburg-Ulm/1", "Chemnitz-Dresden"],
        tickets=[["Mannheim-Stuttgart", "Berlin-Mainz"], FOURS],
        waiting=ALL_RED,
    )

    assert totals(match) == [2 + 2 - 15 + 15 + 10, 2 - 8 + 20]
    assert counts(match, "completed") == [1, 0]
    assert counts(match, "passengers_collected") == [2, 4]
    assert match.winners() == [0]


@rule("DE-13")
def test_then_the_most_passengers_win() -> None:
    match = played(
        ["Augsburg-Ulm/1"],
        ["Chemnitz-Dresden", "Konstanz-Lindau"],
        tickets=[FOURS, ["Köln-Nürnberg", "Köln-München"]],
        waiting=ALL_RED,
    )

    assert totals(match) == [1 - 8 + 10, 2 - 19 + 20]
    assert counts(match, "completed") == [0, 0]
    assert counts(match, "passengers_collected") == [2, 4]
    assert match.winners() == [1]


@rule("DE-13")
def test_passengers_of_all_colours_are_counted_together() -> None:
    match = played(
        ["Augsburg-Ulm/1"],
        ["Chemnitz-Dresden", "Konstanz-Lindau"],
        tickets=[FOURS, ["Bremen-Düsseldorf", "Rostock-Konstanz", "Rostock-Österreich", "Berlin-Schweiz"]],
        waiting=ALL_RED | {"Chemnitz": "B", "Dresden": "Y", "Konstanz": "K", "Lindau": "W"},
    )

    assert totals(match) == [1 - 8 + 20, 2 - 69 + 80]
    assert counts(match, "passengers_collected") == [2, 4]
    assert match.winners() == [1]


@rule("DE-13")
@rule("Q-25")
def test_players_who_are_tied_in_everything_share_the_victory() -> None:
    match = played(
        ["Augsburg-Ulm/1"],
        ["Chemnitz-Dresden"],
        tickets=[FOURS, OTHER_FOURS],
        waiting={"Augsburg": "R", "Ulm": "G", "Chemnitz": "R", "Dresden": "G"},
    )

    assert totals(match) == [1 - 8 + 40, 1 - 8 + 40]
    assert counts(match, "passengers_collected") == [2, 2]
    assert match.winners() == [0, 1]


@rule("DE-13")
@rule("Q-25")
def test_only_those_share_the_victory_whom_every_tie_break_leaves_tied() -> None:
    match = played(
        ["Augsburg-Ulm/1", "Dortmund-Münster/1"],
        ["Karlsruhe-Mannheim"],
        ["Chemnitz-Dresden", "Konstanz-Lindau"],
        tickets=[
            ["Köln-Leipzig", "Berlin-Köln"],
            ["Mannheim-Stuttgart", "Mainz-Stuttgart"],
            ["Leipzig-Ulm", "Hamburg-Karlsruhe"],
        ],
        waiting=dict.fromkeys([*TOWNS, "Dortmund", "Münster", "Karlsruhe", "Mannheim"], "R"),
    )

    assert totals(match) == [2 - 26 + 20, 1 - 5, 2 - 26 + 20]
    assert counts(match, "passengers_collected") == [4, 2, 4]
    assert match.winners() == [0, 2]
