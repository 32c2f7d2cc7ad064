"""The fitted weights of the features, read from a file for each game."""

import tomllib
from pathlib import Path
from typing import Final, final

from librt.vecs import vec

from whistlestop.bots.beliefs.features import FEATURES
from whistlestop.core.game import Game

FOLDER: Final = Path(__file__).parent / "weights"
GENERAL: Final = "general"  # the weights for games without their own
COUNTED: Final = "counted"  # for those where tickets have no points


@final
class Weights:
    """The weights of one game.

    `broad` is the probability of the broad prior, by which a seat holds any tickets. `popularity` is the
    logarithm of how often each ticket is kept, relative to its deck.
    """

    def __init__(self, features: dict[str, float], popularity: dict[str, float], broad: float) -> None:
        unknown = [name for name in features if name not in FEATURES]
        if unknown:
            raise ValueError(f"unknown features: {', '.join(unknown)}")
        self.features: vec[float] = vec[float]([features.get(name, 0.0) for name in FEATURES])
        self.popularity = popularity
        self.broad = broad

    def popularity_of(self, game: Game) -> vec[float]:
        """Return the popularity of each ticket of a game."""
        return vec[float]([self.popularity.get(str(ticket), 0.0) for ticket in game.tickets.tickets])


def weights_for(game: Game) -> Weights:
    """Return the weights for a game, or the general ones if nothing was fitted for it."""
    own = FOLDER / f"{game.name}.toml"
    return read_weights(own if own.is_file() else FOLDER / f"{kind_of(game)}.toml")


def kind_of(game: Game) -> str:
    """Return the name of the weights for games of the same kind."""
    has_points = [ticket for ticket in game.tickets.tickets if ticket.points]
    return GENERAL if has_points else COUNTED


def read_weights(file: Path) -> Weights:
    """Read weights from a file."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return Weights(
        {name: float(value) for name, value in data["features"].items()},
        {name: float(value) for name, value in data.get("popularity", {}).items()},
        float(data["broad"]),
    )
