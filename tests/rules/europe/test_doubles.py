import pytest

from tests.playing import coming, draw_two, owner, play, rule, until, ways
from tests.rules.europe.table import BOARD, europe
from whistlestop.core.errors import IllegalAction

TWINS = ["Berlin-Frankfurt/black", "Berlin-Frankfurt/red"]


@rule("Q-18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_owns_both_routes_between_the_same_cities(seats: int) -> None:
    match = europe("KKKRRR", seats=seats)
    match.play("claim Berlin-Frankfurt/black KKK")
    until(match, 0)

    assert ways(match, "claim Berlin-Frankfurt/red") == set()
    with pytest.raises(IllegalAction, match="you own a parallel route"):
        match.play("claim Berlin-Frankfurt/red RRR")


@rule("Q-18")
def test_alike_twins_are_a_double_route_too() -> None:
    match = europe("LLLLPP", seats=4)
    match.play("claim Dieppe-London/2 PL")
    until(match, 0)

    assert ways(match, "claim Dieppe-London/1") == set()


@rule("Q-18")
def test_other_routes_from_the_same_city_are_no_twins() -> None:
    match = europe("BBGGPP", others=["YYYYYY"])
    play(
        match, "claim Bruxelles-Frankfurt BB", "claim Bruxelles-Paris/yellow YY", "claim Bruxelles-Dieppe GG"
    )

    assert [owner(match, name) for name in ("Bruxelles-Frankfurt", "Bruxelles-Dieppe")] == [0, 0]


@rule("Q-19")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("taken", [0, 1])
def test_with_two_or_three_seats_a_claim_closes_the_twin_for_everybody(seats: int, taken: int) -> None:
    match = europe("LLLL", others=["LLLL"] * (seats - 1), seats=seats)
    match.play(f"claim {TWINS[taken]} LLL")

    for seat in range(1, seats):
        assert match.seat == seat
        assert ways(match, f"claim {TWINS[1 - taken]}") == set()
        assert "closes it" in str(match.problem(f"claim {TWINS[1 - taken]} LLL"))
        draw_two(match)
    assert ways(match, f"claim {TWINS[1 - taken]}") == set()


@rule("Q-19")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_seats_somebody_else_may_claim_the_twin(seats: int) -> None:
    match = europe("KKKK", others=["RRRR", "LLLL"], seats=seats)
    play(match, "claim Berlin-Frankfurt/black KKK", "claim Berlin-Frankfurt/red RRR")

    assert [owner(match, twin) for twin in TWINS] == [0, 1]
    assert ways(match, "claim Berlin-Frankfurt/black") == ways(match, "claim Berlin-Frankfurt/red") == set()


@rule("Q-19")
def test_every_double_route_of_the_board_is_closed_as_one() -> None:
    for first, second in BOARD.groups:
        names = [BOARD.routes[first].name, BOARD.routes[second].name]
        match = europe("LLLLLL", others=["LLLLLL"], deck="PPP")
        match.play(f"claim {names[0]} " + "L" * BOARD.routes[first].length)

        assert owner(match, names[0]) == 0
        assert ways(match, f"claim {names[1]}") == set()


@rule("Q-19")
def test_a_withdrawn_tunnel_closes_nothing() -> None:
    match = europe("KKKK", others=["WWWW"], deck="KKK")
    play(match, "claim Madrid-Pamplona/black KKK", "withdraw")
    coming(match, "PPP")
    match.play("claim Madrid-Pamplona/white WWW")

    assert owner(match, "Madrid-Pamplona/white") == 1
