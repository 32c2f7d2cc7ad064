"""Label placement for names and queues of passengers."""

from dataclasses import dataclass
from math import ceil, cos, pi, sin
from typing import Literal

from whistlestop.maps.dimensions import CITY, LINE, PASSENGER, PASSENGER_HEIGHT, TEXT
from whistlestop.maps.geometry import Box, Point, Rectangle, distance_to, rectangle_of, separation
from whistlestop.maps.network import Network
from whistlestop.maps.text_metrics import line_breaks, text_width

ROUNDS = 5
KEEP_OFF = 1.5  # gap between a name and a car
KEEP_FROM_NAMES = 3.0
EASY = 14.0  # gap at which names are clearly separate
EDGE = 14.0
CELL = 48.0
REACH = 26.0  # half a car's length, with some margin
TOUCHED = 60.0
COLUMNS = 3  # of passengers, at most

HEIGHT = 0.74  # of a capital, relative to the font size
DIRECTIONS: dict[str, float] = {
    "east": 0.0,
    "southeast": 45.0,
    "south": 90.0,
    "southwest": 135.0,
    "west": 180.0,
    "northwest": 225.0,
    "north": 270.0,
    "northeast": 315.0,
}


Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True)
class Spot:
    """A candidate position for a label."""

    box: Box
    rectangle: Rectangle
    anchor: Anchor
    lines: tuple[str, ...]
    price: float  # cost of the position itself
    direction: float


def name_spots(name: str, at: Point, size: float = TEXT) -> list[Spot]:
    """Return the candidate positions for a city's name."""
    found: list[Spot] = []
    for broken, lines in enumerate(line_breaks(name)):
        width = max(text_width(line, size) for line in lines)
        height = HEIGHT * size + (len(lines) - 1) * LINE
        found += spots_around(at, width, height, lines, 3.0 * broken)
    return found


def queue_spots(number: int, at: Point) -> list[Spot]:
    """Return the candidate positions for a city's queue."""
    columns, rows = queue_shape(number)
    return spots_around(at, columns * PASSENGER, rows * PASSENGER_HEIGHT, (), 0.0, 1.5)


def queue_shape(number: int) -> tuple[int, int]:
    """Return the columns and rows of a queue."""
    columns = number if number <= COLUMNS else min(COLUMNS, ceil(number / 2))
    return columns, ceil(number / columns)


def spots_around(
    at: Point, width: float, height: float, lines: tuple[str, ...], price: float, farther: float = 6.0
) -> list[Spot]:
    """Return candidate boxes around a city, at increasing distance and price."""
    found: list[Spot] = []
    for ring, distance in enumerate((3.0, 8.0, 15.0, 24.0)):
        for step in range(16):
            angle = step * 22.5
            right, down = cos(angle * pi / 180), sin(angle * pi / 180)
            reach = CITY + distance
            anchor: Anchor = "start" if right > 0 else "end"
            if abs(right) > 0.3:
                x = at[0] + right * reach + (width / 2 if right > 0 else -width / 2)
            else:
                anchor, x = "middle", at[0] + right * width
            y = at[1] + down * (reach + height / 2)
            cost = price + farther * ring + 2.0 * abs(down) * abs(right) + (1.0 if right < -0.3 else 0.0)
            box = (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
            found.append(Spot(box, rectangle_of(box), anchor, lines, cost, angle))
    return found


def place_labels(network: Network, owners: list[list[int]], choices: list[list[Spot]]) -> list[Spot]:
    """Choose a spot for every label: the cheapest alone, then by coordinate descent with the others."""
    obstacles = Obstacles(network)
    costs: list[list[float]] = []
    for owner, spots in zip(owners, choices, strict=True):
        costs.append([spot.price + obstacles.overlap_cost(owner, spot) for spot in spots])
    chosen = [spots[cost.index(min(cost))] for spots, cost in zip(choices, costs, strict=True)]
    for _round in range(ROUNDS):
        for number, spots in enumerate(choices):
            others = [other.rectangle for i, other in enumerate(chosen) if i != number]
            best, least = chosen[number], 1e9
            for spot, cost in zip(spots, costs[number], strict=True):
                if cost < least:
                    whole = cost + sum(proximity_cost(spot.rectangle, other) for other in others)
                    if whole < least:
                        best, least = spot, whole
            chosen[number] = best
    return chosen


def proximity_cost(one: Rectangle, other: Rectangle) -> float:
    """Return the cost of two labels' proximity."""
    if abs(one.x - other.x) > one.half_length + other.half_length + EASY or abs(one.y - other.y) > 3 * EASY:
        return 0.0
    gap = separation(one, other)
    if gap < KEEP_FROM_NAMES:
        return TOUCHED + 10 * (KEEP_FROM_NAMES - gap)
    return max(0.0, EASY - gap) * 0.7


class Obstacles:
    """A spatial grid of what labels must not cover."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.cars: dict[tuple[int, int], list[Rectangle]] = {}
        self.dots: dict[tuple[int, int], list[tuple[float, float, int]]] = {}
        for number, laid in enumerate(network.laid):
            for rectangle in laid.rectangles:
                self.cars.setdefault((int(rectangle.x // CELL), int(rectangle.y // CELL)), []).append(
                    rectangle
                )
            for x, y in laid.curve.points:
                self.dots.setdefault((int(x // CELL), int(y // CELL)), []).append((x, y, number))

    def overlap_cost(self, owner: list[int], spot: Spot) -> float:
        """Return the cost of a label's overlaps, and of its proximity to other cities."""
        left, top, right, bottom = spot.box
        rectangle = spot.rectangle
        width, height = self.network.width, self.network.height
        out = max(EDGE - left, EDGE - top, right - width + EDGE, bottom - height + EDGE)
        cost = TOUCHED + 20 * out if out > 0 else 0.0
        for city, (x, y) in enumerate(self.network.points):
            if left - 40 < x < right + 40 and top - 40 < y < bottom + 40:
                gap = distance_to(rectangle, x, y) - CITY
                if gap < 2.0:
                    cost += TOUCHED + 10 * (2.0 - gap)
                elif city not in owner:
                    cost += 0.04 * max(0.0, 25.0 - gap) ** 2
        lines: set[int] = set()
        for column in range(int((left - REACH) // CELL), int((right + REACH) // CELL) + 1):
            for row in range(int((top - REACH) // CELL), int((bottom + REACH) // CELL) + 1):
                for car in self.cars.get((column, row), ()):
                    reach = REACH + car.half_width
                    if left - reach < car.x < right + reach and top - reach < car.y < bottom + reach:
                        gap = separation(rectangle, car)
                        if gap < KEEP_OFF:
                            cost += TOUCHED + 10 * (KEEP_OFF - gap)
                        elif gap < 5.0:
                            cost += 0.1 * (5.0 - gap) ** 2
                for x, y, number in self.dots.get((column, row), ()):
                    if left < x < right and top < y < bottom:
                        lines.add(number)
        return cost + 9.0 * len(lines)
