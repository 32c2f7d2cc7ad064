"""What the planner works out before it decides: cards set aside, payments, odds, time."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.bots.thinking import Mind
from tests.playing import claim_routes, drain, hand
from tests.rules.europe.table import europe
from tests.rules.germany.table import germany, waiting_at
from tests.rules.usa.table import usa
from whistlestop.bots.planner.crowd import lead_odds
from whistlestop.bots.planner.measure import Measure
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.traits import Traits
from whistlestop.core import cards
from whistlestop.core.cards import LETTERS
from whistlestop.games import SHIPPED, load
from whistlestop.rail.laying import board_of
from whistlestop.record.match import Match

BOARD_GAMES = [name for name in SHIPPED if name != "card_game"]


def counted(numbers: vec[i64]) -> str:
    """Write numbers of cards as letters."""
    return "".join(LETTERS[kind] * int(number) for kind, number in enumerate(numbers))


def needs(mind: Mind, letters: str, *routes: str) -> tuple[str, str, str]:
    """Weigh a hand for some routes: what is short, what is spare, and what is free after gray routes."""
    mind.weigh(cards.from_letters(letters), *routes)
    found = mind.planner.needs
    return counted(found.short), counted(found.spare), counted(found.free)


def payment(mind: Mind, letters: str, route: str, *planned: str) -> str:
    """Write how the planner would pay for a route with a hand, while it plans some routes."""
    mind.weigh(cards.from_letters(letters), *planned)
    paying = mind.planner.claiming.payment
    number = mind.board.number[route]
    return cards.letters(paying.cost(number)) if paying.find(number, route in planned) else ""


def exact_odds(pool: int, matching: int, spare: int) -> Fraction:
    """Count, of all ways to turn three cards of a pool over, those with no more matching ones than are spare."""
    drawn = min(3, pool)
    ways = sum(comb(matching, hits) * comb(pool - matching, drawn - hits) for hits in range(spare + 1))
    return Fraction(ways, comb(pool, drawn))


def test_cards_are_set_aside_for_routes_of_their_colour() -> None:
    short, spare, _ = needs(Mind(europe()), "BBBGR", "Berlin-Essen", "Essen-Frankfurt")

    assert (short, spare) == ("G", "BR")


def test_two_routes_of_a_colour_need_cards_for_both() -> None:
    short, spare, _ = needs(Mind(europe()), "BBB", "Berlin-Essen", "Bruxelles-Frankfurt")

    assert (short, spare) == ("B", "")


def test_gray_routes_take_what_coloured_ones_leave() -> None:
    mind = Mind(europe(row="PPWWY"))
    short, spare, free = needs(mind, "BBBBGGGK", "Danzig-Warszawa", "Berlin-Essen")

    assert (short, spare, free) == ("", "BBKGGG", "BBKG")
    assert mind.planner.needs.gray == 0


def test_a_gray_route_gathers_the_colour_that_is_nearest_to_it() -> None:
    mind = Mind(europe(row="PPWWY"))
    needs(mind, "GGGK", "Berlin-Danzig")

    assert mind.planner.needs.gray == 1
    assert LETTERS[mind.planner.needs.gather] == "G"


def test_ferries_reserve_locomotives() -> None:
    mind = Mind(europe())
    needs(mind, "LLL", "Athina-Brindisi", "Sevastopol-Sochi")
    assert (mind.planner.needs.reserved, mind.planner.needs.extra) == (2, 1)

    needs(mind, "L", "Palermo-Smyrna")
    assert (mind.planner.needs.locomotives, mind.planner.needs.extra) == (1, 0)


def test_more_of_the_cards_that_a_plan_needs_bring_its_end_nearer() -> None:
    mind = Mind(europe())
    turns = []
    for letters in ("", "B", "BB", "BBG", "BBGG", "BBGGL"):
        needs(mind, letters, "Berlin-Essen", "Essen-Frankfurt")
        turns.append(int(mind.planner.needs.turns))

    assert turns[:5] == sorted(set(turns), reverse=True)
    assert turns[4] == turns[5] == 200


def test_colours_are_paid_before_locomotives() -> None:
    assert payment(Mind(europe()), "BBLL", "Berlin-Essen", "Berlin-Essen") == "BB"
    assert payment(Mind(europe()), "BLL", "Berlin-Essen", "Berlin-Essen") == "BL"
    assert payment(Mind(europe()), "LL", "Berlin-Essen", "Berlin-Essen") == "LL"
    assert payment(Mind(europe()), "BG", "Berlin-Essen", "Berlin-Essen") == ""


def test_a_gray_route_is_paid_with_what_the_plan_does_not_need() -> None:
    planned = ["Danzig-Warszawa", "Berlin-Essen", "Essen-Frankfurt"]

    assert payment(Mind(europe()), "BBGGKK", "Danzig-Warszawa", *planned) == "KK"
    assert payment(Mind(europe()), "BBBBGGK", "Danzig-Warszawa", *planned) == "BB"


def test_a_ferry_is_paid_with_as_many_locomotives_as_it_needs() -> None:
    assert payment(Mind(europe()), "KKKLLL", "Athina-Brindisi", "Athina-Brindisi") == "KKKL"


def test_robbing_the_plan_is_counted_as_harm() -> None:
    mind = Mind(europe())
    payment(mind, "BBKK", "Danzig-Warszawa", "Berlin-Essen")
    assert mind.planner.claiming.payment.harm == 0

    payment(mind, "BB", "Danzig-Warszawa", "Berlin-Essen")
    assert mind.planner.claiming.payment.harm > 0


def test_every_payment_that_is_found_can_be_made() -> None:
    match = europe("BBGKKLRO")
    mind = Mind(match)
    mind.weigh(cards.from_letters(hand(match)))
    claiming = mind.planner.claiming
    found = set()
    for number, route in enumerate(mind.board.routes):
        if claiming.payment.find(number, False):
            text = match.game.actions.text(claiming.action(number))
            assert match.problem(text) == ""
            assert text == f"claim {route.name} {cards.letters(claiming.payment.cost(number))}"
            found.add(route.name)
    assert found == {text.split(" ", 1)[1].rsplit(" ", 1)[0] for text in match.legal if "claim" in text}


def tunnel_odds(match: Match, letters: str, route: str) -> tuple[float, Fraction]:
    """Return the odds of a tunnel as the planner reckons them, and as all ways to turn cards over have it."""
    mind = Mind(match)
    paid = cards.from_letters(payment(mind, letters, route, route))
    left = cards.from_letters(letters) - paid
    colour = cards.nth(paid, 0)
    pool = mind.sight.state.deck
    kinds = {colour, cards.LOCOMOTIVE}
    exact = exact_odds(
        int(cards.total(pool)),
        sum(int(cards.count(pool, kind)) for kind in kinds),
        min(3, sum(int(cards.count(left, kind)) for kind in kinds)),
    )
    return int(mind.planner.claiming.odds(mind.board.number[route], mind.sight)) / 1000, exact


@pytest.mark.parametrize("letters", ["OOO", "OOOO", "OOOOL", "OOOOOO", "LLL", "LLLL", "OOLL", "OOLLL"])
@pytest.mark.parametrize("leave", ["", "OOLKKRR", "OKKKRRGG", "PPWWBBYYKK", "OLLL"])
def test_the_odds_of_a_tunnel_are_those_of_all_ways_to_turn_three_cards_over(
    letters: str, leave: str
) -> None:
    match = europe(letters, others=["BBYY"])
    if leave:
        drain(match, leave)
        while match.seat != 0 or match.phase != "turn":
            match.play(match.legal[0])
    reckoned, exact = tunnel_odds(match, letters, "Angora-Smyrna")

    assert reckoned == pytest.approx(float(exact), abs=0.001)


def test_with_three_cards_to_spare_a_tunnel_is_sure() -> None:
    reckoned, exact = tunnel_odds(europe(), "OOOOOO", "Angora-Smyrna")

    assert reckoned == exact == 1


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
    assert abs(clock.chance(0) - 500) <= 20


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
