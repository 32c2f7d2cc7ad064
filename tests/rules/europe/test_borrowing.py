from collections.abc import Sequence
from itertools import product

import pytest

from tests.playing import rule, seen
from tests.rules.europe.building import build
from tests.rules.europe.table import BOARD, GAME, europe, random_game
from whistlestop.core.scoring import ScoreSheet
from whistlestop.record.match import Match

NOTHING: list[str] = []


def played(*plans: Sequence[str], tickets: Sequence[Sequence[str]] = ()) -> Match:
    """Return a match in which each seat holds its tickets and has built its plan."""
    match = europe(seats=max(2, len(plans)), tickets=tickets)
    build(match, *plans)
    return match


def completed(match: Match, seat: int = 0) -> int:
    """Return the number of tickets that a seat has completed."""
    return match.score()[seat].counts["completed"]


def borrowed(match: Match, seat: int = 0) -> list[str]:
    """Return the names of the routes that a seat borrows."""
    return match.score()[seat].shown.get("borrowed", [])


OWN = ["Venezia-Zagrab", "Brindisi-Roma"]
GAP = ["Roma-Venezia"]
TICKETS = [["Zagrab-Brindisi", "Stockholm-Wien"]]  # 6 and 11; the second is never completed


@rule("EU-18")
@pytest.mark.parametrize("city", ["Roma", "Venezia"])
def test_a_station_opens_a_route_of_another_player_into_its_city(city: str) -> None:
    match = played([*OWN, f"station {city}"], GAP, tickets=TICKETS)

    assert borrowed(match) == ["Roma-Venezia"]
    assert completed(match) == 1
    assert match.score()[0].points["tickets"] == 6 - 11


@rule("EU-18")
@pytest.mark.parametrize("plan", [OWN, [*OWN, "station Brindisi"], [*OWN, "station Zagrab"]])
def test_without_a_station_at_one_of_its_ends_a_route_stays_with_its_owner(plan: list[str]) -> None:
    match = played(plan, GAP, tickets=TICKETS)

    assert borrowed(match) == []
    assert match.score()[0].points["tickets"] == -6 - 11


@rule("EU-18")
def test_a_station_opens_no_route_that_nobody_has_claimed() -> None:
    match = played([*OWN, "station Roma"], NOTHING, tickets=TICKETS)

    assert completed(match) == 0


@rule("EU-18")
def test_a_station_of_another_player_opens_nothing() -> None:
    match = played(OWN, [*GAP, "station Roma"], tickets=TICKETS)

    assert completed(match) == 0


@rule("EU-18")
def test_the_route_may_be_claimed_after_the_station_is_built() -> None:
    match = europe("PPPP", others=["KKKK"], tickets=TICKETS)
    match.play("station Roma P")
    build(match, OWN, GAP)

    assert borrowed(match) == ["Roma-Venezia"]


@rule("EU-18")
def test_a_borrowed_route_needs_no_own_route_beside_it() -> None:
    match = played(
        ["station Warszawa"], ["Warszawa-Wilno"], tickets=[["Warszawa-Smolensk", "Stockholm-Wien"]]
    )
    assert completed(match) == 0

    match = played(
        ["station Warszawa", "station Smolensk"],
        ["Warszawa-Wilno", "Smolensk-Wilno"],
        tickets=[["Warszawa-Smolensk", "Stockholm-Wien"]],
    )
    assert completed(match) == 1


@rule("EU-18")
def test_a_station_opens_one_route_only() -> None:
    rival = ["Roma-Venezia", "Brindisi-Roma"]

    assert completed(played(["Venezia-Zagrab", "station Roma"], rival, tickets=TICKETS)) == 0
    assert (
        completed(played(["Venezia-Zagrab", "station Roma", "station Brindisi"], rival, tickets=TICKETS)) == 1
    )


@rule("EU-18")
def test_the_same_route_serves_all_tickets() -> None:
    match = played(
        [*OWN, "Venezia-Zürich", "station Venezia"],
        GAP,
        tickets=[["Zagrab-Brindisi", "Zürich-Brindisi", "Stockholm-Wien"]],
    )

    assert completed(match) == 2
    assert match.score()[0].points["tickets"] == 6 + 6 - 11


@rule("EU-18")
def test_a_station_that_could_serve_two_tickets_by_two_routes_serves_the_more_valuable_one() -> None:
    match = played(
        ["Paris-Zürich", "Venezia-Zürich", "Brindisi-Roma", "station Venezia"],
        ["Roma-Venezia", "Venezia-Zagrab"],
        tickets=[["Zürich-Brindisi", "Paris-Zagrab"]],
    )

    assert borrowed(match) == ["Venezia-Zagrab"]
    assert match.score()[0].points["tickets"] == 7 - 6


@rule("EU-18")
def test_the_stations_are_used_together_as_is_best() -> None:
    match = played(
        [
            "Venezia-Zürich",
            "Brindisi-Roma",
            "Sarajevo-Zagrab",
            "Sarajevo-Sofia",
            "station Venezia",
            "station Sofia",
        ],
        ["Roma-Venezia", "Venezia-Zagrab", "Constantinople-Sofia"],
        tickets=[["Zürich-Brindisi", "Venezia-Constantinople"]],
    )

    assert sorted(borrowed(match)) == ["Constantinople-Sofia", "Venezia-Zagrab"]
    assert match.score()[0].points["tickets"] == 10 - 6


@rule("EU-18")
def test_three_stations_may_open_three_routes_in_a_line() -> None:
    match = played(
        ["station Zürich", "station Venezia", "station Brindisi"],
        ["Venezia-Zürich", "Roma-Venezia", "Brindisi-Roma"],
        tickets=[["Zürich-Brindisi", "Stockholm-Wien"]],
    )

    assert sorted(borrowed(match)) == ["Brindisi-Roma", "Roma-Venezia", "Venezia-Zürich"]
    assert completed(match) == 1


