"""Land, water and borders as SVG paths on a map."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, hypot

from whistlestop.maps.geography import Geography
from whistlestop.maps.geometry import Box, Line, Point, area, clip_line, clip_ring, simplify
from whistlestop.maps.paper import Paper
from whistlestop.maps.warp import Warp

WIDEST, TALLEST = 2.4, 2.0  # terrain fills windows up to these aspect ratios, beyond the paper too
LEAST_REACH = 0.3  # share of the paper's size by which terrain extends beyond it at least
TOLERANCE = 0.45
COARSE = 6.0  # distance of the points of a line beyond the paper
NEAR = 20.0  # distance from the paper at which lines get coarse
LEAST_ISLAND = 7.0
LEAST_LAKE = 18.0
LEAST_FAR = 150.0  # area of the smallest island or lake beyond the paper
STILL = 0.25  # share of the paper's size beyond it at which the warp has faded out
LONG = 0.6  # degrees: longer segments are subdivided, because they project to curves
MESHES = (0.5, 1.0, 2.0, 5.0, 10.0, 20.0)
LINES_ACROSS = 9  # maximum number of graticule lines


@dataclass(frozen=True)
class Terrain:
    """The terrain as SVG path data."""

    land: str
    lakes: str
    rivers: str
    borders: str
    graticule: str


class Surveyor:
    """Projects geography onto the paper."""

    def __init__(self, paper: Paper, warp: Warp) -> None:
        self.paper, self.warp = paper, warp
        across, along = reach(paper.width, paper.height)
        self.bounds = paper.bounds(across, along)
        self.edge: Box = (-across, -along, paper.width + across, paper.height + along)

    def survey(self, geography: Geography | None) -> Terrain:
        """Return the terrain that is visible on the paper."""
        graticule = [piece for line in self.graticule() for piece in self.lines(line)]
        if geography is None:
            return Terrain("", "", "", "", svg_path(graticule))
        borders = [*geography.borders, *geography.provinces]
        return Terrain(
            svg_path([r for ring in geography.land for r in self.rings(ring, LEAST_ISLAND)], closed=True),
            svg_path(
                [smooth(r) for ring in geography.lakes for r in self.rings(ring, LEAST_LAKE)], closed=True
            ),
            svg_path([smooth(piece) for line in geography.rivers for piece in self.lines(line)]),
            svg_path([piece for line in borders for piece in self.lines(line)]),
            svg_path(graticule),
        )

    def nearby(self, line: Line) -> Iterator[Line]:
        """Yield the copies of a line, shifted by full turns, that may be on the paper."""
        west, south, east, north = self.bounds
        lons, lats = [lon for lon, _ in line], [lat for _, lat in line]
        if max(lats) < south or min(lats) > north:
            return
        for turn in (-360.0, 0.0, 360.0):
            if max(lons) + turn > west and min(lons) + turn < east:
                yield [(lon + turn, lat) for lon, lat in line] if turn else line

    def rings(self, ring: Line, least: float) -> Iterator[Line]:
        """Project and clip an outline, dropping those that are too small."""
        for near in self.nearby(ring):
            cut = clip_ring(near, self.bounds)
            if len(cut) > 2:
                inside = clip_ring(self.project([*cut, cut[0]]), self.edge)
                size = area(inside) if len(inside) > 2 else 0.0
                if size >= LEAST_FAR or (size >= least and any(self.beyond(p) <= 0 for p in inside)):
                    yield self.thin(inside)

    def lines(self, line: Line) -> Iterator[Line]:
        """Project and clip a line."""
        for near in self.nearby(line):
            for piece in clip_line(near, self.bounds):
                for inside in clip_line(self.project(piece), self.edge):
                    yield self.thin(inside)

    def project(self, line: Line) -> Line:
        """Project, simplify and warp a line; beyond the paper, the warp fades out."""
        flat = simplify([self.paper.project(lon, lat) for lon, lat in densify(line)], TOLERANCE)
        still = STILL * max(self.paper.width, self.paper.height)
        return [self.warp(point, 1 - max(0.0, self.beyond(point)) / still) for point in flat]

    def beyond(self, point: Point) -> float:
        """Return the distance of a point from the paper; negative on it."""
        x, y = point
        return max(-x, -y, x - self.paper.width, y - self.paper.height)

    def thin(self, line: Line) -> Line:
        """Drop points beyond the paper that are close to the previous one."""
        kept = line[:1]
        for x, y in line[1:]:
            if self.beyond((x, y)) < NEAR or hypot(x - kept[-1][0], y - kept[-1][1]) >= COARSE:
                kept.append((x, y))
        return kept

    def graticule(self) -> Iterator[Line]:
        """Yield meridians and parallels."""
        west, south, east, north = self.bounds
        mesh = next(
            size for size in (*MESHES, 30.0) if (east - west) / size <= 2 * LINES_ACROSS or size == 30
        )
        mesh_up = next(
            size for size in (*MESHES, 30.0) if (north - south) / size <= LINES_ACROSS or size == 30
        )
        for step in range(ceil(west / mesh), ceil(east / mesh)):
            yield [(step * mesh, south), (step * mesh, north)]
        for step in range(ceil(south / mesh_up), ceil(north / mesh_up)):
            yield [(west, step * mesh_up), (east, step * mesh_up)]


def reach(width: float, height: float) -> Point:
    """Return how far terrain extends beyond the sides, and beyond the top and bottom, of a paper."""
    return (
        max(LEAST_REACH * width, (WIDEST * height - width) / 2),
        max(LEAST_REACH * height, (TALLEST * width - height) / 2),
    )


def densify(line: Line) -> Line:
    """Subdivide long segments."""
    found = line[:1]
    for (ax, ay), (bx, by) in pairwise(line):
        pieces = max(1, ceil(hypot(bx - ax, by - ay) / LONG))
        found += [(ax + (bx - ax) * i / pieces, ay + (by - ay) * i / pieces) for i in range(1, pieces + 1)]
    return found


def smooth(line: Line) -> Line:
    """Smooth a line (Chaikin's corner cutting)."""
    if len(line) < 3:
        return line
    found = line[:1]
    for (ax, ay), (bx, by) in pairwise(line):
        found += [
            (0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by),
            (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by),
        ]
    return simplify([*found, line[-1]], 0.3)


def svg_path(lines: list[Line], closed: bool = False) -> str:
    """Return lines as relative SVG path data, rounded to tenths."""
    written: list[str] = []
    for line in lines:
        x, y = (round(10 * value) for value in line[0])
        steps: list[str] = []
        for px, py in line[1:]:
            nx, ny = round(10 * px), round(10 * py)
            if (nx, ny) != (x, y):
                steps.append(f"{format_tenths(nx - x)} {format_tenths(ny - y)}")
                x, y = nx, ny
        if steps:
            start = f"M{format_tenths(round(10 * line[0][0]))} {format_tenths(round(10 * line[0][1]))}l"
            written.append(start + " ".join(steps).replace(" -", "-") + ("Z" if closed else ""))
    return "".join(written)


def format_tenths(value: int) -> str:
    """Format a number of tenths as briefly as possible."""
    if value % 10 == 0:
        return str(value // 10)
    sign = "-" if value < 0 else ""
    whole, rest = divmod(abs(value), 10)
    return f"{sign}{whole or ''}.{rest}"
