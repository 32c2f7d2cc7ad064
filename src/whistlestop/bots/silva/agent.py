"""What the four published players have in common."""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from whistlestop.bots.bot import SightedBot
from whistlestop.bots.deeds import KEEP, PAY, TAKE, TICKETS, Deeds
from whistlestop.bots.silva.chances import NONE, Chances
from whistlestop.bots.silva.hops import FREE, OWN, OWN_BESIDE_FREE, Hops
from whistlestop.bots.silva.reading import read_second_first
from whistlestop.core import cards
from whistlestop.core.actions import Legal
from whistlestop.core.chance import Seeded
from whistlestop.core.game import Game
from whistlestop.core.sight import Sight
from whistlestop.core.state import State
from whistlestop.games.germany.passengers import collected_by
from whistlestop.rail.laying import LayBoard, board_of
from whistlestop.rail.paths import RailTickets, networks
from whistlestop.rail.state import RailState


def plays(game: Game) -> bool:
    """Tell whether a game has what the published players know: a board, a row, and tickets with points."""
    has_board = any(isinstance(step, LayBoard) for step in game.opening)
    return has_board and game.supply.row_size > 0 and all(ticket.points for ticket in game.tickets.tickets)


@mypyc_attr(allow_interpreted_subclasses=True)
class SilvaBot(SightedBot):
    """Answers what the published players were never asked, and leaves tickets and turns to each of them."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.board = board_of(game)
        self.deeds = Deeds(game)
        self.chances = Chances(game, self.board, self.deeds)
        self.hops = Hops(self.board)
        self.tickets = RailTickets(self.board, game.tickets)
        read_second_first(self.tickets)
        self.collected: i64 = collected_by(game) if "take" in game.actions.kinds() else NONE
        self.luck = Seeded(0)

    def begin(self, seed: int) -> None:
        self.luck = Seeded(seed)

    def decide(self, sight: Sight, legal: Legal) -> i64:
        state = cast(RailState, sight.state)
        what = self.deeds.what[legal.actions[0]]
        if legal.size == 1:
            return legal.actions[0]
        if what == KEEP:
            return self.answer(legal, self.keep(state, sight.seat, legal))
        if what == TAKE:
            return self.passenger(state, sight.seat, legal)
        if what == TICKETS and state.choosing:
            return legal.actions[1]  # all but one from the first deck, like Europe's one long ticket
        if self.deeds.what[legal.actions[legal.size - 1]] == PAY:
            return self.surcharge(legal)
        self.chances.look(sight, legal)
        action = self.turn(state, sight.seat)
        return action if action != NONE else self.anything(legal)

    def keep(self, state: RailState, seat: i64, legal: Legal) -> i64:
        """Return the positions of the offered tickets to keep."""
        raise NotImplementedError

    def turn(self, state: RailState, seat: i64) -> i64:
        """Return what to claim or draw, or nothing if the player has no idea."""
        raise NotImplementedError

    def answer(self, legal: Legal, positions: i64) -> i64:
        """Return the action that keeps some positions."""
        for i in range(legal.size):
            if self.deeds.names[legal.actions[i]] == positions:
                return legal.actions[i]
        return legal.actions[0]

    def fewest_points(self, state: State, seat: i64, legal: Legal) -> i64:
        """Return the positions whose tickets have the fewest points."""
        best: i64 = NONE
        least: i64 = 0
        for i in range(legal.size):
            positions = self.deeds.names[legal.actions[i]]
            points = self.points_of(state.offers[seat], positions)
            if best == NONE or points < least:
                best = positions
                least = points
        return best

    def points_of(self, offer: i64, positions: i64) -> i64:
        """Add up the points of some offered tickets."""
        points: i64 = 0
        while positions:
            if positions & 1:
                points += self.tickets.points[(offer & 255) - 1]
            positions >>= 1
            offer >>= 8
        return points

    def passenger(self, state: State, seat: i64, legal: Legal) -> i64:
        """Take a passenger of the colour of which the seat has most."""
        best = legal.actions[0]
        mine = state.notes[self.collected + seat]
        for i in range(legal.size):
            action = legal.actions[i]
            if cards.count(mine, self.deeds.names[action]) > cards.count(mine, self.deeds.names[best]):
                best = action
        return best

    def surcharge(self, legal: Legal) -> i64:
        """Pay for a tunnel whenever that is possible, with as few locomotives as possible."""
        best: i64 = NONE
        for i in range(legal.size):
            action = legal.actions[i]
            if self.deeds.what[action] == PAY:
                locomotives = cards.locomotives(self.deeds.names[action])
                if best == NONE or locomotives < cards.locomotives(self.deeds.names[best]):
                    best = action
        return best

    def anything(self, legal: Legal) -> i64:
        """Draw any card, or claim anything, or do anything else that is possible."""
        chances = self.chances
        draws: vec[i64] = vec[i64]()
        if chances.blind != NONE:
            draws = append(draws, chances.blind)
        for action in chances.face_up:
            if action != NONE:
                draws = append(draws, action)
        if len(draws):
            return draws[self.luck.below(len(draws))]
        if chances.beyond > chances.claims:
            return legal.actions[chances.claims + self.luck.below(chances.beyond - chances.claims)]
        return chances.tickets if chances.tickets != NONE else legal.actions[self.luck.below(legal.size)]

    def open_tickets(self, state: RailState, seat: i64) -> vec[i64]:
        """List the held tickets that the seat's routes do not join yet."""
        open_ones: vec[i64] = vec[i64]()
        joined = networks(self.board, state, seat)
        for ticket in state.game.tickets.held_by(state, seat):
            if not self.tickets.joins(joined, ticket):
                open_ones = append(open_ones, ticket)
        return open_ones

    def find_way(self, ticket: i64) -> bool:
        """Search for the way with the fewest hops that completes a ticket; tell whether there is one."""
        tickets = self.tickets
        return self.hops.search(
            tickets.end_a[ticket], tickets.ends_a[ticket], tickets.end_b[ticket], tickets.ends_b[ticket]
        )

    def look_around(self, state: RailState, seat: i64, shortest: i64) -> None:
        """Mark the own routes, and the free ones that are not too short."""
        for route in range(len(self.board.routes)):
            self.hops.use[route] = 0
            if is_mine(state, seat, route):
                self.hops.use[route] = OWN
                for twin in self.chances.twins[route]:
                    if state.is_open(self.board, twin):
                        self.hops.use[route] = OWN_BESIDE_FREE
            elif self.board.length[route] >= shortest and self.chances.is_free(state, seat, route):
                self.hops.use[route] = FREE


def is_mine(state: RailState, seat: i64, route: i64) -> bool:
    """Tell whether the seat owns a route."""
    return i64(state.owner[route]) == seat + 1


def total_points(state: RailState) -> i64:
    """Add up the points of all seats; whenever it grows, somebody has claimed a route."""
    total: i64 = 0
    for points in state.points:
        total += points
    return total
