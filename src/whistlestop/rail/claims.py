"""All claims of a board: each route with each of its payments, numbered class by class."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.core import bits, cards
from whistlestop.core.action_types import ROUTE
from whistlestop.core.actions import Aim, Legal
from whistlestop.core.bits import BIT
from whistlestop.core.cards import ANY, COLOURS
from whistlestop.rail.board import PAIR_SIZE, PAIRS, Board
from whistlestop.rail.payment import in_any_colour, payments
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game

# Offsets into the fields of a class, which are stored contiguously.
_COLOUR: Final = 0
_LENGTH: Final = 1
_FERRY: Final = 2
_PAYMENTS: Final = 3  # the number of payments for each of its routes
_ACTION: Final = 4  # the first of its actions
_WIDTH: Final = 8


@final
class Claims:
    """The claims of a board as actions, and the search for those that a hand can pay."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.first: i64 = 0
        self.routes: vec[i64] = vec[i64]()
        self.costs: vec[i64] = vec[i64]()
        self.classes: vec[i64] = vec[i64]([0] * (_WIDTH * board.classes))
        self.gray: i64 = 0  # the gray classes, as a set

    def join(self, game: "Game") -> None:
        """Register the actions."""
        board = self.board
        self.first = len(game.actions)
        for number, (colour, length, ferry) in enumerate(board.prices):
            costs = payments(colour, length, ferry)
            at = number * _WIDTH
            if colour == ANY:
                self.gray |= BIT[number]
            self.classes[at + _COLOUR] = colour
            self.classes[at + _LENGTH] = length
            self.classes[at + _FERRY] = ferry
            self.classes[at + _PAYMENTS] = len(costs)
            self.classes[at + _ACTION] = len(game.actions)
            for member in range(board.class_begin[number], board.class_begin[number + 1]):
                route = board.member[member]
                name = board.routes[route].name
                aim = Aim(ROUTE, name)
                for cost in costs:
                    game.actions.add(f"claim {name} {cards.letters(cost)}", aim)
                    self.routes = append(self.routes, route)
                    self.costs = append(self.costs, cost)

    def route(self, action: i64) -> i64:
        """Return the route that an action claims."""
        return self.routes[action - self.first]

    def cost(self, action: i64) -> i64:
        """Return the cards that an action pays."""
        return self.costs[action - self.first]

    def action(self, route: i64, colour: i64, locomotives: i64) -> i64:
        """Return the action that claims a route with some locomotives and otherwise cards of one colour."""
        kind = self.board.class_of[route]
        at = kind * _WIDTH
        length, ferry = self.classes[at + _LENGTH], self.classes[at + _FERRY]
        begin = self.classes[at + _ACTION] + self.board.place_in_class[route] * self.classes[at + _PAYMENTS]
        if self.classes[at + _COLOUR] != ANY:
            return begin + locomotives
        if locomotives == length:
            return begin + COLOURS * (length - ferry)
        return begin + colour * (length - ferry) + locomotives - ferry

    def add_legal(self, state: RailState, seat: i64, out: Legal) -> None:
        """Add every route that the seat can claim, with every payment that it can make."""
        can = self.within_reach(state.hands[seat], state.trains[seat]) & state.open_classes
        if can & ~self.gray:
            self.add_coloured(state, seat, can & ~self.gray, out)
        if can & self.gray:
            self.add_gray(state, seat, can & self.gray, out)

    def add_coloured(self, state: RailState, seat: i64, can: i64, out: Legal) -> None:
        """Add the claims of coloured classes; payments with more locomotives follow each other."""
        board, hand, mine = self.board, state.hands[seat], state.doubles[seat]
        held = cards.locomotives(hand)
        classes, actions, size = self.classes, out.actions, out.size
        while can:
            kind = bits.lowest(can)
            can &= can - 1
            at = kind * _WIDTH
            length = classes[at + _LENGTH]
            fewest = length - cards.count(hand, classes[at])
            if fewest < 0:
                fewest = 0
            n = (held if held < length else length) - fewest + 1
            step = classes[at + _PAYMENTS]
            action = classes[at + _ACTION] + fewest
            routes = state.open[kind]
            if mine and mine & board.class_groups[kind]:
                routes &= ~self.beside(kind, mine)
            while routes:
                # Always written, but counted only if the route is open: a branch would often be mispredicted.
                # For the same reason the first two payments are written even if there is only one.
                actions[size] = action
                actions[size + 1] = action + 1
                i: i64 = 2
                while i < n:
                    actions[size + i] = action + i
                    i += 1
                size += n & -(routes & 1)
                routes >>= 1
                action += step
        out.size = size

    def add_gray(self, state: RailState, seat: i64, can: i64, out: Legal) -> None:
        """Add the claims of gray classes; the payments are computed once per class."""
        board, hand, mine = self.board, state.hands[seat], state.doubles[seat]
        classes, numbers, actions, size = self.classes, out.payments, out.actions, out.size
        while can:
            kind = bits.lowest(can)
            can &= can - 1
            at = kind * _WIDTH
            n = in_any_colour(hand, classes[at + _LENGTH], classes[at + _FERRY], numbers)
            step = classes[at + _PAYMENTS]
            action = classes[at + _ACTION]
            routes = state.open[kind]
            if mine and mine & board.class_groups[kind]:
                routes &= ~self.beside(kind, mine)
            while routes:
                actions[size] = action + numbers[0]
                actions[size + 1] = action + numbers[1]
                i: i64 = 2
                while i < n:
                    actions[size + i] = action + numbers[i]
                    i += 1
                size += n & -(routes & 1)
                routes >>= 1
                action += step
        out.size = size

    def beside(self, kind: i64, doubles: i64) -> i64:
        """Return the routes of a class that belong to any of these groups of parallel routes."""
        board = self.board
        routes: i64 = 0
        doubles &= board.class_groups[kind]
        while doubles:
            routes |= board.twins[kind * len(board.groups) + bits.lowest(doubles)]
            doubles &= doubles - 1
        return routes

    def within_reach(self, hand: i64, trains: i64) -> i64:
        """Return the classes of routes that the hand and the trains suffice for."""
        board = self.board
        reach = board.reach
        each = cards.with_locomotives(hand)
        classes: i64 = 0
        pair: i64 = 0
        while pair < PAIRS * PAIR_SIZE:
            classes |= reach[pair + (each & 15) + ((each >> 2) & 240)]
            pair += PAIR_SIZE
            each >>= 12
        return classes & board.with_locomotives[cards.locomotives(hand)] & board.with_trains[trains]
