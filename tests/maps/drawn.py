"""Maps that are drawn once for many tests."""

from functools import cache

from whistlestop.games import load
from whistlestop.maps import shelf
from whistlestop.maps.drawing import Drawing
from whistlestop.rail.board import Board
from whistlestop.rail.laying import board_of

SHIPPED = ("europe", "germany", "first_journey", "first_journey_usa", "usa")


@cache
def drawn(name: str) -> Drawing:
    """Draw a game's board."""
    return shelf.drawing(load(name))


def board(name: str) -> Board:
    """Return a game's board."""
    return board_of(load(name))
