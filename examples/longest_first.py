"""A bot in Python: it claims the longest route that it can pay for, and draws cards otherwise."""

from whistlestop import Game, View

PRIORITIES = {
    "complete": 9,
    "take": 9,
    "claim": 1,
    "place": 1,
    "pay": 1,
    "draw": 0,
    "keep": -1,
    "withdraw": -1,
}


class LongestFirst:
    """Prefers the action that uses the most cards, and keeps as few tickets as possible."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, legal: list[int]) -> int:
        """Return the legal action with the highest priority."""
        return max(legal, key=self.priority)

    def priority(self, action: int) -> int:
        """Return the priority of an action, from its text such as “claim Paris-Zürich RRL”."""
        words = self.game.actions.text(action).split(" ")
        return PRIORITIES.get(words[0], -9) * len(words[-1])
