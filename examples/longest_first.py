"""A bot in Python: it claims the longest route that it can pay for, and draws cards otherwise."""

from whistlestop.core.game import Game
from whistlestop.core.view import View

LIKINGS = {"complete": 9, "take": 9, "claim": 1, "place": 1, "pay": 1, "draw": 0, "keep": -1, "withdraw": -1}


class LongestFirst:
    """Likes the play best that uses most cards, and keeps as few tickets as it may."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, legal: list[int]) -> int:
        return max(legal, key=self.liking)

    def liking(self, action: int) -> int:
        """Say how much the bot likes an action, by its text such as “claim Paris-Zürich RRL”."""
        words = self.game.actions.text(action).split(" ")
        return LIKINGS.get(words[0], -9) * len(words[-1])
