"""A table whose seats are all played from outside."""

from array import array
from pathlib import Path

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from whistlestop.core.game import Game
from whistlestop.core.state import State
from whistlestop.env.arrays import BatchArrays
from whistlestop.env.opponents import load_game
from whistlestop.learning.batch import Batch

LARGEST_SEED = 2**53


class LearningTable:
    """One game: observations, masks, rewards, and what is saved."""

    def __init__(self, game: Game | Path | str, seats: int | None, reduced: bool, shaping: float) -> None:
        self.game = load_game(game)
        self.seats = seats or self.game.seats[0]
        self.batch = Batch(self.game, self.seats, 1, reduced=reduced, shaping=shaping, restarts=False)
        self.arrays = BatchArrays(self.batch)
        self.generator = np.random.default_rng()
        self.nothing = np.zeros(int(self.batch.codes.size), np.int8)

    def restart(self, seed: int | None) -> None:
        """Begin a game; without a seed, it follows from the last one given."""
        if seed is not None:
            self.generator = np.random.default_rng(seed)
        self.batch.restart(0, int(self.generator.integers(LARGEST_SEED)))

    @property
    def state(self) -> State:
        """The state of the game."""
        return self.batch.states[0]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state.over)

    def observation_space(self) -> spaces.Box:
        """Return the space of observations."""
        return spaces.Box(0, 255, (int(self.batch.layout.size),), np.uint8)

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """Return what a seat knows."""
        row = int(self.batch.observe(0, seat))
        copied: NDArray[np.uint8] = self.arrays.observations[0, row].copy()
        return copied

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return a seat's legal codes; none if it has nothing to decide."""
        state = self.state
        if state.over or not state.may_act(seat):
            return self.nothing.copy()
        if seat == state.seat:
            copied: NDArray[np.int8] = self.arrays.masks[0].copy()
            return copied
        own: NDArray[np.int8] = np.frombuffer(memoryview(self.batch.codes.mask(state, seat)), np.int8)
        return own.copy()

    def allows(self, code: int) -> bool:
        """Return whether a code is legal for the seat to act."""
        return self.batch.mask_buffer.allows(0, code)

    def play(self, code: int) -> None:
        """Play a code of the seat to act."""
        self.batch.step(array("q", [code]).tobytes())

    def rewards(self) -> list[float]:
        """Return what each seat was rewarded for the last step."""
        return [float(reward) for reward in self.arrays.rewards[0]]

    def scores(self) -> list[int]:
        """Return the final score of each seat."""
        return [int(score) for score in self.arrays.scores[0]]

    def save(self) -> bytes:
        """Serialize the running game."""
        return self.batch.save(0)

    def load(self, saved: bytes) -> None:
        """Restore a saved game."""
        self.batch.load(0, saved)
