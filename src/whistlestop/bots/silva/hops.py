"""Paths with the fewest hops, regardless of length."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.bots.silva.file_order import routes_in_order
from whistlestop.rail.board import Board

UNREACHED: Final = -1

# Per route, whether a path may use it, and whether it is tried first or last.
FREE: Final = 1
OWN: Final = 2
OWN_BESIDE_FREE: Final = 3
TRY_LAST: Final[vec[i64]] = vec[i64]([0, 0, 1, 0])


@final
class Hops:
    """A bidirectional breadth-first search; among equally short paths the first one found wins.

    From each city free routes are tried before the seat's own, unless a free one is parallel to them. The
    published agents therefore often bypass their own routes where that takes no more hops.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.at = routes_in_order(board)
        self.use: vec[i64] = vec[i64]([0] * len(board.routes))  # per route, to be set before a search
        self.path: vec[i64] = vec[i64]()  # the routes of the path found last, from start to end
        self.blank: vec[i64] = vec[i64]([UNREACHED] * len(board.cities))
        self.forward: vec[i64] = self.blank[:]  # per city, the route by which the forward search came
        self.backward: vec[i64] = self.blank[:]  # per city, the route by which the backward search came
        self.meeting: i64 = UNREACHED

    def search(self, start: i64, starts: i64, end: i64, ends: i64) -> bool:
        """Find a path between two places of consecutive cities; return whether there is one."""
        self.forward, self.backward = self.blank[:], self.blank[:]
        self.path = vec[i64]()
        self.meeting = UNREACHED
        front: vec[i64] = vec[i64]()
        back: vec[i64] = vec[i64]()
        origin: i64 = len(self.board.routes)  # marks the cities where a search began
        for city in range(start, start + starts):
            self.forward[city] = origin
            front = append(front, city)
        for city in range(end, end + ends):
            self.backward[city] = origin
            back = append(back, city)
        while len(front) and len(back) and self.meeting == UNREACHED:
            if len(front) <= len(back):
                front = self.step(front, self.forward, self.backward)
            else:
                back = self.step(back, self.backward, self.forward)
        if self.meeting != UNREACHED:
            self.trace(origin)
        return self.meeting != UNREACHED

    def step(self, level: vec[i64], reached_by: vec[i64], others: vec[i64]) -> vec[i64]:
        """Expand each city of a level until one is reached by the other search."""
        board = self.board
        reached: vec[i64] = vec[i64]()
        for city in level:
            for last in range(2):
                for i in range(board.at_begin[city], board.at_begin[city + 1]):
                    route = self.at[i]
                    if self.use[route] and TRY_LAST[self.use[route]] == last:
                        far = board.end_a[route] + board.end_b[route] - city
                        if reached_by[far] == UNREACHED:
                            reached_by[far] = route
                            reached = append(reached, far)
                        if others[far] != UNREACHED:
                            self.meeting = far
                            return reached
        return reached

    def trace(self, origin: i64) -> None:
        """Reconstruct the path."""
        first: vec[i64] = vec[i64]()
        city = self.meeting
        while self.forward[city] != origin:
            route = self.forward[city]
            first = append(first, route)
            city = self.board.end_a[route] + self.board.end_b[route] - city
        i = i64(len(first))
        while i:
            i -= 1
            self.path = append(self.path, first[i])
        city = self.meeting
        while self.backward[city] != origin:
            route = self.backward[city]
            self.path = append(self.path, route)
            city = self.board.end_a[route] + self.board.end_b[route] - city
