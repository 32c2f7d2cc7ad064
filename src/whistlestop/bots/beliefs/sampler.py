"""Samples of the ticket sets that a seat may hold (Gibbs sampling)."""

from math import exp, log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from whistlestop.bots.beliefs.evidence import COLUMNS, LEVELS, MOST_ITEMS, Evidence
from whistlestop.bots.beliefs.features import SET_FEATURES
from whistlestop.bots.beliefs.possible_tickets import PossibleTickets
from whistlestop.bots.beliefs.weights import Weights
from whistlestop.core import bits
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.state import NO_NUMBERS, SMALL_ZEROS, ZEROS

STEPS: Final = 1000  # samples of each seat
CHAINS: Final = 5  # that the samples come from, each started at random
BURN_IN: Final = 3  # sweeps of a chain that are not counted
FRACTION: Final = 2**30  # the resolution of random fractions
SET_BEGIN: Final = COLUMNS
PAIR_BEGIN: Final = COLUMNS + i64(len(SET_FEATURES))
KEY_BITS: Final = 2**31


@final
class TicketSampler:
    """Draws sets of tickets with probabilities that are proportional to the exponential of their score.

    Each step replaces one ticket of the set by one of all possible tickets, given the others.
    """

    def __init__(self, evidence: Evidence, weights: Weights) -> None:
        self.evidence = evidence
        self.weights: vec[float] = weights.features
        size = int(evidence.map.size)
        self.size = i64(size)
        self.factor: vec[float] = vec[float]([0.0] * size)  # the exponential of each ticket's score
        self.pair: vec[float] = vec[float]([1.0] * (size * size))
        self.gain: vec[float] = vec[float]([1.0] * (LEVELS * MOST_ITEMS))  # per level and explained item
        self.below: vec[float] = vec[float]([0.0] * (size + 1))
        chance = Seeded(1)
        keys = [int(chance.below(KEY_BITS)) * KEY_BITS + int(chance.below(KEY_BITS)) for _ in range(size)]
        self.key: vec[i64] = vec[i64](keys)  # of each ticket; those of a set are combined to its own
        self.deck_of: vec[i64] = vec[i64]([int(deck) for deck in evidence.map.tickets.set.deck_of])
        self.left: vec[i64] = ZEROS[:LEVELS]
        self.is_taken: vec[u8] = SMALL_ZEROS[:size]
        self.sets: list[list[int]] = []
        self.counts: list[float] = []

    def sample(self, possible: PossibleTickets) -> None:
        """Sample sets of the size that the seat holds, and count how often each was drawn."""
        self.sets = []
        self.counts = []
        if not possible.held or not possible.is_consistent():
            return
        self.update_factors(possible)
        chance = Seeded(1)
        seen: dict[int, int] = {}
        steps = STEPS // CHAINS
        for _chain in range(CHAINS):
            chosen, used = self.random_set(possible, chance)
            for step in range(-BURN_IN * possible.held, steps):
                slot = (step + BURN_IN * possible.held) % possible.held
                self.replace(possible, chosen, used, slot, chance)
                if step >= 0:
                    self.count(chosen, seen)

    def count(self, chosen: vec[i64], seen: dict[int, int]) -> None:
        """Count a set, whatever the order of its tickets."""
        key: i64 = 0
        for ticket in chosen:
            key ^= self.key[ticket]
        place = seen.get(int(key), -1)
        if place < 0:
            seen[int(key)] = len(self.sets)
            self.sets.append([int(ticket) for ticket in chosen])
            self.counts.append(1.0)
        else:
            self.counts[place] += 1.0

    def update_factors(self, possible: PossibleTickets) -> None:
        """Compute the exponentials of the parts of the score."""
        evidence, weights, size = self.evidence, self.weights, self.size
        for ticket in possible.tickets:
            score = 0.0
            for column in range(COLUMNS):
                score += weights[column] * evidence.values[ticket * COLUMNS + column]
            self.factor[ticket] = exp(score)
        for level in range(LEVELS):
            each = weights[SET_BEGIN + level] / evidence.scale(level)
            if evidence.total[level]:
                each += weights[SET_BEGIN + LEVELS + level] / float(evidence.total[level])
            for item in range(bits.size(evidence.items[level])):
                at = level * MOST_ITEMS + item
                self.gain[at] = exp(-each * float(evidence.item_weight[at]))
        shared = weights[PAIR_BEGIN] + weights[PAIR_BEGIN + 1] * evidence.laid_share
        for one in possible.tickets:
            for other in possible.tickets:
                together = evidence.map.shared[one * size + other]
                self.pair[one * size + other] = exp(shared * together) if together > 0.0 else 1.0

    def random_set(self, possible: PossibleTickets, chance: Seeded) -> tuple[vec[i64], vec[i64]]:
        """Return a random set that the seat may hold, and its number of tickets of each deck."""
        chosen = NO_NUMBERS[:]
        used = ZEROS[: len(possible.most)]
        number = i64(len(possible.tickets))
        order = possible.tickets[:]
        decks = possible.deck[:]
        while number and len(chosen) < possible.held:
            at = chance.below(number)
            number -= 1
            if used[decks[at]] < possible.most[decks[at]]:
                used[decks[at]] += 1
                chosen = append(chosen, order[at])
            order[at] = order[number]
            decks[at] = decks[number]
        return chosen, used

    def replace(
        self, possible: PossibleTickets, chosen: vec[i64], used: vec[i64], slot: i64, chance: Seeded
    ) -> None:
        """Replace one ticket of a set, given the others."""
        size, below, left = self.size, self.below, self.left
        explained, tickets, deck_of = self.evidence.explained, possible.tickets, possible.deck
        held = i64(len(chosen))
        number = i64(len(tickets))
        self.is_taken = SMALL_ZEROS[:size]
        for level in range(LEVELS):
            left[level] = self.evidence.items[level]
        for other in range(held):
            if other != slot:
                self.is_taken[chosen[other]] = 1
                for level in range(LEVELS):
                    left[level] &= ~explained[level * size + chosen[other]]
        used[self.deck_of[chosen[slot]]] -= 1
        total = 0.0
        for at in range(number):
            ticket = tickets[at]
            if not self.is_taken[ticket] and used[deck_of[at]] < possible.most[deck_of[at]]:
                factor = self.factor[ticket]
                for level in range(LEVELS):
                    hit = left[level] & explained[level * size + ticket]
                    if hit:
                        factor *= self.gain_of(level, hit)
                for other in range(held):
                    if other != slot:
                        factor *= self.pair[ticket * size + chosen[other]]
                total += factor
            below[at] = total
        drawn = total * float(chance.below(FRACTION)) / float(FRACTION)
        at = 0
        while at < number - 1 and below[at] <= drawn:
            at += 1
        chosen[slot] = tickets[at]
        used[deck_of[at]] += 1

    def gain_of(self, level: i64, items: i64) -> float:
        """Return the factor for explaining some items of a level."""
        gain = 1.0
        while items:
            gain *= self.gain[level * MOST_ITEMS + bits.lowest(items)]
            items &= items - 1
        return gain

    def score(self, tickets: vec[i64]) -> float:
        """Return the score of a set for the seat that was sampled last, but for a constant."""
        evidence, size = self.evidence, self.size
        product = 1.0
        for level in range(LEVELS):
            hit: i64 = 0
            for ticket in tickets:
                hit |= evidence.explained[level * size + ticket]
            product *= self.gain_of(level, hit & evidence.items[level])
        for at in range(i64(len(tickets))):
            product *= self.factor[tickets[at]]
            for other in range(at):
                product *= self.pair[tickets[at] * size + tickets[other]]
        return log(product)
