"""Static distances on a board: how long tickets are, which routes they may use, and which go together."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.bots.dijkstra import UNREACHED, Dijkstra
from whistlestop.core.game import Game
from whistlestop.core.state import ZEROS
from whistlestop.rail.board import Board
from whistlestop.rail.board_setup import BoardSetup
from whistlestop.rail.paths import RailTickets

# How near a route is to a ticket: on a shortest way, on one that is not much longer, or neither.
SHORTEST: Final = 0
WIDE: Final = 1
FAR: Final = 2
LONGEST: Final = 4  # how many times the trains of a seat a ticket can be long, if no way exists at all


@final
class TicketMap:
    """What the printed tickets of a game have to do with each other and with the routes."""

    def __init__(self, game: Game, setup: BoardSetup) -> None:
        board = setup.board
        self.board = board
        self.trains: i64 = max(setup.trains, i64(1))  # of each seat at the start
        self.tickets = RailTickets(board, game.tickets)
        self.size: i64 = len(game.tickets.tickets)
        self.routes: i64 = len(board.routes)
        self.cities: i64 = len(board.cities)
        self.distance = distances(board)
        self.length: vec[i64] = ZEROS[: self.size]  # of the shortest way for each ticket, in trains
        for ticket in range(self.size):
            self.length[ticket] = min(self.between(ticket, 0, ticket, 1), LONGEST * self.trains)
        spaces: i64 = 0
        for length in board.length:
            spaces += length
        self.slack = max(i64(1), 2 * spaces // max(self.routes, i64(1)))  # the length of two routes
        self.level: vec[u8] = vec[u8]([u8(FAR)] * int(self.size * self.routes))  # per ticket and route
        for ticket in range(self.size):
            self.find_near_routes(ticket)
        self.shared: vec[float] = vec[float]([0.0] * int(self.size * self.size))  # per pair of tickets
        for one in range(self.size):
            for other in range(self.size):
                if one != other:
                    self.shared[one * self.size + other] = self.share_trains(one, other)

    def between(self, ticket: i64, side: i64, other: i64, other_side: i64) -> i64:
        """Return the distance between a place of a ticket and a place of another."""
        best: i64 = UNREACHED
        ends_a, ends_b = self.first_end(ticket, side), self.first_end(other, other_side)
        for a in range(ends_a, ends_a + self.number_of_ends(ticket, side)):
            for b in range(ends_b, ends_b + self.number_of_ends(other, other_side)):
                there = self.distance[a * self.cities + b]
                if there < best:
                    best = there
        return best

    def first_end(self, ticket: i64, side: i64) -> i64:
        """Return the first city of one of the two places of a ticket."""
        return self.tickets.end_b[ticket] if side else self.tickets.end_a[ticket]

    def number_of_ends(self, ticket: i64, side: i64) -> i64:
        """Return the number of cities of one of the two places of a ticket."""
        return self.tickets.ends_b[ticket] if side else self.tickets.ends_a[ticket]

    def to_city(self, ticket: i64, side: i64, city: i64) -> i64:
        """Return the distance from a place of a ticket to a city."""
        best: i64 = UNREACHED
        first = self.first_end(ticket, side)
        for end in range(first, first + self.number_of_ends(ticket, side)):
            there = self.distance[end * self.cities + city]
            if there < best:
                best = there
        return best

    def find_near_routes(self, ticket: i64) -> None:
        """Find how near each route is: by how much a way through it exceeds the shortest."""
        board = self.board
        for route in range(self.routes):
            a, b = board.end_a[route], board.end_b[route]
            one = self.to_city(ticket, 0, a) + self.to_city(ticket, 1, b)
            other = self.to_city(ticket, 0, b) + self.to_city(ticket, 1, a)
            longer = min(one, other) + board.length[route] - self.length[ticket]
            if longer <= 0:
                self.level[ticket * self.routes + route] = SHORTEST
            elif longer <= self.slack:
                self.level[ticket * self.routes + route] = WIDE

    def share_trains(self, one: i64, other: i64) -> float:
        """Return the part of the shorter ticket that a common network saves (spanning tree of the ends)."""
        apart = self.length[one] + self.length[other]
        aa, ab = self.between(one, 0, other, 0), self.between(one, 0, other, 1)
        ba, bb = self.between(one, 1, other, 0), self.between(one, 1, other, 1)
        tree = min(apart, self.length[one] + min(aa, ba) + min(ab, bb))
        tree = min(tree, self.length[other] + min(aa, ab) + min(ba, bb))
        tree = min(tree, aa + ab + ba + bb - max(max(aa, ab), max(ba, bb)))
        shorter = min(self.length[one], self.length[other])
        return float(apart - tree) / float(max(shorter, i64(1)))


def distances(board: Board) -> vec[i64]:
    """Return the distance in trains between each two cities of an empty board."""
    cities = i64(len(board.cities))
    found: vec[i64] = vec[i64]([0] * int(cities * cities))
    dijkstra = Dijkstra(board)
    for city in range(cities):
        dijkstra.search_all(city, 1, board.length)
        for other in range(cities):
            found[city * cities + other] = dijkstra.cost[other]
    return found
