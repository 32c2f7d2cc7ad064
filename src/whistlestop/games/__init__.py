"""The games, one folder each."""

from collections.abc import Callable
from functools import cache

from whistlestop.core.errors import UnknownGame
from whistlestop.core.game import Game
from whistlestop.games.europe.game import europe

GAMES: dict[str, Callable[[], Game]] = {"europe": europe}


@cache
def load(name: str) -> Game:
    """Put a game together, once."""
    if name not in GAMES:
        raise UnknownGame(f"There is no game “{name}”. Known are: {', '.join(GAMES)}.")
    return GAMES[name]()
