"""Duplicate luck: the order of cards and tickets is fixed in advance, as in duplicate bridge."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core import bits, cards
from whistlestop.core.bits import BIT, LARGEST
from whistlestop.core.cards import COLOURS, ONE
from whistlestop.core.luck.chance import Chance, Seeded


@final
class DuplicateLuck(Chance):
    """A deck and tickets shuffled once from a seed: the n-th card is the same, no matter who draws it.

    A bag that differs from what is left of the last one is a reshuffled deck and gets a new order.
    """

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed
        self.source = Seeded(seed)
        self.bags: i64 = 0  # the number of bags shuffled so far
        self.left: i64 = 0  # what is left of the last bag
        self.order: vec[i64] = vec[i64]()
        self.next: i64 = 0
        self.rank: vec[i64] = vec[i64]([0] * LARGEST)  # the order in which members of sets are drawn
        for member in range(LARGEST):
            self.rank[member] = member
        mixing = Seeded(seed ^ BIT[58])
        shuffle(self.rank, mixing)

    def rewind(self) -> None:
        """Begin again with the same luck."""
        self.source = Seeded(self.seed)
        self.bags = 0
        self.left = 0

    def below(self, n: i64) -> i64:
        return self.source.below(n)

    def card(self, bag: i64) -> i64:
        if bag != self.left:
            self.shuffle_bag(bag)
        kind = self.order[self.next]
        self.next += 1
        self.left -= ONE[kind]
        return kind

    def shuffle_bag(self, bag: i64) -> None:
        """Put the cards of a bag in a random order."""
        self.bags += 1
        self.left = bag
        self.next = 0
        order = vec[i64]([0] * int(cards.total(bag)))
        at: i64 = 0
        for kind in range(COLOURS + 1):
            for _card in range(cards.count(bag, kind)):
                order[at] = kind
                at += 1
        shuffle(order, Seeded(self.seed ^ (self.bags << 52)))
        self.order = order

    def member(self, among: i64) -> i64:
        for member in self.rank:
            if among & BIT[member]:
                return member
        return bits.lowest(among)


def shuffle(order: vec[i64], luck: Seeded) -> None:
    """Shuffle numbers in place (Fisher–Yates)."""
    left = i64(len(order))
    while left > 1:
        chosen = luck.below(left)
        left -= 1
        order[left], order[chosen] = order[chosen], order[left]
