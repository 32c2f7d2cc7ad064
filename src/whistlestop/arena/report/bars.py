"""Stacked bar charts."""

from dataclasses import dataclass

from whistlestop.arena.report.axis import Axis
from whistlestop.arena.report.block_means import Estimate
from whistlestop.arena.report.number_format import interval_text, number
from whistlestop.arena.report.row_chart import ChartRow, rect, row_chart
from whistlestop.maps.markup import Markup, join, tag

KINDS = 6  # fills defined in the style sheet


@dataclass(frozen=True)
class Bar:
    """One bot's stacked bar; negative parts extend to the left of zero."""

    name: str
    parts: dict[str, Estimate]
    value: str
    detail: str


def bars(drawn: list[Bar], unit: str) -> Markup:
    """Return bars on a common axis, with a legend."""
    low = min(sum(min(part.value, 0) for part in bar.parts.values()) for bar in drawn)
    high = max(sum(max(part.value, 0) for part in bar.parts.values()) for bar in drawn)
    axis = Axis(low, high)
    rows = [ChartRow(bar.name, draw(bar, axis, unit), bar.value, bar.detail, describe(bar)) for bar in drawn]
    return join(legend(list(drawn[0].parts)), row_chart(rows, axis, unit, "flat"))


def draw(bar: Bar, axis: Axis, unit: str) -> Markup:
    """Draw the parts of one bar."""
    drawn: list[str] = []
    below = above = 0.0
    for at, (name, part) in enumerate(bar.parts.items()):
        text = f"{name}: {number(part.value, 2)} {unit} ({interval_text(part, 2)})"
        if part.value < 0:
            left, right = below + part.value, below
            below = left
        else:
            left, right = above, above + part.value
            above = right
        drawn.append(rect(axis.at(left), axis.at(right), 14, 86, f"part part-{at % KINDS}", text))
    return join(*drawn)


def legend(names: list[str]) -> Markup:
    """Return the legend, in the order of the parts."""
    items = [
        tag("li", tag("i", class_=f"swatch part-{at % KINDS}", aria_hidden="true"), name)
        for at, name in enumerate(names)
    ]
    return tag("ul", *items, class_="legend")


def describe(bar: Bar) -> str:
    """Return a bar's alternative text."""
    return ", ".join(f"{name} {number(part.value, 2)}" for name, part in bar.parts.items())
