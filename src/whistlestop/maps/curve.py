"""A route's curve (a cubic Bézier) and the spaces along it."""

from math import hypot

from whistlestop.maps.dimensions import CAR_LENGTH, CITY, GAP, ROOM
from whistlestop.maps.geometry import Line, Point, Rectangle

SAMPLES = 20
STEPS = [i / SAMPLES for i in range(SAMPLES + 1)]
WEIGHTS = [((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3) for t in STEPS]

Shape = tuple[float, float, float]
"""The sideways offsets of the two control points, relative to the distance between the cities, and the share
of the spare room at the ends that goes to the first one."""

STRAIGHT: Shape = (0.0, 0.0, 0.5)


class Curve:
    """A cubic Bézier curve between two cities, sampled at equal parameter steps."""

    def __init__(self, a: Point, b: Point, shape: Shape) -> None:
        (ax, ay), (bx, by) = a, b
        dx, dy = bx - ax, by - ay
        first, last, self.lean = shape
        cx, cy = ax + dx / 3 - dy * first, ay + dy / 3 + dx * first
        ex, ey = bx - dx / 3 - dy * last, by - dy / 3 + dx * last
        self.points: Line = [
            (ax * p + cx * q + ex * r + bx * s, ay * p + cy * q + ey * r + by * s) for p, q, r, s in WEIGHTS
        ]
        self.distances = [0.0]  # arc length from the start to each point
        distance = 0.0
        x, y = ax, ay
        for px, py in self.points[1:]:
            distance += hypot(px - x, py - y)
            self.distances.append(distance)
            x, y = px, py
        self.length = distance

    def at(self, distance: float) -> Point:
        """Return the point at an arc length from the start."""
        distances = self.distances
        i = min(SAMPLES - 1, max(0, int(distance / self.length * SAMPLES)))
        while i > 0 and distances[i] > distance:
            i -= 1
        while i < SAMPLES - 1 and distances[i + 1] < distance:
            i += 1
        part = (distance - distances[i]) / (distances[i + 1] - distances[i])
        (ax, ay), (bx, by) = self.points[i], self.points[i + 1]
        return (ax + (bx - ax) * part, ay + (by - ay) * part)

    def spaces(self, cars: int, half_width: float) -> list[Rectangle]:
        """Return the cars along the line; spare room goes to the ends and between the cars."""
        spare = self.length - cars * CAR_LENGTH - (cars - 1) * GAP - 2 * (CITY + ROOM)
        at_ends = spare
        if cars > 1 and spare > 0.0:
            at_ends = min(spare, max(8.0, spare * 2 / (cars + 1)))
        step = CAR_LENGTH + GAP + ((spare - at_ends) / (cars - 1) if cars > 1 else 0.0)
        distance = CITY + ROOM + at_ends * self.lean + CAR_LENGTH / 2
        rectangles: list[Rectangle] = []
        for _car in range(cars):
            (ax, ay), (bx, by) = self.at(distance - 0.4 * CAR_LENGTH), self.at(distance + 0.4 * CAR_LENGTH)
            x, y = self.at(distance)
            size = hypot(bx - ax, by - ay) or 1.0
            rectangles.append(Rectangle(x, y, (bx - ax) / size, (by - ay) / size, CAR_LENGTH / 2, half_width))
            distance += step
        return rectangles
