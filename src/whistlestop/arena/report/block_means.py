"""Means with confidence intervals, clustered by block."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from math import inf, sqrt
from typing import Generic, TypeVar

from whistlestop.arena.standings import Z_95

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True)
class Estimate:
    """A value and its 95 % confidence interval."""

    value: float
    low: float
    high: float


@dataclass(slots=True)
class Moments:
    """Running sums of one quantity over blocks."""

    sum: float = 0.0
    squares: float = 0.0
    products: float = 0.0  # of a block's sum and its number of games


class BlockMeans(Generic[Key]):
    """Running means of several quantities over games, in constant memory."""

    def __init__(self) -> None:
        self.games = 0
        self.blocks = 0
        self.squared_games = 0
        self.moments: dict[Key, Moments] = {}

    def add(self, games: int, totals: Mapping[Key, float]) -> None:
        """Add a block's number of games and the sum of each quantity; missing ones are 0."""
        self.games += games
        self.blocks += 1
        self.squared_games += games * games
        for key, number in totals.items():
            moments = self.moments.get(key)
            if moments is None:
                moments = self.moments[key] = Moments()
            moments.sum += number
            moments.squares += number * number
            moments.products += number * games

    def mean(self, key: Key) -> Estimate:
        """Return a quantity's mean per game; with a single block the interval is unbounded."""
        value = self.value(key)
        half = Z_95 * sqrt(self.variance(key)) if self.blocks > 1 else inf
        return Estimate(value, value - half, value + half)

    def amount(self, key: Key) -> Estimate:
        """Return the mean per game of a non-negative quantity."""
        mean = self.mean(key)
        return Estimate(mean.value, max(mean.low, 0.0), mean.high)

    def share(self, key: Key) -> Estimate:
        """Return the mean of a quantity between 0 and 1, with a Wilson interval.

        Games of a block are correlated, so the interval uses the effective sample size.
        """
        value = self.value(key)
        variance = self.variance(key)
        effective: float = self.blocks
        if variance > 0 and 0 < value < 1:
            effective = min(self.games, value * (1 - value) / variance)
        return wilson(value, effective)

    def value(self, key: Key) -> float:
        """Return the mean per game."""
        return self.moments[key].sum / self.games if key in self.moments else 0.0

    def variance(self, key: Key) -> float:
        """Return the variance of the mean, by the ratio estimator over blocks."""
        if self.blocks < 2:
            return 0.0
        value, moments = self.value(key), self.moments.get(key, Moments())
        spread = moments.squares - 2 * value * moments.products + value * value * self.squared_games
        return max(0.0, spread) / self.games**2 * self.blocks / (self.blocks - 1)


def wilson(share: float, games: float) -> Estimate:
    """Return the Wilson score interval for a share of the given number of games."""
    square = Z_95 * Z_95
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z_95 / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return Estimate(share, min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)))
