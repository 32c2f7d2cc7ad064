"""Which tickets to complete: the most points, or a few less for a big city's bonus (CG-15, CG-19)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.card_planner.cities import Cities
from whistlestop.core import bits
from whistlestop.core.actions import SETS, Legal
from whistlestop.core.sight import Sight
from whistlestop.core.state import ZEROS

PART: Final = 8  # positions whose points are added up beforehand
PARTS: Final = 8


@final
class Choosing:
    """Compares the sets of tickets that a stack can pay for."""

    def __init__(self, chosen: i64, points: vec[i64], cities: Cities) -> None:
        self.chosen = chosen  # where it is noted which tickets an earlier part of the choice completes
        self.points = points
        self.cities = cities

    def best(self, sight: Sight, legal: Legal, stakes: i64) -> i64:
        """Return the best set; the first one has most points, each of which is worth so many stakes."""
        state = sight.state
        held = state.game.tickets.held_by(state, sight.seat)
        chosen = state.notes[self.chosen]
        sums = self.sums(held)
        best = legal.actions[0]
        if not self.cities.style.weighs_cities:
            return best
        self.cities.look(sight, 0.0)
        bonus: i64 = 0
        for one in self.cities.bonus:
            bonus += one
        most_points = total(sums, best - SETS)
        most = float(stakes * most_points) + self.bonus((best - SETS) | chosen, held)
        for i in range(1, legal.size):
            action = legal.actions[i]
            points = total(sums, action - SETS)
            if stakes * (most_points - points) < bonus:
                value = float(stakes * points) + self.bonus((action - SETS) | chosen, held)
                if value > most:
                    best, most = action, value
        return best

    def sums(self, held: vec[i64]) -> vec[i64]:
        """Add up the points of every set of eight neighbouring tickets."""
        sums = ZEROS[: PARTS * 256]
        for part in range(PARTS):
            for members in range(1, 256):
                position = part * PART + bits.lowest(members)
                worth: i64 = self.points[held[position]] if position < len(held) else 0
                sums[part * 256 + members] = sums[part * 256 + (members & (members - 1))] + worth
        return sums

    def bonus(self, positions: i64, held: vec[i64]) -> float:
        """Return what big cities add on average if these tickets are completed."""
        cities = self.cities
        numbers = cities.mine[:]
        while positions:
            named = cities.named[held[bits.lowest(positions)]]
            while named:
                numbers[bits.lowest(named)] += 1
                named &= named - 1
            positions &= positions - 1
        bonus = 0.0
        for city in range(len(cities.bonus)):
            bonus += float(cities.bonus[city]) * cities.leading(city, numbers[city])
        return bonus


def total(sums: vec[i64], positions: i64) -> i64:
    """Return the points of a set of positions."""
    points: i64 = 0
    part: i64 = 0
    while positions:
        points += sums[part * 256 + (positions & 255)]
        positions >>= PART
        part += 1
    return points
