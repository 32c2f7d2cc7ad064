"""Where names and waiting passengers stand, so that they cover nothing and nothing covers them."""

from dataclasses import dataclass
from math import ceil, cos, pi, sin
from typing import Literal

from whistlestop.maps.lettering import ways_to_break, width_of_text
from whistlestop.maps.measures import CITY, LINE, PASSENGER, PASSENGER_HEIGHT, TEXT
from whistlestop.maps.network import Network
from whistlestop.maps.plane import Box, Point, Slab, apart, from_point, slab_of

ROUNDS = 5
KEEP_OFF = 1.5  # a name from a car
KEEP_FROM_NAMES = 3.0
EASY = 14.0  # names so far apart are easily told which city they belong to
EDGE = 14.0
CELL = 48.0
REACH = 26.0  # from the middle of a car to its end, and a little more
TOUCHED = 60.0
COLUMNS = 3  # of passengers that wait side by side

HEIGHT = 0.74  # of a capital, in parts of the size of the text
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
    """One way to place something beside a city."""

    box: Box
    slab: Slab
    anchor: Anchor
    lines: tuple[str, ...]
    price: float  # how good a place it would be if it were empty
    direction: float


def spots_for_name(name: str, at: Point, size: float = TEXT) -> list[Spot]:
    """List the ways to write a name beside a city."""
    found: list[Spot] = []
    for broken, lines in enumerate(ways_to_break(name)):
        width = max(width_of_text(line, size) for line in lines)
        height = HEIGHT * size + (len(lines) - 1) * LINE
        found += spots_around(at, width, height, lines, 3.0 * broken)
    return found


def spots_for_passengers(number: int, at: Point) -> list[Spot]:
    """List the ways to let passengers wait beside a city."""
    columns, rows = shape_of_queue(number)
    return spots_around(at, columns * PASSENGER, rows * PASSENGER_HEIGHT, (), 0.0, 1.5)


def shape_of_queue(number: int) -> tuple[int, int]:
    """Return in how many columns and rows passengers wait."""
    columns = number if number <= COLUMNS else min(COLUMNS, ceil(number / 2))
    return columns, ceil(number / columns)


def spots_around(
    at: Point, width: float, height: float, lines: tuple[str, ...], price: float, farther: float = 6.0
) -> list[Spot]:
    """List boxes all around a city, near to it and, for a price, a little farther away."""
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
            found.append(Spot(box, slab_of(box), anchor, lines, cost, angle))
    return found


def place(network: Network, owners: list[list[int]], choices: list[list[Spot]]) -> list[Spot]:
    """Choose a spot for everything: first for itself, then again and again with regard to the others."""
    obstacles = Obstacles(network)
    costs: list[list[float]] = []
    for owner, spots in zip(owners, choices, strict=True):
        costs.append([spot.price + obstacles.covered(owner, spot) for spot in spots])
    chosen = [spots[cost.index(min(cost))] for spots, cost in zip(choices, costs, strict=True)]
    for _round in range(ROUNDS):
        for number, spots in enumerate(choices):
            others = [other.slab for i, other in enumerate(chosen) if i != number]
            best, least = chosen[number], 1e9
            for spot, cost in zip(spots, costs[number], strict=True):
                if cost < least:
                    whole = cost + sum(near(spot.slab, other) for other in others)
                    if whole < least:
                        best, least = spot, whole
            chosen[number] = best
    return chosen


def near(one: Slab, other: Slab) -> float:
    """Return what it costs that two names are near to each other."""
    if abs(one.x - other.x) > one.long + other.long + EASY or abs(one.y - other.y) > 3 * EASY:
        return 0.0
    gap = apart(one, other)
    if gap < KEEP_FROM_NAMES:
        return TOUCHED + 10 * (KEEP_FROM_NAMES - gap)
    return max(0.0, EASY - gap) * 0.7


class Obstacles:
    """What a name must not cover, found by where it is."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.cars: dict[tuple[int, int], list[Slab]] = {}
        self.dots: dict[tuple[int, int], list[tuple[float, float, int]]] = {}
        for number, laid in enumerate(network.laid):
            for slab in laid.slabs:
                self.cars.setdefault((int(slab.x // CELL), int(slab.y // CELL)), []).append(slab)
            for x, y in laid.curve.points:
                self.dots.setdefault((int(x // CELL), int(y // CELL)), []).append((x, y, number))

    def covered(self, owner: list[int], spot: Spot) -> float:
        """Return what it costs that a name covers something, or that something else is nearer to it."""
        left, top, right, bottom = spot.box
        slab = spot.slab
        width, height = self.network.width, self.network.height
        out = max(EDGE - left, EDGE - top, right - width + EDGE, bottom - height + EDGE)
        cost = TOUCHED + 20 * out if out > 0 else 0.0
        for city, (x, y) in enumerate(self.network.points):
            if left - 40 < x < right + 40 and top - 40 < y < bottom + 40:
                gap = from_point(slab, x, y) - CITY
                if gap < 2.0:
                    cost += TOUCHED + 10 * (2.0 - gap)
                elif city not in owner:
                    cost += 0.04 * max(0.0, 25.0 - gap) ** 2
        lines: set[int] = set()
        for column in range(int((left - REACH) // CELL), int((right + REACH) // CELL) + 1):
            for row in range(int((top - REACH) // CELL), int((bottom + REACH) // CELL) + 1):
                for car in self.cars.get((column, row), ()):
                    reach = REACH + car.wide
                    if left - reach < car.x < right + reach and top - reach < car.y < bottom + reach:
                        gap = apart(slab, car)
                        if gap < KEEP_OFF:
                            cost += TOUCHED + 10 * (KEEP_OFF - gap)
                        elif gap < 5.0:
                            cost += 0.1 * (5.0 - gap) ** 2
                for x, y, number in self.dots.get((column, row), ()):
                    if left < x < right and top < y < bottom:
                        lines.add(number)
        return cost + 9.0 * len(lines)
