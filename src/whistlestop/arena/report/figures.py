"""Numbers as people read them, with their intervals."""

from math import isfinite

from whistlestop.arena.report.block_means import Estimate

MINUS = "−"
THIN = "\u202f"  # a thin space that does not break


def number(value: float, places: int = 0) -> str:
    """Write a number, with commas between thousands and a real minus."""
    text = f"{value:,.{places}f}"
    if text.startswith("-"):
        text = MINUS + text[1:] if text.strip("-0.,") else text[1:]
    return text


def percent(share: float, places: int = 1) -> str:
    """Write a share as a percentage."""
    return f"{number(share * 100, places)}{THIN}%"


def span(estimate: Estimate, places: int = 1) -> str:
    """Write an interval, or that there is none."""
    if not isfinite(estimate.high):
        return "no interval"
    low, high = number(estimate.low, places), number(estimate.high, places)
    return f"{low} to {high}" if MINUS in low + high else f"{low}–{high}"


def share_span(estimate: Estimate) -> str:
    """Write the interval of a share in percent."""
    return span(Estimate(estimate.value * 100, estimate.low * 100, estimate.high * 100))


def many(count: int, word: str) -> str:
    """Write how many there are of something."""
    return f"{count:,} {word}" if count == 1 else f"{count:,} {word}s"


def in_words(name: str) -> str:
    """Write the name of a source or a count, such as longest_path, for people."""
    return name.replace("_", " ")
