"""The ways to the tickets that a seat holds, for a bot that does one thing after the other."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.roads import CLOSED, Roads
from whistlestop.core.game import Game
from whistlestop.core.state import ZEROS
from whistlestop.rail.board import Board
from whistlestop.rail.laying import board_of
from whistlestop.rail.paths import RailTickets
from whistlestop.rail.state import RailState

USEFUL: Final = 1  # a route on the way to some ticket,
NEAREST: Final = 2  # and one on the way to the ticket that is nearest to being completed


class Errand:
    """Marks the routes that are missing on the cheapest way to each ticket."""

    def __init__(self, game: Game) -> None:
        board: Board = board_of(game)
        self.board = board
        self.roads = Roads(board)
        self.tickets = RailTickets(board, game.tickets)
        self.use: vec[i64] = ZEROS[: len(board.routes)]  # of each route

    def look(self, state: RailState, seat: i64) -> None:
        """Find the ways to the tickets that the seat has enough trains for."""
        self.use = ZEROS[: len(self.board.routes)]
        for route in range(len(self.board.routes)):
            self.roads.cost[route] = self.price(state, seat, route)
        nearest: i64 = -1
        least = state.trains[seat] + 1
        for ticket in state.game.tickets.held_by(state, seat):
            end = self.reach(ticket)
            if self.roads.distance[end] <= state.trains[seat]:
                self.mark(end, USEFUL)
            if self.roads.distance[end] < least:
                least = self.roads.distance[end]
                nearest = ticket
        if nearest >= 0:
            self.mark(self.reach(nearest), NEAREST)

    def price(self, state: RailState, seat: i64, route: i64) -> i64:
        """Return how many trains a route would cost the seat."""
        if i64(state.owner[route]) == seat + 1:
            return 0
        return self.board.length[route] if state.is_open(self.board, route) else CLOSED

    def reach(self, ticket: i64) -> i64:
        """Search from one place of a ticket, and return the nearest end of the other."""
        self.roads.search(self.tickets.end_a[ticket], self.tickets.ends_a[ticket])
        return self.roads.nearest_of(self.tickets.end_b[ticket], self.tickets.ends_b[ticket])

    def mark(self, city: i64, use: i64) -> None:
        """Mark the way that the last search found to a city."""
        while self.roads.arrival[city] >= 0:
            self.use[self.roads.arrival[city]] = use
            city = self.roads.before(city)
