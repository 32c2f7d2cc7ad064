"""Points, lines and rectangles on a plane, and how far they are from each other."""

from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, radians, sin

Point = tuple[float, float]
Line = list[Point]
Box = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(slots=True)
class Slab:
    """A rectangle at any angle: its middle, the direction of its length, and half its length and width."""

    x: float
    y: float
    ux: float
    uy: float
    long: float
    wide: float

    def corners(self) -> list[Point]:
        """Return the four corners in order."""
        lx, ly = self.ux * self.long, self.uy * self.long
        wx, wy = -self.uy * self.wide, self.ux * self.wide
        return [
            (self.x + lx + wx, self.y + ly + wy),
            (self.x + lx - wx, self.y + ly - wy),
            (self.x - lx - wx, self.y - ly - wy),
            (self.x - lx + wx, self.y - ly + wy),
        ]

    def around(self) -> "Box":
        """Return the box around it."""
        xs, ys = zip(*self.corners(), strict=True)
        return (min(xs), min(ys), max(xs), max(ys))

    def reach(self) -> float:
        """Return how far the corners are from the middle."""
        return hypot(self.long, self.wide)


def slab_at(x: float, y: float, angle: float, length: float, width: float) -> Slab:
    """Return a rectangle that is turned by some degrees."""
    return Slab(x, y, cos(radians(angle)), sin(radians(angle)), length / 2, width / 2)


def slab_of(box: Box) -> Slab:
    """Return an upright box as a rectangle."""
    left, top, right, bottom = box
    return Slab((left + right) / 2, (top + bottom) / 2, 1.0, 0.0, (right - left) / 2, (bottom - top) / 2)


def apart(a: Slab, b: Slab) -> float:
    """Return the width of the widest gap between two rectangles along a side of one; below 0 they overlap."""
    dx, dy = b.x - a.x, b.y - a.y
    turn_cos = abs(a.ux * b.ux + a.uy * b.uy)
    turn_sin = abs(a.ux * b.uy - a.uy * b.ux)
    gap = abs(dx * a.ux + dy * a.uy) - a.long - b.long * turn_cos - b.wide * turn_sin
    other = abs(dy * a.ux - dx * a.uy) - a.wide - b.long * turn_sin - b.wide * turn_cos
    if other > gap:
        gap = other
    other = abs(dx * b.ux + dy * b.uy) - b.long - a.long * turn_cos - a.wide * turn_sin
    if other > gap:
        gap = other
    other = abs(dy * b.ux - dx * b.uy) - b.wide - a.long * turn_sin - a.wide * turn_cos
    return max(gap, other)


def from_point(slab: Slab, x: float, y: float) -> float:
    """Return how far a point is from a rectangle; below 0 it lies inside."""
    dx, dy = x - slab.x, y - slab.y
    along = abs(dx * slab.ux + dy * slab.uy) - slab.long
    aside = abs(dy * slab.ux - dx * slab.uy) - slab.wide
    if along > 0.0 and aside > 0.0:
        return hypot(along, aside)
    return max(along, aside)


def thin(line: Line, tolerance: float) -> Line:
    """Leave out the points without which a line stays within a tolerance (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    kept = [False] * len(line)
    kept[0] = kept[-1] = True
    todo = [(0, len(line) - 1)]
    if line[0] == line[-1]:  # a ring is measured from two points that are far from each other
        far = max(range(len(line)), key=lambda i: hypot(line[i][0] - line[0][0], line[i][1] - line[0][1]))
        kept[far] = True
        todo = [(0, far), (far, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        (ax, ay), (bx, by) = line[first], line[last]
        dx, dy = bx - ax, by - ay
        length = hypot(dx, dy)
        worst, at = tolerance, 0
        for i in range(first + 1, last):
            px, py = line[i]
            off = abs((px - ax) * dy - (py - ay) * dx) / length if length else hypot(px - ax, py - ay)
            if off > worst:
                worst, at = off, i
        if at:
            kept[at] = True
            todo += [(first, at), (at, last)]
    return [point for point, keep in zip(line, kept, strict=True) if keep]


def clip_ring(ring: Line, box: Box) -> Line:
    """Cut a polygon to a box (Sutherland and Hodgman)."""
    for axis, edge, sign in ((0, box[0], 1), (0, box[2], -1), (1, box[1], 1), (1, box[3], -1)):
        cut: Line = []
        for before, here in zip([*ring[-1:], *ring[:-1]], ring, strict=True):
            inside_before, inside = (before[axis] - edge) * sign >= 0, (here[axis] - edge) * sign >= 0
            if inside != inside_before:
                cut.append(crossing(before, here, axis, edge))
            if inside:
                cut.append(here)
        ring = cut
        if not ring:
            break
    return ring


def clip_line(line: Line, box: Box) -> list[Line]:
    """Cut a line to a box: to the stretches that touch it."""
    left, top, right, bottom = box
    pieces: list[Line] = []
    piece: Line = []
    for before, here in pairwise(line):
        misses = (
            max(before[0], here[0]) < left
            or min(before[0], here[0]) > right
            or max(before[1], here[1]) < top
            or min(before[1], here[1]) > bottom
        )
        if misses:
            if piece:
                pieces.append(piece)
            piece = []
        else:
            piece = [*(piece or [before]), here]
    return [*pieces, piece] if piece else pieces


def crossing(a: Point, b: Point, axis: int, edge: float) -> Point:
    """Return where a line crosses an edge."""
    part = (edge - a[axis]) / (b[axis] - a[axis])
    other = a[1 - axis] + part * (b[1 - axis] - a[1 - axis])
    return (edge, other) if axis == 0 else (other, edge)


def area(ring: Line) -> float:
    """Return the area of a polygon."""
    total = 0.0
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], *ring[:1]], strict=True):
        total += ax * by - bx * ay
    return abs(total) / 2
