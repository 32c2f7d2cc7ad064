"""Map projections: Lambert conformal conic, or Mercator near the equator."""

from math import asinh, atan, atan2, cos, degrees, exp, hypot, log, pi, radians, sin, sinh, tan

from whistlestop.maps.geometry import Line, Point

MERCATOR_BELOW = 0.05  # cone constants below this use Mercator


class Projection:
    """The Lambert conformal conic projection of a region, or Mercator if it straddles the equator."""

    def __init__(self, known: Line) -> None:
        lons, lats = [lon for lon, _ in known], [lat for _, lat in known]
        self.middle = (min(lons) + max(lons)) / 2
        span = max(lats) - min(lats)
        low, high = radians(min(lats) + span / 6), radians(max(lats) - span / 6)
        if high - low < 1e-6:
            self.cone = sin(low)
        else:
            self.cone = log(cos(low) / cos(high)) / log(conformal_tangent(high) / conformal_tangent(low))
        self.is_mercator = abs(self.cone) < MERCATOR_BELOW
        if not self.is_mercator:
            self.factor = cos(low) * conformal_tangent(low) ** self.cone / self.cone

    def __call__(self, lon: float, lat: float) -> Point:
        """Project a longitude and latitude; y grows downwards."""
        phi, turn = radians(max(-88.0, min(88.0, lat))), radians(lon - self.middle)
        if self.is_mercator:
            return (turn, -asinh(tan(phi)))
        radius = self.factor / conformal_tangent(phi) ** self.cone
        return (radius * sin(self.cone * turn), radius * cos(self.cone * turn))

    def inverse(self, x: float, y: float) -> Point:
        """Return the longitude and latitude of a projected point."""
        if self.is_mercator:
            return (self.middle + degrees(x), degrees(atan(sinh(-y))))
        sign = 1.0 if self.cone > 0 else -1.0
        radius, turn = sign * hypot(x, y), atan2(sign * x, sign * y)
        phi = 2 * atan((self.factor / radius) ** (1 / self.cone)) - pi / 2
        return (self.middle + degrees(turn / self.cone), degrees(phi))


def conformal_tangent(phi: float) -> float:
    """Return tan(π/4 + φ/2), the exponential of the Mercator ordinate."""
    return exp(asinh(tan(phi)))
