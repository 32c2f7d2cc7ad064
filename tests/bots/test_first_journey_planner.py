"""The First Journey planner completes tickets in as few turns as possible."""

import pytest

from tests.bots.asking import ask, decisions
from tests.bots.thinking import shortest_path_traits
from tests.rules.first_journey.table import build, journey, until
from whistlestop.bots.planner.first_journey import FirstJourneyPlanner, is_first_journey
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import cards
from whistlestop.games import SHIPPED, load
from whistlestop.record.match import Match

JOURNEYS = ["first_journey", "first_journey_usa"]


def planned(match: Match, traits: Traits) -> set[str]:
    """Return the names of the routes that the planner wants to claim."""
    player = FirstJourneyPlanner(match.game, traits)
    ask(match, player)
    return {player.atlas.board.routes[route].name for route in player.plan.routes}


def joins(match: Match, routes: set[str], ticket: str) -> bool:
    """Return whether routes connect the two cities of a ticket."""
    one, other = ticket.split("-")
    reached, before = {one}, 0
    while len(reached) > before:
        before = len(reached)
        for route in routes:
            ends = set(route.partition("/")[0].split("-"))
            if ends & reached:
                reached |= ends
    return other in reached


def homebody() -> Traits:
    """Return the traits of a planner that ignores the bonus for crossing the board."""
    traits = shortest_path_traits()
    traits.crossing = 0.0
    return traits


def traveller() -> Traits:
    """Return the traits of a planner that crosses the board at any cost."""
    traits = shortest_path_traits()
    traits.crossing = 100.0
    return traits


def some_tickets(name: str) -> list[list[str]]:
    """List pairs of tickets to hold."""
    names = ["-".join(ticket.between) for ticket in load(name).tickets.tickets]
    return [[names[i], names[-1 - i]] for i in range(0, 12, 3)]


def test_it_is_for_the_games_in_which_tickets_are_shown_at_once() -> None:
    assert [name for name in SHIPPED if is_first_journey(load(name))] == JOURNEYS


@pytest.mark.parametrize("name", JOURNEYS)
def test_its_plan_joins_a_ticket_that_it_holds(name: str) -> None:
    for tickets in some_tickets(name):
        match = journey(game=load(name), tickets=[tickets])
        routes = planned(match, homebody())

        assert any(joins(match, routes, ticket) for ticket in tickets)


@pytest.mark.parametrize("name", JOURNEYS)
def test_it_claims_toward_its_tickets_as_soon_as_it_can_pay(name: str) -> None:
    for tickets in some_tickets(name):
        match = journey(game=load(name), tickets=[tickets])
        wanted = planned(match, homebody())
        board = FirstJourneyPlanner(match.game).atlas.board
        route = board.routes[board.number[min(wanted)]]
        match = journey(cards.LETTERS[route.colour] * route.length, game=load(name), tickets=[tickets])
        claim = ask(match, FirstJourneyPlanner(match.game, homebody()))

        assert claim.startswith("claim ")
        assert claim.split(" ", 1)[1].rsplit(" ", 1)[0] in planned(match, homebody())


@pytest.mark.parametrize("name", JOURNEYS)
def test_it_exchanges_tickets_if_others_seem_quicker(name: str) -> None:
    patient, hasty = homebody(), homebody()
    patient.exchange, hasty.exchange = 100.0, -100.0
    for tickets in some_tickets(name):
        for letters in ("WWWW", "GGGG", "BYKR"):
            match = journey(letters, game=load(name), tickets=[tickets])
            assert ask(match, FirstJourneyPlanner(match.game, patient)) != "exchange"
            assert ask(match, FirstJourneyPlanner(match.game, hasty)) == "exchange"


@pytest.mark.parametrize("name", JOURNEYS)
def test_it_plans_a_path_from_east_to_west_if_the_bonus_is_worth_it(name: str) -> None:
    for tickets in some_tickets(name):
        match = journey(game=load(name), tickets=[tickets])
        short, long = planned(match, homebody()), planned(match, traveller())
        player = FirstJourneyPlanner(match.game)
        assert player.revealing is not None
        bonus, cities = player.revealing.bonus, player.atlas.board.cities
        ways = [f"{cities[east]}-{cities[west]}" for east in bonus.east_ends for west in bonus.west_ends]

        assert any(joins(match, long, way) for way in ways)
        assert not any(joins(match, short, way) for way in ways)


def test_it_does_not_plan_to_cross_the_board_twice() -> None:
    match = journey(tickets=[some_tickets("first_journey")[0]])
    way = sorted(planned(match, traveller()))
    build(match, way)
    until(match, 0)
    player = FirstJourneyPlanner(match.game)
    assert player.revealing is not None
    assert player.revealing.crossed.get(match.state, 0)

    assert planned(match, traveller()) == planned(match, homebody())


@pytest.mark.parametrize("name", JOURNEYS)
def test_it_completes_tickets_in_most_of_its_games(name: str) -> None:
    game = load(name)
    completed = 0
    for seed in range(6):
        for one in decisions(game, ["planner", "planner"], seed):
            state = one.state
        sheets = game.score(state)
        completed += max(sheet.total for sheet in sheets)

    assert completed >= 6 * 5
