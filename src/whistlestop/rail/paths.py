"""Paths over a seat's own routes: which cities they join, and the longest continuous one."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from whistlestop.core.parts import Part
from whistlestop.core.scoring import ScoreSheet
from whistlestop.core.state import SMALL_ZEROS
from whistlestop.core.tickets import TicketSet
from whistlestop.rail.board import Board
from whistlestop.rail.state import RailState

FREE: Final = 1  # a route that the search for the longest path can use,
LAST: Final = 2  # and one that leads to a city where nothing goes on


def networks(board: Board, state: RailState, seat: i64) -> vec[i64]:
    """Give each city a number that it shares with exactly the cities that the seat's routes join it to."""
    root = board.alone[:]
    owner, end_a, end_b = state.owner, board.end_a, board.end_b
    mine = u8(seat + 1)
    for route in range(len(owner)):
        if owner[route] == mine:
            root[find(root, end_a[route])] = find(root, end_b[route])
    for city in range(len(root)):
        root[city] = find(root, city)
    return root


def own_networks(board: Board, state: RailState, seat: i64, sheet: ScoreSheet) -> vec[i64]:
    """Give each city the number of its network, found out once for all awards of a score sheet."""
    if not len(sheet.networks):
        sheet.networks = networks(board, state, seat)
    return sheet.networks


def find(root: vec[i64], city: i64) -> i64:
    """Follow the links from a city to its network's number."""
    while root[city] != city:
        city = root[city]
    return city


def merge(joined: vec[i64], a: i64, b: i64) -> vec[i64]:
    """Return networks of which two are made one."""
    merged = joined[:]
    for city in range(len(merged)):
        if merged[city] == a:
            merged[city] = b
    return merged


