import pytest

from tests.playing import owner, play, rule, ways
from tests.rules.first_journey.table import GAME, journey, until
from whistlestop.core.errors import IllegalAction
from whistlestop.rail.board_setup import board_of

BOARD = board_of(GAME)
TWINS = ["Dublin-London/green", "Dublin-London/yellow"]


@rule("FJ-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("taken", [0, 1])
def test_nobody_owns_both_routes_between_the_same_cities(seats: int, taken: int) -> None:
    match = journey("LLLL", seats=seats)
    match.play(f"claim {TWINS[taken]} L")
    until(match, 0)

    assert ways(match, f"claim {TWINS[1 - taken]}") == set()
    with pytest.raises(IllegalAction, match="you own a parallel route"):
        match.play(f"claim {TWINS[1 - taken]} L")


@rule("FJ-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("taken", [0, 1])
def test_somebody_else_may_claim_the_twin_with_any_number_of_seats(seats: int, taken: int) -> None:
    match = journey("LLLL", others=["LLLL"], seats=seats)
    play(match, f"claim {TWINS[taken]} L", f"claim {TWINS[1 - taken]} L")

    assert [owner(match, TWINS[taken]), owner(match, TWINS[1 - taken])] == [0, 1]


@rule("FJ-06")
@pytest.mark.parametrize("pair", BOARD.groups, ids=lambda pair: BOARD.routes[pair[0]].name.split("/")[0])
def test_no_double_route_of_the_board_is_closed(pair: list[int]) -> None:
    first, second = (f"{BOARD.routes[one].name} {'L' * BOARD.routes[one].length}" for one in pair)
    match = journey("LLLLLL", others=["LLLL"])
    match.play(f"claim {first}")

    assert match.problem(f"claim {second}") is None
    until(match, 0)
    assert "you own a parallel route" in str(match.problem(f"claim {second}"))


@rule("FJ-06")
def test_both_routes_are_taken_when_two_players_have_one_each() -> None:
    match = journey("LLLL", others=["LLLL", "LLLL"], seats=3)
    play(match, f"claim {TWINS[0]} L", f"claim {TWINS[1]} L")

    assert ways(match, f"claim {TWINS[0]}") == ways(match, f"claim {TWINS[1]}") == set()


@rule("FJ-06")
def test_other_routes_from_the_same_city_are_no_twins() -> None:
    match = journey("LLLL")
    play(match, f"claim {TWINS[0]} L", "draw", "claim London-Paris/black L")

    assert [owner(match, name) for name in (TWINS[0], "London-Paris/black")] == [0, 0]
