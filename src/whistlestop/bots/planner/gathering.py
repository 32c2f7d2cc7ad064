"""How many turns of drawing two blind cards it takes to gather what a plan lacks."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.atlas import TURN
from whistlestop.core import cards
from whistlestop.core.cards import COLOURS

DEPTH: Final = 4  # the cards of one colour of which it is worked out exactly how soon they come
WILD: Final = 8  # and the numbers of locomotives in hand, from none, for which it is


@final
class Gathering:
    """Expected turns until a hand has all that is needed; locomotives are kept for what is missing last.

    What is missing is written as a row of numbers: how many colours lack one card, two and so on.
    """

    def __init__(self, deck: i64) -> None:
        self.kinds = i64(sum([1 for colour in range(COLOURS) if cards.count(deck, colour)]))
        self.base = self.kinds + 1
        number = int(cards.total(deck))
        self.coloured = int(cards.coloured(deck)) / int(self.kinds) / number  # how likely a colour comes up,
        self.wild = int(cards.locomotives(deck)) / number  # and a locomotive
        self.more = i64(int(TURN / (self.coloured + self.wild) / 2))  # what a card of a certain colour takes
        self.power: vec[i64] = vec[i64]([int(self.base) ** depth for depth in range(DEPTH)])
        known: dict[tuple[tuple[int, ...], int], tuple[float, float]] = {}
        turns = [0] * (int(self.base) ** DEPTH * WILD)
        for lacking in falling(int(self.kinds), DEPTH):
            for held in range(WILD):
                turns[self.place(lacking) * WILD + held] = round(TURN * self.expect(lacking, held, known)[0])
        self.turns: vec[i64] = vec[i64](turns)

    def place(self, lacking: tuple[int, ...]) -> int:
        """Return where the turns for what is missing stand."""
        return sum([colours * int(self.base) ** depth for depth, colours in enumerate(lacking)])

    def expect(
        self,
        lacking: tuple[int, ...],
        held: int,
        known: dict[tuple[tuple[int, ...], int], tuple[float, float]],
    ) -> tuple[float, float]:
        """Return the turns to come before a turn's first card, and before its second."""
        if sum(lacking) <= held:
            return 0.0, 0.0
        if (lacking, held) in known:
            return known[lacking, held]
        first, second, useless = 0.0, 0.0, 1.0
        ways = [(self.wild, lacking, held + 1)]
        for depth in range(DEPTH):
            ending = lacking[depth] - (lacking[depth + 1] if depth + 1 < DEPTH else 0)
            if ending:
                fewer = (*lacking[:depth], lacking[depth] - 1, *lacking[depth + 1 :])
                ways.append((ending * self.coloured, fewer, held))
        for odds, then, holding in ways:
            later = self.expect(then, holding, known)
            first += odds * later[1]
            second += odds * later[0]
            useless -= odds
        # A useless first card leads to the second, and a useless second card to the next turn's first.
        whole = (1 + first + useless * second) / (1 - useless * useless)
        known[lacking, held] = (whole, second + useless * whole)
        return known[lacking, held]

    def time(self, needed: i64, hand: i64) -> i64:
        """Return how long it takes until a hand has all the cards needed, in hundredths of a turn."""
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
        return self.turns[at * WILD + held] + beyond * self.more


def falling(most: int, depth: int) -> list[tuple[int, ...]]:
    """List all rows of numbers that never rise."""
    if not depth:
        return [()]
    return [(first, *rest) for first in range(most + 1) for rest in falling(first, depth - 1)]
