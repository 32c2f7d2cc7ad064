"""Plans connect tickets along the cheapest paths and last while they are feasible."""

import random
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.bots.thinking import Mind, shortest_path_traits, small_map
from tests.dealer import Dealer
from tests.playing import claim_routes
from tests.rules.germany.table import germany
from tests.rules.usa.table import usa
from whistlestop.bots.dijkstra import BLOCKED, UNREACHED, Dijkstra
from whistlestop.games import load
from whistlestop.rail.board import Board
from whistlestop.rail.board_setup import board_of
from whistlestop.record.match import Match

BOARDS = ["europe", "germany", "usa", "first_journey", "first_journey_usa"]
TICKETS = ["A-D 9", "A-C 5", "A-F 9", "B-C 2", "C-D 2", "D-F 2", "B-D 2", "B-F 2", "C-F 2"]
FORK = ["A-B 3 red", "B-C 3 blue", "C-D 3 green", "A-E 2 white", "E-D 4 black", "D-F 2 gray", "A-F 6 gray"]


def fork(folder: Path, *plans: list[str]) -> Match:
    """Return a match on a map with two paths from A to D, with some routes claimed."""
    match = Dealer(small_map(folder, FORK, TICKETS)).begin(tickets=[["B-C", "B-D"], ["C-F", "B-F"]])
    claim_routes(match, *plans)
    return match


def every_way(board: Board, weights: list[int], start: int) -> list[int]:
    """Compute the cost of every city by relaxing all routes until nothing changes (Bellman–Ford)."""
    cost = [UNREACHED] * len(board.cities)
    cost[start] = 0
    for _ in board.cities:
        for route, weight in zip(board.routes, weights, strict=True):
            if weight < BLOCKED:
                for a, b in (route.cities, route.cities[::-1]):
                    cost[b] = min(cost[b], cost[a] + weight)
    return cost


def way_to(board: Board, dijkstra: Dijkstra, city: int) -> list[int]:
    """List the routes of the path found to a city."""
    found = []
    while dijkstra.via[city] >= 0:
        route = int(dijkstra.via[city])
        found.append(route)
        city = int(board.end_a[route] + board.end_b[route]) - city
    return found


@pytest.mark.parametrize("name", BOARDS)
def test_the_paths_found_are_the_cheapest_on_every_board(name: str) -> None:
    board, luck = board_of(load(name)), random.Random(4)
    dijkstra = Dijkstra(board)
    blocked = 0
    for start in range(len(board.cities)):
        weights = [luck.choice([0, BLOCKED, BLOCKED, luck.randrange(40, 900)]) for _ in board.routes]
        turns = [luck.randrange(1000) for _ in board.routes]
        dijkstra.reset()
        dijkstra.add_sources(start, 1)
        assert dijkstra.run(vec[i64](weights), vec[i64](turns)) == -1

        assert list(dijkstra.cost) == every_way(board, weights, start)
        for city in range(len(board.cities)):
            way = way_to(board, dijkstra, city)
            if dijkstra.cost[city] == UNREACHED:
                blocked += 1
                assert not way
            else:
                assert sum(weights[route] for route in way) == dijkstra.cost[city]
                assert sum(turns[route] for route in way) == dijkstra.time[city]
    assert blocked


@pytest.mark.parametrize("name", BOARDS)
def test_a_search_ends_at_the_nearest_of_several_goals_from_the_nearest_of_several_ends(name: str) -> None:
    board, luck = board_of(load(name)), random.Random(9)
    dijkstra, cities = Dijkstra(board), len(board.cities)
    for _ in range(60):
        weights = [luck.choice([*range(40, 900, 7), BLOCKED]) for _ in board.routes]
        begin, goal = luck.sample(range(0, cities - 2, 3), 2)
        dijkstra.reset()
        dijkstra.add_sources(begin, 3)
        dijkstra.add_goals(goal, 2)
        end = dijkstra.run(vec[i64](weights), vec[i64](weights))
        costs = [every_way(board, weights, start) for start in range(begin, begin + 3)]
        least = min(cost[city] for cost in costs for city in (goal, goal + 1))

        assert (end == -1) == (least == UNREACHED)
        if end >= 0:
            assert end in (goal, goal + 1)
            assert dijkstra.cost[end] == least


