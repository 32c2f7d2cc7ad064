"""The longest path that the search finds is the one that trying every walk finds."""

import pytest

from whistlestop.core.luck.chance import Seeded
from whistlestop.core.playout import play_on
from whistlestop.games import load
from whistlestop.rail.board import Board
from whistlestop.rail.board_setup import board_of
from whistlestop.rail.paths import LongestPath, networks
from whistlestop.rail.state import RailState


def by_trying(board: Board, owned: list[int]) -> int:
    """Try every walk over some routes."""
    at: dict[int, list[int]] = {}
    for route in owned:
        for city in board.routes[route].cities:
            at.setdefault(city, []).append(route)
    best = 0
    walks = [(city, frozenset[int](), 0) for city in at]
    while walks:
        city, used, length = walks.pop()
        best = max(best, length)
        for route in at[city]:
            if route not in used:
                spaces = board.routes[route]
                walks.append((sum(spaces.cities) - city, used | {route}, length + spaces.length))
    return best


@pytest.mark.parametrize("name", ["europe", "germany", "usa", "first_journey"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_search_finds_what_trying_every_walk_finds(name: str, seats: int) -> None:
    game = load(name)
    board = board_of(game)
    looped = 0

    for seed in range(25):
        luck = Seeded(seed)
        state = game.start(seats, luck)
        play_on(state, luck, game.new_legal())
        assert isinstance(state, RailState)
        for seat in range(seats):
            owned = [route for route, owner in enumerate(state.owner) if int(owner) == seat + 1]
            joined = networks(board, state, seat)
            cities = {city for route in owned for city in board.routes[route].cities}
            looped += len(owned) > len(cities) - len({joined[city] for city in cities})
            assert LongestPath(board).length(state, seat, joined) == by_trying(board, owned)

    assert looped > 5
