"""Chance: whoever answers when a card or a ticket is turned over."""

from collections.abc import Callable
from typing import Protocol

from .box import Ticket
from .cards import Cards


class Chance(Protocol):
    """Answers in the order in which the rules ask."""

    def card(self, kind: str, deck: Cards) -> str:
        """Return which card of the deck comes next; the kind is "drawn", "row" or "revealed"."""

    def dealt(self, seat: int, deck: Cards) -> str:
        """Return which card of the deck is dealt to a seat."""

    def ticket(self, candidates: list[Ticket]) -> Ticket:
        """Return which of the candidates lies on top of the ticket deck."""

    def flush(self, row: Cards) -> None:
        """Record that the row is discarded."""

    def reshuffle(self, count: int) -> None:
        """Record that a number of discards become the deck."""

    def tickets_shuffled(self, deck: str) -> None:
        """Record that tickets were shuffled into a ticket deck."""


Play = Callable[[Chance], None]
"""What a legal action does."""
