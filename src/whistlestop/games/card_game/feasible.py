"""The sets of tickets that a seat's stack can pay for together (CG-15)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.bits import BIT
from whistlestop.core.cards import LOCOMOTIVE, ONE

AT_A_TIME: Final = 16  # tickets decided at once, since the number of sets doubles with each ticket
ATTEMPTS: Final = 64


def paid(stack: i64, needs: i64) -> i64:
    """Return a stack without the cards of a ticket, coloured cards used first; -1 if it does not suffice."""
    left = cards.without(stack, needs)
    short = cards.total(needs) - cards.total(stack) + cards.total(left)
    if short > cards.locomotives(stack):
        return -1
    return left - ONE[LOCOMOTIVE] * short


@final
class Tickets:
    """The needs and points of the tickets that a seat holds when it completes, in the order kept."""

    def __init__(self, needs: vec[i64], points: vec[i64], held: vec[i64], decided: i64) -> None:
        self.number: i64 = len(held)
        self.needs: vec[i64] = vec[i64]([needs[ticket] for ticket in held])
        self.points: vec[i64] = vec[i64]([points[ticket] for ticket in held])
        self.begin: i64 = decided  # the first ticket to decide about now
        self.end: i64 = decided + AT_A_TIME
        if self.end > self.number:
            self.end = self.number

    def worth(self, position: i64) -> i64:
        """Return a ticket's value: its points, with one ticket as the tie-break."""
        return self.points[position] * 64 + 1

    def pay(self, stack: i64, positions: i64) -> i64:
        """Return a stack without the cards of several tickets; -1 if it does not suffice."""
        position: i64 = 0
        while positions and stack >= 0:
            if positions & 1:
                stack = paid(stack, self.needs[position])
            positions >>= 1
            position += 1
        return stack


@final
class FeasibleSets:
    """All sets of the tickets at hand that a stack can pay for, starting with the empty set."""

    def __init__(self, tickets: Tickets, stack: i64) -> None:
        room = int(BIT[tickets.end - tickets.begin])
        self.sets: vec[i64] = vec[i64]([0] * room)
        self.size: i64 = 1
        left: vec[i64] = vec[i64]([0] * room)
        left[0] = stack
        for position in range(tickets.begin, tickets.end):
            needs = tickets.needs[position]
            size = self.size
            for i in range(size):
                rest = paid(left[i], needs)
                if rest >= 0:
                    left[self.size] = rest
                    self.sets[self.size] = self.sets[i] | BIT[position]
                    self.size += 1


@final
class MostValuable:
    """The search for the undecided tickets worth most together; ties go to the larger set."""

    def __init__(self, tickets: Tickets, stack: i64) -> None:
        self.tickets = tickets
        order = list(range(int(tickets.begin), int(tickets.number)))
        order.sort(key=self.value_of_a_card)
        self.order: vec[i64] = vec[i64](order)
        self.best: i64 = -1
        self.positions: i64 = 0
        self.search(0, stack, 0, 0)

    def value_of_a_card(self, position: int) -> tuple[float, int]:
        """Return a sort key that puts the tickets with the most points per card first."""
        price = cards.total(self.tickets.needs[position])
        return (-int(self.tickets.worth(position)) / int(price), position)

    def search(self, at: i64, stack: i64, value: i64, positions: i64) -> None:
        """Try the remaining tickets with and without each, pruning what can't beat the best set."""
        if value > self.best:
            self.best = value
            self.positions = positions
        if at == len(self.order) or value + self.at_most(at, stack) <= self.best:
            return
        position = self.order[at]
        left = paid(stack, self.tickets.needs[position])
        if left >= 0:
            self.search(at + 1, left, value + self.tickets.worth(position), positions | BIT[position])
        self.search(at + 1, stack, value, positions)

    def at_most(self, at: i64, stack: i64) -> i64:
        """Return an upper bound on the value of the remaining tickets, as if all cards were wild."""
        there = cards.total(stack)
        worth: i64 = 0
        while at < len(self.order) and there > 0:
            position = self.order[at]
            price = cards.total(self.tickets.needs[position])
            value = self.tickets.worth(position)
            worth += value if price <= there else value * there // price + 1
            there -= price
            at += 1
        return worth
