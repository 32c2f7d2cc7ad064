"""The buffers of a batch as NumPy arrays, without copies."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from whistlestop.core.game import Game
from whistlestop.env.opponents import load_game, makers
from whistlestop.learning.batch import Batch


class BatchArrays:
    """A batch and its buffers as read-only arrays, which show the state after each step."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        number, seats, views = int(batch.number), int(batch.seats), int(batch.views)
        self.observations: NDArray[np.uint8] = np.frombuffer(memoryview(batch.observations), np.uint8)
        if batch.observes:
            self.observations = self.observations.reshape(number, views, int(batch.layout.size))
        self.masks: NDArray[np.int8] = np.frombuffer(memoryview(batch.masks), np.int8)
        if batch.marks:
            self.masks = self.masks.reshape(number, int(batch.codes.size))
        self.actors: NDArray[np.int64] = np.frombuffer(memoryview(batch.actors), np.int64)
        self.learners: NDArray[np.int64] = np.frombuffer(memoryview(batch.learners), np.int64)
        self.sampled: NDArray[np.int64] = np.frombuffer(memoryview(batch.sampled), np.int64)
        self.rewards: NDArray[np.float64] = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(
            number, seats
        )
        self.scores: NDArray[np.int64] = np.frombuffer(memoryview(batch.scores), np.int64).reshape(
            number, seats
        )
        self.ended: NDArray[np.bool_] = np.frombuffer(memoryview(batch.ended), np.bool_)

    def __repr__(self) -> str:
        return f"<BatchArrays of {self.batch!r}>"

    def step(self, codes: NDArray[np.int64]) -> None:
        """Play a code in each game."""
        self.batch.step(np.ascontiguousarray(codes, "<i8").tobytes())


def batch(
    game: Game | Path | str,
    number: int,
    seats: int | None = None,
    seed: int = 0,
    *,
    reduced: bool = False,
    shaping: float = 0.0,
    opponents: str | Sequence[str] | None = None,
) -> BatchArrays:
    """Return many games in one batch; without opponents, the learner plays all seats."""
    loaded = load_game(game)
    seated = seats or loaded.seats[0]
    bots = None if opponents is None else makers(loaded, seated, opponents)
    return BatchArrays(Batch(loaded, seated, number, seed, reduced=reduced, shaping=shaping, opponents=bots))
