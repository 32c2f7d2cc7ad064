"""Joining two places for people who ask: the shortest way, and whether there is one any more."""

from heapq import heappop, heappush
from typing import Final, final

from whistlestop.core import bits
from whistlestop.core.bits import BIT
from whistlestop.core.progress import Plan
from whistlestop.rail.board import Board
from whistlestop.rail.paths import RailTickets
from whistlestop.rail.state import RailState

CLOSED: Final = -1  # the cost of a route that can't be used


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

    def __init__(self, board: Board, costs: list[int], loans: list[set[int]], lent: set[int]) -> None:
        self.board = board
        self.costs = costs
        self.loans = loans
        self.lent = lent
        # A spot is a city and the set of loans taken on the way there.
        self.best: dict[int, tuple[int, int]] = {}
        self.came: dict[int, tuple[int, int]] = {}  # to a spot: from which one, and over which route
        self.front: list[tuple[int, int, int]] = []

    def find(self, starts: list[int], goals: list[int], most: int) -> Way | None:
        """Find a way that costs at most so much, with as few loans as possible; or else a dearer one."""
        cities = len(self.board.cities)
        self.best, self.came, self.front = {}, {}, []
        for city in starts:
            self.reach(city, 0, 0, -1, -1)
        reached: list[tuple[bool, int, int, int, int]] = []
        while self.front:
            cost, steps, spot = heappop(self.front)
            if (cost, steps) != self.best[spot]:
                continue
            taken = spot // cities
            if spot % cities in goals:
                reached.append((cost > most, int(bits.size(taken)), cost, steps, spot))
                if not taken:
                    break
            else:
                self.go_on(spot, cost, steps)
        return self.back(min(reached)[4]) if reached else None

    def reach(self, spot: int, cost: int, steps: int, before: int, route: int) -> None:
        """Note a way to a spot, if it is better than the one known."""
        known = self.best.get(spot)
        if known is None or (cost, steps) < known:
            self.best[spot] = (cost, steps)
            self.came[spot] = (before, route)
            heappush(self.front, (cost, steps, spot))

    def go_on(self, spot: int, cost: int, steps: int) -> None:
        """Go from a spot over every route, paid for or borrowed."""
        board = self.board
        cities = len(board.cities)
        city, taken = spot % cities, spot // cities
        for i in range(board.at_begin[city], board.at_begin[city + 1]):
            route = int(board.at[i])
            far = int(board.end_a[route] + board.end_b[route]) - city
            price = self.costs[route]
            if price != CLOSED:
                self.reach(taken * cities + far, cost + price, steps + int(price > 0), spot, route)
            if route in self.lent:
                for number, where in enumerate(self.loans):
                    loan = int(BIT[number])
                    if not taken & loan and (city in where or far in where):
                        self.reach((taken | loan) * cities + far, cost, steps + 1, spot, route)

    def back(self, spot: int) -> Way:
        """Follow a way back to where it began."""
        cities = len(self.board.cities)
        way = Way(self.best[spot][0])
        before, route = self.came[spot]
        while route >= 0:
            way.routes.insert(0, route)
            if before // cities != spot // cities:
                way.lent.insert(0, route)
            spot = before
            before, route = self.came[spot]
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
        self.costs: list[int] = []
        claimed: set[int] = set()  # by others
        still_open: set[int] = set()
        for route in range(len(board.routes)):
            owner = int(state.owner[route])
            group = board.group_of[route]
            if owner == seat + 1:
                self.costs.append(0)
                continue
            if owner:
                claimed.add(route)
            elif state.is_open(board, route):
                still_open.add(route)
            own_twin = group >= 0 and bool(state.doubles[seat] & BIT[group])
            free = route in still_open and not own_twin
            self.costs.append(int(board.length[route]) if free else CLOSED)
        self.ways = [Ways(board, self.costs, [], claimed)]
        if loans:
            self.ways.append(Ways(board, self.costs, loans, claimed))
            # What is open somebody else may claim, and lend.
            self.ways.append(Ways(board, self.costs, loans, claimed | still_open))

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
    costs: list[int] = []
    for route in range(len(board.routes)):
        usable = int(state.owner[route]) == seat + 1 or route in borrowed
        costs.append(int(board.length[route]) if usable else CLOSED)
    way = Ways(board, costs, [], set()).find(starts, goals, 0)
    return way.routes if way is not None else []
