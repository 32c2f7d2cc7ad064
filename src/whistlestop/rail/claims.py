"""All claims of a board: each route with each of its payments, numbered class by class."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.core import bits, cards
from whistlestop.core.action_types import ROUTE
from whistlestop.core.actions import Aim, Legal
from whistlestop.core.bits import BIT
from whistlestop.core.cards import ANY, COLOURS
from whistlestop.core.state import ZEROS
from whistlestop.rail.board import PAIR_SIZE, PAIRS, Board
from whistlestop.rail.payment import count_in_any_colour, in_any_colour, nth_in_any_colour, payments
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

# The fields of a packed price: the length, the locomotives of a ferry, and where a hand has its colour.
_FIELD: Final = 255
_FERRY_AT: Final = 8
_SHIFT_AT: Final = 16

# Offsets into what `count` notes.
_WHOSE: Final = 0  # the first action, which tells claims from others
_WITHIN_REACH: Final = 1  # the classes within reach
_UP_TO: Final = 2  # from here on: the number of claims up to each of these classes


@final
class Claims:
    """The claims of a board as actions, and the search for those that a hand can pay."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.first: i64 = 0
        self.routes: vec[i64] = vec[i64]()
        self.costs: vec[i64] = vec[i64]()
        self.classes: vec[i64] = vec[i64]([0] * (_WIDTH * board.classes))
        self.groups: i64 = len(board.groups)
        self.gray: i64 = 0  # the gray classes, as a set
        self.prices: vec[i64] = ZEROS[: board.classes]  # the price of each class, packed

    def join(self, game: "Game") -> None:
        """Register the actions."""
        board = self.board
        self.first = len(game.actions)
        for number, (colour, length, ferry) in enumerate(board.prices):
            costs = payments(colour, length, ferry)
            at = number * _WIDTH
            if colour == ANY:
                self.gray |= BIT[number]
            shift = 0 if colour == ANY else 6 * colour
            self.prices[number] = length + (ferry << _FERRY_AT) + (shift << _SHIFT_AT)
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
        hand, mine = state.hands[seat], state.doubles[seat]
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
            if mine and mine & self.board.class_groups[kind]:
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
        hand, mine = state.hands[seat], state.doubles[seat]
        classes, numbers, actions, size = self.classes, out.payments, out.actions, out.size
        while can:
            kind = bits.lowest(can)
            can &= can - 1
            at = kind * _WIDTH
            n = in_any_colour(hand, classes[at + _LENGTH], classes[at + _FERRY], numbers)
            step = classes[at + _PAYMENTS]
            action = classes[at + _ACTION]
            routes = state.open[kind]
            if mine and mine & self.board.class_groups[kind]:
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

    def count(self, state: RailState, seat: i64, out: Legal) -> i64:
        """Count the claims that `add_legal` lists, and note how many there are up to each class."""
        hand, mine = state.hands[seat], state.doubles[seat]
        prices, notes, total = self.prices, out.notes, i64(0)
        can = self.within_reach(hand, state.trains[seat]) & state.open_classes
        notes[_WHOSE] = self.first
        notes[_WITHIN_REACH] = can
        held = cards.locomotives(hand)
        coloured, gray, at_note = can & ~self.gray, can & self.gray, i64(_UP_TO)
        while coloured:
            kind = bits.lowest(coloured)
            coloured &= coloured - 1
            price = prices[kind]
            length = price & _FIELD
            have = (hand >> (price >> _SHIFT_AT)) & 63
            n = (held if held < length else length) + (have if have < length else length) - length + 1
            routes = state.open[kind]
            if mine and mine & self.board.class_groups[kind]:
                routes &= ~self.beside(kind, mine)
            total += n * bits.size_of_few(routes)
            notes[at_note] = total
            at_note += 1
        while gray:
            kind = bits.lowest(gray)
            gray &= gray - 1
            routes = state.open[kind]
            if mine and mine & self.board.class_groups[kind]:
                routes &= ~self.beside(kind, mine)
            price = prices[kind]
            payments = count_in_any_colour(hand, price & _FIELD, (price >> _FERRY_AT) & _FIELD)
            total += payments * bits.size_of_few(routes)
            notes[at_note] = total
            at_note += 1
        return total

    def nth(self, state: RailState, seat: i64, n: i64, out: Legal) -> i64:
        """Return the n-th claim that `add_legal` lists."""
        notes = out.notes
        if notes[_WHOSE] != self.first:
            self.count(state, seat, out)
        at_note: i64 = _UP_TO
        while n >= notes[at_note]:
            at_note += 1
        if at_note > _UP_TO:
            n -= notes[at_note - 1]
        can = notes[_WITHIN_REACH]
        coloured, gray = can & ~self.gray, can & self.gray
        at_note -= _UP_TO
        while at_note and coloured:
            coloured &= coloured - 1
            at_note -= 1
        kind = bits.lowest(coloured) if coloured else bits.nth(gray, at_note)
        classes, at, hand, mine = self.classes, kind * _WIDTH, state.hands[seat], state.doubles[seat]
        length, ferry = classes[at + _LENGTH], classes[at + _FERRY]
        routes = state.open[kind]
        if mine and mine & self.board.class_groups[kind]:
            routes &= ~self.beside(kind, mine)
        payments: i64
        fewest: i64 = 0
        if coloured:
            held, have = cards.locomotives(hand), cards.count(hand, classes[at])
            if have < length:
                fewest = length - have
            payments = (held if held < length else length) - fewest + 1
        else:
            payments = count_in_any_colour(hand, length, ferry)
        while n >= payments:
            n -= payments
            routes &= routes - 1
        action = classes[at + _ACTION] + bits.lowest(routes) * classes[at + _PAYMENTS]
        return action + (fewest + n if coloured else nth_in_any_colour(hand, length, ferry, n))

    def beside(self, kind: i64, doubles: i64) -> i64:
        """Return the routes of a class that belong to any of these groups of parallel routes."""
        twins, begin = self.board.twins, kind * self.groups
        routes: i64 = 0
        doubles &= self.board.class_groups[kind]
        while doubles:
            routes |= twins[begin + bits.lowest(doubles)]
            doubles &= doubles - 1
        return routes

    def within_reach(self, hand: i64, trains: i64) -> i64:
        """Return the classes of routes that the hand and the trains suffice for."""
        reach, each, held = self.board.reach, cards.with_locomotives(hand), cards.locomotives(hand)
        classes: i64 = 0
        pair: i64 = 0
        while pair < PAIRS * PAIR_SIZE:
            classes |= reach[pair + (each & 15) + ((each >> 2) & 240)]
            pair += PAIR_SIZE
            each >>= 12
        return classes & self.board.with_locomotives[held] & self.board.with_trains[trains]
