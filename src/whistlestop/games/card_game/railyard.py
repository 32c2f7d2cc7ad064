"""Railyards: rows of cards before each seat, which leave one by one for a face-down stack (CG-04, CG-05)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.cards import COLOURS, LOCOMOTIVE, ONE
from whistlestop.core.events import Event
from whistlestop.core.notes import CardNote, HiddenCards, Note
from whistlestop.core.parts import Part
from whistlestop.core.state import State

if TYPE_CHECKING:
    from whistlestop.core.game import Game

COMPLETING: Final = "completing"  # the phase in which every seat may look at its own stack


class Riders(Note):
    """The locomotives on top of each row, counted under the colour of the row."""

    def __init__(self) -> None:
        super().__init__("riders")
        self.holds_cards = True

    def cards(self, value: int) -> int:
        return int(ONE[LOCOMOTIVE] * cards.coloured(value))

    def plain(self, game: "Game", value: int) -> object:
        return cards.counted(value)


class Stacks(HiddenCards):
    """The on-the-track stacks: hidden from everybody until tickets are completed (CG-05)."""

    def __init__(self, open_to_owners: bool) -> None:
        super().__init__("stacks")
        self.open_to_owners = open_to_owners

    def is_hidden(self, state: State, place: int, seat: int) -> bool:
        return place != seat or not (self.open_to_owners or state.phase.name == COMPLETING)


class Railyard(Part):
    """Keeps the rows and the stack of every seat; a row is coloured cards with locomotives on top."""

    def __init__(self, open_stacks: bool) -> None:
        self.open_stacks = open_stacks
        self.coloured: i64 = 0  # where these three are noted: the coloured cards of a seat's rows,
        self.riders: i64 = 0  # the locomotives on them,
        self.stacks: i64 = 0  # and its stack

    def join(self, game: "Game") -> None:
        self.coloured = game.keep(CardNote("railyards"))
        self.riders = game.keep(Riders())
        self.stacks = game.keep(Stacks(self.open_stacks))

    def sizes(self, state: State, seat: i64) -> i64:
        """Return how many cards lie in each row of a seat, as a multiset of the rows' colours."""
        return state.notes[self.coloured + seat] + state.notes[self.riders + seat]

    def sizes_of_others(self, state: State, seat: i64) -> i64:
        """Return how many cards lie in each row of the other seats; a colour is never in two of them."""
        sizes: i64 = 0
        for other in range(state.seats):
            if other != seat:
                sizes += self.sizes(state, other)
        return sizes

    def rows(self, state: State, seat: i64, colours: i64) -> i64:
        """Return the cards in a seat's rows of certain colours, the locomotives on them too."""
        there: i64 = 0
        for colour in range(COLOURS):
            if cards.count(colours, colour):
                there += ONE[colour] * cards.count(state.notes[self.coloured + seat], colour)
                there += ONE[LOCOMOTIVE] * cards.count(state.notes[self.riders + seat], colour)
        return there

    def move_out(self, state: State, seat: i64) -> bool:
        """Move the top card of each row onto the seat's stack; tell whether there was any."""
        rows = state.notes[self.coloured + seat]
        if not rows:
            return False
        riders = state.notes[self.riders + seat]
        top_riders: i64 = 0
        top_cards: i64 = 0
        for colour in range(COLOURS):
            if cards.count(riders, colour):
                top_riders += ONE[colour]
            elif cards.count(rows, colour):
                top_cards += ONE[colour]
        moved = top_cards + ONE[LOCOMOTIVE] * cards.coloured(top_riders)
        state.note(self.coloured + seat, rows - top_cards)
        state.note(self.riders + seat, riders - top_riders)
        state.note(self.stacks + seat, state.notes[self.stacks + seat] + moved)
        if state.journal is not None:
            state.journal.append(Event("moved", seat, cards=cards.letters(moved)))
        return True

    def place(self, state: State, seat: i64, colour: i64, number: i64, riders: i64) -> None:
        """Lay a new row, and rob whoever has one of the colour (CG-11)."""
        for other in range(state.seats):
            if cards.count(state.notes[self.coloured + other], colour):
                self.rob(state, seat, other, colour)
        state.note(self.coloured + seat, state.notes[self.coloured + seat] + ONE[colour] * number)
        state.note(self.riders + seat, state.notes[self.riders + seat] + ONE[colour] * riders)

    def rob(self, state: State, robber: i64, seat: i64, colour: i64) -> None:
        """Let a seat discard its whole row of a colour."""
        lying = cards.count(state.notes[self.coloured + seat], colour)
        riders = cards.count(state.notes[self.riders + seat], colour)
        row = self.rows(state, seat, ONE[colour])
        state.note(self.coloured + seat, state.notes[self.coloured + seat] - ONE[colour] * lying)
        state.note(self.riders + seat, state.notes[self.riders + seat] - ONE[colour] * riders)
        state.discards += row
        if state.journal is not None:
            state.journal.append(Event("robbed", robber, of=int(seat), cards=cards.letters(row)))

    def clear(self, state: State) -> i64:
        """Take all rows and stacks away and return their cards."""
        taken: i64 = 0
        for seat in range(state.seats):
            riders = cards.coloured(state.notes[self.riders + seat])
            taken += state.notes[self.coloured + seat] + ONE[LOCOMOTIVE] * riders
            taken += state.notes[self.stacks + seat]
            state.note(self.coloured + seat, 0)
            state.note(self.riders + seat, 0)
            state.note(self.stacks + seat, 0)
        return taken
