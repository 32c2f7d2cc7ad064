"""A chart with one row per bot: its name, a drawing along a common axis, and a value."""

from dataclasses import dataclass

from whistlestop.arena.report.axis import HEIGHT, WIDTH, Axis
from whistlestop.maps.markup import Markup, tag


@dataclass(frozen=True)
class ChartRow:
    """One row of a chart; `text` is the drawing's alternative text."""

    name: str
    drawing: Markup
    value: str
    detail: str
    text: str


def row_chart(rows: list[ChartRow], axis: Axis, unit: str, kind: str = "") -> Markup:
    """Return rows above a common axis; names and values stay readable on a phone."""
    lines: list[str] = []
    for row in rows:
        lines += [
            tag("span", row.name, class_="name"),
            tag("span", tag("strong", row.value), " ", tag("small", row.detail), class_="value"),
            drawing(row, axis),
        ]
    return tag("div", *lines, axis.labels(unit), class_=f"rows {kind}".strip())


def drawing(row: ChartRow, axis: Axis) -> Markup:
    """Draw one row."""
    return tag(
        "svg",
        tag("title", f"{row.name}: {row.text}"),
        axis.grid(),
        row.drawing,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="none",
        role="img",
    )


def rect(left: float, right: float, top: float, bottom: float, kind: str, text: str) -> Markup:
    """Draw a rectangle with a tooltip."""
    return tag(
        "rect",
        tag("title", text),
        x=round(left, 2),
        width=round(max(right - left, 0.0), 2),
        y=round(top, 2),
        height=round(bottom - top, 2),
        class_=kind,
    )


def whisker(low: float, high: float, value: float, height: float = 50) -> Markup:
    """Draw an interval as a line with a point that stays round when the row is stretched."""
    return Markup(
        tag("path", d=f"M{low:.1f} {height:.1f}H{high:.1f}", class_="interval")
        + tag("path", d=f"M{value:.1f} {height:.1f}h0.01", class_="point")
    )
