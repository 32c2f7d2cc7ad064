"""Gymnasium's vector interface over a batch in compiled code."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from whistlestop.core.game import Game
from whistlestop.env.arrays import BatchArrays
from whistlestop.env.drawing import RENDER_MODES, render
from whistlestop.env.opponents import load_game, makers
from whistlestop.learning.batch import Batch

LARGEST_SEED = 2**30

Arrays = NDArray[np.uint8]


class VectorAgainstBots(VectorEnv[Arrays, NDArray[np.int64], NDArray[Any]]):
    """Many games against named bots; a game that ends is followed by the next one in the same step.

    With `copy=False`, observations and masks are views that show the newest step. An illegal action raises
    IllegalCode. `info["scores"]` has the final scores where `info["_scores"]` is true.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as in the base class
        "render_modes": RENDER_MODES,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: Game | Path | str,
        num_envs: int = 1,
        seats: int | None = None,
        opponents: str | Sequence[str] = "planner",
        *,
        reduced: bool = False,
        shaping: float = 0.0,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.game = load_game(game)
        self.seats = seats or self.game.seats[0]
        self.options: dict[str, Any] = {"reduced": reduced, "shaping": shaping}
        self.bots = makers(self.game, self.seats, opponents)
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = render_mode
        self.arrays = self.new_batch(0)
        batch = self.arrays.batch
        self.single_observation_space = spaces.Box(0, 255, (int(batch.layout.size),), np.uint8)
        self.single_action_space = spaces.Discrete(int(batch.codes.size))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def new_batch(self, seed: int) -> BatchArrays:
        """Begin all games."""
        return BatchArrays(
            Batch(self.game, self.seats, self.num_envs, seed, opponents=self.bots, **self.options)
        )

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Begin all games again, with one seed for all of them."""
        if isinstance(seed, list):
            raise ValueError("All games of a batch follow from one seed.")
        super().reset(seed=seed)
        self.arrays = self.new_batch(int(self.np_random.integers(LARGEST_SEED)))
        return self.observations(), self.infos()

    def observations(self) -> Arrays:
        """Return what the learners see."""
        seen: Arrays = self.arrays.observations[:, 0]
        return seen.copy() if self.copy else seen

    def infos(self) -> dict[str, Any]:
        """Return the masks, and the scores of games that have just ended."""
        masks = self.arrays.masks.copy() if self.copy else self.arrays.masks
        infos: dict[str, Any] = {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
        if self.arrays.ended.any():
            infos["scores"], infos["_scores"] = self.arrays.scores.copy(), self.arrays.ended.copy()
        return infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions of each game."""
        return self.arrays.masks.astype(np.bool_)

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal action for each game."""
        self.arrays.batch.sample()
        return self.arrays.sampled.copy()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Arrays, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play an action in each game, and those of the bots until it is the learner's turn again."""
        learners = self.arrays.learners.copy()  # before the next game, in which the seat may be another
        self.arrays.step(actions)
        rewards = self.arrays.rewards[np.arange(self.num_envs), learners]
        never = np.zeros(self.num_envs, np.bool_)
        return self.observations(), rewards, self.arrays.ended.copy(), never, self.infos()

    def describe(self) -> list[str]:
        """Name every number of an observation."""
        return self.arrays.batch.layout.describe()

    def render(self) -> tuple[Any, ...]:
        """Return a picture of each game."""
        return tuple(render(state, self.render_mode) for state in self.arrays.batch.states)
