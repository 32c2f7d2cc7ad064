"""A chart of strips: a bot a line, each with its name, a drawing along a common axis, and a number."""

from dataclasses import dataclass

from whistlestop.arena.report.axis import HEIGHT, WIDTH, Axis
from whistlestop.arena.report.markup import Markup, tag


@dataclass(frozen=True)
class Strip:
    """One line of a chart; `told` says in words what the drawing shows."""

    name: str
    drawing: Markup
    value: str
    more: str
    told: str


def chart(strips: list[Strip], axis: Axis, unit: str, kind: str = "") -> Markup:
    """Lay strips below each other, with one axis for all; names and numbers stay readable on a phone."""
    lines: list[str] = []
    for strip in strips:
        lines += [
            tag("span", strip.name, class_="name"),
            tag("span", tag("strong", strip.value), " ", tag("small", strip.more), class_="value"),
            drawing(strip, axis),
        ]
    return tag("div", *lines, axis.labels(unit), class_=f"strips {kind}".strip())


def drawing(strip: Strip, axis: Axis) -> Markup:
    """Draw one strip."""
    return tag(
        "svg",
        tag("title", f"{strip.name}: {strip.told}"),
        axis.grid(),
        strip.drawing,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="none",
        role="img",
    )


def box(left: float, right: float, top: float, bottom: float, kind: str, told: str) -> Markup:
    """Draw a rectangle that tells something when it is pointed at."""
    return tag(
        "rect",
        tag("title", told),
        x=round(left, 2),
        width=round(max(right - left, 0.0), 2),
        y=round(top, 2),
        height=round(bottom - top, 2),
        class_=kind,
    )


def whisker(low: float, high: float, value: float, height: float = 50) -> Markup:
    """Draw an interval as a line with a round point on it, which stays round when the strip is stretched."""
    return Markup(
        tag("path", d=f"M{low:.1f} {height:.1f}H{high:.1f}", class_="interval")
        + tag("path", d=f"M{value:.1f} {height:.1f}h0.01", class_="point")
    )
