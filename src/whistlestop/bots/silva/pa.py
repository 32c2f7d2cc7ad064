"""The Path agent: the fewest hops for each initial ticket, and no further tickets."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.bots.silva.agent import SilvaBot
from whistlestop.bots.silva.hops import FREE
from whistlestop.bots.silva.legal_moves import NONE
from whistlestop.core.actions import Legal
from whistlestop.core.cards import COLOURS
from whistlestop.rail.state import RailState

FIRST_THREE: Final = 0b111


class PathBot(SilvaBot):
    """Claims routes for its most valuable tickets first, then the cheapest routes.

    It always draws blind: the published agent searches the row for a colour name that no card has.
    """

    name = "silva-pa"

    def keep(self, state: RailState, seat: i64, legal: Legal) -> i64:
        return FIRST_THREE

    def turn(self, state: RailState, seat: i64) -> i64:
        routes: vec[i64] = vec[i64]()
        worth: vec[i64] = vec[i64]()
        self.classify_routes(state, seat, 0)
        for ticket in self.open_tickets(state, seat):
            self.find_path(ticket)
            for route in self.hops.path:
                if self.hops.use[route] == FREE and self.board.length[route] < state.trains[seat]:
                    routes = append(routes, route)
                    worth = append(worth, self.board.points[route] + 2 * self.tickets.points[ticket])
        if not len(routes):
            for route in range(len(self.board.routes)):
                if self.hops.use[route] == FREE and self.board.length[route] < state.trains[seat]:
                    routes = append(routes, route)
                    worth = append(worth, -self.board.points[route])
        return self.first_claim(state, seat, routes, worth)

    def first_claim(self, state: RailState, seat: i64, routes: vec[i64], worth: vec[i64]) -> i64:
        """Claim the best route that the hand can pay for in its best colour, else draw blind."""
        best: i64 = NONE
        most: i64 = 0
        for i in range(len(routes)):
            if best == NONE or worth[i] > most:
                colour = self.moves.most_held(state, seat, routes[i], COLOURS)
                for twin in self.moves.twins[routes[i]]:
                    action = self.moves.claim(twin, colour)
                    if action != NONE:
                        best = action
                        most = worth[i]
        return best if best != NONE else self.moves.blind
