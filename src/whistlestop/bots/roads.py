"""The cheapest ways over a board from one place to all others, whatever its routes cost."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.explorer import BLOCKED, Explorer
from whistlestop.core.state import ZEROS
from whistlestop.rail.board import Board

CLOSED: Final = BLOCKED  # the cost of a route that can't be used; what can't be reached is farther away


@final
class Roads:
    """One search over a board; it can be asked for its ways until the next search."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.explorer = Explorer(board)
        self.cost: vec[i64] = ZEROS[: len(board.routes)]  # of each route, to be set before a search
        self.distance: vec[i64] = self.explorer.cost
        self.arrival: vec[i64] = self.explorer.via  # the route by which a city is reached, or -1

    def search(self, start: i64, ends: i64 = 1) -> None:
        """Find the cheapest ways from one of several cities that lie side by side to every city."""
        explorer = self.explorer
        explorer.start()
        explorer.open_ends(start, ends)
        explorer.run(self.cost, self.cost)
        self.distance = explorer.cost
        self.arrival = explorer.via

    def nearest_of(self, start: i64, ends: i64) -> i64:
        """Return the nearest of several cities that lie side by side."""
        return self.explorer.nearest(start, ends)

    def before(self, city: i64) -> i64:
        """Return the city from which a city is reached."""
        route = self.arrival[city]
        return self.board.end_a[route] + self.board.end_b[route] - city
