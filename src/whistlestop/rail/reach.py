"""Whether a number of trains suffices to join two places."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from whistlestop.core.bits import BIT
from whistlestop.core.state import SMALL_ZEROS, ZEROS
from whistlestop.rail.board import Board

CLOSED: Final = -1  # the cost of a route that can't be used


@final
class Reach:
    """A shortest-path search that answers only whether there is a path (Dial's algorithm).

    A loan allows the path to use one route that is lent and that touches one of the loan's cities.
    """

    def __init__(self, board: Board, costs: vec[i64], loans: list[set[int]], lent: vec[u8]) -> None:
        self.board = board
        self.costs = costs
        self.lent = lent
        self.cities: i64 = len(board.cities)
        self.loans: i64 = len(loans)
        self.spots: i64 = self.cities * BIT[self.loans]  # cities combined with the loans used so far
        self.touches: vec[u8] = vec[u8]([u8(city in where) for where in loans for city in range(self.cities)])
        # Equal loans are used in order, so that the search does not try all their permutations.
        self.after: vec[i64] = vec[i64](
            [BIT[n - 1] if n and loans[n] == loans[n - 1] else i64(0) for n in range(len(loans))]
        )
        self.nowhere: vec[i64] = vec[i64]([0] * int(self.spots))
        self.left: vec[i64] = self.nowhere  # one more than the most trains left at each spot; 0 if unknown
        self.bucket: vec[i64] = ZEROS[:1]  # the last queued entry for each number of trains left; 0 if none
        self.spot: vec[i64] = ZEROS[:1]  # of each entry
        self.previous: vec[i64] = ZEROS[:1]  # the entry before it in its bucket

    def suffices(self, trains: i64, starts: list[int], goals: list[int]) -> bool:
        """Return whether this many trains can join one of the starts with one of the goals."""
        self.left = self.nowhere[:]
        self.bucket = ZEROS[: trains + 1]
        self.spot = ZEROS[:1]
        self.previous = ZEROS[:1]
        is_goal = SMALL_ZEROS[: self.cities]
        for city in goals:
            is_goal[city] = u8(1)
        for city in starts:
            self.relax(city, trains)
        while trains >= 0:
            entry = self.bucket[trains]
            if not entry:
                trains -= 1
                continue
            self.bucket[trains] = self.previous[entry]
            spot = self.spot[entry]
            if self.left[spot] == trains + 1:
                if is_goal[spot % self.cities]:
                    return True
                self.expand(spot, trains)
        return False

    def relax(self, spot: i64, left: i64) -> None:
        """Queue a spot if more trains are left there than known."""
        if left >= self.left[spot]:
            self.left[spot] = left + 1
            self.spot = append(self.spot, spot)
            self.previous = append(self.previous, self.bucket[left])
            self.bucket[left] = len(self.spot) - 1

    def expand(self, spot: i64, left: i64) -> None:
        """Expand a spot over every route, paid for or borrowed."""
        board, cities = self.board, self.cities
        city, taken = spot % cities, spot // cities
        for i in range(board.at_begin[city], board.at_begin[city + 1]):
            route = board.at[i]
            far = board.end_a[route] + board.end_b[route] - city
            price = self.costs[route]
            if CLOSED < price <= left:
                self.relax(taken * cities + far, left - price)
            if self.lent[route]:
                for loan in range(self.loans):
                    if taken & BIT[loan] or taken & self.after[loan] != self.after[loan]:
                        continue
                    if self.touches[loan * cities + city] or self.touches[loan * cities + far]:
                        self.relax((taken | BIT[loan]) * cities + far, left)
