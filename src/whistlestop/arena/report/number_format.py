"""Formatting of numbers and intervals."""

from math import isfinite

from whistlestop.arena.report.block_means import Estimate

MINUS = "−"
THIN = "\u202f"  # narrow no-break space


def number(value: float, places: int = 0) -> str:
    """Format a number with thousands separators and a true minus sign."""
    text = f"{value:,.{places}f}"
    if text.startswith("-"):
        text = MINUS + text[1:] if text.strip("-0.,") else text[1:]
    return text


def percent(share: float, places: int = 1) -> str:
    """Format a share as a percentage."""
    return f"{number(share * 100, places)}{THIN}%"


def interval_text(estimate: Estimate, places: int = 1) -> str:
    """Format an interval, or state that there is none."""
    if not isfinite(estimate.high):
        return "no interval"
    low, high = number(estimate.low, places), number(estimate.high, places)
    return f"{low} to {high}" if MINUS in low + high else f"{low}–{high}"


def percent_interval(estimate: Estimate) -> str:
    """Format the interval of a share in per cent."""
    return interval_text(Estimate(estimate.value * 100, estimate.low * 100, estimate.high * 100))


def plural(count: int, word: str) -> str:
    """Format a count with its noun."""
    return f"{count:,} {word}" if count == 1 else f"{count:,} {word}s"


def humanise(name: str) -> str:
    """Return an identifier such as longest_path in plain words."""
    return name.replace("_", " ")


def duration(seconds: float) -> str:
    """Format a duration in a suitable unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{number(seconds / size, 1)} {unit}"
    return f"{number(seconds * 1e6)} µs"
