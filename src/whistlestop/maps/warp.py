"""Bending the ground by as much as the cities on it were moved (a thin-plate spline)."""

from math import log

from whistlestop.maps.plane import Line, Point

STIFF = 60.0  # how much the ground resists sharp bends
ANCHORS = 6  # along each side of the paper, where nothing moves


class Warp:
    """Moves any point of the paper as the cities near it were moved."""

    def __init__(self, before: Line, after: Line, width: float, height: float) -> None:
        edge = anchors(width, height)
        self.knots = [*before, *edge]
        self.unit = max(width, height)
        shifts = [(a[0] - b[0], a[1] - b[1]) for a, b in zip(after, before, strict=True)]
        shifts += [(0.0, 0.0)] * len(edge)
        size = len(self.knots)
        rows: list[list[float]] = []
        for i, (x, y) in enumerate(self.knots):
            row = [bulge(x - kx, y - ky) for kx, ky in self.knots]
            row[i] += STIFF * self.unit
            rows.append([*row, 1.0, x, y, *shifts[i]])
        for axis in ([1.0] * size, [x for x, _ in self.knots], [y for _, y in self.knots]):
            rows.append([*axis, 0.0, 0.0, 0.0, 0.0, 0.0])
        solved = solve(rows)
        self.pulls = [(x, y, px, py) for (x, y), (px, py) in zip(self.knots, solved[:size], strict=True)]
        self.plane = solved[size:]

    def __call__(self, point: Point) -> Point:
        """Return where a point is moved to."""
        x, y = point
        (cx, cy), (xx, xy), (yx, yy) = self.plane
        dx, dy = cx + xx * x + yx * y, cy + xy * x + yy * y
        for kx, ky, px, py in self.pulls:
            square = (x - kx) * (x - kx) + (y - ky) * (y - ky)
            if square > 1e-9:
                height = square * log(square)
                dx += px * height
                dy += py * height
        return (x + dx, y + dy)


def anchors(width: float, height: float) -> Line:
    """Return points a little outside the paper."""
    out = 0.1 * max(width, height)
    points: Line = []
    for step in range(ANCHORS):
        part = step / ANCHORS
        points += [
            (-out + (width + 2 * out) * part, -out),
            (width + out, -out + (height + 2 * out) * part),
            (width + out - (width + 2 * out) * part, height + out),
            (-out, height + out - (height + 2 * out) * part),
        ]
    return points


def bulge(dx: float, dy: float) -> float:
    """Return how high a thin plate stands so far from where it is pushed."""
    square = dx * dx + dy * dy
    return square * log(square) if square > 1e-9 else 0.0


def solve(rows: list[list[float]]) -> list[tuple[float, float]]:
    """Solve linear equations, each with two right-hand sides at the end of its row."""
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        top = rows[column]
        for row in rows[column + 1 :]:
            factor = row[column] / top[column]
            if factor:
                for i in range(column, size + 2):
                    row[i] -= factor * top[i]
    found: list[tuple[float, float]] = [(0.0, 0.0)] * size
    for column in range(size - 1, -1, -1):
        row = rows[column]
        x, y = row[size], row[size + 1]
        for i in range(column + 1, size):
            x -= row[i] * found[i][0]
            y -= row[i] * found[i][1]
        found[column] = (x / row[column], y / row[column])
    return found
