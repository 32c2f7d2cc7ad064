"""Which tickets to complete: most points, or slightly fewer for a big city's bonus (CG-15, CG-19)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.card_planner.cities import MOST_CITIES, Cities
from whistlestop.core import bits
from whistlestop.core.actions import MOST_POSITIONS, SETS, Legal
from whistlestop.core.bits import BIT
from whistlestop.core.known_state import KnownState
from whistlestop.core.state import ZEROS

PART: Final = 8  # positions per precomputed table of sums
PARTS: Final = (MOST_POSITIONS + PART - 1) // PART
COUNT: Final = 6  # bits per count of tickets to a city
MOST: Final = 63
NO_WORTH: Final[vec[float]] = vec[float]([0.0] * (MOST_CITIES * (MOST + 1)))


@final
class CompletionChoice:
    """Compares the sets of tickets that a stack can pay for."""

    def __init__(self, points: vec[i64], cities: Cities) -> None:
        self.points = points
        self.cities = cities
        self.worth: vec[float] = NO_WORTH[:]  # value of each number of tickets to each city
        self.visits: vec[i64] = ZEROS[: len(points)]  # cities of each ticket, as packed counts
        for ticket in range(len(points)):
            for city in range(len(cities.bonus)):
                if cities.named[ticket] & BIT[city]:
                    self.visits[ticket] += BIT[city * COUNT]

    def best(self, known: KnownState, legal: Legal, stakes: i64) -> i64:
        """Return the best set; the first has the most points, each weighted with `stakes`."""
        best = legal.actions[0]
        if not self.cities.traits.weighs_cities or legal.size == 1:
            return best
        state = known.state
        held = state.game.tickets.held_by(state, known.seat)
        bonus = self.update(known)
        points = self.sums(self.points, held)
        visits = self.sums(self.visits, held)
        before = total(visits, state.choices[known.seat])
        most_points = total(points, best - SETS)
        most = -1.0
        for i in range(legal.size):
            positions = legal.actions[i] - SETS
            lost = stakes * (most_points - total(points, positions))
            if lost <= bonus:
                value = self.value(before + total(visits, positions)) - float(lost)
                if value > most:
                    best, most = legal.actions[i], value
        return best

    def update(self, known: KnownState) -> i64:
        """Compute the value of each number of tickets to each city; return the sum of all bonuses."""
        cities = self.cities
        cities.update(known, 0.0)
        bonus: i64 = 0
        for city in range(len(cities.bonus)):
            bonus += cities.bonus[city]
            for number in range(MOST + 1):
                there = number + cities.mine[city]
                self.worth[city * (MOST + 1) + number] = float(cities.bonus[city]) * cities.lead_probability(
                    city, there
                )
        return bonus

    def sums(self, values: vec[i64], held: vec[i64]) -> vec[i64]:
        """Compute the sum of values for every subset of eight consecutive tickets."""
        sums = ZEROS[: PARTS * 256]
        for part in range((len(held) + PART - 1) // PART):
            for members in range(1, 256):
                position = part * PART + bits.lowest(members)
                worth: i64 = values[held[position]] if position < len(held) else 0
                sums[part * 256 + members] = sums[part * 256 + (members & (members - 1))] + worth
        return sums

    def value(self, visits: i64) -> float:
        """Return the expected bonuses for packed counts of tickets."""
        value = 0.0
        for city in range(len(self.cities.bonus)):
            value += self.worth[city * (MOST + 1) + (visits & MOST)]
            visits >>= COUNT
        return value


def total(sums: vec[i64], positions: i64) -> i64:
    """Sum the values of a set of positions."""
    found: i64 = 0
    part: i64 = 0
    while positions:
        found += sums[part * 256 + (positions & 255)]
        positions >>= PART
        part += 1
    return found
