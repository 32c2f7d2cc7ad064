"""Paths found with the same weights of routes."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.planner.shared_paths import SharedPaths
from whistlestop.core.state import NO_NUMBERS, ZEROS

MOST_SEQUENCES: Final = 2_000  # sequences of tickets beyond which a cache for many games is emptied


@final
class PathCache:
    """The paths of single tickets and of sequences of tickets."""

    def __init__(self, tickets: int) -> None:
        self.shared = SharedPaths(tickets + 1)
        self.cost: vec[i64] = ZEROS[:tickets]  # cost of each ticket alone, 0 if not cached
        self.time: vec[i64] = ZEROS[:tickets]  # its time
        self.path: list[vec[i64]] = [NO_NUMBERS for _ in range(tickets)]  # its routes
        self.weights: vec[i64] = NO_NUMBERS
        self.turns: vec[i64] = NO_NUMBERS

    def copy_from(self, other: "PathCache") -> None:
        """Copy the paths of single tickets."""
        self.shared.clear()
        self.cost = other.cost[:]
        self.time = other.time[:]
        self.path = other.path[:]

    def clear(self) -> None:
        """Forget all paths after weights have changed."""
        self.shared.clear()
        self.cost = ZEROS[: len(self.cost)]

    def start(self, weights: vec[i64], turns: vec[i64]) -> None:
        """Forget all paths unless they were found with these weights and turns."""
        if not self.is_for(weights, turns):
            self.clear()
            self.weights = weights[:]
            self.turns = turns[:]
        elif len(self.shared.found) > MOST_SEQUENCES:
            self.shared.clear()

    def is_for(self, weights: vec[i64], turns: vec[i64]) -> bool:
        """Return whether the paths were found with these weights and turns."""
        if len(self.weights) != len(weights):
            return False
        for route in range(i64(len(weights))):
            if self.weights[route] != weights[route] or self.turns[route] != turns[route]:
                return False
        return True
