"""Gymnasium's interface: one seat against bots."""

from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from whistlestop.core.game import Game
from whistlestop.env.arrays import BatchArrays
from whistlestop.env.drawing import RENDER_MODES, Frame, render
from whistlestop.env.opponents import load_game, makers
from whistlestop.learning.batch import Batch

ILLEGAL_REWARD = -1.0
LARGEST_SEED = 2**53


class AgainstBots(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """A game against named bots from a random seat; an illegal action loses.

    The mask is in `info["action_mask"]` and returned by `action_masks()`.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: Game | Path | str,
        seats: int | None = None,
        opponents: str | Sequence[str] = "planner",
        *,
        reduced: bool = False,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        loaded = load_game(game)
        seated = seats or loaded.seats[0]
        bots = makers(loaded, seated, opponents)
        self.batch = Batch(
            loaded, seated, 1, reduced=reduced, shaping=shaping, opponents=bots, restarts=False
        )
        self.arrays = BatchArrays(self.batch)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (int(self.batch.layout.size),), np.uint8)
        self.action_space = spaces.Discrete(int(self.batch.codes.size))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin a game, in which the bots play until it is the learner's turn."""
        super().reset(seed=seed)
        self.batch.restart(0, int(self.np_random.integers(LARGEST_SEED)))
        return self.observation(), self.info()

    def observation(self) -> NDArray[np.uint8]:
        """Return what the learner sees."""
        copied: NDArray[np.uint8] = self.arrays.observations[0, 0].copy()
        return copied

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions."""
        masks: NDArray[np.bool_] = self.arrays.masks[0].astype(np.bool_)
        return masks

    def info(self) -> dict[str, Any]:
        """Return the mask, and the result of a game that is over."""
        info: dict[str, Any] = {"action_mask": self.arrays.masks[0].copy()}
        if self.arrays.ended[0]:
            seat = int(self.batch.learners[0])
            info["score"] = int(self.arrays.scores[0, seat])
            info["scores"] = [int(score) for score in self.arrays.scores[0]]
            info["seat"] = seat
        return info

    def step(self, action: np.int64) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Play an action, and those of the bots until it is the learner's turn again."""
        code = int(action)
        if not self.batch.mask_buffer.allows(0, code):
            return self.observation(), ILLEGAL_REWARD, True, False, {**self.info(), "illegal": True}
        self.batch.step(array("q", [code]).tobytes())
        reward = float(self.arrays.rewards[0, int(self.batch.learners[0])])
        return self.observation(), reward, bool(self.arrays.ended[0]), False, self.info()

    def describe(self) -> list[str]:
        """Name every number of an observation."""
        return self.batch.layout.describe()

    def action_labels(self) -> list[str]:
        """Name every action."""
        return list(self.batch.codes.labels)

    def render(self) -> Frame | None:
        """Return what everybody sees."""
        return render(self.batch.states[0], self.render_mode)

    def save(self) -> bytes:
        """Serialize the running game, with what the bots remember."""
        return self.batch.save(0)

    def load(self, saved: bytes) -> None:
        """Restore a saved game against bots of the same kinds."""
        self.batch.load(0, saved)
