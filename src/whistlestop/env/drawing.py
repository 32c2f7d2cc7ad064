"""Pictures of a table as text, SVG and pixels."""

import numpy as np
from numpy.typing import NDArray

from whistlestop.core.state import State
from whistlestop.env.pixels import HEIGHT, WIDTH, table_pixels
from whistlestop.record.match_picture import match_picture
from whistlestop.record.match_text import match_text

RENDER_MODES = ["ansi", "svg", "rgb_array"]

Frame = str | NDArray[np.uint8]


def render(state: State, mode: str | None) -> Frame | None:
    """Return what everybody sees; None without a mode."""
    if mode is None:
        return None
    if mode == "ansi":
        return match_text(state)
    if mode == "svg":
        return str(match_picture(state))
    if mode == "rgb_array":
        pixels = bytes(table_pixels(state))
        return np.frombuffer(pixels, np.uint8).reshape(HEIGHT, WIDTH, 3)
    raise ValueError(f"There is no render mode “{mode}”; there are {', '.join(RENDER_MODES)}.")
