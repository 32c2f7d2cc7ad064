"""The expected number of blind draws until a hand has the cards a plan needs."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.atlas import TURN
from whistlestop.core import cards
from whistlestop.core.cards import COLOURS
from whistlestop.core.state import ZEROS

DEPTH: Final = 4  # missing cards per colour covered by the exact table
WILD: Final = 8  # numbers of locomotives in hand covered by the exact table, from 0


@final
class Gathering:
    """Expected turns until a hand has all needed cards; locomotives replace the last missing ones.

    Missing cards are encoded as a non-increasing tuple: the number of colours that lack at least one card,
    at least two, and so on.
    """

    def __init__(self, deck: i64) -> None:
        self.kinds = i64(sum([1 for colour in range(COLOURS) if cards.count(deck, colour)]))
        self.base = self.kinds + 1
        number = int(cards.total(deck))
        # Probabilities of drawing a given colour and a locomotive.
        self.p_colour = int(cards.coloured(deck)) / int(self.kinds) / number
        self.p_wild = int(cards.locomotives(deck)) / number
        # Time to draw a card of a given colour.
        self.per_extra_card = i64(int(TURN / (self.p_colour + self.p_wild) / 2))
        self.power: vec[i64] = vec[i64]([int(self.base) ** depth for depth in range(DEPTH)])
        self.turns: vec[i64] = vec[i64]([0] * (int(self.base) ** DEPTH * WILD))
        self.tabulate()

    def tabulate(self) -> None:
        """Compute the table from few missing cards to many, since every useful card leaves fewer."""
        most = self.kinds * DEPTH  # locomotives that replace all missing cards
        size = int(self.base) ** DEPTH * (int(most) + 1)
        first: vec[float] = vec[float]([0.0] * size)  # expected turns before a turn's first draw
        second: vec[float] = vec[float]([0.0] * size)  # and before its second
        lacking = ZEROS[: DEPTH + 1]
        while True:
            at = self.index(lacking)
            total: i64 = 0
            for depth in range(DEPTH):
                total += lacking[depth]
            for held in range(total - 1, -1, -1):
                self.expect(lacking, at * (most + 1) + held, most + 1, first, second)
            for held in range(WILD if total > WILD else total):
                self.turns[at * WILD + held] = round(TURN * first[at * (most + 1) + held])
            if not self.advance(lacking):
                return

    def index(self, lacking: vec[i64]) -> i64:
        """Return the table index for missing cards."""
        at: i64 = 0
        for depth in range(DEPTH):
            at += lacking[depth] * self.power[depth]
        return at

    def advance(self, lacking: vec[i64]) -> bool:
        """Advance to the next non-increasing tuple in lexicographic order; return whether there is one."""
        depth: i64 = DEPTH - 1
        while depth > 0 and lacking[depth] == lacking[depth - 1]:
            lacking[depth] = 0
            depth -= 1
        lacking[depth] += 1
        return lacking[0] <= self.kinds

    def expect(self, lacking: vec[i64], at: i64, step: i64, first: vec[float], second: vec[float]) -> None:
        """Compute the expected turns at a place of the table; `step` leads to one more missing card."""
        sooner = self.p_wild * second[at + 1]
        later = self.p_wild * first[at + 1]
        useless = 1.0 - self.p_wild
        for depth in range(DEPTH):
            colours = lacking[depth] - lacking[depth + 1]
            if colours:
                probability = float(colours) * self.p_colour
                then = at - self.power[depth] * step
                sooner += probability * second[then]
                later += probability * first[then]
                useless -= probability
        # A useless first card leads to the second draw, a useless second card to the next turn.
        first[at] = (1.0 + sooner + useless * later) / (1.0 - useless * useless)
        second[at] = later + useless * first[at]

    def time(self, needed: i64, hand: i64) -> i64:
        """Return the expected time until a hand has the needed cards, in hundredths of a turn."""
        missing = cards.without(needed, hand)
        held = cards.locomotives(hand)
        at: i64 = 0
        beyond: i64 = 0
        while missing:
            lacking = missing & 63
            missing >>= 6
            if lacking > DEPTH:
                beyond += lacking - DEPTH
                lacking = DEPTH
            for depth in range(lacking):
                at += self.power[depth]
        if held > beyond:
            held -= beyond
            beyond = 0
        else:
            beyond -= held
            held = 0
        if held >= WILD:
            held = WILD - 1
        return self.turns[at * WILD + held] + beyond * self.per_extra_card
