"""Static analysis of a map."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.dijkstra import BLOCKED, Dijkstra
from whistlestop.bots.planner.board_scale import COUNTED, BoardScale
from whistlestop.bots.planner.traits import Traits
from whistlestop.core.game import Game
from whistlestop.rail.board_setup import board_of
from whistlestop.rail.paths import RailTickets

TURN: Final = 100  # costs are hundredths of a turn


@final
class Atlas:
    """The map as a planner sees it: routes, ticket ends, and which routes are in demand."""

    def __init__(self, game: Game, traits: Traits) -> None:
        board = board_of(game)
        scale = BoardScale(game, board)
        self.scale = scale
        self.board = board
        self.tickets = RailTickets(board, game.tickets)
        routes = board.routes
        self.size = i64(len(routes))
        self.colour: vec[i64] = vec[i64]([route.colour for route in routes])
        self.ferry: vec[i64] = vec[i64]([route.ferry for route in routes])
        printed = game.tickets.tickets
        extra = int(100 * traits.globetrotter * scale.globetrotter)
        # A ticket's gain if completed and loss if not, in hundredths of a point.
        self.value: vec[i64] = vec[i64]([100 * (t.points or COUNTED) + extra for t in printed])
        self.penalty: vec[i64] = vec[i64]([100 * t.points for t in printed])
        self.base_weight: vec[i64] = vec[i64](
            [TURN + 55 * r.length + 35 * r.tunnel + 25 * r.ferry for r in routes]
        )
        self.find_demand()
        self.find_detours()

    def find_demand(self) -> None:
        """Compute for each route the percentage of tickets whose shortest path uses it."""
        dijkstra = Dijkstra(self.board)
        uses = [0] * len(self.board.routes)
        printed = len(self.tickets.points)
        for ticket in range(printed):
            dijkstra.reset()
            dijkstra.add_sources(self.tickets.end_a[ticket], self.tickets.ends_a[ticket])
            dijkstra.add_goals(self.tickets.end_b[ticket], self.tickets.ends_b[ticket])
            city = dijkstra.run(self.base_weight, self.base_weight)
            for route in dijkstra.path_to(city):
                uses[route] += 1
        for group in self.board.groups:
            most = max([uses[route] for route in group])
            for route in group:
                uses[route] = most
        self.demand: vec[i64] = vec[i64]([100 * n // max(1, printed) for n in uses])

    def find_detours(self) -> None:
        """Compute the extra cost of the best detour around each route and its parallel routes."""
        dijkstra = Dijkstra(self.board)
        detours: list[int] = []
        for route in range(self.size):
            weights = self.base_weight[:]
            group = self.board.group_of[route]
            weights[route] = BLOCKED
            if group >= 0:
                for twin in self.board.groups[group]:
                    weights[twin] = BLOCKED
            dijkstra.reset()
            dijkstra.add_sources(self.board.end_a[route], 1)
            dijkstra.add_goals(self.board.end_b[route], 1)
            city = dijkstra.run(weights, weights)
            around = dijkstra.cost[city] if city >= 0 else i64(20 * TURN)
            detours.append(int(max(around - self.base_weight[route], 0)))
        self.detour: vec[i64] = vec[i64](detours)
        # The expected cost of losing each route.
        self.risk: vec[i64] = vec[i64](
            [int((self.demand[r] + 2) * self.detour[r] // 100) for r in range(self.size)]
        )
