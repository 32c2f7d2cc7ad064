"""Joining two places for people who ask: the shortest way, and whether there is one any more."""

from heapq import heappop, heappush
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.core import bits
from whistlestop.core.bits import BIT
from whistlestop.core.progress import Plan
from whistlestop.core.state import SMALL_ZEROS
from whistlestop.rail.board import Board
from whistlestop.rail.paths import RailTickets
from whistlestop.rail.state import RailState

CLOSED: Final = -1  # the cost of a route that can't be used
STEPS: Final = 1024  # more than a way has routes
FAR: Final = 1_000_000_000


@final
class Way:
    """Routes from one place to another, in the order of travel."""

    def __init__(self, cost: int) -> None:
        self.cost = cost
        self.routes: list[int] = []
        self.lent: list[int] = []  # those of them that are borrowed


@final
class Ways:
    """Finds the cheapest way, and among those the one with the fewest routes that cost anything.

    A loan lets the way use one of the routes that are lent, if it begins or ends in one of the loan's cities.
    """

    def __init__(self, board: Board, costs: vec[i64], loans: list[set[int]], lent: vec[u8]) -> None:
        self.board = board
        self.costs = costs
        self.loans = loans
        self.lent = lent
        self.cities: i64 = len(board.cities)
        self.spots: i64 = self.cities * BIT[len(loans)]  # a spot is a city and the loans taken to get there
        self.best: vec[i64] = vec[i64]()  # of each spot the cost and the steps, as one number
        self.before: vec[i64] = vec[i64]()  # the spot from which that way came,
        self.via: vec[i64] = vec[i64]()  # and over which route
        self.front: list[int] = []  # the spots to go on from, each behind its cost and steps

    def find(self, starts: list[int], goals: list[int], most: int) -> Way | None:
        """Find a way that costs at most so much, with as few loans as possible; or else a dearer one."""
        self.best = vec[i64]([FAR] * int(self.spots))
        self.before = vec[i64]([-1] * int(self.spots))
        self.via = vec[i64]([-1] * int(self.spots))
        self.front = []
        for city in starts:
            self.reach(city, 0, -1, -1)
        reached: list[tuple[bool, int, int, int]] = []
        while self.front:
            key = i64(heappop(self.front))
            spot = key % self.spots
            taken = spot // self.cities
            if key // self.spots != self.best[spot]:
                continue
            if int(spot % self.cities) in goals:
                dear = bool(self.best[spot] // STEPS > most)
                reached.append((dear, int(bits.size(taken)), int(self.best[spot]), int(spot)))
                if not taken:
                    break
            else:
                self.go_on(spot)
        return self.back(min(reached)[3]) if reached else None

    def reach(self, spot: i64, value: i64, before: i64, route: i64) -> None:
        """Note a way to a spot, if it is better than the one known."""
        if value < self.best[spot]:
            self.best[spot] = value
            self.before[spot] = before
            self.via[spot] = route
            heappush(self.front, int(value * self.spots + spot))

    def go_on(self, spot: i64) -> None:
        """Go from a spot over every route, paid for or borrowed."""
        board = self.board
        city, taken = spot % self.cities, spot // self.cities
        value = self.best[spot]
        for i in range(board.at_begin[city], board.at_begin[city + 1]):
            route = board.at[i]
            far = board.end_a[route] + board.end_b[route] - city
            price = self.costs[route]
            if price != CLOSED:
                step = price * STEPS + 1 if price else i64(0)
                self.reach(taken * self.cities + far, value + step, spot, route)
            if self.lent[route]:
                for number, where in enumerate(self.loans):
                    loan = BIT[number]
                    if not taken & loan and (int(city) in where or int(far) in where):
                        self.reach((taken | loan) * self.cities + far, value + 1, spot, route)

    def back(self, spot: i64) -> Way:
        """Follow a way back to where it began."""
        way = Way(int(self.best[spot] // STEPS))
        while self.via[spot] >= 0:
            route, before = int(self.via[spot]), self.before[spot]
            way.routes.insert(0, route)
            if before // self.cities != spot // self.cities:
                way.lent.insert(0, route)
            spot = before
        return way


@final
class Connecting:
    """How a seat could still complete tickets: own routes are free, open ones cost their length."""

    def __init__(
        self, board: Board, tickets: RailTickets, state: RailState, seat: int, loans: list[set[int]]
    ) -> None:
        self.board = board
        self.tickets = tickets
        self.trains = int(state.trains[seat])
        self.costs: vec[i64] = board.length[:]
        claimed = SMALL_ZEROS[: len(board.routes)]  # by others
        to_come = SMALL_ZEROS[: len(board.routes)]  # what is open somebody else may claim, and lend
        for route in range(len(board.routes)):
            owner = i64(state.owner[route])
            if owner == seat + 1:
                self.costs[route] = 0
                continue
            is_open = state.is_open(board, route)
            group = board.group_of[route]
            if not is_open or (group >= 0 and state.doubles[seat] & BIT[group]):
                self.costs[route] = CLOSED
            claimed[route] = u8(owner > 0)
            to_come[route] = u8(owner > 0 or is_open)
        self.ways = [Ways(board, self.costs, [], claimed)]
        if loans:
            self.ways.append(Ways(board, self.costs, loans, claimed))
            self.ways.append(Ways(board, self.costs, loans, to_come))

    def connection(self, ticket: int) -> Way | None:
        """Find the shortest way for a ticket, without borrowing if that is possible."""
        starts, goals = self.tickets.ends(ticket)
        shortest: Way | None = None
        for ways in self.ways:
            way = ways.find(starts, goals, self.trains)
            if way is not None and way.cost <= self.trains:
                return way
            shortest = shortest or way
        return shortest

    def possible(self, ticket: int) -> bool:
        """Tell whether a ticket can still be completed."""
        way = self.connection(ticket)
        return way is not None and way.cost <= self.trains

    def plan(self, ticket: int) -> Plan:
        """Say how a ticket can be completed with the fewest trains."""
        way = self.connection(ticket)
        if way is None:
            return Plan(ticket, [], [], 0, False)
        claims = [route for route in way.routes if self.costs[route] and route not in way.lent]
        names = [self.board.routes[route].name for route in claims]
        lent = [self.board.routes[route].name for route in way.lent]
        return Plan(ticket, names, lent, way.cost, way.cost <= self.trains)


def over_own_routes(
    board: Board, state: RailState, seat: int, borrowed: list[int], starts: list[int], goals: list[int]
) -> list[int]:
    """Find the shortest way over the routes of a seat and some that it borrows; nothing if there is none."""
    costs = board.length[:]
    for route in range(len(board.routes)):
        if int(state.owner[route]) != seat + 1 and route not in borrowed:
            costs[route] = CLOSED
    way = Ways(board, costs, [], SMALL_ZEROS[: len(board.routes)]).find(starts, goals, 0)
    return way.routes if way is not None else []
