"""Bars made of parts: where points come from, and what became of tickets."""

from dataclasses import dataclass

from whistlestop.arena.report.axis import Axis
from whistlestop.arena.report.block_means import Estimate
from whistlestop.arena.report.figures import number, span
from whistlestop.arena.report.markup import Markup, join, tag
from whistlestop.arena.report.strips import Strip, box, chart

KINDS = 6  # of fillings that the style sheet knows


@dataclass(frozen=True)
class Bar:
    """One bot's bar; parts below zero lie to the left of it."""

    name: str
    parts: dict[str, Estimate]
    value: str
    more: str


def bars(drawn: list[Bar], unit: str) -> Markup:
    """Draw bars over a common axis, below a legend of their parts."""
    low = min(sum(min(part.value, 0) for part in bar.parts.values()) for bar in drawn)
    high = max(sum(max(part.value, 0) for part in bar.parts.values()) for bar in drawn)
    axis = Axis(low, high)
    strips = [Strip(bar.name, draw(bar, axis, unit), bar.value, bar.more, in_words(bar)) for bar in drawn]
    return join(legend(list(drawn[0].parts)), chart(strips, axis, unit, "flat"))


def draw(bar: Bar, axis: Axis, unit: str) -> Markup:
    """Draw one bar, part after part."""
    drawn: list[str] = []
    below = above = 0.0
    for at, (name, part) in enumerate(bar.parts.items()):
        told = f"{name}: {number(part.value, 2)} {unit} ({span(part, 2)})"
        if part.value < 0:
            left, right = below + part.value, below
            below = left
        else:
            left, right = above, above + part.value
            above = right
        drawn.append(box(axis.at(left), axis.at(right), 14, 86, f"part part-{at % KINDS}", told))
    return join(*drawn)


def legend(names: list[str]) -> Markup:
    """Explain the fillings, in the order of the parts."""
    items = [
        tag("li", tag("i", class_=f"swatch part-{at % KINDS}", aria_hidden="true"), name)
        for at, name in enumerate(names)
    ]
    return tag("ul", *items, class_="legend")


def in_words(bar: Bar) -> str:
    """Say what a bar consists of."""
    return ", ".join(f"{name} {number(part.value, 2)}" for name, part in bar.parts.items())
