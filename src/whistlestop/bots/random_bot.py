"""A bot that plays any legal action, each equally likely."""

from mypy_extensions import i64

from whistlestop.bots.bot import SightedBot
from whistlestop.core.actions import Legal
from whistlestop.core.chance import Seeded
from whistlestop.core.game import Game
from whistlestop.core.sight import Sight


class RandomBot(SightedBot):
    """The weakest player there is, and a fair measure of every other."""

    name = "random"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.luck = Seeded(0)

    def begin(self, seed: int) -> None:
        self.luck = Seeded(seed)

    def decide(self, sight: Sight, legal: Legal) -> i64:
        return legal.actions[self.luck.below(legal.size)]
