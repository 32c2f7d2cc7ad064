"""Land, water and borders as paths on a map."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, hypot

from whistlestop.maps.geography import Geography
from whistlestop.maps.paper import Paper
from whistlestop.maps.plane import Box, Line, area, clip_line, clip_ring, thin
from whistlestop.maps.warp import Warp

OVER = 40.0  # paths go on so far beyond the edge of the paper, where nobody sees how they end
TOLERANCE = 0.45
LEAST_ISLAND = 7.0
LEAST_LAKE = 18.0
LONG = 0.6  # degrees: longer lines are cut, as they are no straight lines on paper
MESHES = (0.5, 1.0, 2.0, 5.0, 10.0, 20.0)
LINES_ACROSS = 9  # of the graticule, at most


@dataclass(frozen=True)
class Terrain:
    """SVG path data of the ground."""

    land: str
    lakes: str
    rivers: str
    borders: str
    graticule: str


class Surveyor:
    """Brings lines from the globe to the paper."""

    def __init__(self, paper: Paper, warp: Warp) -> None:
        self.paper, self.warp = paper, warp
        self.degrees = paper.degrees()
        self.edge: Box = (-OVER, -OVER, paper.width + OVER, paper.height + OVER)

    def survey(self, geography: Geography | None) -> Terrain:
        """Draw all ground that lies on the paper."""
        graticule = [piece for line in self.graticule() for piece in self.lines(line)]
        if geography is None:
            return Terrain("", "", "", "", path(graticule))
        borders = [*geography.borders, *geography.provinces]
        return Terrain(
            path([r for ring in geography.land for r in self.rings(ring, LEAST_ISLAND)], closed=True),
            path([soft(r) for ring in geography.lakes for r in self.rings(ring, LEAST_LAKE)], closed=True),
            path([soft(piece) for line in geography.rivers for piece in self.lines(line)]),
            path([piece for line in borders for piece in self.lines(line)]),
            path(graticule),
        )

    def nearby(self, line: Line) -> Iterator[Line]:
        """Return a line if it may lie on the paper, on whichever side of the globe's seam."""
        west, south, east, north = self.degrees
        lons, lats = [lon for lon, _ in line], [lat for _, lat in line]
        if max(lats) < south or min(lats) > north:
            return
        for turn in (-360.0, 0.0, 360.0):
            if max(lons) + turn > west and min(lons) + turn < east:
                yield [(lon + turn, lat) for lon, lat in line] if turn else line

    def rings(self, ring: Line, least: float) -> Iterator[Line]:
        """Bring an outline to the paper, unless it is too small to be seen."""
        for near in self.nearby(ring):
            cut = clip_ring(near, self.degrees)
            if len(cut) > 2:
                inside = clip_ring(self.bring([*cut, cut[0]]), self.edge)
                if len(inside) > 2 and area(inside) >= least:
                    yield inside

    def lines(self, line: Line) -> Iterator[Line]:
        """Bring a line to the paper."""
        for near in self.nearby(line):
            for piece in clip_line(near, self.degrees):
                yield from clip_line(self.bring(piece), self.edge)

    def bring(self, line: Line) -> Line:
        """Bring points to the paper, and leave out those that make no difference there."""
        flat = thin([self.paper.put(lon, lat) for lon, lat in dense(line)], TOLERANCE)
        left, top, right, bottom = self.edge
        return [
            self.warp(point)
            if left - 99 < point[0] < right + 99 and top - 99 < point[1] < bottom + 99
            else point
            for point in flat
        ]

    def graticule(self) -> Iterator[Line]:
        """Return meridians and circles of latitude."""
        west, south, east, north = self.degrees
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


def dense(line: Line) -> Line:
    """Cut long straight lines into short ones."""
    found = line[:1]
    for (ax, ay), (bx, by) in pairwise(line):
        pieces = max(1, ceil(hypot(bx - ax, by - ay) / LONG))
        found += [(ax + (bx - ax) * i / pieces, ay + (by - ay) * i / pieces) for i in range(1, pieces + 1)]
    return found


def soft(line: Line) -> Line:
    """Round the corners of a coarse line (Chaikin)."""
    if len(line) < 3:
        return line
    found = line[:1]
    for (ax, ay), (bx, by) in pairwise(line):
        found += [
            (0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by),
            (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by),
        ]
    return thin([*found, line[-1]], 0.3)


def path(lines: list[Line], closed: bool = False) -> str:
    """Write lines as SVG path data, in steps of a tenth."""
    written: list[str] = []
    for line in lines:
        x, y = (round(10 * value) for value in line[0])
        steps: list[str] = []
        for px, py in line[1:]:
            nx, ny = round(10 * px), round(10 * py)
            if (nx, ny) != (x, y):
                steps.append(f"{tenths(nx - x)} {tenths(ny - y)}")
                x, y = nx, ny
        if steps:
            start = f"M{tenths(round(10 * line[0][0]))} {tenths(round(10 * line[0][1]))}l"
            written.append(start + " ".join(steps).replace(" -", "-") + ("Z" if closed else ""))
    return "".join(written)


def tenths(value: int) -> str:
    """Write a number of tenths as briefly as possible."""
    if value % 10 == 0:
        return str(value // 10)
    sign = "-" if value < 0 else ""
    whole, rest = divmod(abs(value), 10)
    return f"{sign}{whole or ''}.{rest}"
