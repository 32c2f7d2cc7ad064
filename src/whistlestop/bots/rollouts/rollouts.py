"""Rollouts for bot authors."""

from collections.abc import Callable, Sequence
from functools import partial

from whistlestop.bots import make
from whistlestop.bots.bot import Bot
from whistlestop.bots.rollouts.local_rollouts import Policy
from whistlestop.bots.rollouts.rollout_group import RolloutGroup
from whistlestop.core.game import Game

NamedPolicy = str | Policy
"""A bot by its name, or a class or function that creates one for a game."""


class Rollouts(RolloutGroup):
    """Plays games on from what a seat knows, to see how candidate actions turn out.

    `policies` are the bots that play the seats, or one for all: names such as `random`, `greedy` and
    `planner`, or subclasses of `KnownStateBot`. With several `processes`, each plays a part of the rollouts;
    the results are the same. Use it in a `with` statement, or call `close`, to end them; a script needs the
    usual `if __name__ == "__main__":`, because a process begins by importing it.
    """

    def __init__(
        self, game: Game, policies: Sequence[NamedPolicy] | NamedPolicy = "planner", processes: int = 1
    ) -> None:
        each: Sequence[Policy] | Policy = (
            policy_of(policies)
            if isinstance(policies, str) or callable(policies)
            else [policy_of(one) for one in policies]
        )
        super().__init__(game, each, processes)


def policy_of(policy: NamedPolicy) -> Callable[[Game], Bot]:
    """Return what creates the bot of a policy."""
    return partial(make, policy) if isinstance(policy, str) else policy
