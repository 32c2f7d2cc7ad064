"""Means of what happened in games, with intervals that take a whole block as one observation."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from math import inf, sqrt
from typing import Generic, TypeVar

from whistlestop.arena.standings import NORMAL

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True)
class Estimate:
    """A number, and the 95 % interval around it."""

    value: float
    low: float
    high: float


@dataclass(slots=True)
class Total:
    """One quantity's sums over blocks."""

    sum: float = 0.0
    squares: float = 0.0
    products: float = 0.0  # of a block's sum and the number of its games


class BlockMeans(Generic[Key]):
    """Sums of several quantities over games; their number does not grow with the games."""

    def __init__(self) -> None:
        self.games = 0
        self.blocks = 0
        self.squared_games = 0
        self.totals: dict[Key, Total] = {}

    def add(self, games: int, sums: Mapping[Key, float]) -> None:
        """Add a block: how many games, and the sum of each quantity; what is not named is 0."""
        self.games += games
        self.blocks += 1
        self.squared_games += games * games
        for key, number in sums.items():
            total = self.totals.get(key)
            if total is None:
                total = self.totals[key] = Total()
            total.sum += number
            total.squares += number * number
            total.products += number * games

    def mean(self, key: Key) -> Estimate:
        """Return the mean a game of a quantity; one block alone tells nothing about its interval."""
        value = self.value(key)
        half = NORMAL * sqrt(self.variance(key)) if self.blocks > 1 else inf
        return Estimate(value, value - half, value + half)

    def amount(self, key: Key) -> Estimate:
        """Return the mean a game of a quantity that is never below 0."""
        mean = self.mean(key)
        return Estimate(mean.value, max(mean.low, 0.0), mean.high)

    def share(self, key: Key) -> Estimate:
        """Return the mean of a quantity between 0 and 1, by Wilson's interval for the games' true worth.

        Games of one block are alike, so a block of them is worth less than as many games apart.
        """
        value = self.value(key)
        variance = self.variance(key)
        worth: float = self.blocks
        if variance > 0 and 0 < value < 1:
            worth = min(self.games, value * (1 - value) / variance)
        return wilson(value, worth)

    def value(self, key: Key) -> float:
        """Return the plain mean a game."""
        return self.totals[key].sum / self.games if key in self.totals else 0.0

    def variance(self, key: Key) -> float:
        """Return the variance of the mean, as of a ratio of sums over blocks."""
        if self.blocks < 2:
            return 0.0
        value, total = self.value(key), self.totals.get(key, Total())
        spread = total.squares - 2 * value * total.products + value * value * self.squared_games
        return max(0.0, spread) / self.games**2 * self.blocks / (self.blocks - 1)


def wilson(share: float, games: float) -> Estimate:
    """Return Wilson's interval around a share of so many games."""
    square = NORMAL * NORMAL
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = NORMAL / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return Estimate(share, min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)))
