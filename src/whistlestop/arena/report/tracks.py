"""The lines of routes on a map: parallels side by side, and bent where another city is in the way."""

from dataclasses import dataclass
from math import hypot

from whistlestop.arena.report.atlas import Atlas, Point

APART = 10.0  # from one parallel route to the next
CLEAR = 17.0  # so far a line keeps from the cities that it does not lead to
STEP = 6.0


@dataclass(frozen=True)
class Track:
    """One route's line: a curve from end to end with one bend."""

    start: Point
    bend: Point
    end: Point

    def path(self) -> str:
        """Write the line as an SVG path."""
        (x, y), (bx, by), (ex, ey) = self.start, self.bend, self.end
        return f"M{x:.1f} {y:.1f}Q{bx:.1f} {by:.1f} {ex:.1f} {ey:.1f}"

    def points(self) -> list[Point]:
        """Return points along the line."""
        steps = max(2, round(hypot(self.end[0] - self.start[0], self.end[1] - self.start[1]) / STEP))
        return [self.at(i / steps) for i in range(steps + 1)]

    def at(self, way: float) -> Point:
        """Return the point after a part of the way."""
        before, middle, after = (1 - way) ** 2, 2 * way * (1 - way), way**2
        return (
            before * self.start[0] + middle * self.bend[0] + after * self.end[0],
            before * self.start[1] + middle * self.bend[1] + after * self.end[1],
        )


def lay_tracks(atlas: Atlas) -> list[Track]:
    """Lay the line of every route."""
    beside: dict[frozenset[int], list[int]] = {}
    for number, route in enumerate(atlas.board.routes):
        beside.setdefault(frozenset(route.cities), []).append(number)
    tracks: dict[int, Track] = {}
    for group in beside.values():
        ends = sorted(atlas.board.routes[group[0]].cities)
        bend = best_bend(atlas, ends[0], ends[1])
        for place, number in enumerate(group):
            tracks[number] = lay(atlas, ends, bend, (place - (len(group) - 1) / 2) * APART)
    return [tracks[number] for number in range(len(tracks))]


def lay(atlas: Atlas, ends: list[int], bend: float, aside: float) -> Track:
    """Lay one line, bent to one side in its middle, and moved aside: at its ends only half as far."""
    (ax, ay), (bx, by) = atlas.points[ends[0]], atlas.points[ends[1]]
    length = hypot(bx - ax, by - ay) or 1.0
    nx, ny = (ay - by) / length, (bx - ax) / length
    ends_aside = aside / 2
    middle = aside * 1.5 + bend * 2
    return Track(
        (ax + nx * ends_aside, ay + ny * ends_aside),
        ((ax + bx) / 2 + nx * middle, (ay + by) / 2 + ny * middle),
        (bx + nx * ends_aside, by + ny * ends_aside),
    )


def best_bend(atlas: Atlas, a: int, b: int) -> float:
    """Return the least bend with which a line keeps clear of the other cities, or does so best."""
    others = [point for place, point in enumerate(atlas.points) if place not in (a, b)]
    bends = sorted((side * size for size in (0.0, 10.0, 18.0, 26.0, 34.0) for side in (1, -1)), key=abs)
    room = {bend: min(nearest(lay(atlas, [a, b], bend, 0.0), others), CLEAR) for bend in bends}
    return max(bends, key=lambda bend: (room[bend], -abs(bend)))


def nearest(track: Track, others: list[Point]) -> float:
    """Return how near a line comes to some points."""
    along = track.points()
    return min((hypot(x - ox, y - oy) for x, y in along for ox, oy in others), default=CLEAR)
