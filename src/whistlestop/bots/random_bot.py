"""A bot that plays uniformly at random."""

from mypy_extensions import i64

from whistlestop.bots.bot import KnownStateBot
from whistlestop.core.actions import Legal
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Seeded


class RandomBot(KnownStateBot):
    """The baseline against which other bots are measured."""

    name = "random"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.luck = Seeded(0)

    def begin(self, seed: int) -> None:
        self.luck = Seeded(seed)

    def decide(self, known: KnownState, legal: Legal) -> i64:
        return legal.actions[self.luck.below(legal.size)]
