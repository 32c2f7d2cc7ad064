"""The longest path route by route, to be shown on the map once its length is known."""

from typing import final

from whistlestop.rail.board import Board
from whistlestop.rail.state import RailState


@final
class Trail:
    """Searches for a path of a known length over a seat's routes, none of them twice."""

    def __init__(self, board: Board, state: RailState, seat: int) -> None:
        self.board = board
        self.lengths = [line.length for line in board.routes]
        self.taken: list[int] = []
        self.free = [int(owner) == seat + 1 for owner in state.owner]
        self.bits = doublings(len(self.free))
        # The free routes once more, as a set.
        self.left = sum([self.bits[route] for route, free in enumerate(self.free) if free])
        self.hopeless: set[tuple[int, int]] = set()  # cities, each with the routes that were free there

    def routes(self, length: int) -> list[int]:
        """List the routes of a path that is so long, in the order of travel."""
        cities = range(len(self.board.cities))
        number = [len(self.around(city)) for city in cities]
        # A longest path begins where an odd number of routes meet, or else anywhere on it.
        for city in sorted(cities, key=lambda city: (number[city] % 2 == 0, city)):
            if number[city] and self.walk(city, length):
                return self.taken
        return []

    def around(self, city: int) -> list[int]:
        """List the routes at a city that are not taken yet."""
        board = self.board
        there = [int(board.at[i]) for i in range(board.at_begin[city], board.at_begin[city + 1])]
        return [route for route in there if self.free[route]]

    def beyond(self, route: int, city: int) -> int:
        """Return the other end of a route at a city."""
        return int(self.board.end_a[route] + self.board.end_b[route]) - city

    def walk(self, city: int, length: int) -> bool:
        """Go on from a city for so many spaces; tell whether that is possible."""
        if length <= 0:
            return True
        spot = (city, self.left)
        if spot in self.hopeless or self.within_reach(city) < length:
            return False
        for route in self.around(city):
            self.free[route] = False
            self.left ^= self.bits[route]
            self.taken.append(route)
            far = self.beyond(route, city)
            if self.walk(far, length - self.lengths[route]):
                return True
            self.taken.pop()
            self.left ^= self.bits[route]
            self.free[route] = True
        self.hopeless.add(spot)
        return False

    def within_reach(self, city: int) -> int:
        """Return at least as many spaces as a path from a city can have over routes not taken yet."""
        seen = {city}
        waiting = [city]
        twice = 0  # each route is counted at both its ends
        left_out = [0]
        while waiting:
            here = waiting.pop()
            around = self.around(here)
            spaces = [self.lengths[route] for route in around]
            twice += sum(spaces)
            if here != city and len(around) % 2:
                left_out.append(min(spaces))
            for route in around:
                far = self.beyond(route, here)
                if far not in seen:
                    seen.add(far)
                    waiting.append(far)
        # The path may end in one of the cities with an odd number of routes; the others each leave one out.
        return (twice - sum(left_out) + max(left_out)) // 2


def doublings(number: int) -> list[int]:
    """List so many bits: there are more routes than fit into a machine's integer."""
    bits = [1]
    while len(bits) < number:
        bits.append(bits[-1] * 2)
    return bits
