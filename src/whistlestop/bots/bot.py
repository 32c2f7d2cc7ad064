"""What a bot is: a player that sees what its seat may know, and names an action."""

from mypy_extensions import i64, mypyc_attr

from whistlestop.core.actions import Legal
from whistlestop.core.game import Game
from whistlestop.core.sight import Sight
from whistlestop.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A program that plays one seat; it knows nothing but what its seat may know."""

    name = "bot"
    thinks_elsewhere = False  # in another process, whose time can only be told by the clock on the wall

    def begin(self, seed: int) -> None:
        """Forget the last game; the same seed makes the same choices."""

    def choose(self, view: View, legal: list[int]) -> int:
        """Return one of the legal actions."""
        raise NotImplementedError

    def end(self, scores: list[int], winners: list[int]) -> None:
        """Learn how the game ended."""

    def leave(self) -> None:
        """Leave for good; a bot that is a program of its own ends."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SightedBot(Bot):
    """A bot that decides by a sight, which is quicker to make than a view and shows the same."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sight = Sight(game)
        self.listed = game.new_legal()

    def decide(self, sight: Sight, legal: Legal) -> i64:
        """Return one of the legal actions."""
        raise NotImplementedError

    def choose(self, view: View, legal: list[int]) -> int:
        self.sight.recall(view)
        self.listed.make_room(len(legal))
        self.listed.size = 0
        for action in legal:
            self.listed.add(action)
        return int(self.decide(self.sight, self.listed))
