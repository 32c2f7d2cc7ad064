from collections.abc import Sequence

import pytest

from tests.playing import rule, until
from tests.rules.europe.building import build
from tests.rules.europe.table import europe
from whistlestop.record.match import Match

FAR = "Stockholm-Wien"  # 11 points, never completed here


def ticket_points(match: Match, seat: int = 0) -> int:
    """Return the current points for a seat's tickets."""
    return match.score()[seat].points["tickets"]


def played(*plans: Sequence[str], tickets: Sequence[str]) -> Match:
    """Return a match in which each seat has built its plan, and seat 0 holds the tickets."""
    match = europe(tickets=[tickets])
    build(match, *plans)
    return match


@rule("Q-22")
def test_a_completed_ticket_adds_its_value_and_an_uncompleted_one_subtracts_it() -> None:
    match = played(["Venezia-Zagrab", "Roma-Venezia", "Brindisi-Roma"], tickets=["Zagrab-Brindisi", FAR])

    assert ticket_points(match) == 6 - 11
    assert (match.score()[0].counts["completed"], match.score()[0].counts["failed"]) == (1, 1)


@rule("Q-22")
def test_every_ticket_counts() -> None:
    match = europe(
        tickets=[["Lisboa-Danzig", "Zagrab-Brindisi", FAR, "Paris-Wien"], ["Roma-Smyrna", "London-Wien"]]
    )

    assert ticket_points(match, 0) == -(20 + 6 + 11 + 8)
    assert ticket_points(match, 1) == -(8 + 10)


@rule("Q-22")
def test_a_ticket_needs_a_continuous_path() -> None:
    assert (
        ticket_points(played(["Venezia-Zagrab", "Brindisi-Roma"], tickets=["Zagrab-Brindisi", FAR]))
        == -6 - 11
    )


@rule("Q-22")
def test_a_path_over_the_routes_of_others_completes_nothing() -> None:
    match = played(["Venezia-Zagrab", "Brindisi-Roma"], ["Roma-Venezia"], tickets=["Zagrab-Brindisi", FAR])

    assert ticket_points(match) == -6 - 11


@rule("Q-22")
def test_any_path_completes_a_ticket_and_the_order_of_claims_does_not_matter() -> None:
    detour = ["Brindisi-Roma", "Wien-Zagrab", "Roma-Venezia", "München-Wien", "München-Venezia"]

    assert ticket_points(played(detour, tickets=["Zagrab-Brindisi", FAR])) == 6 - 11


@rule("Q-22")
def test_one_route_may_serve_several_tickets() -> None:
    match = played(
        ["Venezia-Zagrab", "Roma-Venezia", "Brindisi-Roma", "Venezia-Zürich"],
        tickets=["Zagrab-Brindisi", "Zürich-Brindisi", FAR],
    )

    assert ticket_points(match) == 6 + 6 - 11


@rule("Q-22")
def test_a_long_ticket_counts_like_any_other() -> None:
    south = ["Athina-Brindisi", "Brindisi-Roma", "Roma-Venezia", "Venezia-Zürich"]
    north = ["Paris-Zürich", "Dieppe-Paris", "Dieppe-London/1", "Edinburgh-London/orange"]
    match = played(
        south + north,
        tickets=["Edinburgh-Athina", "Edinburgh-Paris"],
    )

    assert ticket_points(match) == 21 + 7


@rule("Q-23")
def test_a_score_may_be_negative() -> None:
    match = europe(tickets=[["Lisboa-Danzig", "Zagrab-Brindisi", FAR, "Paris-Wien"]])

    assert match.score()[0].total == -45 + 12


@rule("Q-23")
def test_the_better_of_two_negative_scores_wins() -> None:
    match = europe(tickets=[["Lisboa-Danzig", "Paris-Wien"], ["Cadiz-Stockholm", "Roma-Smyrna"]])

    assert [sheet.total for sheet in match.score()] == [-28 + 12, -29 + 12]
    assert match.winners() == [0]


@rule("EU-19")
@pytest.mark.parametrize(("built", "points"), [(0, 12), (1, 8), (2, 4), (3, 0)])
def test_each_station_that_was_not_built_is_worth_four_points(built: int, points: int) -> None:
    match = europe("LLLLLL")
    for number, city in enumerate(("Wien", "Paris", "Roma")[:built], 1):
        until(match, 0)
        match.play(f"station {city} " + "L" * number)
    sheets = match.score()

    assert [sheet.points["stations"] for sheet in sheets] == [points, 12]
    assert sheets[0].counts["stations_built"] == built


@rule("EU-22")
def test_the_total_is_the_sum_of_routes_tickets_stations_and_the_longest_path() -> None:
    match = played(
        ["Venezia-Zagrab", "Roma-Venezia", "Brindisi-Roma", "station Wien"], tickets=["Zagrab-Brindisi", FAR]
    )
    sheet = match.score()[0]

    assert sheet.points == {"routes": 6, "tickets": 6 - 11, "stations": 8, "longest_path": 10}
    assert sheet.total == 6 - 5 + 8 + 10
