"""Germany's progress of tickets and points during the game."""

from tests.playing import claim_routes, seen
from tests.rules.germany.table import BOARD, dealt, germany
from whistlestop.core.progress import TicketPlan
from whistlestop.record.match import Match

TICKETS = [["Emden-Hamburg", "Rostock-Konstanz"]]


def plans(match: Match) -> list[TicketPlan]:
    """Return the plans for seat 0's tickets."""
    return match.game.plans(match.state, 0, seen(match).tickets)


def test_routes_into_a_country_lead_no_plan_through_it() -> None:
    match = germany(tickets=TICKETS)
    claim_routes(match, ["Bremerhaven-Emden", "Bremerhaven-Dänemark", "Kiel-Dänemark", "Hamburg-Kiel/black"])
    first, _ = plans(match)

    assert first.routes
    assert not any("Dänemark" in route for route in first.routes)
    assert not match.game.progress(match.state, 0)[0].done


def test_a_plan_to_a_country_ends_at_the_nearest_of_its_ends() -> None:
    match = germany(tickets=TICKETS)
    countries = [
        (number, ticket.between)
        for number, ticket in enumerate(match.game.tickets.tickets)
        if len(BOARD.places[ticket.between[1]]) > 1
    ]
    assert countries
    for number, between in countries:
        [plan] = match.game.plans(match.state, 0, [number])
        assert between[1] in plan.routes[-1]
        assert sum(between[1] in route for route in plan.routes) == 1


def test_nobody_learns_who_is_the_globetrotter_before_the_end() -> None:
    match = germany(tickets=TICKETS)
    claim_routes(match, ["Hamburg-Kiel/black"])
    preview = match.game.preview(match.state, 0)

    assert set(match.score()[0].points) - set(preview) == {"globetrotter"}
    assert preview["routes"] > 0


def test_nothing_must_be_kept_before_the_tickets_are_drawn() -> None:
    match = dealt()
    assert seen(match).keep == 0

    match.play("tickets 2+2", 0)
    assert (seen(match, 0).keep, seen(match, 1).keep) == (2, 0)
