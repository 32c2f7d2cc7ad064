"""From the globe to the plane: a conformal cone that fits the latitudes of a map."""

from math import asinh, atan, atan2, cos, degrees, exp, hypot, log, pi, radians, sin, sinh, tan

from whistlestop.maps.plane import Line, Point

FLAT = 0.05  # below this the cone is so blunt that a cylinder does as well


class Projection:
    """Lambert's conformal cone, or Mercator's cylinder where a map lies across the equator."""

    def __init__(self, known: Line) -> None:
        lons, lats = [lon for lon, _ in known], [lat for _, lat in known]
        self.middle = (min(lons) + max(lons)) / 2
        span = max(lats) - min(lats)
        low, high = radians(min(lats) + span / 6), radians(max(lats) - span / 6)
        if high - low < 1e-6:
            self.cone = sin(low)
        else:
            self.cone = log(cos(low) / cos(high)) / log(rise(high) / rise(low))
        self.blunt = abs(self.cone) < FLAT
        if not self.blunt:
            self.factor = cos(low) * rise(low) ** self.cone / self.cone

    def __call__(self, lon: float, lat: float) -> Point:
        """Project a point; y grows downwards."""
        phi, turn = radians(max(-88.0, min(88.0, lat))), radians(lon - self.middle)
        if self.blunt:
            return (turn, -asinh(tan(phi)))
        radius = self.factor / rise(phi) ** self.cone
        return (radius * sin(self.cone * turn), radius * cos(self.cone * turn))

    def back(self, x: float, y: float) -> Point:
        """Return the longitude and latitude of a point of the plane."""
        if self.blunt:
            return (self.middle + degrees(x), degrees(atan(sinh(-y))))
        sign = 1.0 if self.cone > 0 else -1.0
        radius, turn = sign * hypot(x, y), atan2(sign * x, sign * y)
        phi = 2 * atan((self.factor / radius) ** (1 / self.cone)) - pi / 2
        return (self.middle + degrees(turn / self.cone), degrees(phi))


def rise(phi: float) -> float:
    """Return how far up a latitude lies, as Mercator draws it, before the logarithm is taken."""
    return exp(asinh(tan(phi)))
