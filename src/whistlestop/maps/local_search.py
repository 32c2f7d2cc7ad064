"""Local search over route shapes and city positions that minimises overlaps."""

from whistlestop.maps.curve import Shape
from whistlestop.maps.dimensions import ABOVE, SIDE
from whistlestop.maps.geometry import Box, Point
from whistlestop.maps.network import CROSSED, LaidTrack, Network, lines_cross

ARCS = (0.0, 0.06, 0.12, 0.18, 0.25, 0.33, 0.42, 0.55, 0.7)
SWAYS = (-0.5, -0.25, 0.0, 0.25, 0.5)
LEANS = (0.5, 0.1, 0.9)
FINE = (-0.05, 0.0, 0.05)
GOOD_COST = 12.0  # cheaper bundles are left alone
BAD_COST = 20.0  # costlier bundles overlap something
CANDIDATES = 7
DISPLACEMENT_WEIGHT = 0.0035  # cost per squared unit of distance from the projected position
NUDGES: tuple[Point, ...] = tuple(
    (dx * size, dy * size)
    for size in (12.0, 4.0)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
)


def coarse_shapes() -> list[Shape]:
    """Return varied shapes: arcs to both sides, and curves that bend more at one end."""
    shapes = {(side * size, side * size) for size in ARCS for side in (1, -1)}
    shapes |= {(first, last) for first in SWAYS for last in SWAYS}
    return [(a, b, 0.5) for a, b in sorted(shapes, key=lambda one: (abs(one[0]) + abs(one[1]), one))]


COARSE = coarse_shapes()


class LocalSearch:
    """Greedy local search that skips bundles and places whose surroundings have not changed."""

    def __init__(self, network: Network, fixed_places: frozenset[int], fixed_bends: dict[int, Shape]) -> None:
        self.network = network
        self.places = [i for i, routes in enumerate(network.at) if routes and i not in fixed_places]
        self.free = [number for number in range(len(network.bundles)) if number not in fixed_bends]
        self.tried: dict[tuple[str, int], int] = {}

    def untangle(self) -> None:
        """Reshape lines that cross others, worst first."""
        network = self.network
        for number in sorted(self.free, key=lambda one: -crossing_cost(network, one, network.laid[one])):
            if crossing_cost(network, number, network.laid[number]) > GOOD_COST:
                shapes = (network.lay(number, shape) for shape in COARSE)
                network.put(
                    number, min(shapes, key=lambda laid: crossing_cost(network, number, laid) + laid.own_cost)
                )

    def straighten(self) -> None:
        """Remove bends that are no longer needed, without moving places."""
        for _round in range(2):
            for number in self.free:
                reshape(self.network, number, widely=True, good=0.5)

    def improve(self, rounds: int) -> None:
        """Improve costly bundles and places for a number of rounds."""
        for step in range(rounds):
            for number in self.free:
                if self.is_stale("bundle", number, self.network.laid[number].box):
                    reshape(self.network, number, step < 2 or step % 3 == 2)
            for place in self.places:
                boxes = [self.network.laid[number].box for number in self.network.at[place]]
                left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
                right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
                if self.is_stale("place", place, (left, top, right, bottom)):
                    nudge(self.network, place)

    def reroute(self) -> None:
        """Try other shapes for lines that still overlap, together with their neighbours."""
        for number in self.free:
            cost = self.network.cost(number, self.network.laid[number])
            if cost > BAD_COST:
                self.reroute_one(number)

    def reroute_one(self, number: int) -> None:
        """Choose a line's shape that is best after its neighbours have been reshaped too."""
        network = self.network
        kept = list(network.laid)
        near = [one for one in self.free if one == number or boxes_overlap(kept[one].box, kept[number].box)]
        best, least = kept, sum(network.cost(one, kept[one]) for one in near)
        shapes = [network.lay(number, shape) for shape in COARSE]
        shapes.sort(key=lambda laid: crossing_cost(network, number, laid) + laid.own_cost)
        for laid in shapes[:CANDIDATES]:
            network.laid = list(kept)
            network.laid[number] = laid
            for one in near:
                if one != number and network.cost(one, network.laid[one]) > BAD_COST:
                    reshape(network, one, True)
            found = sum(network.cost(one, network.laid[one]) for one in near)
            if found < least - 1.0:
                best, least = network.laid, found
        network.laid = kept
        for one in near:
            if best[one] is not kept[one]:
                network.put(one, best[one])

    def is_stale(self, kind: str, number: int, box: Box) -> bool:
        """Return whether anything nearby has changed since the last attempt, and record this attempt."""
        since = self.tried.get((kind, number), -1)
        if since >= 0 and not self.network.changed(box, since):
            return False
        self.tried[kind, number] = len(self.network.changes)
        return True


