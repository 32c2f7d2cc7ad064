"""Shortest paths for the tickets that a seat holds, each on its own."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.dijkstra import BLOCKED, Dijkstra
from whistlestop.core.game import Game
from whistlestop.core.state import ZEROS
from whistlestop.rail.board import Board
from whistlestop.rail.board_setup import board_of
from whistlestop.rail.paths import RailTickets
from whistlestop.rail.state import RailState

USEFUL: Final = 1  # on the path of some ticket
NEAREST: Final = 2  # on the path of the ticket closest to completion


class TicketPaths:
    """Marks the unclaimed routes on the shortest path of each ticket."""

    def __init__(self, game: Game) -> None:
        board: Board = board_of(game)
        self.board = board
        self.dijkstra = Dijkstra(board)
        self.weights: vec[i64] = ZEROS[: len(board.routes)]
        self.tickets = RailTickets(board, game.tickets)
        self.use: vec[i64] = ZEROS[: len(board.routes)]  # for each route: 0, USEFUL or NEAREST

    def update(self, state: RailState, seat: i64) -> None:
        """Mark the paths of the tickets that the seat has enough trains for."""
        self.use = ZEROS[: len(self.board.routes)]
        for route in range(len(self.board.routes)):
            self.weights[route] = self.cost_of(state, seat, route)
        nearest: i64 = -1
        least = state.trains[seat] + 1
        for ticket in state.game.tickets.held_by(state, seat):
            end = self.search(ticket)
            if self.dijkstra.cost[end] <= state.trains[seat]:
                self.mark(end, USEFUL)
            if self.dijkstra.cost[end] < least:
                least = self.dijkstra.cost[end]
                nearest = ticket
        if nearest >= 0:
            self.mark(self.search(nearest), NEAREST)

    def cost_of(self, state: RailState, seat: i64, route: i64) -> i64:
        """Return the trains that a route would cost the seat."""
        if i64(state.owner[route]) == seat + 1:
            return 0
        return self.board.length[route] if state.is_open(self.board, route) else BLOCKED

    def search(self, ticket: i64) -> i64:
        """Search from one place of a ticket; return the nearest city of the other place."""
        self.dijkstra.search_all(self.tickets.end_a[ticket], self.tickets.ends_a[ticket], self.weights)
        return self.dijkstra.nearest(self.tickets.end_b[ticket], self.tickets.ends_b[ticket])

    def mark(self, city: i64, use: i64) -> None:
        """Mark the last search's path to a city."""
        for route in self.dijkstra.path_to(city):
            self.use[route] = use
