"""The claims and draws that are legal at a decision, by route and colour."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.action_index import CLAIM, DRAW, TICKETS, ActionIndex
from whistlestop.core import cards
from whistlestop.core.actions import Legal
from whistlestop.core.bits import BIT
from whistlestop.core.cards import ANY, COLOURS, KINDS, LOCOMOTIVE, ONE
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.rail.board import Board
from whistlestop.rail.state import RailState

NONE: Final = -1

# The published agents try colours in this order; the first wins ties.
ORDER: Final[vec[i64]] = vec[i64]([cards.LETTERS.index(letter) for letter in "ROBPWYKGL"])


@final
class LegalMoves:
    """The legal actions of one decision, grouped."""

    def __init__(self, game: Game, board: Board, action_index: ActionIndex) -> None:
        self.board = board
        self.action_index = action_index
        self.colour: vec[i64] = vec[i64]([route.colour for route in board.routes])
        self.ferry: vec[i64] = vec[i64]([route.ferry for route in board.routes])
        self.twins = [
            vec[i64](board.groups[group] if group >= 0 else [route])
            for route, group in enumerate(board.group_of)
        ]
        self.legal = game.new_legal()
        self.hand: i64 = 0
        self.claims: i64 = (
            0  # index of the first claim among the legal actions; `beyond` follows the last one
        )
        self.beyond: i64 = 0
        self.blind: i64 = NONE
        self.face_up: vec[i64] = vec[i64]([NONE] * KINDS)
        self.tickets: i64 = NONE

    def update(self, known: KnownState, legal: Legal) -> None:
        """Group the legal actions."""
        self.legal = legal
        self.hand = known.state.hands[known.seat]
        self.claims = self.beyond = 0
        self.blind = self.tickets = NONE
        for kind in range(KINDS):
            self.face_up[kind] = NONE
        unseen: i64 = 0  # tickets; the published agents assume that returned ones never come back
        for number in known.ticket_decks:
            unseen += number
        for i in range(legal.size):
            action = legal.actions[i]
            kind = self.action_index.kind[action]
            if kind == CLAIM:
                if not self.beyond:
                    self.claims = i
                self.beyond = i + 1
            elif kind == DRAW:
                if self.action_index.argument[action] < 0:
                    self.blind = action
                else:
                    self.face_up[self.action_index.argument[action]] = action
            elif kind == TICKETS and self.tickets == NONE and unseen:
                self.tickets = action

    def takes(self, route: i64, colour: i64) -> bool:
        """Return whether a colour can pay for a route."""
        return self.colour[route] == colour or self.colour[route] == ANY

    def claim(self, route: i64, colour: i64) -> i64:
        """Return the action that claims a route with a colour, filled up with locomotives."""
        length = self.board.length[route]
        number = cards.count(self.hand, colour)
        if number > length - self.ferry[route]:
            number = length - self.ferry[route]
        if not self.takes(route, colour) or cards.locomotives(self.hand) < length - number:
            return NONE
        cost = ONE[colour] * number + ONE[LOCOMOTIVE] * (length - number)
        for i in range(self.claims, self.beyond):
            action = self.legal.actions[i]
            if self.action_index.argument[action] == route and self.action_index.cost[action] == cost:
                return action
        return NONE

    def claim_between(self, route: i64) -> i64:
        """Return the first way to claim a route or a parallel one."""
        for i in range(COLOURS):
            for twin in self.twins[route]:
                action = self.claim(twin, ORDER[i])
                if action != NONE:
                    return action
        return NONE

    def is_free(self, state: RailState, seat: i64, route: i64) -> bool:
        """Return whether a route is unclaimed and open to the seat."""
        group = self.board.group_of[route]
        if group >= 0 and state.doubles[seat] & BIT[group]:
            return False
        return state.is_open(self.board, route)

    def most_held(self, state: RailState, seat: i64, route: i64, kinds: i64) -> i64:
        """Return the hand's most frequent colour that a route or a free parallel one accepts."""
        best: i64 = NONE
        for i in range(kinds):
            kind = ORDER[i]
            if best == NONE or cards.count(self.hand, kind) > cards.count(self.hand, best):
                for twin in self.twins[route]:
                    if self.takes(twin, kind) and self.is_free(state, seat, twin):
                        best = kind
        return best
