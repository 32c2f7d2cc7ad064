import pytest

from tests.playing import claim_routes, draw_two, owner, play, rule, until, ways
from tests.rules.germany.table import BOARD, germany
from whistlestop.core.errors import IllegalAction

TRIPLE = ["Dortmund-Düsseldorf/1", "Dortmund-Düsseldorf/2", "Dortmund-Düsseldorf/3"]
OTHER_TRIPLE = ["Düsseldorf-Köln/1", "Düsseldorf-Köln/2", "Düsseldorf-Köln/3"]
SINGLE_COLOURS = {"Köln": "RRRR"}


@rule("DE-14")
def test_two_pairs_of_cities_have_three_routes_between_them() -> None:
    triples = [[BOARD.routes[twin].name for twin in group] for group in BOARD.groups if len(group) == 3]

    assert triples == [TRIPLE, OTHER_TRIPLE]
    assert {len(group) for group in BOARD.groups} == {2, 3}


@rule("DE-14")
@rule("Q-18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_nobody_owns_two_of_three_routes(seats: int, taken: int) -> None:
    match = germany("LLLL", seats=seats)
    match.play(f"claim {TRIPLE[taken]} L")
    until(match, 0)

    for other in TRIPLE:
        assert ways(match, f"claim {other}") == set()
    with pytest.raises(IllegalAction, match="you own a parallel route"):
        match.play(f"claim {TRIPLE[taken - 1]} L")


@rule("DE-14")
@rule("Q-19")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_with_two_or_three_seats_a_claim_closes_both_others_for_everybody(seats: int, taken: int) -> None:
    match = germany("LLLL", others=["LLLL"] * (seats - 1), seats=seats)
    match.play(f"claim {TRIPLE[taken]} L")
    closed = [name for name in TRIPLE if name != TRIPLE[taken]]

    for seat in range(1, seats):
        assert match.seat == seat
        for name in closed:
            assert ways(match, f"claim {name}") == set()
            assert "closes it" in str(match.problem(f"claim {name} L"))
        draw_two(match)


@rule("DE-14")
@rule("Q-19")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_seats_three_players_may_have_one_each(seats: int) -> None:
    match = germany("PPPP", others=["WWWW", "BBBB", "YYYY"], seats=seats)
    play(match, f"claim {TRIPLE[1]} P", f"claim {TRIPLE[2]} W", f"claim {TRIPLE[0]} B")

    assert [owner(match, name) for name in TRIPLE] == [2, 0, 1]
    assert match.seat == 3
    assert not any(ways(match, f"claim {name}") for name in TRIPLE)


@rule("DE-14")
@rule("Q-19")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_seats_the_routes_left_stay_open_to_the_others(seats: int) -> None:
    match = germany("PPPP", others=["WWWW", "BBBB", "YYYY"], seats=seats)
    match.play(f"claim {TRIPLE[0]} P")
    assert (ways(match, f"claim {TRIPLE[1]}"), ways(match, f"claim {TRIPLE[2]}")) == ({"W"}, {"W"})

    match.play(f"claim {TRIPLE[2]} W")
    assert ways(match, f"claim {TRIPLE[1]}") == {"B"}


@rule("DE-14")
@rule("Q-19")
def test_one_triple_does_not_close_the_other() -> None:
    match = germany("LLLL", others=["LLLL"], waiting=SINGLE_COLOURS)
    play(match, f"claim {TRIPLE[0]} L", f"claim {OTHER_TRIPLE[0]} L")

    assert [owner(match, name) for name in (TRIPLE[0], OTHER_TRIPLE[0])] == [0, 1]


@rule("Q-19")
def test_everything_side_by_side_on_the_board_is_closed_as_one() -> None:
    for group in BOARD.groups:
        names = [BOARD.routes[twin].name for twin in group]
        match = germany()
        claim_routes(match, names[:1])

        assert (owner(match, names[0]), match.seat) == (0, 1)
        for name in names[1:]:
            assert "closes it" in str(match.problem(f"claim {name} " + "L" * BOARD.routes[group[0]].length))


@rule("Q-18")
@rule("Q-19")
def test_routes_into_the_same_country_are_not_side_by_side() -> None:
    match = germany(waiting={"Freiburg": "R"})
    claim_routes(match, ["Freiburg-Schweiz", "Konstanz-Schweiz"], ["Lindau-Schweiz"])

    assert [owner(match, name) for name in ("Freiburg-Schweiz", "Konstanz-Schweiz", "Lindau-Schweiz")] == [
        0,
        0,
        1,
    ]
