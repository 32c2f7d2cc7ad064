"""Durations on the command line, such as 200ms."""

import math
import re
from typing import Final

import typer

UNITS: Final = {"ms": 0.001, "s": 1.0, "": 1.0}


def duration(text: str | float) -> float:
    """Parse a duration greater than zero, in seconds unless it has a unit."""
    if isinstance(text, float):  # the default of an option
        return text
    found = re.fullmatch(r"(\d+\.?\d*|\.\d+) ?(ms|s|)", text.strip())
    if found is None:
        raise typer.BadParameter(f"“{text}” is not a duration; write, for example, 200ms or 2s.")
    seconds = float(found[1]) * UNITS[found[2]]
    if not 0 < seconds < math.inf:
        raise typer.BadParameter(f"“{text}” is not a time in which anybody could decide.")
    return seconds


def duration_text(seconds: float) -> str:
    """Format a duration."""
    return f"{seconds:g} s" if seconds >= 1 else f"{seconds * 1000:g} ms"
