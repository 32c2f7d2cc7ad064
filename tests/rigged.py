"""Luck for tests: with a plan, or at least with an end."""

from collections import deque

from mypy_extensions import i64

from whistlestop.core import bits, cards
from whistlestop.core.cards import COLOURS, LETTERS, LOCOMOTIVE, NAMES
from whistlestop.core.chance import Chance, Seeded

WHATEVER = "."
PATIENCE = 5000  # more cards than any match here needs; a row that is cleared for ever needs more


class Rigged(Chance):
    """Gives the cards and tickets that are asked for, and the plainest ones where nobody asks."""

    def __init__(self) -> None:
        self.cards: deque[str] = deque()
        self.tickets: deque[int | None] = deque()
        self.given = 0

    def ask(self, letters: str) -> None:
        """Ask for cards to come next, one after the other; spaces mean nothing."""
        self.cards.extend(letters.replace(" ", ""))

    def card(self, bag: i64) -> i64:
        self.given += 1
        assert self.given < PATIENCE, "cards are turned over without an end"
        wish = self.cards.popleft() if self.cards else WHATEVER
        if wish == WHATEVER:
            return plainest(bag, cards.from_letters("".join(self.cards).replace(WHATEVER, "")))
        kind = LETTERS.index(wish)
        assert cards.count(bag, kind), f"{NAMES[kind]} should come, but there are {cards.in_words(bag)}"
        return kind

    def member(self, among: i64) -> i64:
        wish = self.tickets.popleft() if self.tickets else None
        if wish is None:
            unwanted = [one for one in bits.listed(among) if one not in self.tickets]
            return unwanted[0] if unwanted else bits.lowest(among)
        assert among & bits.BIT[wish], f"ticket {wish} is no longer in its deck"
        return wish


class Patient(Chance):
    """Seeded luck that complains when it is asked without an end."""

    def __init__(self, seed: int) -> None:
        self.luck = Seeded(seed)
        self.given = 0

    def below(self, n: i64) -> i64:
        self.given += 1
        assert self.given < PATIENCE, "cards are turned over without an end"
        return self.luck.below(n)


def plainest(bag: i64, wanted: i64 = 0) -> int:
    """Return the colour that a bag has most of, beside what is wanted later; locomotives come last."""
    for choice in (cards.without(bag, wanted), bag):
        counts = [cards.count(choice, kind) for kind in range(COLOURS)]
        if any(counts):
            return counts.index(max(counts))
    return LOCOMOTIVE
