"""Learning environments: every game behind the interfaces of PettingZoo and Gymnasium.

    import whistlestop.env

    env = whistlestop.env.aec("europe", seats=3)            # PettingZoo, one agent after the other
    env = whistlestop.env.parallel("germany")               # PettingZoo, all agents at once
    env = gymnasium.make("whistlestop/usa-v0")              # one seat against bots
    envs = gymnasium.make_vec("whistlestop/usa-v0", 256)    # many games in compiled code

They need the extra `env`; `docs/learning.md` explains them.
"""

from whistlestop.games import SHIPPED

try:
    from whistlestop.env.aec import TableEnv, aec
    from whistlestop.env.arrays import BatchArrays, batch
    from whistlestop.env.parallel import ParallelTableEnv, parallel
    from whistlestop.env.registration import VERSION, environment_id, register
    from whistlestop.env.single import AgainstBots
    from whistlestop.env.vector import VectorAgainstBots
except ModuleNotFoundError as error:
    raise ImportError(
        f"Learning environments need {error.name}. Install it with: pip install 'whistlestop[env]'"
    ) from error

__all__ = [
    "VERSION",
    "AgainstBots",
    "BatchArrays",
    "ParallelTableEnv",
    "TableEnv",
    "VectorAgainstBots",
    "aec",
    "batch",
    "environment_id",
    "parallel",
    "register",
]

for _name in SHIPPED:
    register(_name)
