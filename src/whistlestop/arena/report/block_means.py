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


class BlockMeans(Generic[Key]):
    """Sums of several quantities over games; their number does not grow with the games."""

    def __init__(self) -> None:
        self.games = 0
        self.blocks = 0
        self.squared_games = 0
        self.sums: dict[Key, float] = {}
        self.squares: dict[Key, float] = {}
        self.products: dict[Key, float] = {}  # of a block's sum and its games

    def add(self, games: int, sums: Mapping[Key, float]) -> None:
        """Add a block: how many games, and the sum of each quantity; what is not named is 0."""
        self.games += games
        self.blocks += 1
        self.squared_games += games * games
        for key, number in sums.items():
            self.sums[key] = self.sums.get(key, 0.0) + number
            self.squares[key] = self.squares.get(key, 0.0) + number * number
            self.products[key] = self.products.get(key, 0.0) + number * games

    def mean(self, key: Key) -> Estimate:
        """Return the mean a game of a quantity; one block alone tells nothing about its interval."""
        value = self.value(key)
        half = NORMAL * sqrt(self.variance(key)) if self.blocks > 1 else inf
        return Estimate(value, value - half, value + half)

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
        return self.sums.get(key, 0.0) / self.games if self.games else 0.0

    def variance(self, key: Key) -> float:
        """Return the variance of the mean, as of a ratio of sums over blocks."""
        if self.blocks < 2:
            return 0.0
        value = self.value(key)
        spread = self.squares.get(key, 0.0) - 2 * value * self.products.get(key, 0.0)
        spread += value * value * self.squared_games
        return max(0.0, spread) / self.games**2 * self.blocks / (self.blocks - 1)


def wilson(share: float, games: float) -> Estimate:
    """Return Wilson's interval around a share of so many games."""
    square = NORMAL * NORMAL
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = NORMAL / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return Estimate(share, min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)))
