"""The network of places and routes, and the cost of its layout."""

from dataclasses import dataclass
from itertools import pairwise

from whistlestop.maps.curve import STRAIGHT, Curve, Shape
from whistlestop.maps.dimensions import AIRY, CITY, CLEAR, GAP, bundle_width, route_length
from whistlestop.maps.geometry import Box, Line, Point, Rectangle, distance_to, separation
from whistlestop.rail.board import Board

OVERLAP = 20.0  # cost of an overlap, and of each unit of it
TOO_SHORT = 6.0
CROSSED = 60.0  # cost of two crossing lines
EDGE = 12.0  # minimum distance between cars and the edge of the map


@dataclass(frozen=True)
class Bundle:
    """The parallel routes between two places, drawn side by side."""

    ends: tuple[int, int]
    routes: list[int]
    cars: int

    @property
    def half_width(self) -> float:
        """Half the width of the bundle."""
        return bundle_width(len(self.routes)) / 2

    @property
    def min_length(self) -> float:
        """The minimum length of its line."""
        return route_length(self.cars)


def bundles_of(board: Board) -> list[Bundle]:
    """Group the routes of a board by the places they connect."""
    groups: dict[tuple[int, int], list[int]] = {}
    for number, route in enumerate(board.routes):
        a, b = sorted(route.cities)
        groups.setdefault((a, b), []).append(number)
    return [Bundle(ends, routes, board.routes[routes[0]].length) for ends, routes in groups.items()]


class LaidTrack:
    """A bundle laid with a particular shape."""

    __slots__ = ("box", "curve", "own_cost", "polyline", "rectangles", "shape")

    def __init__(self, bundle: Bundle, a: Point, b: Point, shape: Shape) -> None:
        self.shape = shape
        self.curve = Curve(a, b, shape)
        self.rectangles = self.curve.spaces(bundle.cars, bundle.half_width)
        reach = self.rectangles[0].radius()
        self.polyline = self.curve.points[::4]
        xs, ys = (
            [rectangle.x for rectangle in self.rectangles],
            [rectangle.y for rectangle in self.rectangles],
        )
        self.box: Box = (min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)
        self.own_cost = self.cost_alone(bundle)

    def cost_alone(self, bundle: Bundle) -> float:
        """Return the cost of the line alone: its bends, and cars without enough room."""
        first, last, lean = self.shape
        cost = 50 * (first * first + last * last) + 130 * (first - last) ** 2 + 2 * abs(lean - 0.5)
        missing = bundle.min_length - self.curve.length
        if missing > 0:
            cost += TOO_SHORT * missing + missing * missing
        for a, b in pairwise(self.rectangles):
            gap = separation(a, b)
            if gap < GAP - 0.8:
                cost += OVERLAP * (GAP - 0.8 - gap)
        return cost


