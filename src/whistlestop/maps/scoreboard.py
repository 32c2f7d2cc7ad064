"""The seats of a table as a strip of plates, for pictures."""

from dataclasses import dataclass
from html import escape

from whistlestop.maps.style import Style

PLATE_HEIGHT = 74
GAP = 12
NARROWEST = 270


@dataclass(frozen=True)
class Plate:
    """What is written about one seat."""

    seat: int
    name: str
    score: str
    facts: str
    marked: bool  # the seat to act, or a winner


def columns(plates: list[Plate], width: float) -> int:
    """Return how many plates fit side by side, in rows as even as possible."""
    fitting = max(1, min(len(plates), int((width + GAP) // (NARROWEST + GAP))))
    rows = -(-len(plates) // fitting)
    return -(-len(plates) // rows)


def scoreboard_height(plates: list[Plate], width: float) -> int:
    """Return the height that the plates take up, with the gap below each row."""
    return -(-len(plates) // columns(plates, width)) * (PLATE_HEIGHT + GAP)


def scoreboard(plates: list[Plate], left: float, top: float, width: float, style: Style) -> str:
    """Draw one plate for each seat, in as many rows as the width needs."""
    across = columns(plates, width)
    each = (width - GAP * (across - 1)) / across
    parts: list[str] = []
    for at, plate in enumerate(plates):
        row, column = divmod(at, across)
        x, y = left + column * (each + GAP), top + row * (PLATE_HEIGHT + GAP)
        parts.append(draw_plate(plate, x, y, each, style))
    return "".join(parts)


def draw_plate(plate: Plate, x: float, y: float, width: float, style: Style) -> str:
    """Draw the plate of a seat."""
    look = style.seats[plate.seat]
    edge = f'stroke="{style["brass"]}" stroke-width="4"' if plate.marked else 'stroke="none"'
    return (
        f'<g transform="translate({x:.1f} {y:.1f})" fill="{look.ink}">'
        f'<rect width="{width:.1f}" height="{PLATE_HEIGHT}" rx="9" fill="{style["ink"]}"/>'
        f'<rect x="2" y="2" width="{width - 4:.1f}" height="{PLATE_HEIGHT - 4}" rx="8" fill="{look.colour}"'
        f" {edge}/>"
        f'<text x="16" y="32" font-size="21" font-weight="700">{escape(plate.name)}</text>'
        f'<text x="{width - 16:.1f}" y="32" font-size="21" font-weight="700" text-anchor="end">'
        f"{escape(plate.score)}</text>"
        f'<text x="16" y="58" font-size="17">{escape(plate.facts)}</text></g>'
    )
