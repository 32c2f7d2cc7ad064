"""The routes of the longest path, found for display once its length is known."""

from typing import final

from whistlestop.rail.board import Board
from whistlestop.rail.state import RailState


@final
class Trail:
    """The search for a path of a known length over a seat's routes, none of them used twice."""

    def __init__(self, board: Board, state: RailState, seat: int) -> None:
        self.board = board
        self.lengths = [line.length for line in board.routes]
        self.taken: list[int] = []
        self.free = [int(owner) == seat + 1 for owner in state.owner]
        self.bits = powers_of_two(len(self.free))
        # The same routes as a set.
        self.left = sum([self.bits[route] for route, free in enumerate(self.free) if free])
        self.dead_ends: set[tuple[int, int]] = set()  # cities with the free routes there

    def routes(self, length: int) -> list[int]:
        """Return the routes of a path of this length, in the order of travel."""
        cities = range(len(self.board.cities))
        number = [len(self.unused_routes(city)) for city in cities]
        # A longest path begins at a city of odd degree, or else can begin anywhere on it.
        for city in sorted(cities, key=lambda city: (number[city] % 2 == 0, city)):
            if number[city] and self.extend(city, length):
                return self.taken
        return []

    def unused_routes(self, city: int) -> list[int]:
        """Return the unused routes at a city."""
        board = self.board
        there = [int(board.at[i]) for i in range(board.at_begin[city], board.at_begin[city + 1])]
        return [route for route in there if self.free[route]]

    def other_end(self, route: int, city: int) -> int:
        """Return the other end of a route."""
        return int(self.board.end_a[route] + self.board.end_b[route]) - city

    def extend(self, city: int, length: int) -> bool:
        """Extend the path by this many spaces; return whether that is possible."""
        if length <= 0:
            return True
        spot = (city, self.left)
        if spot in self.dead_ends or self.upper_bound(city) < length:
            return False
        for route in self.unused_routes(city):
            self.free[route] = False
            self.left ^= self.bits[route]
            self.taken.append(route)
            far = self.other_end(route, city)
            if self.extend(far, length - self.lengths[route]):
                return True
            self.taken.pop()
            self.left ^= self.bits[route]
            self.free[route] = True
        self.dead_ends.add(spot)
        return False

    def upper_bound(self, city: int) -> int:
        """Return an upper bound on the length of a path from a city over unused routes."""
        seen = {city}
        waiting = [city]
        twice = 0  # each route is counted at both its ends
        left_out = [0]
        while waiting:
            here = waiting.pop()
            around = self.unused_routes(here)
            spaces = [self.lengths[route] for route in around]
            twice += sum(spaces)
            if here != city and len(around) % 2:
                left_out.append(min(spaces))
            for route in around:
                far = self.other_end(route, here)
                if far not in seen:
                    seen.add(far)
                    waiting.append(far)
        # The path may end at one city of odd degree; each other such city leaves out one route.
        return (twice - sum(left_out) + max(left_out)) // 2


def powers_of_two(number: int) -> list[int]:
    """Return powers of two, as there may be more routes than a machine integer has bits."""
    bits = [1]
    while len(bits) < number:
        bits.append(bits[-1] * 2)
    return bits