@final
class RailTickets:
    """The places that each ticket joins; a country is a place with several ends."""

    def __init__(self, board: Board, tickets: TicketSet) -> None:
        self.set = tickets
        places_a = [board.places[t.between[0]] for t in tickets.tickets]
        places_b = [board.places[t.between[1]] for t in tickets.tickets]
        self.end_a: vec[i64] = vec[i64]([place[0] for place in places_a])
        self.end_b: vec[i64] = vec[i64]([place[0] for place in places_b])
        self.ends_a: vec[i64] = vec[i64]([len(place) for place in places_a])  # that lie side by side
        self.ends_b: vec[i64] = vec[i64]([len(place) for place in places_b])
        self.points: vec[i64] = vec[i64]([t.points for t in tickets.tickets])
        self.only_cities = max([len(place) for place in places_a + places_b], default=1) == 1

    def ends(self, ticket: i64) -> tuple[list[int], list[int]]:
        """List the ends of the two places of a ticket."""
        a, b = self.end_a[ticket], self.end_b[ticket]
        return list(range(a, a + self.ends_a[ticket])), list(range(b, b + self.ends_b[ticket]))

    def joins(self, joined: vec[i64], ticket: i64) -> bool:
        """Tell whether networks join the two places of a ticket, by any of their ends (DE-10)."""
        if joined[self.end_a[ticket]] == joined[self.end_b[ticket]]:
            return True
        if self.only_cities:
            return False
        for a in range(self.end_a[ticket], self.end_a[ticket] + self.ends_a[ticket]):
            for b in range(self.end_b[ticket], self.end_b[ticket] + self.ends_b[ticket]):
                if joined[a] == joined[b]:
                    return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Paths(Part):
    """Which cities a seat has joined, for the sake of tickets: by its own routes."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def joined(
        self, state: RailState, seat: i64, tickets: RailTickets, held: vec[i64], sheet: ScoreSheet
    ) -> vec[i64]:
        """Give each city the number of its network."""
        return own_networks(self.board, state, seat, sheet)

    def loans(self, state: RailState, seat: int) -> list[set[int]]:
        """List, for each route of others that the seat may come to use, the cities where it can begin."""
        return []


@final
class LongestPath:
    """Searches for a seat's longest path, which uses no route twice (EU-21)."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.best: i64 = 0
        self.bound: i64 = 0
        self.left: i64 = 0  # the spaces that a walk could still go on
        self.farthest: i64 = 0  # how far a stroll has come,
        self.end: i64 = 0  # and where that was
        self.free: vec[u8] = vec[u8]()

    def length(self, state: RailState, seat: i64, root: vec[i64]) -> i64:
        """Return its length in spaces; `root` are the seat's networks."""
        board = self.board
        owner, end_a, end_b, lengths = state.owner, board.end_a, board.end_b, board.length
        mine = u8(seat + 1)
        free = SMALL_ZEROS[: len(owner)]
        self.free = free
        spaces = board.nothing[:]  # of each network
        loops = board.nothing[:]  # the routes of each network, less its cities: -1 if it is a tree
        shortest = board.nothing[:]  # the shortest route of each network
        degree = board.nothing[:]  # how many routes meet in each city
        odds = board.nothing[:]  # how many cities of each network have an odd number of them
        for route in range(len(owner)):
            if owner[route] == mine:
                free[route] = FREE
                network = root[end_a[route]]
                length = lengths[route]
                spaces[network] += length
                loops[network] += 1
                if not shortest[network] or length < shortest[network]:
                    shortest[network] = length
                degree[end_a[route]] += 1
                degree[end_b[route]] += 1
        for city in range(len(root)):
            odds[root[city]] += degree[city] & 1
            loops[root[city]] -= 1
        self.best = 0
        for network in range(len(root)):
            if odds[network] <= 2 and spaces[network] > self.best:
                self.best = spaces[network]  # a network with at most two odd cities is one single path
        for city in range(len(root)):
            network = root[city]
            if odds[network] > 2 and degree[city] & 1:
                # Each further pair of odd cities leaves out at least one route.
                self.bound = spaces[network] - (odds[network] - 2) // 2 * shortest[network]
                odds[network] = 0
                if self.bound <= self.best:
                    continue
                if loops[network] < 0:
                    # In a tree, the city that is farthest from any other begins a longest path.
                    self.farthest = -1
                    self.stroll(city, 0)
                    self.stroll(self.end, 0)
                    if self.farthest > self.best:
                        self.best = self.farthest
                    continue
                most = self.measure(root, network, degree)
                if most < self.bound:
                    self.bound = most
                for start in range(city, len(root)):
                    if root[start] == network and degree[start] & 1 and self.bound > self.best:
                        self.walk(start, 0)
        return self.best

    def measure(self, root: vec[i64], network: i64, degree: vec[i64]) -> i64:
        """Return how long a path could be that goes to at most two cities where nothing goes on.

        The routes to such cities are marked, because a walk can only begin or end with one of them.
        """
        board, free = self.board, self.free
        longest: i64 = 0
        second: i64 = 0
        inner: i64 = 0
        for route in range(len(free)):
            a = board.end_a[route]
            if free[route] and root[a] == network:
                length = board.length[route]
                if degree[a] > 1 and degree[board.end_b[route]] > 1:
                    inner += length
                else:
                    free[route] = LAST
                    if length > longest:
                        second = longest
                        longest = length
                    elif length > second:
                        second = length
        self.left = inner + longest
        return inner + longest + second

    def stroll(self, city: i64, length: i64) -> None:
        """Go all ways from a city of a tree, and remember where it is farthest away."""
        if length > self.farthest:
            self.farthest = length
            self.end = city
        board = self.board
        at, free = board.at, self.free
        for i in range(board.at_begin[city], board.at_begin[city + 1]):
            route = at[i]
            if free[route]:
                free[route] = 0
                self.stroll(board.end_a[route] + board.end_b[route] - city, length + board.length[route])
                free[route] = 1

    def walk(self, city: i64, length: i64) -> None:
        """Try every way on from a city that could still be the longest."""
        if length > self.best:
            self.best = length
        board = self.board
        at, free = board.at, self.free
        for i in range(board.at_begin[city], board.at_begin[city + 1]):
            route = at[i]
            kind = free[route]
            if kind:
                if self.best >= self.bound or 0 < length <= self.best - self.left:
                    return
                spaces = board.length[route]
                inner = spaces if kind == FREE else i64(0)
                free[route] = 0
                self.left -= inner
                self.walk(board.end_a[route] + board.end_b[route] - city, length + spaces)
                self.left += inner
                free[route] = kind
