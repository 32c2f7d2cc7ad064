import pytest

from tests.playing import kinds, owner, play, rule, seen, ways
from tests.rules.germany.table import BOARD, germany
from whistlestop.core.errors import IllegalAction

POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18}
OF_LENGTH = {
    1: "Chemnitz-Dresden",
    2: "Chemnitz-Leipzig",
    3: "Berlin-Magdeburg",
    4: "Berlin-Leipzig",
    5: "Berlin-Dresden",
    6: "Berlin-Rostock",
    7: "Berlin-Hamburg/blue",
}


@rule("DE-05")
def test_there_are_three_things_to_choose_from() -> None:
    assert kinds(germany("LLLL")) == {"draw", "claim", "tickets"}


@rule("DE-05")
def test_drawing_two_cards_is_a_turn() -> None:
    match = germany()
    play(match, "draw", "draw")

    assert (match.seat, match.phase) == (1, "turn")


@rule("DE-05")
def test_claiming_a_route_and_picking_up_passengers_is_a_turn() -> None:
    match = germany("YYYY")
    match.play("claim Chemnitz-Dresden Y")

    assert owner(match, "Chemnitz-Dresden") == 0
    assert (match.seat, match.phase) == (1, "turn")


@rule("DE-05")
def test_drawing_tickets_is_a_turn() -> None:
    match = germany()
    play(match, "tickets 2+2", "keep 1")

    assert (match.seat, match.phase) == (1, "turn")


@rule("DE-05")
def test_nobody_passes_who_could_do_something() -> None:
    with pytest.raises(IllegalAction, match="only if you have no other move"):
        germany().play("pass")


@rule("DE-06")
@pytest.mark.parametrize(("length", "points"), POINTS.items())
def test_a_route_brings_points_by_its_length(length: int, points: int) -> None:
    match = germany("LLLLLLL")
    match.play(f"claim {OF_LENGTH[length]} " + "L" * length)

    assert seen(match).points == [points, 0]
    assert seen(match).trains == [45 - length, 45]


@rule("DE-06")
def test_every_route_of_the_board_brings_the_points_of_its_length() -> None:
    scored = {route.name: int(points) for route, points in zip(BOARD.routes, BOARD.points, strict=True)}

    assert scored == {route.name: POINTS[route.length] for route in BOARD.routes}


@rule("DE-06")
def test_route_points_stand_on_the_score_sheet() -> None:
    match = germany("YYYYBB", others=["OOOO"], waiting={"Berlin": "RRRRR", "Leipzig": "GGG"})
    play(match, "claim Chemnitz-Dresden Y", "claim Berlin-Leipzig OOOO", "claim Chemnitz-Leipzig BB")

    assert [sheet.points["routes"] for sheet in match.score()] == [1 + 2, 7]


@rule("DE-01")
@pytest.mark.parametrize("length", [1, 2, 3, 4, 5, 6, 7])
def test_a_route_costs_as_many_cards_as_it_has_spaces_and_nothing_more(length: int) -> None:
    match = germany("LLLLLLLL")
    name = OF_LENGTH[length]

    assert ways(match, f"claim {name}") == {"L" * length}
    match.play(f"claim {name} " + "L" * length)
    assert owner(match, name) == 0
