"""What a seat remembers of stacks: they lie face down, but all that went there lay open before."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.cards import COLOURS, LOCOMOTIVE, ONE
from whistlestop.core.sight import Sight
from whistlestop.core.state import ZEROS, State
from whistlestop.games.card_game.railyard import Railyard

MOST_SEATS: Final = 8


@final
class Memory:
    """Every stack, worked out from the rows that a seat sees at its turns.

    The own stack is exact. Another seat's can be wrong by a card where its last card of a row left or was
    robbed between two looks, and several seats placed that colour meanwhile.
    """

    def __init__(self, railyard: Railyard, second_deck: i64) -> None:
        self.railyard = railyard
        self.second_deck = second_deck  # where it is noted whether the second deck is in play
        self.stacks: vec[i64] = ZEROS[:MOST_SEATS]
        self.coloured: vec[i64] = ZEROS[:MOST_SEATS]  # the rows as they lay when this seat's turn was over
        self.riders: vec[i64] = ZEROS[:MOST_SEATS]
        self.half: i64 = 0
        self.turns: i64 = 0  # that this seat has had in this half
        self.deck: i64 = 0  # how many cards the deck had when the first of them began

    def forget(self) -> None:
        """Begin a game."""
        self.stacks = ZEROS[:MOST_SEATS]
        self.coloured = ZEROS[:MOST_SEATS]
        self.riders = ZEROS[:MOST_SEATS]
        self.half = 0
        self.turns = 0
        self.deck = 0

    def learn(self, state: State, seat: i64) -> None:
        """Know all that lies in a full state, as if this seat had watched from the start."""
        self.half = state.notes[self.second_deck]
        for other in range(state.seats):
            self.stacks[other] = state.notes[self.railyard.stacks + other]
            self.coloured[other] = state.notes[self.railyard.coloured + other]
            self.riders[other] = state.notes[self.railyard.riders + other]
        if state.seat == seat:
            self.coloured[seat] = 0  # they have moved already

    def copy_to(self, other: "Memory") -> None:
        """Let another memory know the same."""
        other.stacks = self.stacks[:]
        other.coloured = self.coloured[:]
        other.riders = self.riders[:]
        other.half = self.half
        other.turns = self.turns
        other.deck = self.deck

    def watch(self, sight: Sight) -> None:
        """Work out what has moved onto stacks since this seat's last turn; its new turn has just begun."""
        state = sight.state
        if state.notes[self.second_deck] != self.half:
            self.forget()
            self.half = state.notes[self.second_deck]
        if not self.turns:
            self.deck = sight.deck_size
        self.turns += 1
        for turn in range(state.seats):
            seat = (sight.seat + turn) % state.seats
            if self.coloured[seat]:
                self.stacks[seat] += self.moved(state, sight.seat, turn)

    def own(self, sight: Sight) -> i64:
        """Return the own stack, as it lies there if it may be looked at, or else as remembered."""
        stack = sight.state.notes[self.railyard.stacks + sight.seat]
        return stack if stack else self.stacks[sight.seat]

    def moved(self, state: State, me: i64, turn: i64) -> i64:
        """Return what a seat's rows sent to its stack when its turn began."""
        seat = (me + turn) % state.seats
        rows = self.coloured[seat]
        riders = self.riders[seat]
        moved: i64 = 0
        for colour in range(COLOURS):
            if cards.count(rows, colour) and not self.robbed_before(state, me, turn, colour):
                moved += ONE[LOCOMOTIVE] if cards.count(riders, colour) else ONE[colour]
        return moved

    def robbed_before(self, state: State, me: i64, turn: i64, colour: i64) -> bool:
        """Tell whether a seat lost its row of a colour before its turn began."""
        # This seat's own turn comes last: whoever has the colour now has robbed it.
        before = turn if turn else state.seats
        for earlier in range(1, before):
            other = (me + earlier) % state.seats
            if cards.count(state.notes[self.railyard.coloured + other], colour):
                return True
        return False

    def note(self, sight: Sight, placed: i64) -> None:
        """Remember the rows as they lie after this seat's turn, in which it placed some cards or none."""
        state = sight.state
        riders = cards.locomotives(placed)
        for seat in range(state.seats):
            rows = state.notes[self.railyard.coloured + seat]
            riding = state.notes[self.railyard.riders + seat]
            for colour in range(COLOURS):
                number = cards.count(placed, colour)
                if number:
                    if seat == sight.seat:
                        rows += ONE[colour] * number
                        riding += ONE[colour] * riders
                    else:
                        rows -= ONE[colour] * cards.count(rows, colour)
                        riding -= ONE[colour] * cards.count(riding, colour)
            self.coloured[seat] = rows
            self.riders[seat] = riding

    def out_of_sight(self, sight: Sight) -> i64:
        """Return the cards that can be in the deck or, never shown, in a hand of another seat."""
        state = sight.state
        pool = state.deck
        for seat in range(state.seats):
            if not state.notes[self.railyard.stacks + seat]:
                pool = cards.without(pool, self.stacks[seat])
        return pool
