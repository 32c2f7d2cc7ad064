"""Paths over a seat's routes: which cities they join, and the longest continuous path."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from whistlestop.core.material.tickets import TicketSet
from whistlestop.core.parts import Part
from whistlestop.core.scoring import ScoreSheet
from whistlestop.core.state import SMALL_ZEROS, ZEROS
from whistlestop.rail.board import Board
from whistlestop.rail.state import RailState

MOST_SPACES: Final = 255  # more than any route has
FREE: Final = 1  # a route that the search for the longest path may use
LAST: Final = 2  # such a route that leads to a city with no other route


def networks(board: Board, state: RailState, seat: i64) -> vec[i64]:
    """Label the cities so that two share a label exactly if the seat's routes join them."""
    return joined_by(board, state.routes_of(seat))


def joined_by(board: Board, routes: vec[i64]) -> vec[i64]:
    """Label the cities so that two share a label exactly if these routes join them (union–find)."""
    root = board.alone[:]
    end_a, end_b = board.end_a, board.end_b
    for route in routes:
        root[find(root, end_a[route])] = find(root, end_b[route])
    for city in range(i64(len(root))):
        root[city] = find(root, city)
    return root


def own_networks(board: Board, state: RailState, seat: i64, sheet: ScoreSheet) -> vec[i64]:
    """Return the seat's networks, computed once per score sheet and shared by all awards."""
    if not len(sheet.networks):
        sheet.routes = state.routes_of(seat)
        sheet.networks = joined_by(board, sheet.routes)
    return sheet.networks


def find(root: vec[i64], city: i64) -> i64:
    """Return the root of a city's network."""
    while root[city] != city:
        city = root[city]
    return city


def merge(joined: vec[i64], a: i64, b: i64) -> vec[i64]:
    """Return the networks with two of them merged."""
    merged = joined[:]
    for city in range(len(merged)):
        if merged[city] == a:
            merged[city] = b
    return merged


