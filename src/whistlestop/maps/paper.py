"""The sheet of a map: its size, scale and projection."""

from math import hypot, sqrt

from whistlestop.maps.dimensions import ABOVE, CAR_LENGTH, CAR_WIDTH, SIDE
from whistlestop.maps.geometry import Box, Line, Point
from whistlestop.maps.network import Bundle
from whistlestop.maps.projection import Projection

ENOUGH = 0.77  # share of routes long enough for their cars before relaxation
FULL = 0.17  # share of the paper that cars and names may cover
NAME = 1500.0  # area of a name
LEAST = 360.0  # minimum side length
SLENDER = 2.1  # maximum aspect ratio


class Paper:
    """A map's size and scale, chosen so that most routes have room for their cars."""

    def __init__(self, known: Line, bundles: list[Bundle], size: float) -> None:
        self.projection = Projection(known)
        points = [self.projection(lon, lat) for lon, lat in known]
        self.scale = max(scale_for(points, bundles), scale_to_hold(points, bundles)) * size
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        top, bottom = min(y for _, y in points), max(y for _, y in points)
        wide = (right - left) * self.scale + 2 * SIDE
        high = (bottom - top) * self.scale + 2 * ABOVE
        self.width = float(round(max(wide, high / SLENDER, LEAST)))
        self.height = float(round(max(high, wide / SLENDER, LEAST)))
        self.left = self.width / 2 - (left + right) / 2 * self.scale
        self.top = self.height / 2 - (top + bottom) / 2 * self.scale

    def project(self, lon: float, lat: float) -> Point:
        """Project a longitude and latitude onto the paper."""
        x, y = self.projection(lon, lat)
        return (self.left + x * self.scale, self.top + y * self.scale)

    def bounds(self, across: float, along: float) -> Box:
        """Return the west, south, east and north bounds of the paper with margins."""
        left, right = -across, self.width + across
        top, bottom = -along, self.height + along
        around: Line = []
        for part in range(21):
            x = left + (right - left) * part / 20
            y = top + (bottom - top) * part / 20
            around += [(x, top), (x, bottom), (left, y), (right, y)]
        back = [
            self.projection.inverse((x - self.left) / self.scale, (y - self.top) / self.scale)
            for x, y in around
        ]
        lons, lats = [lon for lon, _ in back], [lat for _, lat in back]
        return (min(lons), max(-85.0, min(lats)), max(lons), min(85.0, max(lats)))


def scale_for(points: Line, bundles: list[Bundle]) -> float:
    """Return the scale at which most routes are long enough for their cars."""
    scales = sorted(
        bundle.min_length / hypot(points[a][0] - points[b][0], points[a][1] - points[b][1])
        for bundle in bundles
        for a, b in [bundle.ends]
    )
    most = scales[min(len(scales) - 1, int(ENOUGH * len(scales)))]
    return min(
        most, 1.6 * scales[(len(scales) - 1) // 2]
    )  # so that two very close cities do not blow up the map


def scale_to_hold(points: Line, bundles: list[Bundle]) -> float:
    """Return the scale at which cars and names cover at most the allowed share of the paper."""
    cars = sum(len(bundle.routes) * bundle.cars for bundle in bundles)
    wanted = (cars * CAR_LENGTH * CAR_WIDTH + len(points) * NAME) / FULL
    wide = max(x for x, _ in points) - min(x for x, _ in points)
    high = max(y for _, y in points) - min(y for _, y in points)
    edge = wide * 2 * ABOVE + high * 2 * SIDE
    missing = wanted - 4 * SIDE * ABOVE
    if missing <= 0:
        return 0.0
    if wide * high < 1e-12:
        return missing / max(edge, 1e-9)
    return (sqrt(edge * edge + 4 * wide * high * missing) - edge) / (2 * wide * high)
