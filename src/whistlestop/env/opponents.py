"""Games and opponents by name."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import cast

from whistlestop import bots
from whistlestop.bots.bot import KnownStateBot
from whistlestop.core.errors import BadBot
from whistlestop.core.game import Game
from whistlestop.games import catalogue

RANDOM = "random"


def load_game(game: Game | Path | str) -> Game:
    """Return a game by its name, by the path of its folder, or as it is."""
    return game if isinstance(game, Game) else catalogue.load(str(game))


def makers(
    game: Game, seats: int, names: str | Sequence[str]
) -> list[Callable[[Game], KnownStateBot] | None]:
    """Return what creates the opponents: one name for all of them, or a name for each."""
    named = [names] * (seats - 1) if isinstance(names, str) else list(names)
    found: list[Callable[[Game], KnownStateBot] | None] = []
    for name in named:
        if name == RANDOM:
            found.append(None)
            continue
        if not isinstance(bots.make(name, game), KnownStateBot):
            raise BadBot(f"The bot “{name}” can't be an opponent in an environment: it needs views.")
        found.append(cast(Callable[[Game], KnownStateBot], partial(bots.make, name)))
    return found
