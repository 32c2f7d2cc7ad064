from collections.abc import Sequence

import pytest

from tests.playing import rule
from tests.rules.europe.building import build
from tests.rules.europe.table import europe
from whistlestop.record.match import Match

FIVES = ["Sofia-Smyrna", "Athina-Angora"]
OTHER_FIVES = ["Budapest-Sofia", "Frankfurt-Kobenhavn"]


def played(*plans: Sequence[str], tickets: Sequence[Sequence[str]]) -> Match:
    """Return a match in which each seat holds its tickets and has built its plan."""
    match = europe(seats=max(2, len(plans)), tickets=tickets)
    build(match, *plans)
    return match


def totals(match: Match) -> list[int]:
    """Return the points of each seat."""
    return [sheet.total for sheet in match.score()]


def counts(match: Match, name: str) -> list[int]:
    """Return one of the tie-break counts of each seat."""
    return [sheet.counts[name] for sheet in match.score()]


def express(match: Match) -> list[bool]:
    """Return for each seat whether it has the European Express."""
    return [sheet.points["longest_path"] > 0 for sheet in match.score()]


@rule("EU-22")
@pytest.mark.parametrize("winner", [0, 1])
def test_most_points_win(winner: int) -> None:
    plans: list[list[str]] = [[], []]
    plans[winner] = ["Dieppe-Paris"]
    match = played(*plans, tickets=[FIVES, OTHER_FIVES])

    assert totals(match)[winner] == totals(match)[1 - winner] + 11
    assert match.winners() == [winner]


@rule("EU-22")
def test_most_points_win_against_more_tickets_fewer_stations_and_the_express() -> None:
    match = played(
        [
            "Berlin-Danzig",
            "Moskva-Petrograd",
            "Bucuresti-Kyiv",
            "Pamplona-Paris/blue",
            "Athina-Sarajevo",
            "station Wien",
        ],
        ["Rostov-Sochi", "Erzurum-Sochi"],
        tickets=[FIVES, ["Rostov-Erzurum", "Budapest-Sofia"]],
    )

    assert totals(match) == [5 * 7 - 10 + 8, 6 + 0 + 12 + 10]
    assert match.winners() == [0]


@rule("EU-22")
def test_a_tie_goes_to_the_most_completed_tickets() -> None:
    match = played(
        ["Venezia-Zagrab", "Roma-Venezia", "Brindisi-Roma"],
        ["Rostov-Sochi", "Erzurum-Sochi"],
        tickets=[["Athina-Angora", "Budapest-Sofia"], ["Rostov-Erzurum", "Sofia-Smyrna"]],
    )

    assert totals(match) == [6 - 10 + 12 + 10, 6 + 0 + 12]
    assert counts(match, "completed") == [0, 1]
    assert express(match) == [True, False]
    assert match.winners() == [1]


@rule("EU-22")
def test_completed_tickets_break_a_tie_before_stations_do() -> None:
    match = played(
        ["Rostov-Sochi", "Erzurum-Sochi", "station Wien"],
        ["Dieppe-Paris", "Bruxelles-Dieppe", "Bruxelles-Frankfurt", "Berlin-Danzig"],
        tickets=[["Rostov-Erzurum", "Sofia-Smyrna"], ["Athina-Angora", "Budapest-Sofia"]],
    )

    assert totals(match) == [6 + 0 + 8 + 10, 12 - 10 + 12 + 10]
    assert counts(match, "completed") == [1, 0]
    assert counts(match, "stations_built") == [1, 0]
    assert match.winners() == [0]


@rule("EU-22")
def test_then_the_fewest_stations_win() -> None:
    match = played(
        ["station Wien", "Dieppe-Paris"],
        [],
        tickets=[["Berlin-Roma", "Paris-Wien"], FIVES],
    )

    assert totals(match) == [1 + 10 - 17 + 8, -10 + 12]
    assert counts(match, "completed") == [0, 0]
    assert counts(match, "stations_built") == [1, 0]
    assert express(match) == [True, False]
    assert match.winners() == [1]


@rule("EU-22")
def test_then_the_european_express_wins() -> None:
    match = played(
        ["Dieppe-Paris"],
        [],
        tickets=[["Frankfurt-Smolensk", "Roma-Smyrna"], FIVES],
    )

    assert totals(match) == [1 + 10 - 21 + 12, -10 + 12]
    assert counts(match, "completed") == counts(match, "stations_built") == [0, 0]
    assert express(match) == [True, False]
    assert match.winners() == [0]


@rule("Q-25")
def test_players_who_are_tied_in_everything_share_the_victory() -> None:
    match = europe(tickets=[FIVES, OTHER_FIVES])

    assert totals(match) == [2, 2]
    assert match.winners() == [0, 1]


@rule("Q-25")
def test_players_who_share_the_express_may_share_the_victory_too() -> None:
    match = played(["Dieppe-Paris"], ["Amsterdam-Bruxelles"], tickets=[FIVES, OTHER_FIVES])

    assert express(match) == [True, True]
    assert match.winners() == [0, 1]


@rule("Q-25")
@rule("EU-22")
def test_only_those_share_the_victory_whom_every_tie_break_leaves_tied() -> None:
    match = played(
        [],
        ["station Wien"],
        [],
        tickets=[["Kyiv-Petrograd", "Paris-Wien"], FIVES, ["Zürich-Brindisi", "Roma-Smyrna"]],
    )

    assert totals(match) == [-14 + 12, -10 + 8, -14 + 12]
    assert match.winners() == [0, 2]
