"""A mean of many rollouts, and how far it may be off."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from typing import Final

ASSUMED: Final = 4.0  # rollouts that vary as usual, since a few rollouts say little about how much they vary
SURE: Final = 2.0  # standard errors that make a difference sure


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether the mean is above 0 beyond doubt."""
        return self.mean > SURE * self.error

    def minus(self, other: "Estimate") -> "Estimate":
        """Return the difference to an independent estimate."""
        return Estimate(self.mean - other.mean, hypot(self.error, other.error))


def estimate(values: Sequence[float], usual: float) -> Estimate:
    """Return the mean of some values; `usual` is the standard deviation that is assumed before seeing any."""
    count = len(values)
    mean = sum(values) / count
    deviations = sum((value - mean) ** 2 for value in values) + ASSUMED * usual * usual
    return Estimate(mean, sqrt(deviations / (count + ASSUMED) / count))
