"""Plane geometry: points, lines, rectangles, distances and clipping."""

from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, radians, sin

Point = tuple[float, float]
Line = list[Point]
Box = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(slots=True)
class Rectangle:
    """An oriented rectangle: its centre, the unit vector along its length, and half its sides."""

    x: float
    y: float
    ux: float
    uy: float
    half_length: float
    half_width: float

    def corners(self) -> list[Point]:
        """Return the four corners in order."""
        lx, ly = self.ux * self.half_length, self.uy * self.half_length
        wx, wy = -self.uy * self.half_width, self.ux * self.half_width
        return [
            (self.x + lx + wx, self.y + ly + wy),
            (self.x + lx - wx, self.y + ly - wy),
            (self.x - lx - wx, self.y - ly - wy),
            (self.x - lx + wx, self.y - ly + wy),
        ]

    def bounding_box(self) -> "Box":
        """Return the axis-aligned bounding box."""
        xs, ys = zip(*self.corners(), strict=True)
        return (min(xs), min(ys), max(xs), max(ys))

    def radius(self) -> float:
        """Return the distance from the centre to the corners."""
        return hypot(self.half_length, self.half_width)


def rectangle_at(x: float, y: float, angle: float, length: float, width: float) -> Rectangle:
    """Return a rectangle rotated by an angle in degrees."""
    return Rectangle(x, y, cos(radians(angle)), sin(radians(angle)), length / 2, width / 2)


def rectangle_of(box: Box) -> Rectangle:
    """Return an axis-aligned box as a rectangle."""
    left, top, right, bottom = box
    return Rectangle((left + right) / 2, (top + bottom) / 2, 1.0, 0.0, (right - left) / 2, (bottom - top) / 2)


def separation(a: Rectangle, b: Rectangle) -> float:
    """Return the largest gap along a separating axis of two rectangles; negative if they overlap."""
    dx, dy = b.x - a.x, b.y - a.y
    turn_cos = abs(a.ux * b.ux + a.uy * b.uy)
    turn_sin = abs(a.ux * b.uy - a.uy * b.ux)
    gap = abs(dx * a.ux + dy * a.uy) - a.half_length - b.half_length * turn_cos - b.half_width * turn_sin
    other = abs(dy * a.ux - dx * a.uy) - a.half_width - b.half_length * turn_sin - b.half_width * turn_cos
    if other > gap:
        gap = other
    other = abs(dx * b.ux + dy * b.uy) - b.half_length - a.half_length * turn_cos - a.half_width * turn_sin
    if other > gap:
        gap = other
    other = abs(dy * b.ux - dx * b.uy) - b.half_width - a.half_length * turn_sin - a.half_width * turn_cos
    return max(gap, other)


def distance_to(rectangle: Rectangle, x: float, y: float) -> float:
    """Return the distance of a point from a rectangle; negative inside."""
    dx, dy = x - rectangle.x, y - rectangle.y
    along = abs(dx * rectangle.ux + dy * rectangle.uy) - rectangle.half_length
    aside = abs(dy * rectangle.ux - dx * rectangle.uy) - rectangle.half_width
    if along > 0.0 and aside > 0.0:
        return hypot(along, aside)
    return max(along, aside)


def simplify(line: Line, tolerance: float) -> Line:
    """Simplify a line within a tolerance (Douglas–Peucker)."""
    if len(line) < 3:
        return line
    kept = [False] * len(line)
    kept[0] = kept[-1] = True
    todo = [(0, len(line) - 1)]
    if line[0] == line[-1]:  # split a ring at the point farthest from its start
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
    """Clip a polygon to a box (Sutherland–Hodgman)."""
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
    """Clip a line to the stretches whose segments touch a box."""
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
    """Return where a segment crosses an axis-aligned edge."""
    part = (edge - a[axis]) / (b[axis] - a[axis])
    other = a[1 - axis] + part * (b[1 - axis] - a[1 - axis])
    return (edge, other) if axis == 0 else (other, edge)


def area(ring: Line) -> float:
    """Return the area of a polygon."""
    total = 0.0
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], *ring[:1]], strict=True):
        total += ax * by - bx * ay
    return abs(total) / 2
