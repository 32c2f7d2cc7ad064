"""The tickets that another seat may hold, as far as a seat knows."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.core import bits
from whistlestop.core.bits import BIT
from whistlestop.core.known_state import KnownState
from whistlestop.core.state import NO_NUMBERS, ZEROS


@final
class PossibleTickets:
    """The tickets out of sight, and how many of each deck a seat can hold at most."""

    def __init__(self, known: KnownState, seat: i64, excluded: vec[i64]) -> None:
        """Read what is known; `excluded` holds a set for each deck that the seat can't hold either."""
        state = known.state
        printed = known.game.tickets
        decks = i64(len(state.unseen))
        self.held = known.ticket_counts[seat]
        self.tickets: vec[i64] = NO_NUMBERS[:]
        self.deck: vec[i64] = NO_NUMBERS[:]  # of each of these tickets
        self.most: vec[i64] = ZEROS[:decks]  # per deck
        for deck in range(decks):
            left = state.unseen[deck] & ~excluded[deck]
            number = bits.size(left)
            drawn = known.drawn[seat * decks + deck]
            self.most[deck] = drawn if drawn < number else number
            while left and self.most[deck]:
                self.tickets = append(self.tickets, printed.begin[deck] + bits.lowest(left))
                self.deck = append(self.deck, deck)
                left &= left - 1

    def is_consistent(self) -> bool:
        """Return whether there are enough tickets."""
        total: i64 = 0
        for most in self.most:
            total += most
        return total >= self.held


def no_exclusions(decks: i64) -> vec[i64]:
    """Return an empty set of tickets for each deck."""
    return ZEROS[:decks]


def exclusions(known: KnownState, tickets: vec[i64]) -> vec[i64]:
    """Return some tickets as a set for each deck."""
    printed = known.game.tickets
    found = no_exclusions(i64(len(known.state.unseen)))
    for ticket in tickets:
        deck = i64(printed.deck_of[ticket])
        found[deck] |= BIT[ticket - printed.begin[deck]]
    return found
