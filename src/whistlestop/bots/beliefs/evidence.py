"""What the board tells about the tickets of a seat."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.beliefs.features import SET_FEATURES, TICKET_FEATURES
from whistlestop.bots.beliefs.ticket_map import FAR, SHORTEST, TicketMap
from whistlestop.bots.dijkstra import BLOCKED, Dijkstra
from whistlestop.core import bits
from whistlestop.core.bits import BIT
from whistlestop.core.known_state import KnownState
from whistlestop.core.state import ZEROS
from whistlestop.rail.state import RailState

COLUMNS: Final = i64(len(TICKET_FEATURES))

# The columns of the features of a ticket.
POINTS: Final = 0
LENGTH: Final = 1
SECOND_DECK: Final = 3
POPULARITY: Final = 4
SHORTENED: Final = 5
SAVED: Final = 7
LENGTHENED: Final = 8
DONE: Final = 9
DEAD: Final = 11
REMAINING: Final = 13
OUT_OF_REACH: Final = 15
TOUCHED: Final = 16
TERMINAL: Final = 18
# Those that are followed by the same times the part of the trains laid.
TIMES_LAID: Final[vec[i64]] = vec[i64]([LENGTH, SHORTENED, DONE, DEAD, REMAINING, TOUCHED, TERMINAL])

MOST_ITEMS: Final = 61  # routes, or ends of networks, that are to be explained
MOST_LACKING: Final = 2.0  # limits the remaining length relative to the trains left

# What a ticket can explain: the seat's routes on its shortest ways, on ways that are not much longer, and on
# its cheapest path now; and the ends of the seat's network.
PATHS: Final = FAR
ENDS: Final = PATHS + 1
LEVELS: Final = ENDS + 1
FEW_ENDS: Final = 4.0
assert len(SET_FEATURES) == 2 * LEVELS


@final
class Evidence:
    """The features of every ticket for one seat, and what of the seat's network each ticket explains."""

    def __init__(self, tickets: TicketMap, popularity: vec[float]) -> None:
        self.map = tickets
        size = int(tickets.size)
        self.dijkstra = Dijkstra(tickets.board)
        self.values: vec[float] = vec[float]([0.0] * (size * int(COLUMNS)))  # per ticket and feature
        self.popularity = popularity
        self.mean_points = mean(tickets.tickets.points)
        self.mean_length = mean(tickets.length)
        self.weights: vec[i64] = ZEROS[: tickets.routes]
        self.base: vec[i64] = ZEROS[: tickets.routes]  # as if the seat had no routes
        self.item: vec[i64] = ZEROS[: tickets.routes]  # the number of each route of the seat, from 1
        self.degree: vec[i64] = ZEROS[: tickets.cities]  # the number of the seat's routes at each city
        self.goal: i64 = -1  # where the last path ends
        self.laid: i64 = 0  # the trains on the seat's routes
        self.laid_share = 0.0  # the part of all its trains
        # Per level, the items to be explained as a set, the weight of each, and the sum of their weights.
        self.items: vec[i64] = ZEROS[:LEVELS]
        self.item_weight: vec[i64] = vec[i64]([0] * (LEVELS * MOST_ITEMS))
        self.total: vec[i64] = ZEROS[:LEVELS]
        self.explained: vec[i64] = vec[i64]([0] * (LEVELS * size))  # per level and ticket, a set of items

    def update(self, known: KnownState, seat: i64, among: vec[i64]) -> None:
        """Compute the features of some tickets for a seat."""
        state = cast(RailState, known.state)
        for i in range(i64(len(self.explained))):
            self.explained[i] = 0
        self.read_routes(state, seat)
        for ticket in among:
            self.update_ticket(state, seat, ticket)
        self.find_ends(among)

    def read_routes(self, state: RailState, seat: i64) -> None:
        """Read which routes the seat owns or may use, and which routes each ticket explains."""
        tickets = self.map
        board = tickets.board
        closed = state.doubles[seat]
        self.degree = ZEROS[: tickets.cities]
        self.laid = 0
        number: i64 = 0
        for route in range(tickets.routes):
            length = board.length[route]
            owner = i64(state.owner[route])
            self.weights[route] = self.base[route] = BLOCKED
            self.item[route] = 0
            if owner == seat + 1:
                self.weights[route] = 0
                self.base[route] = length
                self.degree[board.end_a[route]] += 1
                self.degree[board.end_b[route]] += 1
                self.laid += length
                if number < MOST_ITEMS:
                    self.add_route(route, number)
                    number += 1
            elif not owner and state.is_open(board, route):
                group = board.group_of[route]
                if group < 0 or not closed & BIT[group]:
                    self.weights[route] = self.base[route] = length
        self.laid_share = min(1.0, float(self.laid) / float(tickets.trains))
        for level in range(PATHS + 1):
            self.items[level] = BIT[number] - 1
            self.total[level] = self.laid

    def add_route(self, route: i64, number: i64) -> None:
        """Add a route of the seat to those that are to be explained."""
        tickets = self.map
        self.item[route] = number + 1
        for level in range(PATHS + 1):
            self.item_weight[level * MOST_ITEMS + number] = tickets.board.length[route]
        for ticket in range(tickets.size):
            for level in range(i64(tickets.level[ticket * tickets.routes + route]), FAR):
                self.explained[level * tickets.size + ticket] |= BIT[number]

    def update_ticket(self, state: RailState, seat: i64, ticket: i64) -> None:
        """Compute the features of a ticket."""
        tickets, values = self.map, self.values
        laid = self.laid_share
        printed = float(max(tickets.length[ticket], i64(1)))
        base = tickets.length[ticket] if self.is_free(ticket) else self.shortest(ticket, self.base)
        now = base
        if self.laid:
            now = self.shortest(ticket, self.weights)
            self.explain_path(ticket)
        at = ticket * COLUMNS
        for i in range(at, at + COLUMNS):
            values[i] = 0.0
        if self.mean_points > 0.0:
            values[at + POINTS] = float(tickets.tickets.points[ticket]) / self.mean_points - 1.0
        values[at + LENGTH] = printed / self.mean_length - 1.0
        values[at + SECOND_DECK] = 1.0 if tickets.tickets.set.deck_of[ticket] else 0.0
        values[at + POPULARITY] = self.popularity[ticket]
        if now < BLOCKED:
            without = float(base) if base < BLOCKED else 2.0 * printed
            gained = max(0.0, without - float(now))
            values[at + SHORTENED] = gained / max(without, 1.0)
            values[at + SAVED] = min(1.0, gained / float(max(self.laid, i64(1))))
            values[at + LENGTHENED] = min(2.0, max(0.0, without / printed - 1.0))
        if now == 0:
            values[at + DONE] = 1.0
        elif now >= BLOCKED:
            values[at + DEAD] = 1.0
        else:
            left = max(state.trains[seat], i64(1))
            values[at + REMAINING] = min(MOST_LACKING, float(now) / float(left))
            values[at + OUT_OF_REACH] = 1.0 if now > left else 0.0
        values[at + TOUCHED] = (self.touches(ticket, 0, False) + self.touches(ticket, 1, False)) / 2.0
        values[at + TERMINAL] = (self.touches(ticket, 0, True) + self.touches(ticket, 1, True)) / 2.0
        for feature in TIMES_LAID:
            values[at + feature + 1] = values[at + feature] * laid

    def is_free(self, ticket: i64) -> bool:
        """Return whether all routes on the shortest ways for a ticket are the seat's or open to it."""
        tickets = self.map
        at = ticket * tickets.routes
        for route in range(tickets.routes):
            if tickets.level[at + route] == SHORTEST and self.base[route] == BLOCKED:
                return False
        return True

    def shortest(self, ticket: i64, weights: vec[i64]) -> i64:
        """Return the cost of the shortest way for a ticket; `BLOCKED` if there is none."""
        dijkstra, places = self.dijkstra, self.map.tickets
        dijkstra.reset()
        dijkstra.add_sources(places.end_a[ticket], places.ends_a[ticket])
        dijkstra.add_goals(places.end_b[ticket], places.ends_b[ticket])
        self.goal = dijkstra.run(weights, weights)
        return dijkstra.cost[self.goal] if self.goal >= 0 else i64(BLOCKED)

    def explain_path(self, ticket: i64) -> None:
        """Let a ticket explain the seat's routes on the path that was found last."""
        dijkstra = self.dijkstra
        city = self.goal
        used: i64 = 0
        while city >= 0 and dijkstra.via[city] >= 0:
            number = self.item[dijkstra.via[city]]
            if number:
                used |= BIT[number - 1]
            city = dijkstra.previous(city)
        self.explained[PATHS * self.map.size + ticket] = used

    def touches(self, ticket: i64, side: i64, ends_there: bool) -> float:
        """Return 1 if the seat's routes touch a place of a ticket, or its network ends there; else 0."""
        first = self.map.first_end(ticket, side)
        for city in range(first, first + self.map.number_of_ends(ticket, side)):
            if self.degree[city] == 1 or (self.degree[city] and not ends_there):
                return 1.0
        return 0.0

    def find_ends(self, among: vec[i64]) -> None:
        """Find the cities where the seat's network ends, and the tickets that explain each."""
        tickets = self.map
        places, size = tickets.tickets, tickets.size
        number: i64 = 0
        for city in range(tickets.cities):
            if self.degree[city] == 1 and number < MOST_ITEMS:
                self.item_weight[ENDS * MOST_ITEMS + number] = 1
                for ticket in among:
                    a, b = places.end_a[ticket], places.end_b[ticket]
                    if a <= city < a + places.ends_a[ticket] or b <= city < b + places.ends_b[ticket]:
                        self.explained[ENDS * size + ticket] |= BIT[number]
                number += 1
        self.items[ENDS] = BIT[number] - 1
        self.total[ENDS] = number

    def unexplained(self, level: i64, explained: i64) -> i64:
        """Return the weight of the items of a level that are not among those explained."""
        left = self.items[level] & ~explained
        weight: i64 = 0
        while left:
            weight += self.item_weight[level * MOST_ITEMS + bits.lowest(left)]
            left &= left - 1
        return weight

    def scale(self, level: i64) -> float:
        """Return the weight to which unexplained items of a level are relative."""
        return FEW_ENDS if level == ENDS else float(self.map.trains)


def mean(numbers: vec[i64]) -> float:
    """Return the mean of some numbers; 0 if there are none."""
    total: i64 = 0
    for number in numbers:
        total += number
    return float(total) / float(max(i64(len(numbers)), i64(1)))
