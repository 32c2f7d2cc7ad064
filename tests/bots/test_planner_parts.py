"""What the planner works out before it decides: time, spare routes, passengers, splits."""

from itertools import combinations

import pytest

from tests.bots.thinking import Mind
from tests.playing import claim_routes
from tests.rules.germany.table import germany, waiting_at
from tests.rules.usa.table import usa
from whistlestop.bots.planner.crowd import lead_odds
from whistlestop.bots.planner.measure import Measure
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.traits import Traits
from whistlestop.games import SHIPPED, load
from whistlestop.rail.laying import board_of

BOARD_GAMES = [name for name in SHIPPED if name != "card_game"]


def test_the_clock_runs_faster_the_fewer_trains_others_have() -> None:
    match = usa()
    mind = Mind(match)
    left = [int(mind.planner.left)]
    for route in ("Calgary-Winnipeg", "Duluth-Helena", "Duluth-Toronto", "El Paso-Houston"):
        claim_routes(match, [], [route])
        mind.look()
        left.append(int(mind.planner.left))

    assert left == sorted(set(left), reverse=True)


def test_a_clock_that_minds_nobody_else_goes_by_the_own_trains() -> None:
    traits = Traits()
    traits.watches = False
    match = usa()
    mind = Mind(match, traits=traits)
    before = mind.planner.clock.turns_of(mind.sight, 0)
    assert mind.planner.left == before + 100
    claim_routes(match, [], ["Calgary-Winnipeg"])
    mind.look()

    assert mind.planner.left == mind.planner.clock.turns_of(mind.sight, 0) + 100


def test_more_time_to_spare_is_more_likely_enough() -> None:
    clock = Mind(usa()).planner.clock
    odds = [int(clock.chance(spare)) for spare in range(-5000, 5000, 50)]

    assert odds == sorted(odds)
    assert odds[0] == 0
    assert odds[-1] == 1000
    assert 480 <= clock.chance(0) <= 520


def test_more_routes_are_less_likely_all_claimed() -> None:
    clock = Mind(usa()).planner.clock
    odds = [int(clock.success(9999, routes)) for routes in range(60)]

    assert odds == sorted(odds, reverse=True)
    assert odds[0] == 1000
    assert odds[10] < odds[5] < odds[1]


@pytest.mark.parametrize("name", BOARD_GAMES)
def test_a_board_is_measured_by_what_is_on_it(name: str) -> None:
    game = load(name)
    board = board_of(game)
    measure = Measure(game, board)
    lengths = [route.length for route in board.routes]

    assert measure.route_length == sum(lengths) / len(lengths)
    assert measure.has_points == any(board.points)
    assert measure.turn_points > 0
    assert measure.turns > 0
    assert (measure.longest_path > 0) == (name in ("europe", "usa"))
    assert (measure.globetrotter > 0) == (name == "germany")


def test_a_spare_route_brings_more_points_in_a_turn_than_others_would() -> None:
    match = usa("WWWWWWPP")
    mind = Mind(match)
    plan = mind.planner.spare.plan(mind.planner.left)

    assert mind.names(plan.routes) == {"Calgary-Winnipeg"}


def test_with_no_time_for_any_there_is_no_spare_route() -> None:
    mind = Mind(usa("WWWWWWPP"))

    assert mind.planner.spare.best(50) == -1
    assert len(mind.planner.spare.plan(50).routes) == 0


def test_the_odds_of_a_majority_rise_with_the_lead_and_are_even_without() -> None:
    for waiting in range(12):
        odds = [lead_odds(lead, waiting) for lead in range(-6, 7)]
        assert odds == sorted(odds)
        assert odds[6] == 0.5
    assert all(lead_odds(2, waiting) > lead_odds(2, waiting + 1) for waiting in range(10))


def test_a_route_is_worth_more_with_passengers_than_without() -> None:
    match = germany()
    berlin = Mind(match).board.number["Berlin-Dresden"]
    before = Mind(match).planner.survey.bonus[berlin]
    claim_routes(match, ["Berlin-Leipzig"], ["Berlin-Rostock"])
    claim_routes(match, ["Berlin-Magdeburg"], ["Berlin-Schwerin"])
    claim_routes(match, ["Berlin-Hannover"])
    mind = Mind(match)

    assert waiting_at(match, "Berlin") == ""
    assert 0 < mind.planner.survey.bonus[berlin] < before


def test_a_passenger_is_worth_most_where_majorities_are_close() -> None:
    crowd = Mind(germany()).planner.crowd
    assert crowd is not None
    close, far = crowd.gain(0, 3), crowd.gain(-6, 3)

    assert close > far
    assert crowd.gain(-40, 60) == crowd.gain(-12, 12)


def test_a_split_at_the_start_follows_the_share_of_short_tickets() -> None:
    match = germany()
    splits = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        traits = Traits()
        traits.short_share = share
        mind = Mind(match, traits=traits)
        legal = match.game.new_legal()
        for text in ("tickets 4+0", "tickets 3+1", "tickets 2+2", "tickets 1+3", "tickets 0+4"):
            legal.add(match.game.actions.number(text))
        assert mind.planner.splits is not None
        splits.append(match.game.actions.text(mind.planner.splits.opening(legal)))

    assert splits == [f"tickets {short}+{4 - short}" for short in range(5)]


def test_plans_with_the_same_routes_in_another_order_are_the_same() -> None:
    mind = Mind(usa())
    names = ["Denver-Santa Fe", "El Paso-Santa Fe", "Calgary-Helena"]

    assert mind.plan_of(*names).same(mind.plan_of(*names[::-1]))
    for pair in combinations(names, 2):
        assert not mind.plan_of(*names).same(mind.plan_of(*pair))
    assert Plan().same(Plan())
