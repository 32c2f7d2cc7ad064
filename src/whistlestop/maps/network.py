"""The network on paper: where the places are, how the routes run, and what is wrong with that."""

from dataclasses import dataclass
from itertools import pairwise

from whistlestop.maps.curve import STRAIGHT, Curve, Shape
from whistlestop.maps.measures import AIRY, CITY, CLEAR, GAP, length_of, width_of
from whistlestop.maps.plane import Box, Line, Point, Slab, apart, from_point
from whistlestop.rail.board import Board

HIT = 20.0  # what it costs if things touch, and more by how much they do
TOO_SHORT = 6.0
CROSSED = 60.0  # what it costs if two lines cross
EDGE = 12.0  # cars keep so far from the edge of the map


@dataclass(frozen=True)
class Bundle:
    """The parallel routes between two places, which run side by side."""

    ends: tuple[int, int]
    routes: list[int]
    cars: int

    @property
    def half_width(self) -> float:
        """Return half of how wide it is."""
        return width_of(len(self.routes)) / 2

    @property
    def need(self) -> float:
        """Return how long its line has to be."""
        return length_of(self.cars)


def bundles_of(board: Board) -> list[Bundle]:
    """Gather the routes of a board by the places they join."""
    groups: dict[tuple[int, int], list[int]] = {}
    for number, route in enumerate(board.routes):
        a, b = sorted(route.cities)
        groups.setdefault((a, b), []).append(number)
    return [Bundle(ends, routes, board.routes[routes[0]].length) for ends, routes in groups.items()]


class Laid:
    """One bundle as it lies on paper."""

    __slots__ = ("box", "curve", "own", "shape", "slabs", "thread")

    def __init__(self, bundle: Bundle, a: Point, b: Point, shape: Shape) -> None:
        self.shape = shape
        self.curve = Curve(a, b, shape)
        self.slabs = self.curve.spaces(bundle.cars, bundle.half_width)
        reach = self.slabs[0].reach()
        self.thread = self.curve.points[::4]
        xs, ys = [slab.x for slab in self.slabs], [slab.y for slab in self.slabs]
        self.box: Box = (min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)
        self.own = self.own_cost(bundle)

    def own_cost(self, bundle: Bundle) -> float:
        """Return what a line costs by itself: bends, and cars that have no room on it."""
        first, last, lean = self.shape
        cost = 50 * (first * first + last * last) + 130 * (first - last) ** 2 + 2 * abs(lean - 0.5)
        missing = bundle.need - self.curve.length
        if missing > 0:
            cost += TOO_SHORT * missing + missing * missing
        for a, b in pairwise(self.slabs):
            gap = apart(a, b)
            if gap < GAP - 0.8:
                cost += HIT * (GAP - 0.8 - gap)
        return cost


class Network:
    """Places and routes on a sheet of paper."""

    def __init__(self, bundles: list[Bundle], points: Line, width: float, height: float) -> None:
        self.bundles = bundles
        self.width, self.height = width, height
        self.wanted = list(points)  # where the places would be without each other
        self.points = list(points)
        self.names: list[Slab] = []  # and whatever else stands beside the places
        self.at: list[list[int]] = [[] for _ in points]
        for number, bundle in enumerate(bundles):
            for end in bundle.ends:
                self.at[end].append(number)
        self.laid: list[Laid] = []
        self.changes: list[Box] = []  # where anything was changed, in order

    def lay_all(self, bent: dict[int, Shape]) -> None:
        """Lay every route straight, but for some."""
        self.laid = [self.lay(number, bent.get(number, STRAIGHT)) for number in range(len(self.bundles))]

    def lay(self, number: int, shape: Shape) -> Laid:
        """Lay a bundle."""
        bundle = self.bundles[number]
        a, b = bundle.ends
        return Laid(bundle, self.points[a], self.points[b], shape)

    def put(self, number: int, laid: Laid) -> None:
        """Lay a bundle in another way."""
        self.changes += (self.laid[number].box, laid.box)
        self.laid[number] = laid

    def changed(self, box: Box, since: int) -> bool:
        """Say whether anything has changed around a box since so many changes had been made."""
        left, top, right, bottom = (box[0] - AIRY, box[1] - AIRY, box[2] + AIRY, box[3] + AIRY)
        for other in self.changes[since:]:
            if other[0] < right and other[2] > left and other[1] < bottom and other[3] > top:
                return True
        return False

    def cost(self, number: int, laid: Laid, limit: float = 1e9) -> float:
        """Return what a bundle costs where it lies, or anything beyond the limit."""
        cost = laid.own
        left, top, right, bottom = laid.box
        left, top, right, bottom = left - AIRY, top - AIRY, right + AIRY, bottom + AIRY
        cost += self.cost_of_places(number, laid)
        if cost > limit:
            return cost
        for name in self.names:
            beside = left > name.x + name.long or right < name.x - name.long
            if not beside and top < name.y + name.wide and bottom > name.y - name.wide:
                cost += hits(laid.slabs, name)
        for other, lying in enumerate(self.laid):
            box = lying.box
            if box[0] < right and box[2] > left and box[1] < bottom and box[3] > top and other != number:
                for slab in lying.slabs:
                    x, y = slab.x, slab.y
                    reach = 24.0 + slab.wide
                    if left - reach < x < right + reach and top - reach < y < bottom + reach:
                        cost += hits(laid.slabs, slab)
                if crossed(laid.thread, lying.thread):
                    cost += CROSSED
                if cost > limit:
                    return cost
        if (
            left < 2 * EDGE
            or top < 2 * EDGE
            or right > self.width - 2 * EDGE
            or bottom > self.height - 2 * EDGE
        ):
            cost += self.cost_of_edges(laid)
        return cost

    def cost_of_places(self, number: int, laid: Laid) -> float:
        """Return what it costs that a bundle comes near to places."""
        cost = 0.0
        left, top, right, bottom = laid.box
        ends = self.bundles[number].ends
        for place, (x, y) in enumerate(self.points):
            if left - 20 < x < right + 20 and top - 20 < y < bottom + 20:
                clear = CITY + (1.0 if place in ends else CLEAR)
                airy = 0.0 if place in ends else CITY + AIRY
                for slab in laid.slabs:
                    gap = from_point(slab, x, y)
                    if gap < clear:
                        cost += HIT + HIT * (clear - gap)
                    elif gap < airy:
                        cost += 0.05 * (airy - gap) ** 2
        return cost

    def cost_of_edges(self, laid: Laid) -> float:
        """Return what it costs that cars come near to the edge of the map."""
        cost = 0.0
        for slab in laid.slabs:
            for x, y in slab.corners():
                out = max(EDGE - x, EDGE - y, x - self.width + EDGE, y - self.height + EDGE)
                if out > 0:
                    cost += 5 + HIT * out
        return cost


def hits(slabs: list[Slab], other: Slab) -> float:
    """Return what it costs that something is near to some cars."""
    cost = 0.0
    reach = other.long + other.wide + AIRY + 30.0
    for slab in slabs:
        dx, dy = other.x - slab.x, other.y - slab.y
        if -reach - slab.wide < dx < reach + slab.wide and -reach - slab.wide < dy < reach + slab.wide:
            gap = apart(slab, other)
            if gap < AIRY:
                cost += HIT + HIT * (CLEAR - gap) if gap < CLEAR else 0.05 * (AIRY - gap) ** 2
    return cost


def crossed(one: Line, other: Line) -> bool:
    """Say whether two lines cross anywhere but at their ends."""
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
