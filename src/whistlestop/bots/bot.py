"""What a bot is: a player that sees a view and names an action."""

from typing import Protocol

from whistlestop.core.view import View


class Bot(Protocol):
    """A program that plays; it knows nothing but what its seat may know."""

    name: str

    def choose(self, view: View, legal: list[int]) -> int:
        """Return one of the legal actions."""
