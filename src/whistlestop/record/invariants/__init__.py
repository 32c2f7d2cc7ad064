"""What is true of every game, however it is played: the sentences that tests and long runs check."""

from whistlestop.record.invariants import europe, every_game, rail
from whistlestop.record.invariants.checks import broken, contradictions

__all__ = ["broken", "contradictions", "europe", "every_game", "rail"]
