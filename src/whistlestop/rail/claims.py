"""Every claim of a board: each route with each way to pay for it, numbered class by class."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.core import bits, cards
from whistlestop.core.actions import Legal
from whistlestop.core.cards import COLOURS
from whistlestop.rail.board import MOST_HELD, Board
from whistlestop.rail.payment import affordable, payments
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game

# What is known of each class stands side by side.
_COLOUR: Final = 0
_LENGTH: Final = 1
_FERRY: Final = 2
_BEGIN: Final = 3  # its first route among the members of all classes
_PAYMENTS: Final = 4  # how many there are for each of its routes
_ACTION: Final = 5  # the first of its actions
_WIDTH: Final = 8


@final
class Claims:
    """The claims of a board as actions, and which of them a hand can pay."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.first: i64 = 0
        self.routes: vec[i64] = vec[i64]()
        self.costs: vec[i64] = vec[i64]()
        self.classes: vec[i64] = vec[i64]([0] * (_WIDTH * board.classes))

    def join(self, game: "Game") -> None:
        """Name the actions."""
        board = self.board
        self.first = len(game.actions)
        for number, (colour, length, ferry) in enumerate(board.prices):
            costs = payments(colour, length, ferry)
            at = number * _WIDTH
            self.classes[at + _COLOUR] = colour
            self.classes[at + _LENGTH] = length
            self.classes[at + _FERRY] = ferry
            self.classes[at + _BEGIN] = board.class_begin[number]
            self.classes[at + _PAYMENTS] = len(costs)
            self.classes[at + _ACTION] = len(game.actions)
            for member in range(board.class_begin[number], board.class_begin[number + 1]):
                route = board.member[member]
                for cost in costs:
                    game.actions.add(f"claim {board.routes[route].name} {cards.letters(cost)}")
                    self.routes = append(self.routes, route)
                    self.costs = append(self.costs, cost)

    def route(self, action: i64) -> i64:
        """Return the route that an action claims."""
        return self.routes[action - self.first]

    def cost(self, action: i64) -> i64:
        """Return the cards that an action pays."""
        return self.costs[action - self.first]

    def add_legal(self, state: RailState, seat: i64, out: Legal) -> None:
        """List what the seat can claim, in every way in which it can pay."""
        hand = state.hands[seat]
        mine = state.doubles[seat]
        can = self.within_reach(hand, state.trains[seat]) & state.open_classes
        classes, groups = self.classes, self.board.member_group
        actions, numbers, size = out.actions, out.payments, out.size
        while can:
            kind = bits.lowest(can)
            can &= can - 1
            at = kind * _WIDTH
            n = affordable(hand, classes[at], classes[at + _LENGTH], classes[at + _FERRY], numbers)
            member = classes[at + _BEGIN]
            payable = classes[at + _PAYMENTS]
            action = classes[at + _ACTION]
            routes = state.open[kind]
            while routes:
                if routes & 1 and not mine & groups[member]:
                    i: i64 = 0
                    while i < n:
                        actions[size] = action + numbers[i]
                        size += 1
                        i += 1
                routes >>= 1
                member += 1
                action += payable
        out.size = size

    def within_reach(self, hand: i64, trains: i64) -> i64:
        """Return the classes of routes that so many cards and trains suffice for."""
        board = self.board
        reach = board.reach
        held = cards.locomotives(hand)
        classes: i64 = 0
        row = held
        while row < COLOURS * MOST_HELD:
            classes |= reach[row + (hand & 63)]
            row += MOST_HELD
            hand >>= 6
        return classes & board.with_locomotives[held] & board.with_trains[trains]
