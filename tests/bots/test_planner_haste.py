"""The planner waits for better cards only while that is worth it, and plans again when time runs out."""

from pathlib import Path

from tests.bots.thinking import Mind, small_map
from tests.dealer import Dealer
from tests.playing import claim_routes, names, until
from tests.rules.europe.table import europe
from tests.rules.usa.table import usa
from whistlestop.bots.planner.levels import version_1
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import cards

LATE = 1000  # certain that there is no time for the plan

LINES = ["A-B 3 red", "B-C 3 green", "C-M 3 blue", "M-N 3 white", "N-O 3 yellow"]
LINES += ["D-E 1 gray", "E-F 6 black"]
LINES += ["F-G 5 blue", "G-H 5 white", "H-I 5 yellow", "I-J 2 orange", "J-K 5 purple", "K-L 5 orange"]
TICKETS = ["A-O 40", "D-E 9", "F-G 2", "G-H 2", "A-B 2", "B-C 2", "E-F 2", "C-M 2", "M-N 2"]


def claims(traits: Traits, hand: str, route: str, late: int = 0) -> bool:
    """Return whether a planner with some cards claims its only planned route instead of waiting."""
    mind = Mind(usa(), traits=traits)
    mind.allocate(int(cards.from_letters(hand)), route)
    return mind.planner.claiming.best_planned(mind.plan_of(route), mind.known, late) >= 0


def test_it_spends_locomotives_on_the_longest_routes_at_once() -> None:
    assert claims(Traits(), "WWWLLL", "Calgary-Winnipeg")
    assert not claims(version_1(), "WWWLLL", "Calgary-Winnipeg")


def test_it_waits_for_the_cards_of_a_shorter_route_while_there_is_time() -> None:
    assert not claims(Traits(), "WLLL", "Chicago-Toronto")
    assert claims(Traits(), "WLLL", "Chicago-Toronto", LATE)
    assert claims(Traits(), "WWWW", "Chicago-Toronto")


def test_it_expects_opponents_to_need_longer_where_there_are_tunnels_and_ferries() -> None:
    unhurried = Traits()
    unhurried.delay = 0.0
    for match, slower in ((europe(), True), (usa(), False)):
        careful, plain = (Mind(match, traits=traits).planner for traits in (Traits(), unhurried))
        assert (careful.left > plain.left) == slower


def test_losing_a_route_is_more_likely_where_an_opponent_has_claimed_routes() -> None:
    match = usa()
    mind = Mind(match)
    route = mind.board.number["Chicago-Toronto"]
    dangers = [int(mind.planner.claiming.danger(route, mind.known))]
    for claimed in ("Toronto-Pittsburgh", "Chicago-Duluth"):
        [name] = [one for one in mind.board.number if set(one.split("-")) == set(claimed.split("-"))]
        claim_routes(match, [], [name])
        mind.update()
        dangers.append(int(mind.planner.claiming.danger(route, mind.known)))

    assert dangers == sorted(set(dangers))


def test_it_gives_up_a_ticket_when_time_has_become_short_although_no_route_is_lost(tmp_path: Path) -> None:
    game = small_map(tmp_path, LINES, TICKETS, trains=30)
    match = Dealer(game).begin(tickets=[["A-O", "D-E"], ["F-G", "G-H"]])
    hurried, first = Mind(match), Mind(match, traits=version_1())
    for mind in (hurried, first):
        mind.decide()
        assert set(names(match, [int(ticket) for ticket in mind.planner.plan.tickets])) == {"A-O", "D-E"}
    claim_routes(match, [], ["F-G", "G-H", "H-I", "I-J", "J-K", "K-L"])
    until(match, 0)
    hurried.decide()
    first.decide()

    assert names(match, [int(ticket) for ticket in hurried.planner.plans[0].tickets]) == ["D-E"]
    assert len(first.planner.plans[0].tickets) == 2


def test_a_plan_that_it_was_told_to_follow_is_not_given_up_for_lack_of_time(tmp_path: Path) -> None:
    game = small_map(tmp_path, LINES, TICKETS, trains=30)
    match = Dealer(game).begin(tickets=[["A-O", "D-E"], ["F-G", "G-H"]])
    mind = Mind(match)
    mind.planner.follow(mind.think())
    claim_routes(match, [], ["F-G", "G-H", "H-I", "I-J", "J-K", "K-L"])
    until(match, 0)
    mind.decide()

    assert [len(plan.tickets) for plan in mind.planner.plans] == [2]
