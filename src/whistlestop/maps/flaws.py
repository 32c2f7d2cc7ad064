"""Detection of flaws in a drawn board: overlaps, crossings, narrow gaps and clipped items."""

from collections.abc import Iterator
from itertools import combinations
from math import hypot

from whistlestop.maps.dimensions import CITY, PASSENGER, PASSENGER_HEIGHT
from whistlestop.maps.drawing import City, MapDrawing, Queue, RouteLine
from whistlestop.maps.geometry import (
    Box,
    Line,
    Rectangle,
    distance_to,
    rectangle_at,
    rectangle_of,
    separation,
)
from whistlestop.maps.labels import HEIGHT
from whistlestop.maps.local_search import boxes_overlap
from whistlestop.maps.network import lines_cross

LEAST_GAP = 1.5  # between two cars of a route
SAMPLES = 6  # points per Bézier segment


def flaws(drawing: MapDrawing) -> list[str]:
    """Return a sentence for every flaw of a drawing."""
    return [
        *flaws_of_cars(drawing),
        *flaws_of_lines(drawing),
        *flaws_of_names(drawing),
        *outside(drawing),
    ]


def flaws_of_cars(drawing: MapDrawing) -> Iterator[str]:
    """Yield cars that overlap other cars or cities."""
    lying = [(route, rectangle) for route in drawing.routes for rectangle in car_rectangles(route, drawing)]
    for (one, a), (other, b) in combinations(lying, 2):
        if abs(a.x - b.x) < 60 and abs(a.y - b.y) < 60:
            gap = separation(a, b)
            if one is other and gap < LEAST_GAP:
                yield f"Cars of {one.name} are only {gap:.1f} apart."
            elif one is not other and gap < 0:
                yield f"Cars of {one.name} and {other.name} overlap by {-gap:.1f}."
    for route, rectangle in lying:
        for city in drawing.cities:
            gap = distance_to(rectangle, city.x, city.y) - CITY
            if gap < 0:
                yield f"A car of {route.name} covers {city.name} by {-gap:.1f}."


def flaws_of_lines(drawing: MapDrawing) -> Iterator[str]:
    """Yield routes whose lines cross each other or run through a foreign city."""
    lines = [line_of(route) for route in drawing.routes]
    boxes = [box_around(line) for line in lines]
    for (i, one), (j, other) in combinations(enumerate(drawing.routes), 2):
        if set(one.cities) != set(other.cities) and boxes_overlap(boxes[i], boxes[j]):
            shared = [drawing.cities[city] for city in set(one.cities) & set(other.cities)]
            if lines_cross(beyond(lines[i], shared), beyond(lines[j], shared)):
                yield f"The lines of {one.name} and {other.name} cross."
    for route, line in zip(drawing.routes, lines, strict=True):
        for number, city in enumerate(drawing.cities):
            if number not in route.cities and beyond(line, [city]) != line:
                yield f"The line of {route.name} runs through {city.name}."


def line_of(route: RouteLine) -> Line:
    """Return sampled points along a route's line."""
    numbers = [float(number) for number in route.path[1:].replace("C", " ").split()]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    line = points[:1]
    for at in range(0, len(points) - 1, 3):
        a, b, c, d = points[at : at + 4]
        for step in range(1, SAMPLES + 1):
            t = step / SAMPLES
            p, q, r, s = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            line.append(
                (a[0] * p + b[0] * q + c[0] * r + d[0] * s, a[1] * p + b[1] * q + c[1] * r + d[1] * s)
            )
    return line


def beyond(line: Line, cities: list[City]) -> Line:
    """Return the points of a line outside the discs of the given cities."""
    return [(x, y) for x, y in line if all(hypot(x - city.x, y - city.y) >= CITY for city in cities)]


def box_around(line: Line) -> Box:
    """Return the bounding box of a line."""
    xs, ys = zip(*line, strict=True)
    return (min(xs), min(ys), max(xs), max(ys))


def flaws_of_names(drawing: MapDrawing) -> Iterator[str]:
    """Yield names and queues that overlap cars, cities or each other."""
    written = written_on(drawing)
    for route in drawing.routes:
        for car in car_rectangles(route, drawing):
            for what, rectangle in written:
                if separation(rectangle, car) < 0:
                    yield f"{what} and a car of {route.name} overlap by {-separation(rectangle, car):.1f}."
    for what, rectangle in written:
        for city in drawing.cities:
            if distance_to(rectangle, city.x, city.y) < CITY:
                yield f"{what} covers {city.name}."
    for (what, one), (what_other, other) in combinations(written, 2):
        if separation(one, other) < 0:
            yield f"{what} and {what_other} overlap by {-separation(one, other):.1f}."


def outside(drawing: MapDrawing) -> Iterator[str]:
    """Yield everything that is not fully on the map."""
    things = written_on(drawing)
    things += [
        (route.name, rectangle) for route in drawing.routes for rectangle in car_rectangles(route, drawing)
    ]
    for what, rectangle in things:
        left, top, right, bottom = rectangle.bounding_box()
        if left < 0 or top < 0 or right > drawing.width or bottom > drawing.height:
            yield f"{what} is not fully on the map."


def written_on(drawing: MapDrawing) -> list[tuple[str, Rectangle]]:
    """Return the rectangles of all names and queues, with descriptions."""
    names = [(f"The name {city.name}", rectangle_of(box_of_name(city, drawing))) for city in drawing.cities]
    return names + [(f"The queue at {one.name}", rectangle_of(box_of_queue(one))) for one in drawing.places]


def car_rectangles(route: RouteLine, drawing: MapDrawing) -> list[Rectangle]:
    """Return the cars of a route as rectangles."""
    return [
        rectangle_at(car.x, car.y, car.angle, drawing.car.length, drawing.car.width) for car in route.cars
    ]


def box_of_name(city: City, drawing: MapDrawing) -> Box:
    """Return the bounding box of a name."""
    label = city.label
    size = drawing.text.country if city.kind == "country" else drawing.text.city
    left = label.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[label.anchor] * label.width
    bottom = label.y + (len(label.lines) - 1) * drawing.text.line
    return (left, label.y - HEIGHT * size, left + label.width, bottom)


def box_of_queue(queue: Queue) -> Box:
    """Return the bounding box of a queue."""
    wide, high = queue.columns * PASSENGER / 2, queue.rows * PASSENGER_HEIGHT / 2
    return (queue.x - wide, queue.y - high, queue.x + wide, queue.y + high)