def boxes_overlap(one: Box, other: Box) -> bool:
    """Return whether two boxes overlap."""
    return one[0] < other[2] and one[2] > other[0] and one[1] < other[3] and one[3] > other[1]


def crossing_cost(network: Network, number: int, laid: LaidTrack) -> float:
    """Return the cost of a line's crossings, and of its proximity to places and edges."""
    cost = network.place_proximity_cost(number, laid) + network.edge_cost(laid)
    for other, lying in enumerate(network.laid):
        if other != number and lines_cross(laid.polyline, lying.polyline):
            cost += CROSSED
    return cost


def reshape(network: Network, number: int, widely: bool, good: float = GOOD_COST) -> None:
    """Give a bundle its cheapest shape, by coarse then fine search."""
    kept = best = network.laid[number]
    cost = network.cost(number, best)
    if cost < good:
        return
    shapes = list(COARSE) if widely else []
    for stage in range(3):
        if stage:
            first, last, lean = best.shape
            shapes = [(first + df, last + dl, lean) for df in FINE for dl in FINE]
            if stage == 1:
                shapes = [(first, last, other) for other in LEANS]
        for shape in shapes:
            laid = network.lay(number, shape)
            if laid.own_cost < cost:
                found = network.cost(number, laid, cost)
                if found < cost - 0.01:
                    best, cost = laid, found
    if best is not kept:
        network.put(number, best)


def nudge(network: Network, place: int) -> None:
    """Move a place a little if that lowers the cost of its routes."""
    kept = [network.laid[number] for number in network.at[place]]
    cost = place_cost(network, place, kept, 1e9)
    if cost < GOOD_COST:
        return
    home = network.points[place]
    best, best_laid = home, kept
    for dx, dy in NUDGES:
        x, y = home[0] + dx, home[1] + dy
        if not (
            SIDE * 0.6 < x < network.width - SIDE * 0.6 and ABOVE * 0.6 < y < network.height - ABOVE * 0.6
        ):
            continue
        network.points[place] = (x, y)
        laid = [network.lay(number, one.shape) for number, one in zip(network.at[place], kept, strict=True)]
        for number, one in zip(network.at[place], laid, strict=True):
            network.laid[number] = one
        found = place_cost(network, place, laid, cost)
        if found < cost - 0.01:
            best, best_laid, cost = (x, y), laid, found
        for number, one in zip(network.at[place], kept, strict=True):
            network.laid[number] = one
    network.points[place] = best
    if best != home:
        for number, one in zip(network.at[place], best_laid, strict=True):
            network.put(number, one)


def place_cost(network: Network, place: int, laid: list[LaidTrack], limit: float) -> float:
    """Return the cost of a place: its routes, cars that touch it, and its displacement."""
    x, y = network.points[place]
    wx, wy = network.wanted[place]
    cost = DISPLACEMENT_WEIGHT * ((x - wx) ** 2 + (y - wy) ** 2)
    for number, lying in enumerate(network.laid):
        left, top, right, bottom = lying.box
        if left - 20 < x < right + 20 and top - 20 < y < bottom + 20 and number not in network.at[place]:
            cost += network.place_proximity_cost(number, lying)
    for number, one in zip(network.at[place], laid, strict=True):
        cost += network.cost(number, one, limit - cost)
        if cost > limit:
            break
    return cost
