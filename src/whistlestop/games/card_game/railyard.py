"""Railyards: rows of cards that move one by one onto a face-down stack (CG-04, CG-05)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from whistlestop.core import cards, facts
from whistlestop.core.cards import COLOURS, LOCOMOTIVE, ONE
from whistlestop.core.events import EventType
from whistlestop.core.features import Encoding, KindsEncoding
from whistlestop.core.parts import Part
from whistlestop.core.slots import CARDS, Content, HiddenCards, Slot
from whistlestop.core.state import State

if TYPE_CHECKING:
    from whistlestop.core.game import Game

COMPLETING: Final = "completing"  # the phase in which every seat may look at its own stack

MOVED: Final = EventType(
    "moved",
    "{Seat} moves [{cards}|{count}] from the railyard onto the stack.",
    fleeting=("cards",),
    count=facts.CARD_COUNT,
    cards=facts.CARDS,
)
ROBBED: Final = EventType("robbed", "{Seat} robs {of} of {cards}.", of=facts.SEAT, cards=facts.CARDS)


class Riders(Content):
    """The locomotives on top of each row, counted under the colour of the row."""

    def __init__(self) -> None:
        super().__init__("cards", holds_cards=True)

    def cards(self, value: int) -> int:
        return int(ONE[LOCOMOTIVE] * cards.coloured(value))

    def plain(self, game: "Game", value: int) -> object:
        return cards.to_counts(value)

    def encoding(self, game: "Game", seats: int) -> Encoding:
        return KindsEncoding(COLOURS)


class Stacks(HiddenCards):
    """The on-the-track stacks: hidden from everybody until tickets are completed (CG-05)."""

    def __init__(self, open_to_owners: bool) -> None:
        super().__init__()
        self.open_to_owners = open_to_owners

    def is_hidden(self, state: State, place: int, seat: int) -> bool:
        return place != seat or not (self.open_to_owners or state.phase.name == COMPLETING)


RAILYARDS: Final = Slot("railyards", CARDS, label="Railyards")
RIDERS: Final = Slot("riders", Riders(), label="Locomotives in the railyards")


class Railyard(Part):
    """The rows and the stack of every seat; a row is cards of a colour with locomotives on top."""

    def __init__(self, open_stacks: bool) -> None:
        self.open_stacks = open_stacks
        self.coloured = RAILYARDS
        self.riders = RIDERS
        self.stacks = Slot("stacks", Stacks(open_stacks), label="On-the-track stacks")

    def join(self, game: "Game") -> None:
        game.declare(MOVED, ROBBED)
        self.coloured = game.register(RAILYARDS)
        self.riders = game.register(RIDERS)
        self.stacks = game.register(self.stacks)

    def sizes(self, state: State, seat: i64) -> i64:
        """Return the number of cards in each row of a seat, as a multiset of colours."""
        return self.coloured.get(state, seat) + self.riders.get(state, seat)

    def sizes_of_others(self, state: State, seat: i64) -> i64:
        """Return the number of cards in each row of the other seats; no two have the same colour."""
        sizes: i64 = 0
        for other in range(state.seats):
            if other != seat:
                sizes += self.sizes(state, other)
        return sizes

    def rows(self, state: State, seat: i64, colours: i64) -> i64:
        """Return the cards in a seat's rows of certain colours, including locomotives."""
        there: i64 = 0
        for colour in range(COLOURS):
            if cards.count(colours, colour):
                there += ONE[colour] * cards.count(self.coloured.get(state, seat), colour)
                there += ONE[LOCOMOTIVE] * cards.count(self.riders.get(state, seat), colour)
        return there

    def move_out(self, state: State, seat: i64) -> bool:
        """Move the top card of each row onto the seat's stack; return whether any moved."""
        rows = self.coloured.get(state, seat)
        if not rows:
            return False
        riders = self.riders.get(state, seat)
        top_riders = cards.clamped(riders, 0, 1)
        top_cards = cards.clamped(rows, 0, 1) & ~top_riders
        moved = top_cards + ONE[LOCOMOTIVE] * cards.coloured(top_riders)
        self.coloured.set(state, seat, rows - top_cards)
        self.riders.set(state, seat, riders - top_riders)
        self.stacks.set(state, seat, self.stacks.get(state, seat) + moved)
        if state.journal is not None:
            number = int(cards.total(moved))
            state.journal.append(MOVED.event(seat, count=number, cards=cards.letters(moved)))
        return True

    def place(self, state: State, seat: i64, colour: i64, number: i64, riders: i64) -> None:
        """Place a new row, robbing the seat that has one of the colour (CG-11)."""
        for other in range(state.seats):
            if cards.count(self.coloured.get(state, other), colour):
                self.rob(state, seat, other, colour)
        self.coloured.set(state, seat, self.coloured.get(state, seat) + ONE[colour] * number)
        self.riders.set(state, seat, self.riders.get(state, seat) + ONE[colour] * riders)

    def rob(self, state: State, robber: i64, seat: i64, colour: i64) -> None:
        """Discard a seat's whole row of a colour."""
        lying = cards.count(self.coloured.get(state, seat), colour)
        riders = cards.count(self.riders.get(state, seat), colour)
        row = self.rows(state, seat, ONE[colour])
        self.coloured.set(state, seat, self.coloured.get(state, seat) - ONE[colour] * lying)
        self.riders.set(state, seat, self.riders.get(state, seat) - ONE[colour] * riders)
        state.discards += row
        if state.journal is not None:
            state.journal.append(ROBBED.event(robber, of=int(seat), cards=cards.letters(row)))

    def clear(self, state: State) -> i64:
        """Clear all rows and stacks and return their cards."""
        taken: i64 = 0
        for seat in range(state.seats):
            riders = cards.coloured(self.riders.get(state, seat))
            taken += self.coloured.get(state, seat) + ONE[LOCOMOTIVE] * riders
            taken += self.stacks.get(state, seat)
            self.coloured.set(state, seat, 0)
            self.riders.set(state, seat, 0)
            self.stacks.set(state, seat, 0)
        return taken
