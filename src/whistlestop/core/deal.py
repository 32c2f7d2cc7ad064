"""Luck that is laid out before a game begins, so that no player's choices change what comes next."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core import bits, cards
from whistlestop.core.bits import BIT, LARGEST
from whistlestop.core.cards import COLOURS, ONE
from whistlestop.core.chance import Chance, Seeded
from whistlestop.core.state import ZEROS


@final
class Deal(Chance):
    """A shuffled deck and shuffled tickets from one seed: the n-th card is the same, whoever draws it.

    When a bag is not what the last one has become, it has been shuffled anew, and is laid out anew.
    """

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed
        self.source = Seeded(seed)
        self.bags: i64 = 0  # how many have been laid out
        self.left: i64 = 0  # what is left of the last one
        self.order: vec[i64] = vec[i64]()
        self.next: i64 = 0
        self.rank: vec[i64] = ZEROS[:LARGEST]  # the order in which the members of sets come up
        for member in range(LARGEST):
            self.rank[member] = member
        mixing = Seeded(seed ^ BIT[58])
        shuffle(self.rank, mixing)

    def below(self, n: i64) -> i64:
        return self.source.below(n)

    def card(self, bag: i64) -> i64:
        if bag != self.left:
            self.lay_out(bag)
        kind = self.order[self.next]
        self.next += 1
        self.left -= ONE[kind]
        return kind

    def lay_out(self, bag: i64) -> None:
        """Shuffle a bag."""
        self.bags += 1
        self.left = bag
        self.next = 0
        order = ZEROS[: cards.total(bag)]
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
    """Bring numbers into an order by luck."""
    left = i64(len(order))
    while left > 1:
        chosen = luck.below(left)
        left -= 1
        order[left], order[chosen] = order[chosen], order[left]