class Network:
    """The positions of places and the shapes of routes."""

    def __init__(self, bundles: list[Bundle], points: Line, width: float, height: float) -> None:
        self.bundles = bundles
        self.width, self.height = width, height
        self.wanted = list(points)  # projected positions
        self.points = list(points)
        self.names: list[Rectangle] = []  # of names and queues
        self.at: list[list[int]] = [[] for _ in points]
        for number, bundle in enumerate(bundles):
            for end in bundle.ends:
                self.at[end].append(number)
        self.laid: list[LaidTrack] = []
        self.changes: list[Box] = []  # boxes of all changes, in order

    def lay_all(self, bent: dict[int, Shape]) -> None:
        """Lay all bundles, straight unless a shape is given."""
        self.laid = [self.lay(number, bent.get(number, STRAIGHT)) for number in range(len(self.bundles))]

    def lay(self, number: int, shape: Shape) -> LaidTrack:
        """Return a bundle laid with a shape, without placing it."""
        bundle = self.bundles[number]
        a, b = bundle.ends
        return LaidTrack(bundle, self.points[a], self.points[b], shape)

    def put(self, number: int, laid: LaidTrack) -> None:
        """Replace the track of a bundle."""
        self.changes += (self.laid[number].box, laid.box)
        self.laid[number] = laid

    def changed(self, box: Box, since: int) -> bool:
        """Return whether anything near a box has changed since the given number of changes."""
        left, top, right, bottom = (box[0] - AIRY, box[1] - AIRY, box[2] + AIRY, box[3] + AIRY)
        for other in self.changes[since:]:
            if other[0] < right and other[2] > left and other[1] < bottom and other[3] > top:
                return True
        return False

    def cost(self, number: int, laid: LaidTrack, limit: float = 1e9) -> float:
        """Return the cost of a bundle, stopping early once it exceeds the limit."""
        cost = laid.own_cost
        left, top, right, bottom = laid.box
        left, top, right, bottom = left - AIRY, top - AIRY, right + AIRY, bottom + AIRY
        cost += self.place_proximity_cost(number, laid)
        if cost > limit:
            return cost
        for name in self.names:
            beside = left > name.x + name.half_length or right < name.x - name.half_length
            if not beside and top < name.y + name.half_width and bottom > name.y - name.half_width:
                cost += overlap_cost(laid.rectangles, name)
        for other, lying in enumerate(self.laid):
            box = lying.box
            if box[0] < right and box[2] > left and box[1] < bottom and box[3] > top and other != number:
                for rectangle in lying.rectangles:
                    x, y = rectangle.x, rectangle.y
                    reach = 24.0 + rectangle.half_width
                    if left - reach < x < right + reach and top - reach < y < bottom + reach:
                        cost += overlap_cost(laid.rectangles, rectangle)
                if lines_cross(laid.polyline, lying.polyline):
                    cost += CROSSED
                if cost > limit:
                    return cost
        if (
            left < 2 * EDGE
            or top < 2 * EDGE
            or right > self.width - 2 * EDGE
            or bottom > self.height - 2 * EDGE
        ):
            cost += self.edge_cost(laid)
        return cost

    def place_proximity_cost(self, number: int, laid: LaidTrack) -> float:
        """Return the cost of a bundle's proximity to places."""
        cost = 0.0
        left, top, right, bottom = laid.box
        ends = self.bundles[number].ends
        for place, (x, y) in enumerate(self.points):
            if left - 20 < x < right + 20 and top - 20 < y < bottom + 20:
                clear = CITY + (1.0 if place in ends else CLEAR)
                airy = 0.0 if place in ends else CITY + AIRY
                for rectangle in laid.rectangles:
                    gap = distance_to(rectangle, x, y)
                    if gap < clear:
                        cost += OVERLAP + OVERLAP * (clear - gap)
                    elif gap < airy:
                        cost += 0.05 * (airy - gap) ** 2
        return cost

    def edge_cost(self, laid: LaidTrack) -> float:
        """Return the cost of cars near the edge of the map."""
        cost = 0.0
        for rectangle in laid.rectangles:
            for x, y in rectangle.corners():
                out = max(EDGE - x, EDGE - y, x - self.width + EDGE, y - self.height + EDGE)
                if out > 0:
                    cost += 5 + OVERLAP * out
        return cost


def overlap_cost(rectangles: list[Rectangle], other: Rectangle) -> float:
    """Return the cost of a rectangle's overlap with, or proximity to, some cars."""
    cost = 0.0
    reach = other.half_length + other.half_width + AIRY + 30.0
    for rectangle in rectangles:
        dx, dy = other.x - rectangle.x, other.y - rectangle.y
        if (
            -reach - rectangle.half_width < dx < reach + rectangle.half_width
            and -reach - rectangle.half_width < dy < reach + rectangle.half_width
        ):
            gap = separation(rectangle, other)
            if gap < AIRY:
                cost += OVERLAP + OVERLAP * (CLEAR - gap) if gap < CLEAR else 0.05 * (AIRY - gap) ** 2
    return cost


def lines_cross(one: Line, other: Line) -> bool:
    """Return whether two polylines cross, apart from their ends."""
    ax, ay = one[0]
    for bx, by in one[1:]:
        dx, dy = bx - ax, by - ay
        cx, cy = other[0]
        before = dx * (cy - ay) - dy * (cx - ax)
        for ex, ey in other[1:]:
            after = dx * (ey - ay) - dy * (ex - ax)
            if before * after < 0.0:
                fx, fy = ex - cx, ey - cy
                if (fx * (ay - cy) - fy * (ax - cx)) * (fx * (by - cy) - fy * (bx - cx)) < 0.0:
                    return True
            before = after
            cx, cy = ex, ey
        ax, ay = bx, by
    return False
