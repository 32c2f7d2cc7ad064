"""The One-Step Thinker: the next route on the path of its most valuable ticket."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from whistlestop.bots.silva.agent import SilvaBot, total_points
from whistlestop.bots.silva.hops import FREE
from whistlestop.bots.silva.legal_moves import NONE
from whistlestop.core import cards
from whistlestop.core.actions import Legal
from whistlestop.core.cards import ANY, COLOURS, KINDS, LOCOMOTIVE
from whistlestop.core.game import Game
from whistlestop.rail.state import RailState

MANY_TRAINS: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class OneStepBot(SilvaBot):
    """Chooses again only after a seat has scored, so it waits in vain for a route too long for its trains."""

    name = "silva-osa"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.route: i64 = NONE
        self.colour: i64 = NONE  # the colour to draw for the route; `ANY` if any will do
        self.scored: i64 = NONE

    def begin(self, seed: int) -> None:
        super().begin(seed)
        self.route = NONE
        self.scored = NONE

    def keep(self, state: RailState, seat: i64, legal: Legal) -> i64:
        self.scored = NONE
        return 0b111 if state.choosing else self.fewest_points(state, seat, legal)

    def min_length(self, trains: i64) -> i64:
        """Return the minimum length of a route on its paths."""
        return 0

    def wants_tickets(self, state: RailState) -> bool:
        """Return whether to take tickets once all are completed: while every seat has many trains."""
        for trains in state.trains:
            if trains < MANY_TRAINS:
                return False
        return self.moves.tickets != NONE

    def turn(self, state: RailState, seat: i64) -> i64:
        total = total_points(state)
        if self.scored < total:
            self.scored = total
            if not self.aim(state, seat):
                if self.wants_tickets(state):
                    self.scored = NONE
                    return self.moves.tickets
                self.aim_for_longest(state, seat)
        if self.route == NONE:
            return NONE
        action = self.moves.claim_between(self.route)
        return action if action != NONE else self.draw()

    def draw(self) -> i64:
        """Draw the wanted colour from the row, else a locomotive, else blind."""
        face_up = self.moves.face_up
        if self.colour != ANY and face_up[self.colour] != NONE:
            return face_up[self.colour]
        return face_up[LOCOMOTIVE] if face_up[LOCOMOTIVE] != NONE else self.moves.blind

    def aim(self, state: RailState, seat: i64) -> bool:
        """Choose the next route on the shortest path of the most valuable ticket that has a path."""
        self.classify_routes(state, seat, self.min_length(state.trains[seat]))
        best: i64 = NONE
        for ticket in self.open_tickets(state, seat):
            better = best == NONE or self.tickets.points[ticket] > self.tickets.points[best]
            if better and self.find_path(ticket):
                best = ticket
        if best == NONE:
            return False
        self.find_path(best)
        for route in self.hops.path:
            if self.hops.use[route] == FREE:
                self.route = route
                break
        self.colour = self.moves.most_held(state, seat, self.route, KINDS)
        return True

    def aim_for_longest(self, state: RailState, seat: i64) -> None:
        """Choose the longest route that the trains suffice for, breaking ties by the hand."""
        self.route = NONE
        longest: i64 = 0
        best: i64 = 0
        for route in range(len(self.board.routes)):
            length = self.board.length[route]
            if longest <= length <= state.trains[seat] and self.moves.is_free(state, seat, route):
                rank = self.rank(self.moves.colour[route], length)
                if length > longest or rank > best:
                    longest = length
                    best = rank
                    self.route = route
                    self.colour = self.moves.colour[route]

    def rank(self, colour: i64, length: i64) -> i64:
        """Return how well the hand suits a route, with the published agent's quirks."""
        hand = self.moves.hand
        most: i64 = 0
        for kind in range(COLOURS):
            if cards.count(hand, kind) > most:
                most = cards.count(hand, kind)
        number = most if colour == ANY else cards.count(hand, colour)
        if number >= length:
            return self.gray_rank() if colour == ANY else i64(10)
        if number + cards.locomotives(hand) >= length:
            return 9
        return most - length + (10 if colour == ANY else 9)

    def gray_rank(self) -> i64:
        """Return the rank of a gray route that the hand can pay for without locomotives."""
        return 10
