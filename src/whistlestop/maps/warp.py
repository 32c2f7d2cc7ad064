"""A thin-plate spline warp that moves the terrain along with the cities."""

from math import log

from whistlestop.maps.geometry import Line, Point

STIFFNESS = 60.0  # regularisation of the spline
ANCHORS = 6  # fixed points along each side of the paper


class Warp:
    """A thin-plate spline that interpolates the displacements of the cities."""

    def __init__(self, before: Line, after: Line, width: float, height: float) -> None:
        edge = anchors(width, height)
        self.knots = [*before, *edge]
        self.unit = max(width, height)
        shifts = [(a[0] - b[0], a[1] - b[1]) for a, b in zip(after, before, strict=True)]
        shifts += [(0.0, 0.0)] * len(edge)
        size = len(self.knots)
        rows: list[list[float]] = []
        for i, (x, y) in enumerate(self.knots):
            row = [radial_basis(x - kx, y - ky) for kx, ky in self.knots]
            row[i] += STIFFNESS * self.unit
            rows.append([*row, 1.0, x, y, *shifts[i]])
        for axis in ([1.0] * size, [x for x, _ in self.knots], [y for _, y in self.knots]):
            rows.append([*axis, 0.0, 0.0, 0.0, 0.0, 0.0])
        solved = solve(rows)
        self.weights = [(x, y, px, py) for (x, y), (px, py) in zip(self.knots, solved[:size], strict=True)]
        self.affine = solved[size:]

    def __call__(self, point: Point, strength: float = 1.0) -> Point:
        """Return the warped position of a point."""
        if strength <= 0:
            return point
        x, y = point
        (cx, cy), (xx, xy), (yx, yy) = self.affine
        dx, dy = cx + xx * x + yx * y, cy + xy * x + yy * y
        for kx, ky, px, py in self.weights:
            square = (x - kx) * (x - kx) + (y - ky) * (y - ky)
            if square > 1e-9:
                height = square * log(square)
                dx += px * height
                dy += py * height
        return (x + strength * dx, y + strength * dy)


def anchors(width: float, height: float) -> Line:
    """Return the fixed points, a little outside the paper."""
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


def radial_basis(dx: float, dy: float) -> float:
    """Return the thin-plate radial basis r² log r² at an offset."""
    square = dx * dx + dy * dy
    return square * log(square) if square > 1e-9 else 0.0


def solve(rows: list[list[float]]) -> list[tuple[float, float]]:
    """Solve linear equations with two right-hand sides, given at the end of each row."""
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
