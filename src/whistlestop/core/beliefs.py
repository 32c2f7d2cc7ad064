"""Beliefs about what is hidden: which tickets others hold, and what lies on piles that were once visible."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from whistlestop.core.luck.chance import Chance
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.state import NO_NUMBERS, ZEROS

if TYPE_CHECKING:
    from whistlestop.core.game import Game

WHOLE: Final = 2**30  # the sum of all weights, in the units in which they are stored


@final
class Beliefs:
    """What a seat believes about hidden tickets and piles; everything else is dealt uniformly.

    A belief never contradicts what the seat knows: a set with a ticket that it has seen, or of another size
    than the seat may hold, is not dealt.
    """

    def __init__(self, game: "Game", seats: int) -> None:
        self.game = game
        self.sets: list[TicketSets | None] = [None] * seats
        self.piles: vec[i64] = ZEROS[: game.slots_size]

    def expect_tickets(self, seat: int, sets: list[list[int]], weights: list[float]) -> None:
        """Expect a seat to hold one of these sets of tickets, each as likely as its weight.

        If a set has fewer tickets than the seat holds, the others are dealt uniformly.
        """
        self.sets[seat] = TicketSets(sets, weights) if sets else None

    def expect_cards(self, slot: str, place: int, cards: int) -> None:
        """Expect these cards on a hidden pile: a place of a slot, such as a seat's stack."""
        for registered in self.game.slots:
            if registered.name == slot:
                self.piles[registered.begin + place] = cards
                return
        raise KeyError(f"{self.game.title} has no slot “{slot}”")

    def has_sets(self, seat: i64) -> bool:
        """Return whether there is a belief about a seat's tickets."""
        return self.sets[seat] is not None

    def draw_set(self, seat: i64, chance: Chance) -> vec[i64]:
        """Return one of the sets of tickets that a seat may hold, at random by their weights."""
        sets = self.sets[seat]
        return NO_NUMBERS if sets is None else sets.draw(chance)

    def odds(self, seat: int) -> dict[int, float]:
        """Return how likely a seat is to hold each of the tickets in its sets."""
        sets = self.sets[seat]
        return {} if sets is None else sets.odds()

    def pile(self, at: i64) -> i64:
        """Return the cards expected on a hidden pile, by its index in `State.slots`."""
        return self.piles[at]

    def write(self, out: ByteWriter) -> None:
        """Write the beliefs."""
        out.numbers(self.piles)
        for sets in self.sets:
            (NO_SETS if sets is None else sets).write(out)

    def read(self, saved: ByteReader) -> None:
        """Read the beliefs about as many seats."""
        self.piles = saved.numbers()
        for seat in range(len(self.sets)):
            sets = TicketSets([], [])
            sets.read(saved)
            self.sets[seat] = sets if len(sets.below) else None


@final
class TicketSets:
    """Sets of tickets with weights."""

    def __init__(self, sets: list[list[int]], weights: list[float]) -> None:
        if len(sets) != len(weights) or min(weights, default=0.0) < 0:
            raise ValueError("every set of tickets needs a weight, which must not be negative")
        self.tickets: vec[i64] = vec[i64]([ticket for one in sets for ticket in one])
        self.begin: vec[i64] = vec[i64]([0])
        self.below: vec[i64] = vec[i64]()  # the sums of the weights up to each set
        total = sum(weights)
        if sets and not total:
            raise ValueError("at least one set of tickets needs a weight above 0")
        done = 0.0
        for one, weight in zip(sets, weights):
            self.begin = append(self.begin, self.begin[len(self.begin) - 1] + len(one))
            done += weight
            self.below = append(self.below, i64(int(WHOLE * done / total)))

    def draw(self, chance: Chance) -> vec[i64]:
        """Return a random set by weight (binary search)."""
        drawn = chance.below(WHOLE)
        low: i64 = 0
        high = i64(len(self.below)) - 1
        while low < high:
            middle = (low + high) // 2
            if drawn < self.below[middle]:
                high = middle
            else:
                low = middle + 1
        return self.tickets[self.begin[low] : self.begin[low + 1]]

    def odds(self) -> dict[int, float]:
        """Return how likely each ticket is, by the weights of the sets that contain it."""
        found: dict[int, float] = {}
        done: i64 = 0
        for number in range(len(self.below)):
            share = float(self.below[number] - done) / float(WHOLE)
            done = self.below[number]
            for at in range(self.begin[number], self.begin[number + 1]):
                ticket = int(self.tickets[at])
                found[ticket] = found.get(ticket, 0.0) + share
        return found

    def write(self, out: ByteWriter) -> None:
        """Write all sets."""
        out.numbers(self.tickets)
        out.numbers(self.begin)
        out.numbers(self.below)

    def read(self, saved: ByteReader) -> None:
        """Read all sets."""
        self.tickets = saved.numbers()
        self.begin = saved.numbers()
        self.below = saved.numbers()


NO_SETS: Final = TicketSets([], [])