@rule("EU-18")
@pytest.mark.parametrize(
    "order", [["Athina-Smyrna", "Athina-Sarajevo"], ["Athina-Sarajevo", "Athina-Smyrna"]]
)
def test_among_equal_scores_more_completed_tickets_are_better(order: list[str]) -> None:
    match = played(
        [
            "Athina-Sofia",
            "Angora-Smyrna",
            "Venezia-Zagrab",
            "Sarajevo-Zagrab",
            "Constantinople-Sofia",
            "station Athina",
        ],
        order,
        tickets=[["Sofia-Smyrna", "Athina-Angora", "Venezia-Constantinople"]],
    )

    assert borrowed(match) == ["Athina-Smyrna"]
    assert match.score()[0].points["tickets"] == 5 + 5 - 10
    assert completed(match) == 2


@rule("EU-18")
def test_more_points_are_better_than_more_completed_tickets() -> None:
    match = played(
        [
            "Athina-Sofia",
            "Angora-Smyrna",
            "Budapest-Sarajevo",
            "Budapest-Wien/red",
            "Warszawa-Wien",
            "Warszawa-Wilno",
            "station Athina",
        ],
        ["Athina-Smyrna", "Athina-Sarajevo"],
        tickets=[["Sofia-Smyrna", "Athina-Angora", "Athina-Wilno"]],
    )

    assert borrowed(match) == ["Athina-Sarajevo"]
    assert match.score()[0].points["tickets"] == 11 - 5 - 5
    assert completed(match) == 1


@rule("EU-18")
def test_a_station_may_borrow_nothing() -> None:
    match = played(["station Roma", "station Paris"], ["Roma-Venezia", "Dieppe-Paris"], tickets=TICKETS)

    assert borrowed(match) == []
    assert match.score()[0].points["tickets"] == -6 - 11


@rule("EU-18")
def test_one_route_may_be_borrowed_by_two_stations_of_a_player() -> None:
    match = played([*OWN, "station Roma", "station Venezia"], GAP, tickets=TICKETS)

    assert set(borrowed(match)) == {"Roma-Venezia"}
    assert completed(match) == 1


@rule("EU-18")
def test_one_route_may_be_borrowed_by_two_players() -> None:
    match = played(
        [*OWN, "station Roma"],
        GAP,
        ["Venezia-Zürich", "station Venezia", "station Brindisi"],
        tickets=[*TICKETS, [], ["Zürich-Brindisi", "Madrid-Dieppe"]],
    )

    assert borrowed(match, 0) == ["Roma-Venezia"]
    assert sorted(borrowed(match, 2)) == ["Brindisi-Roma", "Roma-Venezia"]
    assert (completed(match, 0), completed(match, 2)) == (1, 1)


@rule("EU-18")
def test_the_owner_of_a_borrowed_route_loses_nothing() -> None:
    tickets = [*TICKETS, ["Roma-Smyrna", "Berlin-Roma"]]
    alone = played(OWN, GAP, tickets=tickets).score()[1]
    lending = played([*OWN, "station Roma"], GAP, tickets=tickets).score()[1]

    assert lending.to_dict() == alone.to_dict()


@rule("EU-18")
def test_a_borrowed_route_counts_for_tickets_only() -> None:
    alone = played(OWN, GAP, tickets=TICKETS).score()[0]
    borrowing = played([*OWN, "station Roma"], GAP, tickets=TICKETS).score()[0]

    assert borrowing.points["routes"] == alone.points["routes"] == 4
    assert borrowing.counts["longest_path_length"] == alone.counts["longest_path_length"] == 2


def ticket_score(match: Match, seat: int, lent: Sequence[int]) -> tuple[int, int]:
    """Return points and number of completed tickets with a seat's routes and some borrowed ones."""
    view = seen(match, seat)
    group = {city: {city} for city in range(len(BOARD.cities))}
    for number in [*lent, *(i for i, owner in enumerate(view.owner) if owner == seat + 1)]:
        a, b = BOARD.routes[number].cities
        if group[a] is not group[b]:
            group[a] |= group[b]
            for city in group[b]:
                group[city] = group[a]
    points, number = 0, 0
    for one in view.tickets:
        ticket = GAME.tickets.tickets[one]
        a, b = (BOARD.cities.index(city) for city in ticket.between)
        points += ticket.points if b in group[a] else -ticket.points
        number += b in group[a]
    return points, number


def best_borrowing(match: Match, seat: int) -> tuple[int, int]:
    """Try every choice of one borrowed route, or none, for each station of a seat."""
    view = seen(match, seat)
    choices: list[list[int | None]] = []
    for city, builder in enumerate(view.slot("station_at")):
        if builder == seat + 1:
            here = [number for number, route in enumerate(BOARD.routes) if city in route.cities]
            choices.append([None, *(number for number in here if view.owner[number] not in (0, seat + 1))])
    return max(
        ticket_score(match, seat, [one for one in lent if one is not None]) for lent in product(*choices)
    )


def as_scored(sheet: ScoreSheet) -> tuple[int, int]:
    """Return the ticket points and the number of completed tickets of a score sheet."""
    return sheet.points["tickets"], sheet.counts["completed"]


@rule("EU-18")
@rule("Q-22")
@pytest.mark.parametrize("seed", range(12))
def test_no_choice_of_borrowed_routes_scores_better_than_the_one_made(seed: int) -> None:
    match = random_game(2 + seed % 4, seed)

    for seat in range(match.seats):
        assert as_scored(match.score()[seat]) == best_borrowing(match, seat)
