"""The pauses of bots, so that people can follow what they do."""

from random import Random
from typing import Final

from whistlestop.server.wire.fields import BotPace

NATURAL: Final = (0.7, 1.8)  # seconds, from and to
NATURAL_SHORT: Final = (0.7, 1.2)  # for decisions without alternatives
NATURAL_LONG: Final = (1.1, 1.8)
FAST: Final = (0.1, 0.25)

SHORT: Final = {"draw", "pass", "stop", "withdraw"}


def pause(pace: BotPace, luck: Random, text: str = "") -> float:
    """Return how many seconds a bot seems to think about a move."""
    if pace == "instant":
        return 0.0
    if pace == "fast":
        return luck.uniform(*FAST)
    if not text:
        return luck.uniform(*NATURAL)
    return luck.uniform(*(NATURAL_SHORT if text.split(" ")[0] in SHORT else NATURAL_LONG))
