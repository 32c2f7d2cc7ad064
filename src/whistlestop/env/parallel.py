"""PettingZoo's parallel interface: all agents act at once."""

from pathlib import Path
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from whistlestop.core.game import Game
from whistlestop.env.aec import Observation, TableEnv
from whistlestop.env.drawing import RENDER_MODES, Frame


class ParallelTableEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table as a parallel environment.

    In each step, every agent that has a decision to make plays its action; in a simultaneous choice these are
    several. The others have an empty mask, and their actions don't count.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES}  # noqa: RUF012

    def __init__(self, turns: TableEnv) -> None:
        self.turns = turns
        self.metadata = dict(turns.metadata)
        self.render_mode = turns.render_mode
        self.possible_agents = list(turns.possible_agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations."""
        return self.turns.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions."""
        return self.turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game."""
        self.turns.reset(seed)
        self.agents = list(self.possible_agents)
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        """Return what every agent sees."""
        return {agent: self.turns.observe(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Play the actions of all agents that have a decision to make."""
        rewards = dict.fromkeys(self.agents, 0.0)
        waiting = set(self.turns.table.state.actors())
        while waiting and not self.turns.table.over:
            seat = int(self.turns.table.state.seat)
            if seat not in waiting:
                break
            waiting.discard(seat)
            self.turns.step(actions[self.possible_agents[seat]])
            for agent in self.agents:
                rewards[agent] += self.turns.rewards[agent]
        seen = self.observations()
        terminations, truncations = dict(self.turns.terminations), dict(self.turns.truncations)
        infos = dict(self.turns.infos)
        if self.turns.table.over:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def render(self) -> Frame | None:
        """Return what everybody sees."""
        return self.turns.render()

    def save(self) -> bytes:
        """Serialize the running game."""
        return self.turns.save()

    def load(self, saved: bytes) -> None:
        """Restore a saved game."""
        self.turns.load(saved)
        self.agents = [] if self.turns.table.over else list(self.possible_agents)

    def close(self) -> None:
        """Do nothing, since there is nothing to release."""


def parallel(
    game: Game | Path | str,
    seats: int | None = None,
    *,
    reduced: bool = False,
    shaping: float = 0.0,
    render_mode: str | None = None,
) -> ParallelTableEnv:
    """Return a parallel environment; an illegal action raises IllegalCode."""
    return ParallelTableEnv(TableEnv(game, seats, reduced=reduced, shaping=shaping, render_mode=render_mode))
