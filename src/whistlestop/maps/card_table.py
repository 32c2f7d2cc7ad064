"""A table without a board: the row, and the cards that lie before each seat."""

from dataclasses import dataclass, field
from html import escape

from whistlestop.maps.picture import FONT
from whistlestop.maps.scoreboard import GAP, PLATE_HEIGHT, Plate, scoreboard
from whistlestop.maps.style import Style

WIDTH = 1200
MARGIN = 24
CARD = (46, 30)
LINE = 46
LABEL = 150
SYMBOL_SIZE = 0.5  # of the height of a card


@dataclass(frozen=True)
class Spread:
    """Cards that lie side by side under a label, or words where there is nothing to draw."""

    label: str
    cards: list[str] = field(default_factory=list)
    words: str = ""


def card_table(title: str, row: Spread, plates: list[Plate], spreads: list[list[Spread]]) -> str:
    """Draw the row, and each seat's plate with its spreads below it."""
    style = Style()
    top = MARGIN + 34
    parts = [
        f'<text x="{MARGIN}" y="{MARGIN + 18}" font-size="24" font-weight="700" fill="{style["ink"]}">'
        f"{escape(title)}</text>"
    ]
    if row.cards:
        parts.append(draw_spread(row, MARGIN, top, style))
        top += LINE + GAP
    for plate, lines in zip(plates, spreads, strict=True):
        parts.append(scoreboard([plate], MARGIN, top, WIDTH - 2 * MARGIN, style))
        top += PLATE_HEIGHT + GAP
        for line in lines:
            parts.append(draw_spread(line, MARGIN, top, style))
            top += LINE
        top += GAP
    height = top + MARGIN // 2
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
            f' height="{height}" font-family="{FONT}">',
            f'<rect width="{WIDTH}" height="{height}" rx="12" fill="{style["land"]}"/>',
            *parts,
            "</svg>",
        ]
    )


def draw_spread(spread: Spread, x: float, y: float, style: Style) -> str:
    """Draw a label and the cards beside it, closer together where there are many."""
    how = f'y="{y + 22}" font-size="18" fill="{style["ink"]}"'
    parts = [
        f'<text x="{x}" {how}>{escape(spread.label)}</text>',
        f'<text x="{x + LABEL}" {how}>{escape(spread.words)}</text>',
    ]
    room = WIDTH - 2 * MARGIN - LABEL - CARD[0]
    step = min(CARD[0] + 6, room / max(1, len(spread.cards) - 1))
    parts += [draw_card(kind, x + LABEL + at * step, y, style) for at, kind in enumerate(spread.cards)]
    return "".join(parts)


def draw_card(kind: str, x: float, y: float, style: Style) -> str:
    """Draw one card with the symbol of its colour."""
    look = style.cards[kind]
    size = CARD[1] * SYMBOL_SIZE
    mark = (
        f'<path d="{look.symbol}" fill="{look.ink}"'
        f' transform="translate({-size / 2:.1f} {-size / 2:.1f}) scale({size / 24:.3f})"/>'
    )
    return (
        f'<g><title>{kind}</title><rect x="{x:.1f}" y="{y}" width="{CARD[0]}" height="{CARD[1]}" rx="4"'
        f' fill="{look.colour}" stroke="{look.edge}" stroke-width="1.5"/>'
        f'<g transform="translate({x + CARD[0] / 2:.1f} {y + CARD[1] / 2})">{mark}</g></g>'
    )
