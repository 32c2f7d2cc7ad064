"""The cheapest ways over a board."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.core.state import SMALL_ZEROS, ZEROS
from whistlestop.rail.board import Board

BLOCKED: Final = 1_000_000  # the cost of a route that can't be used
UNREACHED: Final = 1_000_000_000


@final
class Explorer:
    """Finds the cheapest way from some cities to some others; one object serves many searches."""

    def __init__(self, board: Board) -> None:
        cities = len(board.cities)
        self.begin: vec[i64] = board.at_begin
        self.route_at: vec[i64] = board.at
        self.city_at: vec[i64] = vec[i64]([0] * len(board.at))  # the far end of each route at a city
        for city in range(cities):
            for i in range(board.at_begin[city], board.at_begin[city + 1]):
                self.city_at[i] = board.end_a[board.at[i]] + board.end_b[board.at[i]] - city
        self.unreached: vec[i64] = vec[i64]([UNREACHED] * cities)
        self.nowhere: vec[i64] = vec[i64]([-1] * cities)
        self.cost: vec[i64] = self.unreached[:]
        self.time: vec[i64] = self.unreached[:]  # how many hundredths of a turn that way takes
        self.via: vec[i64] = self.nowhere[:]  # the last route on the way to each city
        self.goal: vec[u8] = SMALL_ZEROS[:cities]
        self.cities: i64 = cities
        self.front: vec[i64] = ZEROS[:cities]  # the cities that are reached but not settled
        self.waiting: i64 = 0

    def start(self) -> None:
        """Forget the last search."""
        self.cost = self.unreached[:]
        self.time = self.unreached[:]
        self.via = self.nowhere[:]
        self.goal = SMALL_ZEROS[: self.cities]
        self.waiting = 0

    def open_ends(self, city: i64, number: i64) -> None:
        """Begin at so many cities side by side."""
        for one in range(city, city + number):
            self.cost[one] = self.time[one] = 0
            self.front[self.waiting] = one
            self.waiting += 1

    def aim(self, city: i64, number: i64) -> None:
        """End at one of so many cities side by side."""
        for one in range(city, city + number):
            self.goal[one] = 1

    def run(self, weights: vec[i64], turns: vec[i64]) -> i64:
        """Settle cities, the cheapest first, until one is a goal; return it, or -1."""
        cost, time, via, front = self.cost, self.time, self.via, self.front
        begin, route_at, city_at, goal = self.begin, self.route_at, self.city_at, self.goal
        waiting = self.waiting
        while waiting:
            at: i64 = 0
            least = cost[front[0]]
            i: i64 = 1
            while i < waiting:
                here = cost[front[i]]
                if here < least or (here == least and front[i] < front[at]):
                    least = here
                    at = i
                i += 1
            city = front[at]
            if goal[city]:
                self.waiting = waiting
                return city
            waiting -= 1
            front[at] = front[waiting]
            since = time[city]
            i = begin[city]
            end = begin[city + 1]
            while i < end:
                weight = weights[route_at[i]]
                if weight < BLOCKED:
                    far = city_at[i]
                    there = least + weight
                    if there < cost[far]:
                        if cost[far] == UNREACHED:
                            front[waiting] = far
                            waiting += 1
                        cost[far] = there
                        time[far] = since + turns[route_at[i]]
                        via[far] = route_at[i]
                i += 1
        self.waiting = 0
        return -1

    def nearest(self, city: i64, number: i64) -> i64:
        """Return the nearest of so many cities side by side, after a search without a goal."""
        best = city
        for other in range(city + 1, city + number):
            if self.cost[other] < self.cost[best]:
                best = other
        return best
