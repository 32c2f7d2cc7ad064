"""A seat's memory of the stacks, which are face down but were filled face up."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.cards import COLOURS, LOCOMOTIVE, ONE
from whistlestop.core.known_state import KnownState
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.slots import Slot
from whistlestop.core.state import ZEROS, State
from whistlestop.games.card_game.railyard import Railyard

MOST_SEATS: Final = 8


@final
class Memory:
    """Every stack, inferred from the rows that a seat sees on its turns.

    The seat's own stack is exact. An opponent's can be off by a card if the last card of a row moved or was
    robbed between two turns while several seats placed that colour.
    """

    def __init__(self, railyard: Railyard, second_deck: Slot) -> None:
        self.railyard = railyard
        self.second_deck = second_deck
        self.stacks: vec[i64] = ZEROS[:MOST_SEATS]
        self.coloured: vec[i64] = ZEROS[:MOST_SEATS]  # rows as of the end of this seat's last turn
        self.riders: vec[i64] = ZEROS[:MOST_SEATS]
        self.half: i64 = 0
        self.turns: i64 = 0  # turns of this seat in this half
        self.deck: i64 = 0  # deck size at the first of them

    def reset(self) -> None:
        """Start a new game."""
        self.stacks = ZEROS[:MOST_SEATS]
        self.coloured = ZEROS[:MOST_SEATS]
        self.riders = ZEROS[:MOST_SEATS]
        self.half = 0
        self.turns = 0
        self.deck = 0

    def load(self, state: State, seat: i64) -> None:
        """Load a full state, as if this seat had observed the game from the start."""
        self.half = self.second_deck.value(state)
        for other in range(state.seats):
            self.stacks[other] = self.railyard.stacks.get(state, other)
            self.coloured[other] = self.railyard.coloured.get(state, other)
            self.riders[other] = self.railyard.riders.get(state, other)
        if state.seat == seat:
            self.coloured[seat] = 0  # they have already moved

    def copy_to(self, other: "Memory") -> None:
        """Copy everything to another memory."""
        other.stacks = self.stacks[:]
        other.coloured = self.coloured[:]
        other.riders = self.riders[:]
        other.half = self.half
        other.turns = self.turns
        other.deck = self.deck

    def write(self, out: ByteWriter) -> None:
        """Write everything."""
        out.numbers(self.stacks)
        out.numbers(self.coloured)
        out.numbers(self.riders)
        out.number(self.half)
        out.number(self.turns)
        out.number(self.deck)

    def read(self, saved: ByteReader) -> None:
        """Read everything."""
        self.stacks = saved.numbers()
        self.coloured = saved.numbers()
        self.riders = saved.numbers()
        self.half = saved.number()
        self.turns = saved.number()
        self.deck = saved.number()

    def observe(self, known: KnownState) -> None:
        """Infer what has moved to stacks since this seat's last turn; call it when its turn begins."""
        state = known.state
        if self.second_deck.value(state) != self.half:
            self.reset()
            self.half = self.second_deck.value(state)
        if not self.turns:
            self.deck = known.deck_size
        self.turns += 1
        for turn in range(state.seats):
            seat = (known.seat + turn) % state.seats
            if self.coloured[seat]:
                self.stacks[seat] += self.moved(state, known.seat, turn)

    def own_stack(self, known: KnownState) -> i64:
        """Return this seat's stack: the real one if visible, else the remembered one."""
        stack = self.railyard.stacks.get(known.state, known.seat)
        return stack if stack else self.stacks[known.seat]

    def moved(self, state: State, me: i64, turn: i64) -> i64:
        """Return the cards that a seat's rows moved to its stack when its turn began."""
        seat = (me + turn) % state.seats
        rows = self.coloured[seat]
        riders = self.riders[seat]
        moved: i64 = 0
        for colour in range(COLOURS):
            if cards.count(rows, colour) and not self.was_robbed(state, me, turn, colour):
                moved += ONE[LOCOMOTIVE] if cards.count(riders, colour) else ONE[colour]
        return moved

    def was_robbed(self, state: State, me: i64, turn: i64, colour: i64) -> bool:
        """Return whether a seat lost its row of a colour before its turn began."""
        # This seat's turn comes last: any opponent with the colour has robbed it.
        before = turn if turn else state.seats
        for earlier in range(1, before):
            other = (me + earlier) % state.seats
            if cards.count(self.railyard.coloured.get(state, other), colour):
                return True
        return False

    def record(self, known: KnownState, placed: i64) -> None:
        """Record the rows after this seat's turn, in which it placed some cards or none."""
        state = known.state
        riders = cards.locomotives(placed)
        for seat in range(state.seats):
            rows = self.railyard.coloured.get(state, seat)
            riding = self.railyard.riders.get(state, seat)
            for colour in range(COLOURS):
                number = cards.count(placed, colour)
                if number:
                    if seat == known.seat:
                        rows += ONE[colour] * number
                        riding += ONE[colour] * riders
                    else:
                        rows -= ONE[colour] * cards.count(rows, colour)
                        riding -= ONE[colour] * cards.count(riding, colour)
            self.coloured[seat] = rows
            self.riders[seat] = riding

    def unseen_cards(self, known: KnownState) -> i64:
        """Return the cards that may be in the deck or hidden in an opponent's hand."""
        state = known.state
        pool = state.deck
        for seat in range(state.seats):
            if not self.railyard.stacks.get(state, seat):
                pool = cards.without(pool, self.stacks[seat])
        return pool
