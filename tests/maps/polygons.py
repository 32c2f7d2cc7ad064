"""Exact polygon overlaps, computed independently of the map drawing code."""

from math import cos, hypot, pi, radians, sin

from whistlestop.maps.dimensions import CITY, PASSENGER, PASSENGER_HEIGHT
from whistlestop.maps.drawing import Car, City, MapDrawing, Queue

Polygon = list[tuple[float, float]]


def car_shape(car: Car, drawing: MapDrawing) -> Polygon:
    """Return the four corners of a car."""
    x, y = drawing.car.length / 2, drawing.car.width / 2
    turn_cos, turn_sin = cos(radians(car.angle)), sin(radians(car.angle))
    return [
        (car.x + turn_cos * dx - turn_sin * dy, car.y + turn_sin * dx + turn_cos * dy)
        for dx, dy in ((-x, -y), (x, -y), (x, y), (-x, y))
    ]


def city_shape(city: City) -> Polygon:
    """Return a disc as a polygon of many sides."""
    corners = [2 * pi * i / 32 for i in range(32)]
    return [(city.x + CITY * cos(corner), city.y + CITY * sin(corner)) for corner in corners]


def name_shapes(city: City, drawing: MapDrawing) -> list[Polygon]:
    """Return the box of a name, from the top of its capitals to the foot of its last line."""
    label = city.label
    size = drawing.text.country if city.kind == "country" else drawing.text.city
    left = {
        "start": label.x,
        "middle": label.x - label.width / 2,
        "end": label.x - label.width,
    }[label.anchor]
    bottom = label.y + (len(label.lines) - 1) * drawing.text.line
    return [box(left, label.y - 0.72 * size, left + label.width, bottom)]


def queue_shape(queue: Queue) -> Polygon:
    """Return the box in which passengers wait."""
    wide, high = queue.columns * PASSENGER / 2, queue.rows * PASSENGER_HEIGHT / 2
    return box(queue.x - wide, queue.y - high, queue.x + wide, queue.y + high)


def box(left: float, top: float, right: float, bottom: float) -> Polygon:
    """Return an upright rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def overlap(one: Polygon, other: Polygon) -> float:
    """Return the area that two convex polygons, both with their corners clockwise on paper, share."""
    shared = one
    for (ax, ay), (bx, by) in zip(other, [*other[1:], other[0]], strict=True):
        kept: Polygon = []
        for (px, py), (qx, qy) in zip([*shared[-1:], *shared[:-1]], shared, strict=True):
            before = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
            here = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax)
            if (before < 0) != (here < 0):
                part = before / (before - here)
                kept.append((px + part * (qx - px), py + part * (qy - py)))
            if here >= 0:
                kept.append((qx, qy))
        shared = kept
        if not shared:
            return 0.0
    return area(shared)


def area(polygon: Polygon) -> float:
    """Return the area of a polygon."""
    around = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in around)) / 2


def gap(one: Polygon, other: Polygon) -> float:
    """Return the distance between two polygons that do not overlap."""
    return min(
        distance(point, a, b)
        for points, sides in ((one, other), (other, one))
        for point in points
        for a, b in zip(sides, [*sides[1:], sides[0]], strict=True)
    )


def distance(point: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    """Return how far a point is from a line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)
    along = min(1.0, max(0.0, along))
    return hypot(point[0] - a[0] - along * dx, point[1] - a[1] - along * dy)


def cross(
    a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], d: tuple[float, float]
) -> bool:
    """Return whether two straight lines cross between their ends."""
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def turn(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    """Return whether the way from a over b to c turns to one side (above 0) or to the other."""
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
