"""Features of the table: whose turn it is, cards, and the supply."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.core import cards
from whistlestop.core.cards import KINDS
from whistlestop.core.features import (
    UNWRITTEN,
    Feature,
    clipped,
    kind_labels,
    relative,
    seat_labels,
    write_kinds,
)
from whistlestop.core.game import Game
from whistlestop.core.state import State


@final
class TurnFeature(Feature):
    """The phase, whose turn it is, who still chooses, and how near the end is."""

    def __init__(self, game: Game, seats: int) -> None:
        labels = [f"phase {number}: {phase.name}" for number, phase in enumerate(game.phases)]
        labels += seat_labels("turn", seats) + seat_labels("chooses", seats) + seat_labels("began", seats)
        super().__init__("turn", [*labels, "seats", "turns left", "forced passes", "idle turns", "over"], 2)
        self.phases: Final[i64] = len(game.phases)
        self.seats: Final[i64] = seats

    def write(self, state: State, seat: i64, out: vec[u8], at: i64, memory: vec[i64], first: i64) -> None:
        counts = at + self.phases + 3 * self.seats
        out[counts + 1] = clipped(state.turns_left)
        out[counts + 2] = clipped(state.passes)
        out[counts + 3] = clipped(state.idle if state.idle > 0 else i64(0))
        number = state.phase.number
        if memory[first] != number:
            if memory[first] != UNWRITTEN:
                out[at + memory[first]] = 0
            memory[first] = number
            out[at + number] = 1
            out[counts + 4] = u8(state.over)
        at += self.phases
        acting = state.seat + (state.choosing << 8)
        if memory[first + 1] != acting:
            memory[first + 1] = acting
            self.write_seats(state, seat, out, at)
            out[counts] = u8(state.seats)

    def write_seats(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Write flags for the seat to act, those that still choose, and the one that began."""
        for number in range(3 * self.seats):
            out[at + number] = 0
        out[at + relative(state.seat, seat, state.seats)] = 1
        for other in range(state.seats):
            out[at + self.seats + relative(other, seat, state.seats)] = u8((state.choosing >> other) & 1)
        out[at + 2 * self.seats + relative(state.first, seat, state.seats)] = 1


@final
class HandsFeature(Feature):
    """The seat's hand, and of each hand its size and the cards that everybody has seen."""

    def __init__(self, seats: int) -> None:
        labels = kind_labels("hand") + seat_labels("cards in hand", seats)
        for label in seat_labels("known cards", seats):
            labels += kind_labels(label)
        super().__init__("hands", labels, 1 + 2 * seats)
        self.seats: Final[i64] = seats

    def write(self, state: State, seat: i64, out: vec[u8], at: i64, memory: vec[i64], first: i64) -> None:
        if memory[first] != state.hands[seat]:
            memory[first] = state.hands[seat]
            write_kinds(state.hands[seat], KINDS, out, at)
        at += KINDS
        first += 1
        for place in range(state.seats):
            other = seat + place
            if other >= state.seats:
                other -= state.seats
            if memory[first] != state.hands[other]:
                memory[first] = state.hands[other]
                out[at + place] = clipped(cards.total(state.hands[other]))
            if memory[first + 1] != state.shown[other]:
                memory[first + 1] = state.shown[other]
                write_kinds(state.shown[other], KINDS, out, at + self.seats + place * KINDS)
            first += 2


@final
class SupplyFeature(Feature):
    """The row, the discarded cards, and the size of the deck."""

    def __init__(self) -> None:
        super().__init__("supply", [*kind_labels("row"), *kind_labels("discards"), "cards in the deck"], 3)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64, memory: vec[i64], first: i64) -> None:
        if memory[first] != state.row:
            memory[first] = state.row
            write_kinds(state.row, KINDS, out, at)
        if memory[first + 1] != state.discards:
            memory[first + 1] = state.discards
            write_kinds(state.discards, KINDS, out, at + KINDS)
        if memory[first + 2] != state.deck:
            memory[first + 2] = state.deck
            out[at + 2 * KINDS] = clipped(cards.total(state.deck))
