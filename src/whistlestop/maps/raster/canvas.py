"""A canvas of pixels that fills outlines with antialiasing."""

import math
from collections.abc import Iterable

from whistlestop.maps.raster.outline import Outline
from whistlestop.maps.raster.png import encode

SOLID = 0.998
"""Coverage from which a pixel is filled completely."""


class Canvas:
    """Pixels in red, green and blue; coordinates are scaled and moved before drawing."""

    def __init__(self, width: int, height: int, colour: str) -> None:
        self.width = width
        self.height = height
        self.pixels = bytearray(rgb(colour) * (width * height))
        self.scale = 1.0
        self.left = 0.0
        self.top = 0.0

    def look_at(self, left: float, top: float, scale: float) -> None:
        """Set what is drawn where: a point of the drawing in the corner, and a scale."""
        self.left, self.top, self.scale = left, top, scale

    def fill(self, outlines: Iterable[Outline], colour: str, opacity: float = 1.0) -> None:
        """Fill what is inside of an odd number of outlines.

        Each edge adds its signed area to the pixels that it crosses. A sum from the left then gives
        the share of each pixel that is covered.
        """
        rows: dict[int, dict[int, float]] = {}
        for outline in outlines:
            points = [((x - self.left) * self.scale, (y - self.top) * self.scale) for x, y in outline]
            for at, (x, y) in enumerate(points):
                self.add_edge(rows, *points[at - 1], x, y)
        paint = rgb(colour)
        for row, cells in rows.items():
            self.fill_row(row, cells, paint, opacity)

    def add_edge(
        self, rows: dict[int, dict[int, float]], x: float, y: float, to_x: float, to_y: float
    ) -> None:
        """Add the signed areas of an edge."""
        if y == to_y:
            return
        direction = 1.0
        if y > to_y:
            x, y, to_x, to_y, direction = to_x, to_y, x, y, -1.0
        slope = (to_x - x) / (to_y - y)
        for row in range(max(0, math.floor(y)), min(self.height, math.ceil(to_y))):
            upper, lower = max(y, row), min(to_y, row + 1)
            cells = rows.setdefault(row, {})
            start, end = x + slope * (upper - y), x + slope * (lower - y)
            add_span(cells, start, end, direction * (lower - upper), self.width)

    def fill_row(self, row: int, cells: dict[int, float], paint: bytes, opacity: float) -> None:
        """Blend one row, with runs of equal coverage at once."""
        total = 0.0
        columns = sorted(cells)
        for at, column in enumerate(columns):
            total += cells[column]
            share = abs(total) % 2
            share = (2 - share if share > 1 else share) * opacity
            after = columns[at + 1] if at + 1 < len(columns) else self.width
            if share > 1 / 512 and column < self.width:
                self.blend(row, column, min(after, self.width), paint, share)

    def blend(self, row: int, start: int, end: int, paint: bytes, share: float) -> None:
        """Blend a run of pixels with a colour."""
        first, last = 3 * (row * self.width + start), 3 * (row * self.width + end)
        if share >= SOLID:
            self.pixels[first:last] = paint * (end - start)
            return
        for channel in range(3):
            added, kept = paint[channel] * share + 0.5, 1 - share
            old = self.pixels[first + channel : last : 3]
            self.pixels[first + channel : last : 3] = bytes(int(value * kept + added) for value in old)

    def png(self) -> bytes:
        """Encode the picture as PNG."""
        return encode(self.width, self.height, self.pixels)


def add_span(cells: dict[int, float], start: float, end: float, area: float, width: int) -> None:
    """Add an edge's part within one row to the cells that it crosses."""
    left, right = min(start, end), max(start, end)
    if right <= 0 or left >= width:
        column = 0 if right <= 0 else width
        cells[column] = cells.get(column, 0.0) + area
        return
    first, last = math.floor(left), math.floor(right)
    for column in range(first, last + 1):
        share = (
            area if right == left else area * (min(right, column + 1) - max(left, column)) / (right - left)
        )
        middle = (max(left, column) + min(right, column + 1)) / 2
        inside = share * (column + 1 - middle)
        at, after = min(max(column, 0), width), min(max(column + 1, 0), width)
        cells[at] = cells.get(at, 0.0) + inside
        cells[after] = cells.get(after, 0.0) + share - inside


def rgb(colour: str) -> bytes:
    """Parse a colour such as #a0b1c2."""
    return bytes.fromhex(colour.removeprefix("#"))
