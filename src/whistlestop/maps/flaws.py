"""What is wrong with a drawn board: whatever overlaps, crosses, is too near or lies outside."""

from collections.abc import Iterator
from itertools import combinations
from math import hypot

from whistlestop.maps.bending import touch
from whistlestop.maps.drawing import City, Drawing, Queue, RouteLine
from whistlestop.maps.labels import HEIGHT
from whistlestop.maps.measures import CITY, PASSENGER, PASSENGER_HEIGHT
from whistlestop.maps.network import crossed
from whistlestop.maps.plane import Box, Line, Slab, apart, from_point, slab_at, slab_of

LEAST_GAP = 1.5  # between two cars of a route
SAMPLES = 6  # points of a line between the middle of one car and that of the next


def flaws(drawing: Drawing) -> list[str]:
    """List everything that is wrong with a drawing, in sentences."""
    return [
        *flaws_of_cars(drawing),
        *flaws_of_lines(drawing),
        *flaws_of_names(drawing),
        *outside(drawing),
    ]


def flaws_of_cars(drawing: Drawing) -> Iterator[str]:
    """List the cars that overlap cars or cities."""
    lying = [(route, slab) for route in drawing.routes for slab in slabs_of(route, drawing)]
    for (one, a), (other, b) in combinations(lying, 2):
        if abs(a.x - b.x) < 60 and abs(a.y - b.y) < 60:
            gap = apart(a, b)
            if one is other and gap < LEAST_GAP:
                yield f"Cars of {one.name} are only {gap:.1f} apart."
            elif one is not other and gap < 0:
                yield f"Cars of {one.name} and {other.name} overlap by {-gap:.1f}."
    for route, slab in lying:
        for city in drawing.cities:
            gap = from_point(slab, city.x, city.y) - CITY
            if gap < 0:
                yield f"A car of {route.name} covers {city.name} by {-gap:.1f}."


def flaws_of_lines(drawing: Drawing) -> Iterator[str]:
    """List the routes whose lines cross each other, or run through a city that they do not lead to."""
    lines = [line_of(route) for route in drawing.routes]
    boxes = [box_around(line) for line in lines]
    for (i, one), (j, other) in combinations(enumerate(drawing.routes), 2):
        if set(one.cities) != set(other.cities) and touch(boxes[i], boxes[j]):
            shared = [drawing.cities[city] for city in set(one.cities) & set(other.cities)]
            if crossed(beyond(lines[i], shared), beyond(lines[j], shared)):
                yield f"The lines of {one.name} and {other.name} cross."
    for route, line in zip(drawing.routes, lines, strict=True):
        for number, city in enumerate(drawing.cities):
            if number not in route.cities and beyond(line, [city]) != line:
                yield f"The line of {route.name} runs through {city.name}."


def line_of(route: RouteLine) -> Line:
    """Return points all along the line of a route."""
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
    """Leave out what of a line lies under the discs of cities, where lines meet."""
    return [(x, y) for x, y in line if all(hypot(x - city.x, y - city.y) >= CITY for city in cities)]


def box_around(line: Line) -> Box:
    """Return the box around a line."""
    xs, ys = zip(*line, strict=True)
    return (min(xs), min(ys), max(xs), max(ys))


def flaws_of_names(drawing: Drawing) -> Iterator[str]:
    """List the names, and the passengers, that overlap cars, cities or each other."""
    written = written_on(drawing)
    for route in drawing.routes:
        for car in slabs_of(route, drawing):
            for what, slab in written:
                if apart(slab, car) < 0:
                    yield f"{what} and a car of {route.name} overlap by {-apart(slab, car):.1f}."
    for what, slab in written:
        for city in drawing.cities:
            if from_point(slab, city.x, city.y) < CITY:
                yield f"{what} covers {city.name}."
    for (what, one), (what_other, other) in combinations(written, 2):
        if apart(one, other) < 0:
            yield f"{what} and {what_other} overlap by {-apart(one, other):.1f}."


def outside(drawing: Drawing) -> Iterator[str]:
    """List what does not lie on the paper."""
    things = written_on(drawing)
    things += [(route.name, slab) for route in drawing.routes for slab in slabs_of(route, drawing)]
    for what, slab in things:
        left, top, right, bottom = slab.around()
        if left < 0 or top < 0 or right > drawing.width or bottom > drawing.height:
            yield f"{what} is not wholly on the paper."


def written_on(drawing: Drawing) -> list[tuple[str, Slab]]:
    """Return the boxes of all names and passengers, with what they are."""
    names = [(f"The name {city.name}", slab_of(box_of_name(city, drawing))) for city in drawing.cities]
    return names + [(f"Those who wait in {one.name}", slab_of(box_of_queue(one))) for one in drawing.places]


def slabs_of(route: RouteLine, drawing: Drawing) -> list[Slab]:
    """Return the cars of a route as rectangles."""
    return [slab_at(car.x, car.y, car.angle, drawing.car.length, drawing.car.width) for car in route.cars]


def box_of_name(city: City, drawing: Drawing) -> Box:
    """Return the box that a name fills."""
    label = city.label
    size = drawing.text.country if city.kind == "country" else drawing.text.city
    left = label.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[label.anchor] * label.width
    bottom = label.y + (len(label.lines) - 1) * drawing.text.line
    return (left, label.y - HEIGHT * size, left + label.width, bottom)


def box_of_queue(queue: Queue) -> Box:
    """Return the box in which passengers wait."""
    wide, high = queue.columns * PASSENGER / 2, queue.rows * PASSENGER_HEIGHT / 2
    return (queue.x - wide, queue.y - high, queue.x + wide, queue.y + high)