@final
class RailTickets:
    """The places of each ticket; a country is a place with several ends."""

    def __init__(self, board: Board, tickets: TicketSet) -> None:
        self.set: Final = tickets
        places_a = [board.places[t.between[0]] for t in tickets.tickets]
        places_b = [board.places[t.between[1]] for t in tickets.tickets]
        self.end_a: Final[vec[i64]] = vec[i64]([place[0] for place in places_a])
        self.end_b: Final[vec[i64]] = vec[i64]([place[0] for place in places_b])
        self.ends_a: Final[vec[i64]] = vec[i64]([len(place) for place in places_a])  # consecutive
        self.ends_b: Final[vec[i64]] = vec[i64]([len(place) for place in places_b])
        self.points: vec[i64] = vec[i64]([t.points for t in tickets.tickets])
        self.only_cities = max([len(place) for place in places_a + places_b], default=1) == 1

    def ends(self, ticket: i64) -> tuple[list[int], list[int]]:
        """Return the ends of each of the two places of a ticket."""
        a, b = self.end_a[ticket], self.end_b[ticket]
        return list(range(a, a + self.ends_a[ticket])), list(range(b, b + self.ends_b[ticket]))

    def joins(self, joined: vec[i64], ticket: i64) -> bool:
        """Return whether networks join the two places of a ticket through any of their ends (DE-10)."""
        if joined[self.end_a[ticket]] == joined[self.end_b[ticket]]:
            return True
        if self.only_cities:
            return False
        first_b, beyond_b = self.end_b[ticket], self.end_b[ticket] + self.ends_b[ticket]
        for a in range(self.end_a[ticket], self.end_a[ticket] + self.ends_a[ticket]):
            network = joined[a]
            for b in range(first_b, beyond_b):
                if joined[b] == network:
                    return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Paths(Part):
    """The rule for which cities count as joined for tickets: those that the seat's own routes join."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board

    def joined(
        self, state: RailState, seat: i64, tickets: RailTickets, held: vec[i64], sheet: ScoreSheet
    ) -> vec[i64]:
        """Return the network of each city."""
        return own_networks(self.board, state, seat, sheet)

    def loans(self, state: RailState, seat: int) -> list[set[int]]:
        """Return, for each route of others that the seat may borrow, the cities where it can begin."""
        return []


@final
class LongestPath:
    """The search for a seat's longest path, which uses no route twice (EU-21)."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.best: i64 = 0
        self.bound: i64 = 0
        self.left: i64 = 0  # an upper bound on the spaces that a walk can still add
        self.at: vec[i64] = vec[i64]()  # the seat's routes at each city, stored contiguously
        self.at_begin: vec[i64] = vec[i64]()
        self.free: vec[u8] = vec[u8]()

    def length(self, state: RailState, seat: i64, root: vec[i64]) -> i64:
        """Return the length in spaces; `root` holds the seat's networks."""
        return self.length_over(state.routes_of(seat), root)

    def length_over(self, own: vec[i64], root: vec[i64]) -> i64:
        """Return the length in spaces over some routes; `root` holds their networks."""
        board = self.board
        end_a, end_b, lengths = board.end_a, board.end_b, board.length
        degree = ZEROS[: len(root) + 1]  # the number of routes at each city
        spaces = board.nothing[:]  # the total length of each network
        loops = board.nothing[:]  # routes minus cities of each network: -1 if it is a tree
        odds = board.nothing[:]  # the number of cities with an odd degree in each network
        found = board.nothing[:]  # the networks that have routes
        number: i64 = 0  # of these
        shortest: i64 = MOST_SPACES
        for route in own:
            a, b, length = end_a[route], end_b[route], lengths[route]
            network = root[a]
            if not spaces[network]:
                found[number] = network
                number += 1
            if length < shortest:
                shortest = length
            spaces[network] += length
            at_a, at_b = degree[a], degree[b]
            degree[a] = at_a + 1
            degree[b] = at_b + 1
            odds[network] += 2 - 2 * (at_a & 1) - 2 * (at_b & 1)
            loops[network] += 1 - i64(not at_a) - i64(not at_b)
        self.best = 0
        for i in range(number):
            network = found[i]
            if odds[network] <= 2 and spaces[network] > self.best:
                self.best = spaces[network]  # an Eulerian path uses every route
        collected = False
        for i in range(number):
            network = found[i]
            # Every further pair of cities with an odd degree leaves out at least one route.
            self.bound = spaces[network] - ((odds[network] - 2) >> 1) * shortest
            if odds[network] > 2 and self.bound > self.best:
                if not collected:
                    self.collect(own, degree)
                    collected = True
                if loops[network] < 0:
                    self.measure_tree(network, -1)
                else:
                    self.search(own, root, network)
        return self.best

    def collect(self, own: vec[i64], begin: vec[i64]) -> None:
        """Store the seat's routes at each city contiguously; `begin` holds the number at each city."""
        board = self.board
        end_a, end_b = board.end_a, board.end_b
        at = ZEROS[: 2 * len(own)]
        total: i64 = 0
        for city in range(i64(len(begin))):
            total += begin[city]
            begin[city] = total
        for route in own:
            begin[end_a[route]] -= 1
            at[begin[end_a[route]]] = route
            begin[end_b[route]] -= 1
            at[begin[end_b[route]]] = route
        self.at = at
        self.at_begin = begin

    def degree(self, city: i64) -> i64:
        """Return the number of the seat's routes at a city."""
        return self.at_begin[city + 1] - self.at_begin[city]

    def measure_tree(self, city: i64, came: i64) -> i64:
        """Return the longest path that leads away from a city of a tree, and note the longest of all."""
        board = self.board
        deepest: i64 = 0
        for i in range(self.at_begin[city], self.at_begin[city + 1]):
            route = self.at[i]
            if route != came:
                beyond = board.end_a[route] + board.end_b[route] - city
                length = board.length[route] + self.measure_tree(beyond, route)
                if deepest + length > self.best:
                    self.best = deepest + length
                if length > deepest:
                    deepest = length
        return deepest

    def search(self, own: vec[i64], root: vec[i64], network: i64) -> None:
        """Search a network with loops: a longest path joins two cities with an odd degree.

        It can begin at either of them, so that one city need not be tried.
        """
        self.free = SMALL_ZEROS[: len(self.board.routes)]
        most = self.upper_bound(own, root, network)
        if most < self.bound:
            self.bound = most
        is_first = True
        for start in range(i64(len(root))):
            if root[start] == network and self.degree(start) & 1 and self.bound > self.best:
                if not is_first:
                    self.extend(start, 0)
                is_first = False

    def upper_bound(self, own: vec[i64], root: vec[i64], network: i64) -> i64:
        """Return an upper bound on a path, which can use at most two routes that lead to dead ends.

        Mark those routes, because a walk can only begin or end with one.
        """
        board, free = self.board, self.free
        longest: i64 = 0
        second: i64 = 0
        inner: i64 = 0
        for route in own:
            a = board.end_a[route]
            if root[a] == network:
                length = board.length[route]
                if self.degree(a) > 1 and self.degree(board.end_b[route]) > 1:
                    free[route] = FREE
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

    def extend(self, city: i64, length: i64) -> None:
        """Extend a walk from a city by depth-first search, pruning what can't beat the best."""
        if length > self.best:
            self.best = length
        for i in range(self.at_begin[city], self.at_begin[city + 1]):
            route = self.at[i]
            kind = self.free[route]
            if kind:
                if self.best >= self.bound or 0 < length <= self.best - self.left:
                    return
                spaces = self.board.length[route]
                inner = spaces if kind == FREE else i64(0)
                self.free[route] = 0
                self.left -= inner
                self.extend(self.board.end_a[route] + self.board.end_b[route] - city, length + spaces)
                self.left += inner
                self.free[route] = kind
