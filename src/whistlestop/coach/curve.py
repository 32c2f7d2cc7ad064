"""A curve of odds as an SVG picture."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from whistlestop.maps.markup import Markup, tag

WIDTH: Final = 720
HEIGHT: Final = 200
MARGIN: Final = 34


class CurvePoint(NamedTuple):
    """The odds at a ply."""

    ply: int
    odds: float


def odds_curve(points: Sequence[CurvePoint], plies: int, marked: Sequence[int], label: str) -> Markup:
    """Draw odds by ply, and mark some plies with numbers from 1."""
    places = {one.ply: (x_of(one.ply, plies), y_of(one.odds)) for one in points}
    grid: list[Markup] = []
    for share in (0.0, 0.5, 1.0):
        grid.append(tag("path", d=f"M{MARGIN} {y_of(share):.1f}H{WIDTH}", class_="grid"))
        text = f"{100 * share:.0f}"
        grid.append(tag("text", text, x=MARGIN - 6, y=y_of(share) + 4, text_anchor="end"))
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in places.values())
    dots: list[Markup] = []
    for number, ply in enumerate(marked, 1):
        x, y = places[ply]
        dots.append(tag("circle", cx=x, cy=y, r=9))
        dots.append(tag("text", str(number), x=x, y=y + 4, text_anchor="middle", class_="mark"))
    box = f"0 0 {WIDTH + 10} {HEIGHT}"
    drawn = tag("path", d=line, class_="line")
    return tag("svg", *grid, drawn, *dots, viewBox=box, class_="curve", role="img", aria_label=label)


def x_of(ply: int, plies: int) -> float:
    """Return where a ply is."""
    return MARGIN + (WIDTH - MARGIN) * ply / max(1, plies)


def y_of(odds: float) -> float:
    """Return how high some odds are."""
    return 14 + (HEIGHT - 28) * (1 - odds)
