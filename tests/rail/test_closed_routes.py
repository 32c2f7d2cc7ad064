"""Views name the free routes that a seat can never claim, because a parallel one is taken."""

import pytest

from tests.rules.europe.table import BOARD, europe
from whistlestop.record.match import Match

ONLOOKER = -1
BLACK, RED = (
    next(number for number, route in enumerate(BOARD.routes) if route.name == f"Berlin-Frankfurt/{colour}")
    for colour in ("black", "red")
)


def closed(match: Match, seat: int) -> object:
    """Return the closed routes in the view of a seat or a spectator."""
    return match.view(seat).to_dict(with_legal=False)["closed"]


@pytest.mark.parametrize("seats", [2, 3])
def test_with_few_seats_the_twin_of_a_taken_route_is_closed_for_everybody(seats: int) -> None:
    match = europe("KKKRRR", seats=seats)
    assert closed(match, 0) == []

    match.play("claim Berlin-Frankfurt/black KKK")

    assert [closed(match, seat) for seat in (0, 1, ONLOOKER)] == [[RED], [RED], [RED]]


def test_with_many_seats_it_is_closed_for_its_owner_alone() -> None:
    match = europe("KKKRRR", seats=4)
    match.play("claim Berlin-Frankfurt/red RRR")

    assert [closed(match, seat) for seat in (0, 1, ONLOOKER)] == [[BLACK], [], []]
