"""How thoroughly a game is reviewed."""

from dataclasses import dataclass
from typing import Final

from whistlestop.core.errors import WhistlestopError


@dataclass(frozen=True)
class Depth:
    """Numbers of rollouts; they alone decide the cost, so that equal seeds give equal reviews."""

    name: str
    selection: int  # of all candidates of a decision, to find the best
    evaluation: int  # of each finalist
    doubtful: int  # the same where an alternative seems better than what was played
    alternatives: int  # that reach the final
    second_cards: bool  # whether second cards are examined; they hardly ever matter


QUICK: Final = Depth("quick", 140, 60, 260, 1, False)
DEEP: Final = Depth("deep", 500, 250, 800, 2, True)
DEPTHS: Final = {one.name: one for one in (QUICK, DEEP)}


def depth_of(name: str) -> Depth:
    """Return a depth by its name."""
    if name not in DEPTHS:
        raise WhistlestopError(f"“{name}” is no depth: choose {' or '.join(DEPTHS)}.")
    return DEPTHS[name]
