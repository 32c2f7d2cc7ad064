"""What is true of every game, however it is played: the sentences that tests and long runs check."""

from whistlestop.record.invariants import card_game, europe, every_game, first_journey, germany, rail
from whistlestop.record.invariants.checks import broken, contradictions

__all__ = [
    "broken",
    "card_game",
    "contradictions",
    "europe",
    "every_game",
    "first_journey",
    "germany",
    "rail",
]
