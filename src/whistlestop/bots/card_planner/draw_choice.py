"""Which card to draw: the expected gain of each kind, face up or blind."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.card_planner.prospects import ROOM, CardGameProspects
from whistlestop.core import cards
from whistlestop.core.cards import COLOURS, KINDS, LOCOMOTIVE
from whistlestop.core.known_state import KnownState

NEVER: Final = -1e9
NO_GAINS: Final[vec[float]] = vec[float]([0.0] * KINDS)


@final
class CardGameDrawChoice:
    """Compares face-up cards and a blind draw by what they add to the hand."""

    def __init__(self, prospects: CardGameProspects) -> None:
        self.prospects = prospects
        self.gains: vec[float] = NO_GAINS[:]  # per kind
        self.blind: float = 0.0
        self.kind: i64 = -1  # the best face-up card other than a locomotive, or -1 for a blind draw
        self.pick: float = 0.0  # gain of that card
        self.gain: float = 0.0  # gain of the whole turn

    def update(self, known: KnownState, pool: i64, picks: i64) -> None:
        """Find the best card and the total gain of the remaining picks."""
        prospects = self.prospects
        total = 0.0
        for colour in range(COLOURS):
            number = cards.count(prospects.hand, colour)
            gain = prospects.set_worth(colour, number + 1, 0) - prospects.set_worth(colour, number, 0)
            self.gains[colour] = gain
            total += gain * float(cards.count(pool, colour))
        there = prospects.there[LOCOMOTIVE]
        loose = prospects.locomotive_probability(there - prospects.laid[LOCOMOTIVE])
        self.gains[LOCOMOTIVE] = loose * prospects.worth[LOCOMOTIVE * ROOM + there]
        total += self.gains[LOCOMOTIVE] * float(cards.locomotives(pool))
        self.blind = total / float(cards.total(pool)) if known.deck_size and pool else NEVER
        self.compare(known, picks)

    def compare(self, known: KnownState, picks: i64) -> None:
        """Compare a face-up locomotive with two other cards."""
        row = known.state.row
        self.kind, self.pick = -1, self.blind
        second = self.blind
        for colour in range(COLOURS):
            number = cards.count(row, colour)
            if number:
                gain = self.gains[colour]
                if gain > self.pick:
                    second = gain if number > 1 else self.pick
                    self.kind, self.pick = colour, gain
                elif gain > second:
                    second = gain
        self.gain = self.pick
        if picks > 1 and second > 0.0:
            self.gain += second
        if picks > 1 and cards.locomotives(row) and self.gains[LOCOMOTIVE] > self.gain:
            self.kind = LOCOMOTIVE
            self.gain = self.gains[LOCOMOTIVE]
