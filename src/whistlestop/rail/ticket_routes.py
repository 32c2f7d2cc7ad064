"""The shortest connection for a ticket, and whether one is still possible."""

from heapq import heappop, heappush
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.core import bits
from whistlestop.core.bits import BIT
from whistlestop.core.progress import TicketPlan
from whistlestop.core.state import SMALL_ZEROS
from whistlestop.rail.board import Board
from whistlestop.rail.paths import RailTickets
from whistlestop.rail.reach import CLOSED, Reach
from whistlestop.rail.state import RailState

STEPS: Final = 1024  # more than a path has routes
FAR: Final = 1_000_000_000


@final
class RoutePath:
    """A path from one place to another, in the order of travel."""

    def __init__(self, cost: int) -> None:
        self.cost = cost
        self.routes: list[int] = []
        self.lent: list[int] = []  # the routes of the path that are borrowed


@final
class PathSearch:
    """A shortest-path search that breaks ties by the number of routes still to be paid for (Dijkstra).

    A loan allows the path to use one route that is lent and that touches one of the loan's cities.
    """

    def __init__(self, board: Board, costs: vec[i64], loans: list[set[int]], lent: vec[u8]) -> None:
        self.board = board
        self.costs = costs
        self.loans = loans
        self.lent = lent
        self.cities: i64 = len(board.cities)
        self.spots: i64 = self.cities * BIT[len(loans)]  # cities combined with the loans used so far
        self.best: vec[i64] = vec[i64]()  # cost and steps of each spot, packed into one number
        self.before: vec[i64] = vec[i64]()  # the previous spot of the best path
        self.via: vec[i64] = vec[i64]()  # the last route of the best path
        self.queue: list[int] = []  # the priority queue: cost, steps and spot packed into one number

    def find(self, starts: list[int], goals: list[int], most: int) -> RoutePath | None:
        """Find the path with the fewest loans that costs at most `most`, or else a more expensive one."""
        self.best = vec[i64]([FAR] * int(self.spots))
        self.before = vec[i64]([-1] * int(self.spots))
        self.via = vec[i64]([-1] * int(self.spots))
        self.queue = []
        for city in starts:
            self.relax(city, 0, -1, -1)
        reached: list[tuple[bool, int, int, int]] = []
        while self.queue:
            key = i64(heappop(self.queue))
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
                self.expand(spot)
        return self.reconstruct(min(reached)[3]) if reached else None

    def relax(self, spot: i64, value: i64, before: i64, route: i64) -> None:
        """Record a path to a spot if it is better than the best known."""
        if value < self.best[spot]:
            self.best[spot] = value
            self.before[spot] = before
            self.via[spot] = route
            heappush(self.queue, int(value * self.spots + spot))

    def expand(self, spot: i64) -> None:
        """Expand a spot over every route, paid for or borrowed."""
        board = self.board
        city, taken = spot % self.cities, spot // self.cities
        value = self.best[spot]
        for i in range(board.at_begin[city], board.at_begin[city + 1]):
            route = board.at[i]
            far = board.end_a[route] + board.end_b[route] - city
            price = self.costs[route]
            if price != CLOSED:
                step = price * STEPS + 1 if price else i64(0)
                self.relax(taken * self.cities + far, value + step, spot, route)
            if self.lent[route]:
                for number, where in enumerate(self.loans):
                    loan = BIT[number]
                    if not taken & loan and (int(city) in where or int(far) in where):
                        self.relax((taken | loan) * self.cities + far, value + 1, spot, route)

    def reconstruct(self, spot: i64) -> RoutePath:
        """Reconstruct the path to a spot."""
        path = RoutePath(int(self.best[spot] // STEPS))
        while self.via[spot] >= 0:
            route, before = int(self.via[spot]), self.before[spot]
            path.routes.insert(0, route)
            if before // self.cities != spot // self.cities:
                path.lent.insert(0, route)
            spot = before
        return path


@final
class TicketRoutes:
    """The search for ways to complete a seat's tickets: its routes are free, open ones cost their length."""

    def __init__(
        self, board: Board, tickets: RailTickets, state: RailState, seat: int, loans: list[set[int]]
    ) -> None:
        self.board = board
        self.tickets = tickets
        self.trains = int(state.trains[seat])
        self.costs: vec[i64] = board.length[:]
        claimed = SMALL_ZEROS[: len(board.routes)]  # routes that others own
        to_come = SMALL_ZEROS[: len(board.routes)]  # routes that others own or may still claim, and lend
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
        self.reaches = [Reach(board, self.costs, [], claimed)]
        self.searches = [PathSearch(board, self.costs, [], claimed)]
        if loans:
            self.reaches.append(Reach(board, self.costs, loans, to_come))
            self.searches.append(PathSearch(board, self.costs, loans, claimed))
            self.searches.append(PathSearch(board, self.costs, loans, to_come))

    def connection(self, ticket: int) -> RoutePath | None:
        """Return the shortest path for a ticket, preferably without borrowing."""
        starts, goals = self.tickets.ends(ticket)
        shortest: RoutePath | None = None
        for search in self.searches:
            path = search.find(starts, goals, self.trains)
            if path is not None and path.cost <= self.trains:
                return path
            shortest = shortest or path
        return shortest

    def possible(self, ticket: int) -> bool:
        """Return whether a ticket can still be completed."""
        starts, goals = self.tickets.ends(ticket)
        for reach in self.reaches:
            if reach.suffices(self.trains, starts, goals):
                return True
        return False

    def plan(self, ticket: int) -> TicketPlan:
        """Return the plan that completes a ticket with the fewest trains."""
        path = self.connection(ticket)
        if path is None:
            return TicketPlan(ticket, [], [], 0, False)
        claims = [route for route in path.routes if self.costs[route] and route not in path.lent]
        names = [self.board.routes[route].name for route in claims]
        lent = [self.board.routes[route].name for route in path.lent]
        return TicketPlan(ticket, names, lent, path.cost, path.cost <= self.trains)


def over_own_routes(
    board: Board, state: RailState, seat: int, borrowed: list[int], starts: list[int], goals: list[int]
) -> list[int]:
    """Return the shortest path over a seat's routes and some borrowed ones; empty if there is none."""
    costs = board.length[:]
    for route in range(len(board.routes)):
        if int(state.owner[route]) != seat + 1 and route not in borrowed:
            costs[route] = CLOSED
    path = PathSearch(board, costs, [], SMALL_ZEROS[: len(board.routes)]).find(starts, goals, 0)
    return path.routes if path is not None else []
