"""Bending routes and nudging places until nothing is in anything's way."""

from whistlestop.maps.curve import Shape
from whistlestop.maps.measures import ABOVE, SIDE
from whistlestop.maps.network import CROSSED, Laid, Network, crossed
from whistlestop.maps.plane import Box, Point

ARCS = (0.0, 0.06, 0.12, 0.18, 0.25, 0.33, 0.42, 0.55, 0.7)
SWAYS = (-0.5, -0.25, 0.0, 0.25, 0.5)
LEANS = (0.5, 0.1, 0.9)
FINE = (-0.05, 0.0, 0.05)
GOOD = 12.0  # a bundle that costs no more than this is left alone
BAD = 20.0  # and one that costs more is in something's way
TRADES = 7
HOME = 0.0035  # what it costs that a place is away from where it belongs, by the square of the distance
NUDGES: tuple[Point, ...] = tuple(
    (dx * size, dy * size)
    for size in (12.0, 4.0)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
)


def coarse_shapes() -> list[Shape]:
    """List shapes that differ much: arcs to both sides, and lines that bend more at one end."""
    shapes = {(side * size, side * size) for size in ARCS for side in (1, -1)}
    shapes |= {(first, last) for first in SWAYS for last in SWAYS}
    return [(a, b, 0.5) for a, b in sorted(shapes, key=lambda one: (abs(one[0]) + abs(one[1]), one))]


COARSE = coarse_shapes()


class Bender:
    """Improves a network step by step; what was tried in vain is not tried again before something changes."""

    def __init__(self, network: Network, fixed_places: frozenset[int], fixed_bends: dict[int, Shape]) -> None:
        self.network = network
        self.places = [i for i, routes in enumerate(network.at) if routes and i not in fixed_places]
        self.free = [number for number in range(len(network.bundles)) if number not in fixed_bends]
        self.tried: dict[tuple[str, int], int] = {}

    def untangle(self) -> None:
        """Give lines that cross others a way around them, those that cross most first."""
        network = self.network
        for number in sorted(self.free, key=lambda one: -tangle(network, one, network.laid[one])):
            if tangle(network, number, network.laid[number]) > GOOD:
                shapes = (network.lay(number, shape) for shape in COARSE)
                network.put(number, min(shapes, key=lambda laid: tangle(network, number, laid) + laid.own))

    def straighten(self) -> None:
        """Take back every bend that is of no use any more; the places stay where they are."""
        for _round in range(2):
            for number in self.free:
                choose(self.network, number, widely=True, good=0.5)

    def improve(self, rounds: int) -> None:
        """Improve whatever costs much, again and again."""
        for step in range(rounds):
            for number in self.free:
                if self.is_worth("bundle", number, self.network.laid[number].box):
                    choose(self.network, number, step < 2 or step % 3 == 2)
            for place in self.places:
                boxes = [self.network.laid[number].box for number in self.network.at[place]]
                left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
                right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
                if self.is_worth("place", place, (left, top, right, bottom)):
                    nudge(self.network, place)

    def trade(self) -> None:
        """Let lines that are still in others' way try another, to which those others may answer."""
        for number in self.free:
            cost = self.network.cost(number, self.network.laid[number])
            if cost > BAD:
                self.trade_for(number)

    def trade_for(self, number: int) -> None:
        """Find the shape of a line that is best after its neighbours have answered."""
        network = self.network
        kept = list(network.laid)
        near = [one for one in self.free if one == number or touch(kept[one].box, kept[number].box)]
        best, least = kept, sum(network.cost(one, kept[one]) for one in near)
        shapes = [network.lay(number, shape) for shape in COARSE]
        shapes.sort(key=lambda laid: tangle(network, number, laid) + laid.own)
        for laid in shapes[:TRADES]:
            network.laid = list(kept)
            network.laid[number] = laid
            for one in near:
                if one != number and network.cost(one, network.laid[one]) > BAD:
                    choose(network, one, True)
            found = sum(network.cost(one, network.laid[one]) for one in near)
            if found < least - 1.0:
                best, least = network.laid, found
        network.laid = kept
        for one in near:
            if best[one] is not kept[one]:
                network.put(one, best[one])

    def is_worth(self, kind: str, number: int, box: Box) -> bool:
        """Say whether something has changed nearby since this was tried last, and note that it is tried."""
        since = self.tried.get((kind, number), -1)
        if since >= 0 and not self.network.changed(box, since):
            return False
        self.tried[kind, number] = len(self.network.changes)
        return True


def touch(one: Box, other: Box) -> bool:
    """Say whether two boxes overlap."""
    return one[0] < other[2] and one[2] > other[0] and one[1] < other[3] and one[3] > other[1]


def tangle(network: Network, number: int, laid: Laid) -> float:
    """Return what it costs that a line crosses others, or runs into places."""
    cost = network.cost_of_places(number, laid) + network.cost_of_edges(laid)
    for other, lying in enumerate(network.laid):
        if other != number and crossed(laid.thread, lying.thread):
            cost += CROSSED
    return cost


def choose(network: Network, number: int, widely: bool, good: float = GOOD) -> None:
    """Give a bundle the best of many shapes."""
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
            if laid.own < cost:
                found = network.cost(number, laid, cost)
                if found < cost - 0.01:
                    best, cost = laid, found
    if best is not kept:
        network.put(number, best)


def nudge(network: Network, place: int) -> None:
    """Move a place where this helps its routes."""
    kept = [network.laid[number] for number in network.at[place]]
    cost = cost_at(network, place, kept, 1e9)
    if cost < GOOD:
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
        found = cost_at(network, place, laid, cost)
        if found < cost - 0.01:
            best, best_laid, cost = (x, y), laid, found
        for number, one in zip(network.at[place], kept, strict=True):
            network.laid[number] = one
    network.points[place] = best
    if best != home:
        for number, one in zip(network.at[place], best_laid, strict=True):
            network.put(number, one)


def cost_at(network: Network, place: int, laid: list[Laid], limit: float) -> float:
    """Return what a place costs where it is: its routes, the cars that touch it, and the way from home."""
    x, y = network.points[place]
    wx, wy = network.wanted[place]
    cost = HOME * ((x - wx) ** 2 + (y - wy) ** 2)
    for number, lying in enumerate(network.laid):
        left, top, right, bottom = lying.box
        if left - 20 < x < right + 20 and top - 20 < y < bottom + 20 and number not in network.at[place]:
            cost += network.cost_of_places(number, lying)
    for number, one in zip(network.at[place], laid, strict=True):
        cost += network.cost(number, one, limit - cost)
        if cost > limit:
            break
    return cost
