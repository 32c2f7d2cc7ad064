"""What the page should measure on a machine of its own."""

from collections.abc import Mapping
from typing import Final

AT_MOST: Final[Mapping[str, float]] = {
    "javascript_kb": 180,
    "fonts_kb": 60,
    "first_board_ms": 1000,
    "board_shifts": 0,
    "input_waits_p95_ms": 16,
}
AT_LEAST: Final[Mapping[str, float]] = {
    "map_share_1280x720": 0.55,
    "map_share_paying_1280x720": 0.55,
    "map_share_1440x900": 0.6,
    "map_share_paying_1440x900": 0.6,
    "map_share_390x844": 0.45,
    "map_share_paying_390x844": 0.45,
    "panning_frames_per_s": 58,
    "flying_frames_per_s": 58,
}
"""A display shows 60 frames a second; the first and the last are counted in part."""


def missed_goals(measured: Mapping[str, float]) -> list[str]:
    """Return the names of the measures that miss their goals."""
    return [
        name
        for name, value in measured.items()
        if value > AT_MOST.get(name, value) or value < AT_LEAST.get(name, value)
    ]


def goal_text(name: str) -> str:
    """Return the goal of a measure for people; empty if there is none."""
    if name in AT_MOST:
        return f"≤ {AT_MOST[name]:g}"
    return f"≥ {AT_LEAST[name]:g}" if name in AT_LEAST else ""
