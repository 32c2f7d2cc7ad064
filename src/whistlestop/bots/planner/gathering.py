"""The expected number of blind draws until a hand has the cards a plan needs."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.atlas import TURN
from whistlestop.core import cards
from whistlestop.core.cards import COLOURS

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
        memo: dict[tuple[tuple[int, ...], int], tuple[float, float]] = {}
        turns = [0] * (int(self.base) ** DEPTH * WILD)
        for lacking in non_increasing(int(self.kinds), DEPTH):
            for held in range(WILD):
                turns[self.index(lacking) * WILD + held] = round(
                    TURN * self.expected_turns(lacking, held, memo)[0]
                )
        self.turns: vec[i64] = vec[i64](turns)

    def index(self, lacking: tuple[int, ...]) -> int:
        """Return the table index for missing cards."""
        return sum([colours * int(self.base) ** depth for depth, colours in enumerate(lacking)])

    def expected_turns(
        self,
        lacking: tuple[int, ...],
        held: int,
        memo: dict[tuple[tuple[int, ...], int], tuple[float, float]],
    ) -> tuple[float, float]:
        """Return the expected turns before a turn's first draw and before its second."""
        if sum(lacking) <= held:
            return 0.0, 0.0
        if (lacking, held) in memo:
            return memo[lacking, held]
        first, second, useless = 0.0, 0.0, 1.0
        outcomes = [(self.p_wild, lacking, held + 1)]
        for depth in range(DEPTH):
            colours = lacking[depth] - (lacking[depth + 1] if depth + 1 < DEPTH else 0)
            if colours:
                fewer = (*lacking[:depth], lacking[depth] - 1, *lacking[depth + 1 :])
                outcomes.append((colours * self.p_colour, fewer, held))
        for probability, then, holding in outcomes:
            later = self.expected_turns(then, holding, memo)
            first += probability * later[1]
            second += probability * later[0]
            useless -= probability
        # A useless first card leads to the second draw, a useless second card to the next turn.
        total = (1 + first + useless * second) / (1 - useless * useless)
        memo[lacking, held] = (total, second + useless * total)
        return memo[lacking, held]

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


def non_increasing(most: int, depth: int) -> list[tuple[int, ...]]:
    """List all non-increasing tuples of a length."""
    if not depth:
        return [()]
    return [(first, *rest) for first in range(most + 1) for rest in non_increasing(first, depth - 1)]
