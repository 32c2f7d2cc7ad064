"""Cards: allocation to a plan, payments, and the success of tunnels."""

from fractions import Fraction
from math import comb

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.bots.thinking import Mind
from tests.playing import drain, hand
from tests.rules.europe.table import europe
from whistlestop.core import cards
from whistlestop.core.cards import LETTERS
from whistlestop.record.match import Match


def counted(numbers: vec[i64]) -> str:
    """Format counts of cards as letters."""
    return "".join(LETTERS[kind] * int(number) for kind, number in enumerate(numbers))


def needs(mind: Mind, letters: str, *routes: str) -> tuple[str, str, str]:
    """Allocate a hand to routes; return the cards that are short, spare, and free after gray routes."""
    mind.allocate(cards.from_letters(letters), *routes)
    found = mind.planner.needs
    return counted(found.short), counted(found.spare), counted(found.free)


def payment(mind: Mind, letters: str, route: str, *planned: str) -> str:
    """Return the planner's payment for a route, given its hand and plan."""
    mind.allocate(cards.from_letters(letters), *planned)
    paying = mind.planner.claiming.payment
    number = mind.board.number[route]
    return cards.letters(paying.cost(number)) if paying.find(number, route in planned) else ""


def exact_odds(pool: int, matching: int, spare: int) -> Fraction:
    """Return the share of three-card draws with no more matches than spare cards."""
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


def test_cards_that_a_plan_needs_shorten_its_time() -> None:
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


def test_using_cards_of_the_plan_is_counted_as_harm() -> None:
    mind = Mind(europe())
    payment(mind, "BBKK", "Danzig-Warszawa", "Berlin-Essen")
    assert mind.planner.claiming.payment.harm == 0

    payment(mind, "BB", "Danzig-Warszawa", "Berlin-Essen")
    assert mind.planner.claiming.payment.harm > 0


def test_every_payment_that_is_found_can_be_made() -> None:
    match = europe("BBGKKLRO")
    mind = Mind(match)
    mind.allocate(cards.from_letters(hand(match)))
    claiming = mind.planner.claiming
    found = set()
    for number, route in enumerate(mind.board.routes):
        if claiming.payment.find(number, False):
            text = match.game.actions.text(claiming.action(number))
            assert match.problem(text) is None
            assert text == f"claim {route.name} {cards.letters(claiming.payment.cost(number))}"
            found.add(route.name)
    assert found == {text.split(" ", 1)[1].rsplit(" ", 1)[0] for text in match.legal if "claim" in text}


def tunnel_odds(match: Match, letters: str, route: str) -> tuple[float, Fraction]:
    """Return a tunnel's success probability as the planner computes it, and by enumeration."""
    mind = Mind(match)
    paid = cards.from_letters(payment(mind, letters, route, route))
    left = cards.from_letters(letters) - paid
    colour = cards.nth(paid, 0)
    pool = mind.known.state.deck
    kinds = {colour, cards.LOCOMOTIVE}
    exact = exact_odds(
        int(cards.total(pool)),
        sum(int(cards.count(pool, kind)) for kind in kinds),
        min(3, sum(int(cards.count(left, kind)) for kind in kinds)),
    )
    return int(mind.planner.claiming.success_probability(mind.board.number[route], mind.known)) / 1000, exact


@pytest.mark.parametrize("letters", ["OOO", "OOOO", "OOOOL", "OOOOOO", "LLL", "LLLL", "OOLL", "OOLLL"])
@pytest.mark.parametrize("leave", ["", "OOLKKRR", "OKKKRRGG", "PPWWBBYYKK", "OLLL"])
def test_the_success_probability_of_a_tunnel_equals_the_enumeration_of_all_draws(
    letters: str, leave: str
) -> None:
    match = europe(letters, others=["BBYY"])
    if leave:
        drain(match, leave)
        while match.seat != 0 or match.phase != "turn":
            match.play(match.legal[0])
    estimated, exact = tunnel_odds(match, letters, "Angora-Smyrna")

    assert estimated == pytest.approx(float(exact), abs=0.001)


def test_with_three_cards_to_spare_a_tunnel_is_certain() -> None:
    estimated, exact = tunnel_odds(europe(), "OOOOOO", "Angora-Smyrna")

    assert estimated == exact == 1
