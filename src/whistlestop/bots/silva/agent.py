"""Shared behaviour of the four published agents."""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from whistlestop.bots.action_index import KEEP, PAY, TAKE, TICKETS, ActionIndex
from whistlestop.bots.bot import KnownStateBot
from whistlestop.bots.silva.file_order import swap_ticket_ends
from whistlestop.bots.silva.hops import FREE, OWN, OWN_BESIDE_FREE, Hops
from whistlestop.bots.silva.legal_moves import NONE, LegalMoves
from whistlestop.core import cards
from whistlestop.core.actions import Legal
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.material import offers
from whistlestop.core.state import State
from whistlestop.games.germany.passengers import PASSENGERS
from whistlestop.rail.board_setup import BoardSetup, board_of
from whistlestop.rail.paths import RailTickets, networks
from whistlestop.rail.state import RailState


def plays(game: Game) -> bool:
    """Return whether a game has a board, a row and tickets with points, as the agents expect."""
    has_board = any(isinstance(step, BoardSetup) for step in game.opening)
    return has_board and game.supply.row_size > 0 and all(ticket.points for ticket in game.tickets.tickets)


@mypyc_attr(allow_interpreted_subclasses=True)
class SilvaBot(KnownStateBot):
    """Handles the decisions that the published agents never faced; subclasses choose tickets and turns."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.board = board_of(game)
        self.action_index = ActionIndex(game)
        self.moves = LegalMoves(game, self.board, self.action_index)
        self.hops = Hops(self.board)
        self.tickets = RailTickets(self.board, game.tickets)
        swap_ticket_ends(self.tickets)
        self.collected = game.registered(PASSENGERS)
        self.luck = Seeded(0)

    def begin(self, seed: int) -> None:
        self.luck = Seeded(seed)

    def decide(self, known: KnownState, legal: Legal) -> i64:
        state = cast(RailState, known.state)
        kind = self.action_index.kind[legal.actions[0]]
        if legal.size == 1:
            return legal.actions[0]
        if kind == KEEP:
            return self.keep_action(legal, self.keep(state, known.seat, legal))
        if kind == TAKE:
            return self.passenger(state, known.seat, legal)
        if kind == TICKETS and state.choosing:
            return legal.actions[1]  # all but one from the first deck, like Europe's single long ticket
        if self.action_index.kind[legal.actions[legal.size - 1]] == PAY:
            return self.surcharge(legal)
        self.moves.update(known, legal)
        action = self.turn(state, known.seat)
        return action if action != NONE else self.fallback(legal)

    def keep(self, state: RailState, seat: i64, legal: Legal) -> i64:
        """Return the positions of the offered tickets to keep."""
        raise NotImplementedError

    def turn(self, state: RailState, seat: i64) -> i64:
        """Return a claim or draw, or NONE."""
        raise NotImplementedError

    def keep_action(self, legal: Legal, positions: i64) -> i64:
        """Return the action that keeps the given positions."""
        for i in range(legal.size):
            if self.action_index.argument[legal.actions[i]] == positions:
                return legal.actions[i]
        return legal.actions[0]

    def fewest_points(self, state: State, seat: i64, legal: Legal) -> i64:
        """Return the positions whose tickets have the fewest points."""
        best: i64 = NONE
        least: i64 = 0
        for i in range(legal.size):
            positions = self.action_index.argument[legal.actions[i]]
            points = self.points_of(state.offers[seat], positions)
            if best == NONE or points < least:
                best = positions
                least = points
        return best

    def points_of(self, offer: i64, positions: i64) -> i64:
        """Sum the points of some offered tickets."""
        points: i64 = 0
        while positions:
            if positions & 1:
                points += self.tickets.points[offers.first(offer)]
            positions >>= 1
            offer = offers.rest(offer)
        return points

    def passenger(self, state: State, seat: i64, legal: Legal) -> i64:
        """Take a passenger of the seat's most frequent colour."""
        best = legal.actions[0]
        mine = self.collected.get(state, seat)
        for i in range(legal.size):
            action = legal.actions[i]
            if cards.count(mine, self.action_index.argument[action]) > cards.count(
                mine, self.action_index.argument[best]
            ):
                best = action
        return best

    def surcharge(self, legal: Legal) -> i64:
        """Pay a tunnel's surcharge whenever possible, with as few locomotives as possible."""
        best: i64 = NONE
        for i in range(legal.size):
            action = legal.actions[i]
            if self.action_index.kind[action] == PAY:
                locomotives = cards.locomotives(self.action_index.argument[action])
                if best == NONE or locomotives < cards.locomotives(self.action_index.argument[best]):
                    best = action
        return best

    def fallback(self, legal: Legal) -> i64:
        """Draw a random card, else make a random claim, else any other move."""
        moves = self.moves
        draws: vec[i64] = vec[i64]()
        if moves.blind != NONE:
            draws = append(draws, moves.blind)
        for action in moves.face_up:
            if action != NONE:
                draws = append(draws, action)
        if len(draws):
            return draws[self.luck.below(len(draws))]
        if moves.beyond > moves.claims:
            return legal.actions[moves.claims + self.luck.below(moves.beyond - moves.claims)]
        return moves.tickets if moves.tickets != NONE else legal.actions[self.luck.below(legal.size)]

    def open_tickets(self, state: RailState, seat: i64) -> vec[i64]:
        """List the held tickets that are not yet completed."""
        open_ones: vec[i64] = vec[i64]()
        joined = networks(self.board, state, seat)
        for ticket in state.game.tickets.held_by(state, seat):
            if not self.tickets.joins(joined, ticket):
                open_ones = append(open_ones, ticket)
        return open_ones

    def find_path(self, ticket: i64) -> bool:
        """Search for the path with the fewest hops for a ticket; return whether there is one."""
        tickets = self.tickets
        return self.hops.search(
            tickets.end_a[ticket], tickets.ends_a[ticket], tickets.end_b[ticket], tickets.ends_b[ticket]
        )

    def classify_routes(self, state: RailState, seat: i64, min_length: i64) -> None:
        """Classify the seat's routes, and free ones of a minimum length."""
        for route in range(len(self.board.routes)):
            self.hops.use[route] = 0
            if is_mine(state, seat, route):
                self.hops.use[route] = OWN
                for twin in self.moves.twins[route]:
                    if state.is_open(self.board, twin):
                        self.hops.use[route] = OWN_BESIDE_FREE
            elif self.board.length[route] >= min_length and self.moves.is_free(state, seat, route):
                self.hops.use[route] = FREE


def is_mine(state: RailState, seat: i64, route: i64) -> bool:
    """Return whether the seat owns a route."""
    return i64(state.owner[route]) == seat + 1


def total_points(state: RailState) -> i64:
    """Sum the points of all seats, which changes with every claim."""
    total: i64 = 0
    for points in state.points:
        total += points
    return total