@pytest.mark.parametrize("name", BOARDS)
def test_a_path_stays_the_same_without_a_route_that_it_does_not_use(name: str) -> None:
    board, luck = board_of(load(name)), random.Random(5)
    dijkstra, cities = Dijkstra(board), len(board.cities)

    def search(weights: list[int], begin: int, goal: int) -> list[int]:
        dijkstra.reset()
        dijkstra.add_sources(begin, 2)
        dijkstra.add_goals(goal, 2)
        city = dijkstra.run(vec[i64](weights), vec[i64](weights))
        return [int(city), *map(int, dijkstra.path_to(city))]

    for _ in range(60):
        weights = [luck.choice([0, 40, 40, 80, 120, BLOCKED]) for _ in board.routes]  # many ties
        begin, goal = luck.sample(range(0, cities - 1, 2), 2)
        path = search(weights, begin, goal)
        for route in range(len(board.routes)):
            if route not in path[1:]:
                detour = search([*weights[:route], BLOCKED, *weights[route + 1 :]], begin, goal)
                assert detour == path


def test_a_ticket_is_connected_by_the_shortest_path(tmp_path: Path) -> None:
    mind = Mind(fork(tmp_path), traits=shortest_path_traits())

    assert mind.names(mind.plans_for("A-D")[0].routes) == {"A-E", "E-D"}


def test_its_network_costs_nothing(tmp_path: Path) -> None:
    mind = Mind(fork(tmp_path, ["A-B", "B-C"]), traits=shortest_path_traits())
    [plan] = mind.plans_for("A-D", most=1)

    assert mind.names(plan.routes) == {"C-D"}
    assert plan.trains == 3


def test_a_ticket_shares_the_path_of_another_although_it_has_a_shorter_one(tmp_path: Path) -> None:
    lines = ["A-C 4 red", "C-D 2 blue", "A-D 5 green", "D-E 2 gray", "E-F 2 gray"]
    tickets = ["A-D 9", "A-C 9", "E-F 2", "D-E 2", "D-F 2", "C-E 2", "C-F 2", "A-E 2", "A-F 2"]
    match = Dealer(small_map(tmp_path, lines, tickets)).begin(tickets=[["A-D", "A-C"], ["E-F", "D-F"]])
    mind = Mind(match, traits=shortest_path_traits())

    assert mind.names(mind.plans_for("A-D")[0].routes) == {"A-D"}
    assert mind.names(mind.plans_for("A-C")[0].routes) == {"A-C"}
    assert mind.names(mind.plans_for("A-C", "A-D")[0].routes) == {"A-C", "C-D"}


def test_plans_that_share_paths_are_the_ones_made_separately(tmp_path: Path) -> None:
    mind, separate = (Mind(fork(tmp_path), traits=shortest_path_traits()) for _ in range(2))
    wanted = [("A-D", "B-C"), ("A-D", "B-C", "D-F"), ("B-C", "D-F", "A-F", "A-D"), ("A-F", "A-D")]
    for tickets in wanted:
        separate.planner.planning.cache.clear()
        plans = [(list(plan.routes), int(plan.cost)) for plan in mind.plans_for(*tickets)]

        assert plans == [(list(plan.routes), int(plan.cost)) for plan in separate.plans_for(*tickets)]


def test_a_country_is_reached_by_whichever_end_is_nearest() -> None:
    match = germany()
    mind = Mind(match, traits=shortest_path_traits())
    tickets = match.game.tickets.tickets
    planned = set()
    for ticket in tickets:
        if ticket.between[1] in ("Frankreich", "Schweiz", "Österreich", "Dänemark", "Niederlande"):
            [plan] = mind.plans_for("-".join(ticket.between), most=1)
            ends = {city for route in mind.names(plan.routes) for city in route.partition("/")[0].split("-")}
            assert set(ticket.between) <= ends
            planned |= {route for route in mind.names(plan.routes) if ticket.between[1] in route}
    assert len(planned) > len({route.partition("/")[0].split("-")[1] for route in planned})


