"""A crude tree over the places of several tickets, as the Hungry player draws it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.roads import CLOSED, Roads
from whistlestop.bots.silva.chances import Chances
from whistlestop.core.cards import ANY, LOCOMOTIVE
from whistlestop.core.state import ZEROS
from whistlestop.rail.board import Board

GRAY: Final = 9  # beside the nine kinds of cards
NEEDS: Final = 10

NOWHERE: Final = 0
START: Final = 1
END: Final = 2


@final
class Tree:
    """Joins places: the two farthest from each other begin, every other place is tied to one of them.

    Each place goes to the nearest place that is tied already, but only if that is nearer than for all places
    before it; otherwise it goes where the last one went.
    """

    def __init__(self, board: Board, roads: Roads, chances: Chances) -> None:
        self.board = board
        self.roads = roads
        self.chances = chances
        self.cities: i64 = len(board.cities)
        self.number: i64 = 0
        self.place: vec[i64] = board.nothing[:]  # the first city of each place to join,
        self.ends: vec[i64] = board.nothing[:]  # and how many cities it has
        self.side: vec[i64] = board.nothing[:]
        self.square: vec[i64] = vec[i64]([0] * (len(board.cities) * len(board.cities)))
        self.apart: vec[i64] = self.square[:]
        self.filed: vec[i64] = self.square[:]  # of each pair of cities, whether the tree goes over it
        self.filing: vec[i64] = vec[i64]()  # of each city, whether pairs are filed under it
        self.complete = False
        self.routes: i64 = 0  # how many the tree lacks
        self.points: i64 = 0  # what they score
        self.trains: i64 = 0  # what they cost, a ferry's locomotives counted twice
        self.needs: vec[i64] = ZEROS[:NEEDS]  # the cards of each kind, and those of any colour
        self.wanted: vec[i64] = ZEROS[: len(board.routes)]

    def clear(self) -> None:
        """Forget the places."""
        self.number = 0

    def add(self, city: i64, ends: i64) -> None:
        """Add a place, unless it is there already."""
        for i in range(self.number):
            if self.place[i] == city:
                return
        self.place[self.number] = city
        self.ends[self.number] = ends
        self.number += 1

    def grow(self) -> None:
        """Join the places; nothing comes of it where they can't be joined or are joined already."""
        self.filed = self.square[:]
        self.filing = self.board.nothing[:]
        self.routes = self.points = self.trains = 0
        self.needs = ZEROS[:NEEDS]
        self.wanted = ZEROS[: len(self.board.routes)]
        self.measure()
        self.complete = self.tie()
        if self.complete:
            self.close()
            self.count()

    def measure(self) -> None:
        """Find how far all places are from each other, and let the farthest two begin."""
        longest: i64 = 0
        for i in range(self.number):
            self.side[i] = NOWHERE
        for i in range(self.number):
            self.roads.search(self.place[i], self.ends[i])
            for j in range(self.number):
                end = self.roads.nearest_of(self.place[j], self.ends[j])
                self.apart[i * self.cities + j] = self.roads.distance[end]
        far_i: i64 = -1
        far_j: i64 = -1
        for i in range(self.number):
            for j in range(i + 1, self.number):
                apart = self.apart[i * self.cities + j]
                if longest < apart < CLOSED:
                    longest = apart
                    far_i, far_j = i, j
        if far_i >= 0:
            self.side[far_i] = START
            self.side[far_j] = END

    def tie(self) -> bool:
        """Tie every other place to one side or the other; tell whether it could be done."""
        shortest: i64 = CLOSED
        target: i64 = -1
        for i in range(self.number):
            if self.side[i] == NOWHERE:
                for j in range(self.number):
                    apart = self.apart[i * self.cities + j]
                    if self.side[j] != NOWHERE and apart < shortest:
                        shortest = apart
                        target = j
                if target < 0:
                    return False
                self.side[i] = self.side[target]
                self.file(i, target)
        return True

    def close(self) -> None:
        """Join the two sides where they are nearest to each other."""
        shortest: i64 = CLOSED
        from_: i64 = -1
        to: i64 = -1
        for i in range(self.number):
            for j in range(self.number):
                apart = self.apart[i * self.cities + j]
                if self.side[i] == START and self.side[j] == END and apart < shortest:
                    shortest = apart
                    from_, to = i, j
        if from_ >= 0:
            self.file(from_, to)

    def file(self, i: i64, j: i64) -> None:
        """File the pairs of cities on the way between two places; a pair may be filed under both cities."""
        self.roads.search(self.place[i], self.ends[i])
        city = self.roads.nearest_of(self.place[j], self.ends[j])
        while self.roads.arrival[city] >= 0:
            other = self.roads.before(city)
            low = city if city < other else other
            high = city + other - low
            if self.filing[low] or not self.filing[high]:
                self.filing[low] = 1
                self.filed[low * self.cities + high] = 1
            else:
                self.filed[high * self.cities + low] = 1
            city = other

    def count(self) -> None:
        """Count what the tree lacks: single routes, and then of parallel ones those of the rarest colours."""
        self.count_some(False)
        self.count_some(True)

    def count_some(self, parallel: bool) -> None:
        """Count the pairs of cities that the tree lacks a route between, and that have one or several."""
        for route in range(len(self.board.routes)):
            a, b = self.board.end_a[route], self.board.end_b[route]
            filed = self.filed[a * self.cities + b] + self.filed[b * self.cities + a]
            first = self.chances.twins[route][0] == route
            if filed and first and not self.is_joined(route) and parallel == (self.choices(route) > 1):
                for _filed in range(filed):
                    self.want(self.least_wanted(route))

    def is_joined(self, route: i64) -> bool:
        """Tell whether the seat owns a route or one beside it."""
        for twin in self.chances.twins[route]:
            if self.roads.cost[twin] == 0:
                return True
        return False

    def choices(self, route: i64) -> i64:
        """Count the free routes between the cities of a route."""
        number: i64 = 0
        for twin in self.chances.twins[route]:
            if self.roads.cost[twin] < CLOSED:
                number += 1
        return number

    def least_wanted(self, route: i64) -> i64:
        """Return the free route beside a route in whose colour the fewest cards are needed."""
        best: i64 = -1
        for twin in self.chances.twins[route]:
            rarer = best < 0 or self.needs[self.kind(twin)] < self.needs[self.kind(best)]
            if rarer and self.roads.cost[twin] < CLOSED:
                best = twin
        return best

    def want(self, route: i64) -> None:
        """Count a route, and mark it and those of its colour beside it."""
        self.routes += 1
        self.points += self.board.points[route]
        self.trains += self.board.length[route] + self.chances.ferry[route]
        self.needs[self.kind(route)] += self.board.length[route]
        self.needs[LOCOMOTIVE] += self.chances.ferry[route]
        for twin in self.chances.twins[route]:
            if self.chances.colour[twin] == self.chances.colour[route]:
                self.wanted[twin] = 1

    def kind(self, route: i64) -> i64:
        """Return where the cards of a route are counted."""
        colour = self.chances.colour[route]
        return GRAY if colour == ANY else colour
