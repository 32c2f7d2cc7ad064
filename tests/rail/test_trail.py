"""A trail is found for the longest path of networks with many loops, too."""

from random import Random

import pytest
from mypy_extensions import u8

from whistlestop.games import load
from whistlestop.rail.board import Board, Route
from whistlestop.rail.board_setup import board_of
from whistlestop.rail.paths import LongestPath, networks
from whistlestop.rail.state import RailState
from whistlestop.rail.trail import Trail

SPACES = 30


def dense(board: Board, state: RailState, luck: Random) -> None:
    """Give seat 0 short routes that hang together."""
    cities = {luck.choice([line.cities[0] for line in board.routes if line.length < 3])}
    left = SPACES
    while near := [
        route
        for route, line in enumerate(board.routes)
        if not state.owner[route] and cities & {*line.cities} and line.length <= min(left, 3)
    ]:
        route = luck.choice(near)
        state.owner[route] = u8(1)
        left -= board.routes[route].length
        cities |= {*board.routes[route].cities}


def is_walk(routes: list[Route], city: int) -> bool:
    """Return whether one can go over all routes in this order from a city."""
    for line in routes:
        if city not in line.cities:
            return False
        city = sum(line.cities) - city
    return True


@pytest.mark.parametrize("name", ["europe", "germany", "usa"])
def test_the_trail_is_a_walk_over_different_routes_as_long_as_the_longest_path(name: str) -> None:
    game = load(name)
    board = board_of(game)

    for seed in range(60):
        state = game.blank(2)
        assert isinstance(state, RailState)
        state.set_up_board(board, 45)
        dense(board, state, Random(seed))
        length = int(LongestPath(board).length(state, 0, networks(board, state, 0)))

        trail = [board.routes[route] for route in Trail(board, state, 0).routes(length)]

        assert sum(line.length for line in trail) == length
        assert len({line.name for line in trail}) == len(trail)
        assert any(is_walk(trail, city) for city in trail[0].cities)


def test_without_routes_there_is_no_trail() -> None:
    game = load("usa")
    state = game.blank(2)
    assert isinstance(state, RailState)
    state.set_up_board(board_of(game), 45)

    assert Trail(board_of(game), state, 0).routes(0) == []
