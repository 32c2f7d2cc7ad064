"""What a seat can claim and draw at a decision, asked for by route and colour."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.deeds import CLAIM, DRAW, TICKETS, Deeds
from whistlestop.core import cards
from whistlestop.core.actions import Legal
from whistlestop.core.bits import BIT
from whistlestop.core.cards import ANY, COLOURS, KINDS, LOCOMOTIVE, ONE
from whistlestop.core.game import Game
from whistlestop.core.sight import Sight
from whistlestop.rail.board import Board
from whistlestop.rail.state import RailState

NONE: Final = -1

# The published players go through the colours in this order, and the first of equals counts.
ORDER: Final[vec[i64]] = vec[i64]([cards.LETTERS.index(letter) for letter in "ROBPWYKGL"])


@final
class Chances:
    """The legal actions of one decision, sorted."""

    def __init__(self, game: Game, board: Board, deeds: Deeds) -> None:
        self.board = board
        self.deeds = deeds
        self.colour: vec[i64] = vec[i64]([route.colour for route in board.routes])
        self.ferry: vec[i64] = vec[i64]([route.ferry for route in board.routes])
        self.twins = [
            vec[i64](board.groups[group] if group >= 0 else [route])
            for route, group in enumerate(board.group_of)
        ]
        self.legal = game.new_legal()
        self.hand: i64 = 0
        self.claims: i64 = 0  # the first claim among the legal actions, and behind the last one
        self.beyond: i64 = 0
        self.blind: i64 = NONE
        self.face_up: vec[i64] = vec[i64]([NONE] * KINDS)
        self.tickets: i64 = NONE

    def look(self, sight: Sight, legal: Legal) -> None:
        """Sort the legal actions."""
        self.legal = legal
        self.hand = sight.state.hands[sight.seat]
        self.claims = self.beyond = 0
        self.blind = self.tickets = NONE
        for kind in range(KINDS):
            self.face_up[kind] = NONE
        unseen: i64 = 0  # tickets; the published players think that unwanted ones never come back
        for number in sight.ticket_decks:
            unseen += number
        for i in range(legal.size):
            action = legal.actions[i]
            what = self.deeds.what[action]
            if what == CLAIM:
                if not self.beyond:
                    self.claims = i
                self.beyond = i + 1
            elif what == DRAW:
                if self.deeds.names[action] < 0:
                    self.blind = action
                else:
                    self.face_up[self.deeds.names[action]] = action
            elif what == TICKETS and self.tickets == NONE and unseen:
                self.tickets = action

    def takes(self, route: i64, colour: i64) -> bool:
        """Tell whether a route can be paid with a colour."""
        return self.colour[route] == colour or self.colour[route] == ANY

    def claim(self, route: i64, colour: i64) -> i64:
        """Return the action that claims a route with cards of a colour and, as far as needed, locomotives."""
        length = self.board.length[route]
        number = cards.count(self.hand, colour)
        if number > length - self.ferry[route]:
            number = length - self.ferry[route]
        if not self.takes(route, colour) or cards.locomotives(self.hand) < length - number:
            return NONE
        cost = ONE[colour] * number + ONE[LOCOMOTIVE] * (length - number)
        for i in range(self.claims, self.beyond):
            action = self.legal.actions[i]
            if self.deeds.names[action] == route and self.deeds.cost[action] == cost:
                return action
        return NONE

    def claim_between(self, route: i64) -> i64:
        """Return the first way to claim a route or one beside it."""
        for i in range(COLOURS):
            for twin in self.twins[route]:
                action = self.claim(twin, ORDER[i])
                if action != NONE:
                    return action
        return NONE

    def is_free(self, state: RailState, seat: i64, route: i64) -> bool:
        """Tell whether nobody owns a route, and the seat may still claim it."""
        group = self.board.group_of[route]
        if group >= 0 and state.doubles[seat] & BIT[group]:
            return False
        return state.is_open(self.board, route)

    def most_held(self, state: RailState, seat: i64, route: i64, kinds: i64) -> i64:
        """Return the colour of which the hand has most, among those that a route or one beside it takes."""
        best: i64 = NONE
        for i in range(kinds):
            kind = ORDER[i]
            if best == NONE or cards.count(self.hand, kind) > cards.count(self.hand, best):
                for twin in self.twins[route]:
                    if self.takes(twin, kind) and self.is_free(state, seat, twin):
                        best = kind
        return best
