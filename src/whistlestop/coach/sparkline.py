"""A curve as a line of text."""

from collections.abc import Sequence
from typing import Final

BARS: Final = "▁▂▃▄▅▆▇█"


def sparkline(shares: Sequence[float]) -> str:
    """Return a bar for each share between 0 and 1."""
    return "".join(BARS[min(len(BARS) - 1, max(0, int(share * len(BARS))))] for share in shares)
