"""An approximate Steiner tree over the places of several tickets, as the Hungry agent builds it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.dijkstra import BLOCKED, Dijkstra
from whistlestop.bots.silva.legal_moves import LegalMoves
from whistlestop.core.cards import ANY, LOCOMOTIVE
from whistlestop.core.state import ZEROS
from whistlestop.rail.board import Board

GRAY: Final = 9  # index for gray routes, after the nine kinds of cards
NEEDS: Final = 10

UNATTACHED: Final = 0
START: Final = 1
END: Final = 2


@final
class Tree:
    """Connects places: starts from the farthest pair and attaches every other place to one side.

    A place is attached to the nearest attached place, but only if that is nearer than for all places before
    it; otherwise it is attached where the last one was.
    """

    def __init__(self, board: Board, moves: LegalMoves) -> None:
        self.board = board
        self.dijkstra = Dijkstra(board)
        self.weights: vec[i64] = ZEROS[: len(board.routes)]  # trains per route, to be set before building
        self.moves = moves
        self.cities: i64 = len(board.cities)
        self.number: i64 = 0
        self.place: vec[i64] = board.nothing[:]  # first city of each place to connect
        self.ends: vec[i64] = board.nothing[:]  # number of cities of each place
        self.side: vec[i64] = board.nothing[:]
        self.square: vec[i64] = vec[i64]([0] * (len(board.cities) * len(board.cities)))
        self.distances: vec[i64] = self.square[:]
        self.edges: vec[i64] = self.square[:]  # per pair of cities, whether the tree uses it
        self.has_edges: vec[i64] = vec[i64]()  # per city, whether pairs are stored under it
        self.complete = False
        self.routes: i64 = 0  # routes the tree lacks
        self.points: i64 = 0  # points of those routes
        self.trains: i64 = 0  # trains for those routes, with a ferry's locomotives counted twice
        self.needs: vec[i64] = ZEROS[:NEEDS]  # cards of each kind, and of any colour
        self.wanted: vec[i64] = ZEROS[: len(board.routes)]

    def clear(self) -> None:
        """Remove all places."""
        self.number = 0

    def add(self, city: i64, ends: i64) -> None:
        """Add a place unless it is already there."""
        for i in range(self.number):
            if self.place[i] == city:
                return
        self.place[self.number] = city
        self.ends[self.number] = ends
        self.number += 1

    def build(self) -> None:
        """Connect the places; the result is empty if that is impossible or already done."""
        self.edges = self.square[:]
        self.has_edges = self.board.nothing[:]
        self.routes = self.points = self.trains = 0
        self.needs = ZEROS[:NEEDS]
        self.wanted = ZEROS[: len(self.board.routes)]
        self.find_farthest_pair()
        self.complete = self.attach_places()
        if self.complete:
            self.join_sides()
            self.count()

    def find_farthest_pair(self) -> None:
        """Compute all distances and start with the farthest pair."""
        longest: i64 = 0
        for i in range(self.number):
            self.side[i] = UNATTACHED
        for i in range(self.number):
            self.dijkstra.search_all(self.place[i], self.ends[i], self.weights)
            for j in range(self.number):
                end = self.dijkstra.nearest(self.place[j], self.ends[j])
                self.distances[i * self.cities + j] = self.dijkstra.cost[end]
        far_i: i64 = -1
        far_j: i64 = -1
        for i in range(self.number):
            for j in range(i + 1, self.number):
                distance = self.distances[i * self.cities + j]
                if longest < distance < BLOCKED:
                    longest = distance
                    far_i, far_j = i, j
        if far_i >= 0:
            self.side[far_i] = START
            self.side[far_j] = END

    def attach_places(self) -> bool:
        """Attach every other place to one of the two sides; return whether that was possible."""
        shortest: i64 = BLOCKED
        target: i64 = -1
        for i in range(self.number):
            if self.side[i] == UNATTACHED:
                for j in range(self.number):
                    distance = self.distances[i * self.cities + j]
                    if self.side[j] != UNATTACHED and distance < shortest:
                        shortest = distance
                        target = j
                if target < 0:
                    return False
                self.side[i] = self.side[target]
                self.add_path(i, target)
        return True

    def join_sides(self) -> None:
        """Connect the two sides where they are nearest."""
        shortest: i64 = BLOCKED
        from_: i64 = -1
        to: i64 = -1
        for i in range(self.number):
            for j in range(self.number):
                distance = self.distances[i * self.cities + j]
                if self.side[i] == START and self.side[j] == END and distance < shortest:
                    shortest = distance
                    from_, to = i, j
        if from_ >= 0:
            self.add_path(from_, to)

    def add_path(self, i: i64, j: i64) -> None:
        """Store the pairs of cities on the path between two places, perhaps under both cities."""
        self.dijkstra.search_all(self.place[i], self.ends[i], self.weights)
        city = self.dijkstra.nearest(self.place[j], self.ends[j])
        while self.dijkstra.via[city] >= 0:
            other = self.dijkstra.previous(city)
            low = city if city < other else other
            high = city + other - low
            if self.has_edges[low] or not self.has_edges[high]:
                self.has_edges[low] = 1
                self.edges[low * self.cities + high] = 1
            else:
                self.edges[high * self.cities + low] = 1
            city = other

    def count(self) -> None:
        """Count what the tree lacks: single routes first, then parallel ones of the least needed colour."""
        self.count_some(False)
        self.count_some(True)

    def count_some(self, parallel: bool) -> None:
        """Count the missing routes between cities with one free route, or with several."""
        for route in range(len(self.board.routes)):
            a, b = self.board.end_a[route], self.board.end_b[route]
            edges = self.edges[a * self.cities + b] + self.edges[b * self.cities + a]
            first = self.moves.twins[route][0] == route
            if edges and first and not self.is_joined(route) and parallel == (self.choices(route) > 1):
                for _edge in range(edges):
                    self.require(self.least_wanted(route))

    def is_joined(self, route: i64) -> bool:
        """Return whether the seat owns a route or a parallel one."""
        for twin in self.moves.twins[route]:
            if self.weights[twin] == 0:
                return True
        return False

    def choices(self, route: i64) -> i64:
        """Count the free routes between the cities of a route."""
        number: i64 = 0
        for twin in self.moves.twins[route]:
            if self.weights[twin] < BLOCKED:
                number += 1
        return number

    def least_wanted(self, route: i64) -> i64:
        """Return the free parallel route in whose colour the fewest cards are needed."""
        best: i64 = -1
        for twin in self.moves.twins[route]:
            rarer = best < 0 or self.needs[self.kind(twin)] < self.needs[self.kind(best)]
            if rarer and self.weights[twin] < BLOCKED:
                best = twin
        return best

    def require(self, route: i64) -> None:
        """Count a route; mark it and parallel ones of its colour."""
        self.routes += 1
        self.points += self.board.points[route]
        self.trains += self.board.length[route] + self.moves.ferry[route]
        self.needs[self.kind(route)] += self.board.length[route]
        self.needs[LOCOMOTIVE] += self.moves.ferry[route]
        for twin in self.moves.twins[route]:
            if self.moves.colour[twin] == self.moves.colour[route]:
                self.wanted[twin] = 1

    def kind(self, route: i64) -> i64:
        """Return the index under which a route's cards are counted."""
        colour = self.moves.colour[route]
        return GRAY if colour == ANY else colour
