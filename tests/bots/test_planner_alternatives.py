"""A planner offers several plans for its tickets and follows the one it is given."""

from pathlib import Path

from tests.bots.thinking import Mind, small_map
from tests.dealer import Dealer
from tests.playing import claim_routes
from tests.rules.europe.table import europe
from tests.rules.usa.table import usa
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.record.match import Match

TICKETS = ["Denver-El Paso", "Houston-Kansas City", "Santa Fe-Vancouver"]
COUNT = 6


def match_with_tickets() -> Match:
    """Return a match in which seat 0 holds three tickets."""
    return usa(tickets=[TICKETS, []])


def alternatives(mind: Mind, seed: int = 1) -> list[Plan]:
    """Return a planner's alternative plans."""
    return mind.planner.alternative_plans(mind.known, COUNT, seed)


def joined_tickets(mind: Mind, plan: Plan) -> int:
    """Count the tickets that the routes of a plan join by themselves."""
    group = {city: {city} for city in mind.board.cities}
    for route in plan.routes:
        a, b = (mind.board.cities[city] for city in mind.board.routes[route].cities)
        both = group[a] | group[b]
        group.update(dict.fromkeys(both, both))
    printed = [mind.match.game.tickets.tickets[ticket].between for ticket in plan.tickets]
    return sum(one in group[other] for one, other in printed)


def test_alternative_plans_are_different_and_join_their_tickets() -> None:
    mind = Mind(match_with_tickets())
    plans = alternatives(mind)
    routes = [frozenset(mind.names(plan.routes)) for plan in plans]

    assert 3 <= len(plans) <= COUNT
    assert len(set(routes)) == len(routes)
    for plan in plans:
        assert joined_tickets(mind, plan) == len(plan.tickets)
        assert int(plan.trains) <= 45


def test_no_route_of_an_alternative_plan_is_needless() -> None:
    mind = Mind(match_with_tickets())
    for plan in alternatives(mind):
        for route in plan.routes:
            rest = mind.plan_of(*(mind.names(plan.routes) - mind.names([route])))
            rest.tickets = plan.tickets
            assert joined_tickets(mind, rest) < len(plan.tickets)


def test_the_most_valuable_alternative_comes_first() -> None:
    mind = Mind(match_with_tickets())
    gains = [int(mind.planner.ticket_choice.gain(plan, mind.planner.left)) for plan in alternatives(mind)]

    assert gains == sorted(gains, reverse=True)


def test_equal_seeds_give_equal_alternatives() -> None:
    mind = Mind(match_with_tickets())
    found = [[sorted(mind.names(plan.routes)) for plan in alternatives(mind, seed)] for seed in (3, 3)]

    assert found[0] == found[1]


def test_an_alternative_gives_up_the_least_valuable_ticket() -> None:
    match = usa(tickets=[["Denver-El Paso", "Montréal-Vancouver"], []])
    plans = alternatives(Mind(match))

    assert {len(plan.tickets) for plan in plans} == {1, 2}


def test_without_open_tickets_there_is_no_alternative() -> None:
    match = usa(tickets=[["Denver-El Paso", "Houston-Kansas City"], []])
    claim_routes(match, ["Denver-Santa Fe", "El Paso-Santa Fe", "Dallas-Houston/1", "Dallas-Oklahoma City/1"])
    claim_routes(match, ["Kansas City-Oklahoma City/1"])

    assert alternatives(Mind(match)) == []


def test_asking_for_alternatives_does_not_change_the_plan_being_followed() -> None:
    mind = Mind(match_with_tickets())
    before = sorted(mind.names(mind.think().routes))
    alternatives(mind)

    assert sorted(mind.names(mind.think().routes)) == before


def test_a_planner_follows_the_plan_that_it_is_given_and_so_do_its_copies() -> None:
    match = match_with_tickets()
    mind = Mind(match)
    first = mind.names(mind.think().routes)
    other = next(plan for plan in alternatives(mind) if mind.names(plan.routes) != first)
    mind.planner.follow(other)
    copied, restored = RailPlanner(match.game), RailPlanner(match.game)
    copied.copy_from(mind.planner)
    out = ByteWriter()
    copied.write_memory(out)
    restored.read_memory(ByteReader(bytes(out.data)))

    for planner in (mind.planner, copied, restored):
        planner.prepare(mind.known, match.state)
        assert mind.names(planner.plan.routes) == mind.names(other.routes)


def test_a_planner_changes_only_its_copy_of_the_plan_that_it_follows() -> None:
    match = match_with_tickets()
    mind = Mind(match)
    mind.think()
    plan = alternatives(mind)[0]
    before = sorted(mind.names(plan.routes))
    mind.planner.follow(plan)
    claim_routes(match, [before[0]])
    mind.think()

    assert sorted(mind.names(plan.routes)) == before
    assert before[0] not in mind.names(mind.planner.plan.routes)


def test_a_plan_being_followed_is_replaced_when_it_loses_a_route() -> None:
    match = europe(tickets=[["Edinburgh-Paris", "Frankfurt-Kobenhavn"], []])
    mind = Mind(match)
    mind.think()
    mind.planner.follow(alternatives(mind)[-1])
    lost = sorted(mind.names(mind.think().routes))[0]
    claim_routes(match, [], [lost])

    assert lost not in mind.names(mind.think().routes)


def test_alternatives_leave_out_what_there_are_too_few_trains_for(tmp_path: Path) -> None:
    lines = ["A-B 5 red", "B-C 5 blue", "C-D 5 green", "D-E 1 gray", "E-F 1 gray"]
    tickets = ["A-D 9", "D-E 9", "E-F 2", "D-F 2", "A-B 2", "B-C 2", "C-D 2", "A-C 2", "B-D 2"]
    game = small_map(tmp_path, lines, tickets, trains=14)
    match = Dealer(game).begin(tickets=[["A-D", "D-E"], ["E-F", "D-F"]])
    mind = Mind(match)

    assert [mind.names(plan.routes) for plan in alternatives(mind)] == [{"D-E"}]
