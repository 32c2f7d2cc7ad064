"""The line of a route between two cities, and the spaces along it."""

from math import hypot

from whistlestop.maps.measures import CAR_LENGTH, CITY, GAP, ROOM
from whistlestop.maps.plane import Line, Point, Slab

SAMPLES = 20
STEPS = [i / SAMPLES for i in range(SAMPLES + 1)]
WEIGHTS = [((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3) for t in STEPS]

Shape = tuple[float, float, float]
"""How far a line bends aside after its first and before its last third, as parts of the distance between its
cities; and which part of the room to spare at the ends is at the first one."""

STRAIGHT: Shape = (0.0, 0.0, 0.5)


class Curve:
    """A line that leaves one city and reaches another with at most two bends."""

    def __init__(self, a: Point, b: Point, shape: Shape) -> None:
        (ax, ay), (bx, by) = a, b
        dx, dy = bx - ax, by - ay
        first, last, self.lean = shape
        cx, cy = ax + dx / 3 - dy * first, ay + dy / 3 + dx * first
        ex, ey = bx - dx / 3 - dy * last, by - dy / 3 + dx * last
        self.points: Line = [
            (ax * p + cx * q + ex * r + bx * s, ay * p + cy * q + ey * r + by * s) for p, q, r, s in WEIGHTS
        ]
        self.ways = [0.0]  # how far each point is from the start
        way = 0.0
        x, y = ax, ay
        for px, py in self.points[1:]:
            way += hypot(px - x, py - y)
            self.ways.append(way)
            x, y = px, py
        self.length = way

    def at(self, way: float) -> Point:
        """Return the point so far from the start."""
        ways = self.ways
        i = min(SAMPLES - 1, max(0, int(way / self.length * SAMPLES)))
        while i > 0 and ways[i] > way:
            i -= 1
        while i < SAMPLES - 1 and ways[i + 1] < way:
            i += 1
        part = (way - ways[i]) / (ways[i + 1] - ways[i])
        (ax, ay), (bx, by) = self.points[i], self.points[i + 1]
        return (ax + (bx - ax) * part, ay + (by - ay) * part)

    def spaces(self, cars: int, half_width: float) -> list[Slab]:
        """Spread cars along the line: what room there is to spare goes to the ends and between the cars."""
        spare = self.length - cars * CAR_LENGTH - (cars - 1) * GAP - 2 * (CITY + ROOM)
        at_ends = spare
        if cars > 1 and spare > 0.0:
            at_ends = min(spare, max(8.0, spare * 2 / (cars + 1)))
        step = CAR_LENGTH + GAP + ((spare - at_ends) / (cars - 1) if cars > 1 else 0.0)
        way = CITY + ROOM + at_ends * self.lean + CAR_LENGTH / 2
        slabs: list[Slab] = []
        for _car in range(cars):
            (ax, ay), (bx, by) = self.at(way - 0.4 * CAR_LENGTH), self.at(way + 0.4 * CAR_LENGTH)
            x, y = self.at(way)
            size = hypot(bx - ax, by - ay) or 1.0
            slabs.append(Slab(x, y, (bx - ax) / size, (by - ay) / size, CAR_LENGTH / 2, half_width))
            way += step
        return slabs
