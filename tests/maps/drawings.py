"""Drawings that are cached across tests."""

from functools import cache

from whistlestop.games import load
from whistlestop.maps import drawing_cache
from whistlestop.maps.drawing import MapDrawing
from whistlestop.rail.board import Board
from whistlestop.rail.board_setup import board_of

SHIPPED = ("europe", "germany", "first_journey", "first_journey_usa", "usa")


@cache
def drawn(name: str) -> MapDrawing:
    """Return the drawing of a game's board."""
    return drawing_cache.load_drawing(load(name))


def board(name: str) -> Board:
    """Return a game's board."""
    return board_of(load(name))
