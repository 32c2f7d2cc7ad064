import pytest

from tests.playing import draw_two, kinds, owner, play, rule, seen, until, ways
from tests.rules.usa.table import BOARD, GAME, usa
from whistlestop.core.errors import BadSeats, IllegalAction
from whistlestop.core.luck.chance import Seeded
from whistlestop.record.match import Match

POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
OF_LENGTH = {
    1: "Atlanta-Nashville",
    2: "Atlanta-Charleston",
    3: "Chicago-Duluth",
    4: "Chicago-Omaha",
    5: "Atlanta-Miami",
    6: "Calgary-Winnipeg",
}
TWINS = ["Chicago-Pittsburgh/orange", "Chicago-Pittsburgh/black"]


@rule("US-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_may_play(seats: int) -> None:
    assert seen(usa(seats=seats)).seats == seats


@rule("US-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_can_not_play(seats: int) -> None:
    with pytest.raises(BadSeats, match="for 2 to 5 seats"):
        Match(GAME, seats, Seeded(1))


@rule("US-01")
def test_no_route_is_a_tunnel_or_a_ferry() -> None:
    assert not [route.name for route in BOARD.routes if route.tunnel or route.ferry]


@rule("US-01")
def test_nobody_builds_stations_or_withdraws_from_tunnels() -> None:
    assert set(GAME.actions.kinds()) == {"draw", "claim", "tickets", "keep", "pass"}


@rule("US-01")
def test_there_are_three_things_to_choose_from() -> None:
    assert kinds(usa("LLLL")) == {"draw", "claim", "tickets"}


@rule("US-01")
@pytest.mark.parametrize(("length", "points"), POINTS.items())
def test_a_route_brings_points_by_its_length(length: int, points: int) -> None:
    match = usa("LLLLLL")
    match.play(f"claim {OF_LENGTH[length]} " + "L" * length)

    assert seen(match).points == [points, 0]
    assert seen(match).trains == [45 - length, 45]
    assert match.seat == 1


@rule("US-01")
def test_every_route_of_the_board_brings_the_points_of_its_length() -> None:
    scored = {route.name: int(points) for route, points in zip(BOARD.routes, BOARD.points, strict=True)}

    assert scored == {route.name: POINTS[route.length] for route in BOARD.routes}


@rule("US-01")
@rule("Q-18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_owns_both_routes_between_the_same_cities(seats: int) -> None:
    match = usa("OOOKKK", seats=seats)
    match.play(f"claim {TWINS[0]} OOO")
    until(match, 0)

    with pytest.raises(IllegalAction, match="you own a parallel route"):
        match.play(f"claim {TWINS[1]} KKK")


@rule("US-01")
@rule("Q-19")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_seats_a_claim_closes_the_twin_for_everybody(seats: int) -> None:
    match = usa("OOOO", others=["KKKK"] * (seats - 1), seats=seats)
    match.play(f"claim {TWINS[0]} OOO")

    for seat in range(1, seats):
        assert match.seat == seat
        assert ways(match, f"claim {TWINS[1]}") == set()
        assert "closes it" in str(match.problem(f"claim {TWINS[1]} KKK"))
        draw_two(match)


@rule("US-01")
@rule("Q-19")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_seats_somebody_else_may_claim_the_twin(seats: int) -> None:
    match = usa("OOOO", others=["KKKK"], seats=seats)
    play(match, f"claim {TWINS[0]} OOO", f"claim {TWINS[1]} KKK")

    assert [owner(match, twin) for twin in TWINS] == [0, 1]
