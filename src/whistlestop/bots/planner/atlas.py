"""What can be known of a map before play begins."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.explorer import BLOCKED, Explorer
from whistlestop.bots.planner.measure import COUNTED, Measure
from whistlestop.bots.planner.traits import Traits
from whistlestop.core.game import Game
from whistlestop.rail.laying import board_of
from whistlestop.rail.paths import RailTickets

TURN: Final = 100  # costs are hundredths of a turn


@final
class Atlas:
    """The map as a planner reads it: routes, the ends of tickets, and which routes many will want."""

    def __init__(self, game: Game, traits: Traits) -> None:
        board = board_of(game)
        measure = Measure(game, board)
        self.measure = measure
        self.board = board
        self.tickets = RailTickets(board, game.tickets)
        routes = board.routes
        self.size = i64(len(routes))
        self.colour: vec[i64] = vec[i64]([route.colour for route in routes])
        self.ferry: vec[i64] = vec[i64]([route.ferry for route in routes])
        printed = game.tickets.tickets
        extra = int(100 * traits.globetrotter * measure.globetrotter)
        # What a ticket brings when it is completed and costs when it is not, in hundredths of a point.
        self.value: vec[i64] = vec[i64]([100 * (t.points or COUNTED) + extra for t in printed])
        self.penalty: vec[i64] = vec[i64]([100 * t.points for t in printed])
        self.usual: vec[i64] = vec[i64]([TURN + 55 * r.length + 35 * r.tunnel + 25 * r.ferry for r in routes])
        self.find_demand()
        self.find_detours()

    def find_demand(self) -> None:
        """Count for each route how many tickets are shortest along it, as hundredths of all."""
        explorer = Explorer(self.board)
        uses = [0] * len(self.board.routes)
        printed = len(self.tickets.points)
        for ticket in range(printed):
            explorer.start()
            explorer.open_ends(self.tickets.end_a[ticket], self.tickets.ends_a[ticket])
            explorer.aim(self.tickets.end_b[ticket], self.tickets.ends_b[ticket])
            city = explorer.run(self.usual, self.usual)
            while city >= 0 and explorer.via[city] >= 0:
                route = explorer.via[city]
                uses[route] += 1
                city = self.board.end_a[route] + self.board.end_b[route] - city
        for group in self.board.groups:
            most = max([uses[route] for route in group])
            for route in group:
                uses[route] = most
        self.demand: vec[i64] = vec[i64]([100 * n // max(1, printed) for n in uses])

    def find_detours(self) -> None:
        """Find for each route what the best way around it costs more, with its parallel routes gone too."""
        explorer = Explorer(self.board)
        detours: list[int] = []
        for route in range(self.size):
            weights = self.usual[:]
            group = self.board.group_of[route]
            weights[route] = BLOCKED
            if group >= 0:
                for twin in self.board.groups[group]:
                    weights[twin] = BLOCKED
            explorer.start()
            explorer.open_ends(self.board.end_a[route], 1)
            explorer.aim(self.board.end_b[route], 1)
            city = explorer.run(weights, weights)
            around = explorer.cost[city] if city >= 0 else i64(20 * TURN)
            detours.append(int(max(around - self.usual[route], 0)))
        self.detour: vec[i64] = vec[i64](detours)
        self.risk: vec[i64] = vec[i64](
            [int((self.demand[r] + 2) * self.detour[r] // 100) for r in range(self.size)]
        )  # what losing the route would cost, times how likely that is
