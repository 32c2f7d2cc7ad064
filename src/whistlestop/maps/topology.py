"""A reader of TopoJSON files."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from whistlestop.maps.geometry import Line

Arcs = list[int]  # arc indices; ~index for a reversed arc


class Topology:
    """A TopoJSON file: arcs, and objects that refer to them."""

    def __init__(self, path: Path, thin_out: Callable[[Line], Line]) -> None:
        data = json.loads(path.read_text(encoding="utf-8"))
        self.objects = data["objects"]
        scale_x, scale_y = data["transform"]["scale"]
        left, bottom = data["transform"]["translate"]
        self.arcs: list[Line] = []
        for steps in data["arcs"]:
            x = y = 0
            line: Line = []
            for step in steps:
                x += step[0]
                y += step[1]
                line.append((left + x * scale_x, bottom + y * scale_y))
            self.arcs.append(thin_out(line))

    def lines(self, name: str) -> list[Line]:
        """Return the lines of an object."""
        return [self.join(arcs) for arcs in self.parts(name, rings=False)]

    def rings(self, name: str) -> list[Line]:
        """Return the rings of an object's polygons, including holes."""
        return [self.join(arcs) for arcs in self.parts(name, rings=True)]

    def shared(self, name: str) -> list[Line]:
        """Return the arcs shared by two geometries of an object: the borders between them."""
        owners: Counter[int] = Counter()
        for geometry in self.objects[name]["geometries"]:
            owners.update({arc_index(arc) for arcs in parts(geometry, rings=True) for arc in arcs})
        return [self.arcs[arc] for arc, times in sorted(owners.items()) if times > 1]

    def parts(self, name: str, rings: bool) -> Iterator[Arcs]:
        """Yield the arcs of every part of an object."""
        for geometry in self.objects[name]["geometries"]:
            yield from parts(geometry, rings)

    def join(self, arcs: Arcs) -> Line:
        """Join consecutive arcs into a line."""
        line: Line = []
        for arc in arcs:
            piece = self.arcs[arc] if arc >= 0 else self.arcs[~arc][::-1]
            line += piece[1:] if line else piece
        return line


def arc_index(arc: int) -> int:
    """Return an arc's index, regardless of its direction."""
    return arc if arc >= 0 else ~arc


def parts(geometry: dict[str, object], rings: bool) -> Iterator[Arcs]:
    """Yield the arcs of the rings or lines of one geometry."""
    arcs = geometry.get("arcs")
    assert arcs is None or isinstance(arcs, list)
    kind = geometry["type"]
    if rings and kind == "Polygon":
        yield from arcs or []
    elif rings and kind == "MultiPolygon":
        for polygon in arcs or []:
            yield from polygon
    elif not rings and kind == "LineString":
        yield arcs or []
    elif not rings and kind == "MultiLineString":
        yield from arcs or []
