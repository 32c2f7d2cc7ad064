import pytest

from tests.playing import claim_routes, rule
from tests.rules.germany.table import germany, passengers
from whistlestop.record.match import Match

# Routes that have no city in common; one passenger waits at each of their ends.
APART = [
    "Augsburg-Ulm/1",
    "Bremen-Bremerhaven",
    "Chemnitz-Dresden",
    "Dortmund-Münster/1",
    "Karlsruhe-Mannheim",
    "Konstanz-Lindau",
    "Saarbrücken-Frankreich",
]
FAR = ["Rostock-Konstanz", "Kiel-Schweiz", "Emden-Österreich", "Berlin-Schweiz", "Dänemark-Lindau"]
RHINE = ["Mannheim-Stuttgart/1", "Mainz-Mannheim/1", "Frankfurt-Mainz/1"]  # three tickets lie along it


def shared_out(*crowds: str) -> Match:
    """Return a match in which each seat has picked up the given passengers, two with each route."""
    pairs = [(seat, crowd[i : i + 2]) for seat, crowd in enumerate(crowds) for i in range(0, len(crowd), 2)]
    waiting: dict[str, str] = {}
    plans: list[list[str]] = [[] for _ in crowds]
    for route, (seat, pair) in zip(APART, pairs, strict=False):
        waiting.update(zip(route.split("/")[0].split("-"), pair, strict=True))
        plans[seat].append(route)
    match = germany(seats=len(crowds), waiting=waiting)
    claim_routes(match, *plans)
    assert [sorted(passengers(match, seat)) for seat in range(len(crowds))] == [sorted(c) for c in crowds]
    return match


def passenger_points(match: Match) -> list[int]:
    """Return each seat's points for passengers."""
    return [sheet.points["passengers"] for sheet in match.score()]


def globetrotters(match: Match) -> list[int]:
    """Return each seat's points for the most completed tickets."""
    return [sheet.points["globetrotter"] for sheet in match.score()]


def shares(cases: list[tuple[list[str], list[int]]]) -> pytest.MarkDecorator:
    """Parametrize a test with the passengers of each seat and the points for them."""
    return pytest.mark.parametrize(("crowds", "points"), cases)


@rule("DE-11")
def test_the_most_completed_tickets_bring_fifteen_points() -> None:
    match = germany(
        tickets=[["Mannheim-Stuttgart", "Mainz-Stuttgart"], ["Köln-Frankfurt", FAR[0]]],
    )
    claim_routes(match, RHINE[:2], ["Frankfurt-Köln/1"])

    assert [sheet.counts["completed"] for sheet in match.score()] == [2, 1]
    assert globetrotters(match) == [15, 0]


@rule("DE-11")
def test_everybody_who_ties_for_the_most_completed_tickets_gets_the_points() -> None:
    match = germany(
        seats=3,
        tickets=[["Mannheim-Stuttgart", FAR[0]], ["Köln-Frankfurt", FAR[1]], [FAR[2], FAR[3]]],
    )
    claim_routes(match, RHINE[:1], ["Frankfurt-Köln/1"])

    assert [sheet.counts["completed"] for sheet in match.score()] == [1, 1, 0]
    assert globetrotters(match) == [15, 15, 0]


@rule("DE-11")
def test_without_a_completed_ticket_nobody_is_globetrotter() -> None:
    match = germany(seats=3)

    assert [sheet.counts["completed"] for sheet in match.score()] == [0, 0, 0]
    assert globetrotters(match) == [0, 0, 0]


@rule("DE-11")
def test_tickets_are_counted_and_not_their_points() -> None:
    match = germany(
        tickets=[["Mannheim-Stuttgart", "Mainz-Stuttgart"], ["Berlin-Mainz", FAR[0]]],
    )
    claim_routes(
        match, RHINE[:2], ["Berlin-Leipzig", "Erfurt-Leipzig", "Erfurt-Kassel", "Frankfurt-Kassel/blue"]
    )
    claim_routes(match, [], ["Frankfurt-Mainz/1"])

    assert [sheet.points["tickets"] for sheet in match.score()] == [2 + 3, 15 - 22]
    assert globetrotters(match) == [15, 0]


