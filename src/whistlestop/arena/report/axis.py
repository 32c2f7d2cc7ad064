"""The axis of a chart: its range and ticks."""

from math import ceil, floor, log10

from whistlestop.arena.report.number_format import number
from whistlestop.maps.markup import Markup, join, tag

WIDTH = 1000  # of every drawing along an axis, in viewBox units
HEIGHT = 100


class Axis:
    """A linear scale between two round numbers."""

    def __init__(self, low: float, high: float, ticks: int = 6) -> None:
        self.step = round_step((high - low) / ticks)
        self.low = floor(low / self.step) * self.step
        self.high = max(ceil(high / self.step) * self.step, self.low + self.step)

    def ticks(self) -> list[float]:
        """Return the values of the ticks."""
        return [self.low + self.step * i for i in range(round((self.high - self.low) / self.step) + 1)]

    def at(self, value: float) -> float:
        """Return the x coordinate of a value."""
        return (value - self.low) / (self.high - self.low) * WIDTH

    def grid(self) -> Markup:
        """Draw a grid line at each tick, emphasised at zero."""
        lines: list[str] = []
        for value in self.ticks():
            kind = "zero" if value == 0 and self.low < 0 else "grid"
            lines.append(tag("path", d=f"M{self.at(value):.1f} 0V{HEIGHT}", class_=kind))
        return join(*lines)

    def labels(self, unit: str) -> Markup:
        """Return the tick labels below the drawings."""
        places = max(0, -floor(log10(self.step)))
        ticks = [
            tag("span", number(value, places), style=f"left:{self.at(value) / WIDTH * 100:.2f}%")
            for value in self.ticks()
        ]
        return tag("div", *ticks, tag("b", unit), class_="axis", aria_hidden="true")


def round_step(least: float) -> float:
    """Return the smallest of … 1, 2, 5, 10, 20, 50 … that is at least the given step."""
    if least <= 0:
        return 1.0
    power: float = 10.0 ** floor(log10(least))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least * 0.999999)
