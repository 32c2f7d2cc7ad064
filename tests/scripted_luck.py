"""Scripted and bounded luck for tests."""

from collections import deque

from mypy_extensions import i64

from whistlestop.core import bits, cards
from whistlestop.core.cards import COLOURS, LETTERS, LOCOMOTIVE, NAMES
from whistlestop.core.luck.chance import Chance, Seeded

WHATEVER = "."
MAX_CARDS = 5000  # more than any test needs, so that an endless loop fails


class ScriptedLuck(Chance):
    """Luck that returns the requested cards and tickets, and the plainest ones otherwise."""

    def __init__(self) -> None:
        self.cards: deque[str] = deque()
        self.tickets: deque[int | None] = deque()
        self.given = 0

    def ask(self, letters: str) -> None:
        """Queue the cards that come next; spaces are ignored."""
        self.cards.extend(letters.replace(" ", ""))

    def card(self, bag: i64) -> i64:
        self.given += 1
        assert self.given < MAX_CARDS, "too many cards are turned over"
        wish = self.cards.popleft() if self.cards else WHATEVER
        if wish == WHATEVER:
            return plainest(bag, cards.from_letters("".join(self.cards).replace(WHATEVER, "")))
        kind = LETTERS.index(wish)
        assert cards.count(bag, kind), f"{NAMES[kind]} should come, but there are {cards.in_words(bag)}"
        return kind

    def member(self, among: i64) -> i64:
        wish = self.tickets.popleft() if self.tickets else None
        if wish is None:
            unwanted = [one for one in bits.to_list(among) if one not in self.tickets]
            return unwanted[0] if unwanted else bits.lowest(among)
        assert among & bits.BIT[wish], f"ticket {wish} is no longer in its deck"
        return wish


class BoundedLuck(Chance):
    """Seeded luck that fails after too many requests."""

    def __init__(self, seed: int) -> None:
        self.luck = Seeded(seed)
        self.given = 0

    def below(self, n: i64) -> i64:
        self.given += 1
        assert self.given < MAX_CARDS, "too many cards are turned over"
        return self.luck.below(n)


def plainest(bag: i64, wanted: i64 = 0) -> int:
    """Return the most frequent colour of a bag, apart from what is wanted later; locomotives last."""
    for choice in (cards.without(bag, wanted), bag):
        counts = [cards.count(choice, kind) for kind in range(COLOURS)]
        if any(counts):
            return counts.index(max(counts))
    return LOCOMOTIVE