@rule("DE-11")
def test_tickets_that_failed_take_nothing_from_the_globetrotter() -> None:
    match = germany(tickets=[["Mannheim-Stuttgart", *FAR[:3]], FAR[3:]])
    claim_routes(match, RHINE[:1])

    assert [sheet.counts["failed"] for sheet in match.score()] == [3, 2]
    assert globetrotters(match) == [15, 0]


@rule("DE-12")
@shares(
    [
        (["RRRR", "RR"], [20, 10]),
        (["RR", "RRRR"], [10, 20]),
        (["RRRR", "RRRG", "RR"], [20, 10 + 20, 0]),
        (["RRRR", "RR", ""], [20, 10, 0]),
    ],
)
def test_the_most_of_a_colour_bring_twenty_points_and_the_second_most_ten(
    crowds: list[str], points: list[int]
) -> None:
    assert passenger_points(shared_out(*crowds)) == points


@rule("DE-12")
@shares(
    [
        (["RR", "RR"], [20, 20]),
        (["RRRR", "RRRR", "RR"], [20, 20, 0]),
        (["RRRR", "RR", "RRRR"], [20, 0, 20]),
        (["RR", "RR", "RR"], [20, 20, 20]),
        (["RR", "RR", "RR", "RG"], [20, 20, 20, 20]),
        (["RR", "RR", ""], [20, 20, 0]),
    ],
)
def test_all_who_tie_for_the_most_get_twenty_and_nobody_is_second(
    crowds: list[str], points: list[int]
) -> None:
    assert passenger_points(shared_out(*crowds)) == points


@rule("DE-12")
@shares(
    [
        (["RRRR", "RR", "RR"], [20, 10, 10]),
        (["RR", "RRRR", "RR", ""], [10, 20, 10, 0]),
        (["RRRR", "RR", "RR", "RR"], [20, 10, 10, 10]),
        (["RRRR", "RR", "RR", "RG"], [20, 10, 10, 20]),
    ],
)
def test_all_who_come_next_after_a_single_leader_get_ten(crowds: list[str], points: list[int]) -> None:
    assert passenger_points(shared_out(*crowds)) == points


@rule("DE-12")
@shares([(["RR", ""], [20, 0]), (["", "RR", ""], [0, 20, 0]), (["", ""], [0, 0])])
def test_without_a_passenger_of_the_colour_nobody_is_second(crowds: list[str], points: list[int]) -> None:
    assert passenger_points(shared_out(*crowds)) == points


@rule("DE-12")
@shares(
    [
        (["RG"], [20 + 20, 0]),
        (["RRRG", "GGGR"], [20 + 10, 10 + 20]),
        (["RGBYKW", "RR"], [10 + 5 * 20, 20]),
        (["RRBB", "GGBB"], [20 + 20, 20 + 20]),
        (["RGBYKW", "RGBYKW"], [6 * 20, 6 * 20]),
    ],
)
def test_each_of_the_six_colours_is_looked_at_by_itself(crowds: list[str], points: list[int]) -> None:
    assert passenger_points(shared_out(*crowds, *[""] * (2 - len(crowds)))) == points


@rule("DE-12")
def test_passengers_that_still_wait_count_for_nobody() -> None:
    assert passenger_points(germany(seats=5)) == [0] * 5


@rule("DE-11")
@rule("DE-12")
def test_the_total_is_the_sum_of_routes_tickets_globetrotter_and_passengers() -> None:
    match = germany(
        tickets=[["Mannheim-Stuttgart", "Mainz-Stuttgart", FAR[0]]],
        waiting={"Mannheim": "R", "Stuttgart": "GGG", "Mainz": "R"},
    )
    claim_routes(match, RHINE[:2])
    sheet = match.score()[0]

    assert sheet.points == {"routes": 2 + 1, "tickets": 2 + 3 - 22, "globetrotter": 15, "passengers": 20 + 20}
    assert sheet.total == 3 - 17 + 15 + 40
