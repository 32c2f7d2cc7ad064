"""Players that are programs."""

from collections.abc import Callable

from whistlestop.bots.bot import Bot
from whistlestop.bots.random_bot import RandomBot
from whistlestop.core.errors import WhistlestopError

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}


def bot(name: str, seed: int) -> Bot:
    """Return a bot by its name; the same seed makes the same choices."""
    if name not in BOTS:
        raise WhistlestopError(f"There is no bot “{name}”. Known are: {', '.join(BOTS)}.")
    return BOTS[name](seed)
