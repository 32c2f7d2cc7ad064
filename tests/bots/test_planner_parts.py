"""The planner's estimates: time, filler routes, passengers, splits."""

from itertools import combinations

import pytest

from tests.bots.thinking import Mind
from tests.playing import claim_routes
from tests.rules.germany.table import germany, waiting_at
from tests.rules.usa.table import usa
from whistlestop.bots.planner.board_scale import BoardScale
from whistlestop.bots.planner.passenger_value import lead_probability
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.traits import Traits
from whistlestop.games import SHIPPED, load
from whistlestop.rail.board_setup import board_of

BOARD_GAMES = [name for name in SHIPPED if name != "card_game"]


def test_the_clock_runs_faster_the_fewer_trains_others_have() -> None:
    match = usa()
    mind = Mind(match)
    left = [int(mind.planner.left)]
    for route in ("Calgary-Winnipeg", "Duluth-Helena", "Duluth-Toronto", "El Paso-Houston"):
        claim_routes(match, [], [route])
        mind.update()
        left.append(int(mind.planner.left))

    assert left == sorted(set(left), reverse=True)


def test_a_clock_that_ignores_opponents_uses_its_own_trains() -> None:
    traits = Traits()
    traits.watches = False
    match = usa()
    mind = Mind(match, traits=traits)
    before = mind.planner.clock.turns_of(mind.known, 0)
    assert mind.planner.left == before + 100
    claim_routes(match, [], ["Calgary-Winnipeg"])
    mind.update()

    assert mind.planner.left == mind.planner.clock.turns_of(mind.known, 0) + 100


def test_more_slack_makes_success_more_likely() -> None:
    clock = Mind(usa()).planner.clock
    odds = [int(clock.probability(spare)) for spare in range(-5000, 5000, 50)]

    assert odds == sorted(odds)
    assert odds[0] == 0
    assert odds[-1] == 1000
    assert 480 <= clock.probability(0) <= 520


def test_more_routes_make_success_less_likely() -> None:
    clock = Mind(usa()).planner.clock
    odds = [int(clock.success_probability(9999, routes)) for routes in range(60)]

    assert odds == sorted(odds, reverse=True)
    assert odds[0] == 1000
    assert odds[10] < odds[5] < odds[1]


@pytest.mark.parametrize("name", BOARD_GAMES)
def test_a_boards_scale_follows_from_its_routes(name: str) -> None:
    game = load(name)
    board = board_of(game)
    scale = BoardScale(game, board)
    lengths = [route.length for route in board.routes]

    assert scale.route_length == sum(lengths) / len(lengths)
    assert scale.has_points == any(board.points)
    assert scale.turn_points > 0
    assert scale.turns > 0
    assert (scale.longest_path > 0) == (name in ("europe", "usa"))
    assert (scale.globetrotter > 0) == (name == "germany")


def test_a_filler_route_has_the_most_points_per_turn() -> None:
    match = usa("WWWWWWPP")
    mind = Mind(match)
    plan = mind.planner.filler_routes.plan(mind.planner.left)

    assert mind.names(plan.routes) == {"Calgary-Winnipeg"}


def test_without_time_there_is_no_filler_route() -> None:
    mind = Mind(usa("WWWWWWPP"))

    assert mind.planner.filler_routes.best(50) == -1
    assert len(mind.planner.filler_routes.plan(50).routes) == 0


def test_the_probability_of_a_majority_rises_with_the_lead_and_is_even_without() -> None:
    for waiting in range(12):
        odds = [lead_probability(lead, waiting) for lead in range(-6, 7)]
        assert odds == sorted(odds)
        assert odds[6] == 0.5
    assert all(lead_probability(2, waiting) > lead_probability(2, waiting + 1) for waiting in range(10))


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
    passenger_value = Mind(germany()).planner.passenger_value
    assert passenger_value is not None
    close, far = passenger_value.gain(0, 3), passenger_value.gain(-6, 3)

    assert close > far
    assert passenger_value.gain(-40, 60) == passenger_value.gain(-12, 12)


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
        assert mind.planner.ticket_taking.splits is not None
        splits.append(match.game.actions.text(mind.planner.ticket_taking.splits.opening(legal)))

    assert splits == [f"tickets {short}+{4 - short}" for short in range(5)]


def test_plans_with_the_same_routes_in_another_order_are_the_same() -> None:
    mind = Mind(usa())
    names = ["Denver-Santa Fe", "El Paso-Santa Fe", "Calgary-Helena"]

    assert mind.plan_of(*names).same_routes(mind.plan_of(*names[::-1]))
    for pair in combinations(names, 2):
        assert not mind.plan_of(*names).same_routes(mind.plan_of(*pair))
    assert Plan().same_routes(Plan())
