"""PettingZoo's AEC interface: agents act one after the other."""

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from whistlestop.core.game import Game
from whistlestop.env.drawing import RENDER_MODES, Frame, render
from whistlestop.env.registration import VERSION
from whistlestop.env.table import LearningTable

Observation = dict[str, NDArray[Any]]

ILLEGAL_REWARD = -1.0


def agent_name(seat: int) -> str:
    """Return the name of the agent at a seat."""
    return f"seat_{seat}"


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table as an AEC environment.

    An illegal action raises IllegalCode; with `illegal_reward`, it ends the game with that reward instead.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: Game | Path | str,
        seats: int | None = None,
        *,
        reduced: bool = False,
        shaping: float = 0.0,
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.illegal_reward = illegal_reward
        self.table = LearningTable(game, seats, reduced, shaping)
        self.pays = bool(shaping)  # rewards before the end
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"whistlestop_{self.table.game.name}_v{VERSION}"}
        self.possible_agents = [agent_name(seat) for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        codes = self.table.batch.codes
        self.action_spaces = {agent: spaces.Discrete(int(codes.size)) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": self.table.observation_space(),
                    "action_mask": spaces.Box(0, 1, (int(codes.size),), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def describe(self) -> list[str]:
        """Name every number of an observation."""
        return self.table.batch.layout.describe()

    def action_labels(self) -> list[str]:
        """Name every action."""
        return list(self.table.batch.codes.labels)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game."""
        self.table.restart(seed)
        self.enter()

    def enter(self) -> None:
        """Give all agents their seats at a game that has begun."""
        over = self.table.over
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self.table.state.seat)]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and which actions are legal for it."""
        seat = self.seat_of[agent]
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose turn it is."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        code = int(action)
        if self.illegal_reward is not None and not self.table.allows(code):
            self.lose(self.illegal_reward)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.table.play(code)
        if self.pays or self.table.over:
            self.pay(self.table.rewards())
        if self.table.over:
            scores = self.table.scores()
            for agent, seat in self.seat_of.items():
                self.terminations[agent] = True
                self.infos[agent] = {"score": scores[seat], "reason": self.table.state.reason}
        self.agent_selection = self.possible_agents[int(self.table.state.seat)]

    def pay(self, rewards: list[float]) -> None:
        """Reward all agents."""
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def lose(self, reward: float) -> None:
        """End the game because the agent whose turn it is has chosen an illegal action."""
        loser = self.agent_selection
        self._cumulative_rewards[loser] = 0.0
        self.pay([reward if agent == loser else 0.0 for agent in self.possible_agents])
        self.terminations = dict.fromkeys(self.possible_agents, True)
        self.infos[loser] = {"illegal": True}

    def render(self) -> Frame | None:
        """Return what everybody sees."""
        return render(self.table.state, self.render_mode)

    def save(self) -> bytes:
        """Serialize the running game."""
        return self.table.save()

    def load(self, saved: bytes) -> None:
        """Restore a saved game."""
        self.table.load(saved)
        self.enter()

    def close(self) -> None:
        """Do nothing, since there is nothing to release."""


def aec(
    game: Game | Path | str,
    seats: int | None = None,
    *,
    reduced: bool = False,
    shaping: float = 0.0,
    render_mode: str | None = None,
) -> TableEnv:
    """Return an AEC environment in which an illegal action loses."""
    return TableEnv(
        game,
        seats,
        reduced=reduced,
        shaping=shaping,
        illegal_reward=ILLEGAL_REWARD,
        render_mode=render_mode,
    )