def test_a_plan_is_kept_when_an_opponent_claims_elsewhere() -> None:
    match = usa(tickets=[["Denver-El Paso", "Houston-Kansas City"], []])
    mind = Mind(match)
    mind.think()
    before = {id(plan) for plan in mind.planner.plans}
    assert before
    claim_routes(match, [], ["Boston-Montréal/1"])
    mind.think()

    assert before == {id(plan) for plan in mind.planner.plans}


def test_a_plan_that_loses_a_route_is_replaced() -> None:
    match = usa(tickets=[["Denver-El Paso", "Houston-Kansas City"], []])
    mind = Mind(match, traits=shortest_path_traits())
    lost = sorted(mind.names(mind.think().routes) & {"Denver-Santa Fe", "El Paso-Santa Fe"})
    assert lost
    claim_routes(match, [], lost)
    plan = mind.think()

    assert not set(lost) & mind.names(plan.routes)
    assert mind.names(plan.routes)


def test_routes_claimed_since_leave_the_plan() -> None:
    match = usa(tickets=[["Denver-El Paso", "Houston-Kansas City"], []])
    mind = Mind(match, traits=shortest_path_traits())
    plan = mind.think()
    before, trains = mind.names(plan.routes), int(plan.trains)
    claimed = sorted(before)[0]
    claim_routes(match, [claimed])
    mind.update()

    assert plan in mind.planner.plans
    assert mind.names(plan.routes) == before - {claimed}
    assert plan.trains == trains - mind.board.length[mind.board.number[claimed]]


def test_several_plans_are_kept_and_are_different() -> None:
    mind = Mind(usa(), traits=shortest_path_traits())
    plans = mind.plans_for("Denver-El Paso", "Houston-Kansas City", "Calgary-Salt Lake City")
    routes = [frozenset(mind.names(plan.routes)) for plan in plans]

    assert len(plans) > 1
    assert len(set(routes)) == len(routes)
    assert all(int(plan.trains) <= 45 for plan in plans)


def test_every_plan_joins_all_its_tickets() -> None:
    names = ["Los Angeles-New York", "Santa Fe-Vancouver", "Dallas-New York", "Houston-Winnipeg"]
    mind = Mind(usa())
    plans = mind.plans_for(*names)
    assert all(len(plan.tickets) == len(names) for plan in plans)
    for plan in plans:
        group = {city: {city} for city in mind.board.cities}
        for route in plan.routes:
            a, b = (mind.board.cities[city] for city in mind.board.routes[route].cities)
            both = group[a] | group[b]
            group.update(dict.fromkeys(both, both))
        for ticket in plan.tickets:
            one, other = mind.match.game.tickets.tickets[ticket].between
            assert one in group[other]


def test_tickets_that_can_not_be_connected_are_left_out_of_plans(tmp_path: Path) -> None:
    lines = ["A-B 2 red", "B-C 2 blue", "C-D 3 green", "D-E 2 gray", "E-F 2 gray"]
    tickets = ["A-B 9", "C-D 2", "E-F 2", "D-E 2", "D-F 2", "C-E 2", "C-F 2", "A-C 5", "B-D 2"]
    match = Dealer(small_map(tmp_path, lines, tickets)).begin(tickets=[["A-B", "C-D"], ["E-F", "D-F"]])
    claim_routes(match, [], ["A-B"])
    mind = Mind(match)

    assert mind.plans_for("A-B") == []
    assert mind.names(mind.think().routes) == {"C-D"}


def test_plans_need_no_more_trains_than_there_are(tmp_path: Path) -> None:
    match = Dealer(small_map(tmp_path, FORK, TICKETS, trains=8)).begin(
        tickets=[["B-C", "B-D"], ["C-F", "B-F"]]
    )
    mind = Mind(match)

    assert mind.plans_for("A-F", "B-C", "B-D") == []
    assert all(int(plan.trains) <= 8 for plan in mind.plans_for("B-C", "B-D"))
    assert mind.plans_for("B-C", "B-D")
