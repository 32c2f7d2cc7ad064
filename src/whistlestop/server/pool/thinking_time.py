"""How long a bot may think: less while other questions wait."""

from typing import Final

SHORTEST: Final = 0.02  # seconds, unless the limit is shorter


def thinking_time(limit: float, waiting: int, workers: int) -> float:
    """Return the seconds for one decision: the limit, shared with the questions that wait for each worker."""
    return min(limit, max(SHORTEST, limit / (1 + waiting / workers)))
