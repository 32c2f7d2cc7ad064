"""Players that are programs."""

from collections.abc import Callable

from whistlestop.bots.bot import Bot
from whistlestop.bots.random_bot import RandomBot
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import Game

BOTS: dict[str, Callable[[Game], Bot]] = {"random": RandomBot}


def bot(name: str, game: Game, seed: int = 0) -> Bot:
    """Return a bot by its name, for one seat of a game; the same seed makes the same choices."""
    if name not in BOTS:
        raise WhistlestopError(f"There is no bot “{name}”. Known are: {', '.join(BOTS)}.")
    player = BOTS[name](game)
    player.begin(seed)
    return player
