"""Invariants of all games, for tests and long runs."""

from whistlestop.testing.invariants import card_game, europe, every_game, first_journey, germany, rail
from whistlestop.testing.invariants.checks import contradictions, violations

__all__ = [
    "card_game",
    "contradictions",
    "europe",
    "every_game",
    "first_journey",
    "germany",
    "rail",
    "violations",
]
