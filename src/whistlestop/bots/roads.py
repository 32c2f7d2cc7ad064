"""The cheapest ways over a board from one place to all others, whatever its routes cost."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.state import ZEROS
from whistlestop.rail.board import Board

CLOSED: Final = 9999  # the cost of a route that can't be used, and the distance of what can't be reached


@final
class Roads:
    """One search over a board; it can be asked for its ways until the next search."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cities: i64 = len(board.cities)
        self.cost: vec[i64] = ZEROS[: len(board.routes)]  # of each route, to be set before a search
        self.distance: vec[i64] = ZEROS[: len(board.cities)]
        self.arrival: vec[i64] = ZEROS[: len(board.cities)]  # the route by which a city is reached, or -1
        self.done: vec[i64] = ZEROS[: len(board.cities)]

    def search(self, start: i64, ends: i64 = 1) -> None:
        """Find the cheapest ways from one of several cities that lie side by side to every city."""
        for city in range(self.cities):
            self.distance[city] = CLOSED
            self.arrival[city] = -1
            self.done[city] = 0
        for city in range(start, start + ends):
            self.distance[city] = 0
        city = self.nearest()
        while city >= 0:
            self.done[city] = 1
            self.go_on(city)
            city = self.nearest()

    def nearest(self) -> i64:
        """Return the nearest city from which the search has not gone on; -1 if none can be reached."""
        best: i64 = -1
        least: i64 = CLOSED
        for city in range(self.cities):
            if self.distance[city] < least and not self.done[city]:
                least = self.distance[city]
                best = city
        return best

    def go_on(self, city: i64) -> None:
        """Look one route farther."""
        board, distance = self.board, self.distance
        here = distance[city]
        for i in range(board.at_begin[city], board.at_begin[city + 1]):
            route = board.at[i]
            far = board.end_a[route] + board.end_b[route] - city
            if here + self.cost[route] < distance[far]:
                distance[far] = here + self.cost[route]
                self.arrival[far] = route

    def nearest_of(self, start: i64, ends: i64) -> i64:
        """Return the nearest of several cities that lie side by side."""
        best = start
        for city in range(start, start + ends):
            if self.distance[city] < self.distance[best]:
                best = city
        return best

    def before(self, city: i64) -> i64:
        """Return the city from which a city is reached."""
        route = self.arrival[city]
        return self.board.end_a[route] + self.board.end_b[route] - city
