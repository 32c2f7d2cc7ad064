"""The ids of the environments; the version rises when their behaviour changes."""

from pathlib import Path

import gymnasium

VERSION = 0


def environment_id(name: str) -> str:
    """Return the id under which a game is registered."""
    return f"whistlestop/{name}-v{VERSION}"


def register(game: Path | str) -> str:
    """Register a game, by its name or by the path of its folder, with Gymnasium; return its id."""
    identity = environment_id(Path(game).name)
    gymnasium.register(
        identity,
        entry_point="whistlestop.env.single:AgainstBots",
        vector_entry_point="whistlestop.env.vector:VectorAgainstBots",
        disable_env_checker=True,
        order_enforce=True,
        kwargs={"game": str(game)},
    )
    return identity
