"""A bot that plays any legal action, each equally likely."""

from whistlestop.core.chance import Seeded
from whistlestop.core.view import View


class RandomBot:
    """The weakest player there is, and a fair measure of every other."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.luck = Seeded(seed)

    def choose(self, view: View, legal: list[int]) -> int:
        """Return one of the legal actions."""
        return legal[self.luck.below(len(legal))]
