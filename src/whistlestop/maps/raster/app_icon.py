"""Icons of the page for home screens: a locomotive, as on the favicon."""

from whistlestop.maps.raster.canvas import Canvas
from whistlestop.maps.raster.outline import circle, parse_path, placed

GROUND = "#1f4a5f"
ENGINE = "#f4ead2"
BODY = "M7 9h9v6h5V9h4v6h2v8H7z"
WHEELS = ((12, 23), (22, 23))
MIDDLE = (17, 17.5)
SPAN = 28.0
"""How much of the drawing fills an icon."""
SAFE_SPAN = 38.0
"""The same if the edges may be cut off in any shape."""


def draw_icon(size: int, *, maskable: bool = False) -> bytes:
    """Render an icon as PNG; one that is maskable keeps clear of its edges."""
    span = SAFE_SPAN if maskable else SPAN
    canvas = Canvas(size, size, GROUND)
    canvas.look_at(MIDDLE[0] - span / 2, MIDDLE[1] - span / 2, size / span)
    canvas.fill(parse_path(BODY), ENGINE)
    for x, y in WHEELS:
        canvas.fill([placed(circle(3), x, y)], ENGINE)
    return canvas.png()
