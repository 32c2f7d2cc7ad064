"""Colours and symbols of maps: the ground, and the palette shared with the page."""

import json
from dataclasses import dataclass
from pathlib import Path

GROUND = Path(__file__).with_name("style.json")
PALETTE = Path(__file__).with_name("palette.json")

RIM = 0.52
"""How bright the edge of a space is, compared with its colour."""


@dataclass(frozen=True)
class Look:
    """The look of a card, a route or a seat; `symbol` is SVG path data in a square of 24."""

    colour: str
    ink: str
    symbol: str

    @property
    def edge(self) -> str:
        """Return a darker shade of the colour."""
        parts = (int(self.colour[at : at + 2], 16) for at in (1, 3, 5))
        return "#" + "".join(f"{round(part * RIM):02x}" for part in parts)


class Style:
    """The colours of the ground by name, and the palette of cards, seats and pieces."""

    def __init__(self) -> None:
        palette = json.loads(PALETTE.read_text(encoding="utf-8"))
        self.cards = {name: _look(card) for name, card in palette["cards"].items()}
        self.seats = [_look(seat) for seat in palette["seats"]]
        self.pieces: dict[str, str] = palette["pieces"]
        self.colours: dict[str, str] = json.loads(GROUND.read_text(encoding="utf-8"))

    def __getitem__(self, name: str) -> str:
        return self.colours[name]


def _look(entry: dict[str, str]) -> Look:
    return Look(entry["colour"], entry["ink"], entry["symbol"])
