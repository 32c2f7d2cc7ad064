"""The look of a map: colours and symbols, from a file that a page can read as well."""

import json
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).with_name("style.json")


@dataclass(frozen=True)
class CarStyle:
    """How the spaces of one colour look; the symbol tells them apart without the colour."""

    fill: str
    edge: str
    mark: str
    symbol: str


class Style:
    """All colours by their names."""

    def __init__(self) -> None:
        data = json.loads(FILE.read_text(encoding="utf-8"))
        self.cars = {name: CarStyle(**car) for name, car in data.pop("cars").items()}
        self.colours: dict[str, str] = data

    def __getitem__(self, name: str) -> str:
        return self.colours[name]


SYMBOLS = {
    "none": "",
    "diamond": "M-10-2.6 L-7.4 0-10 2.6-12.6 0ZM0-2.6L2.6 0 0 2.6-2.6 0ZM10-2.6L12.6 0 10 2.6 7.4 0Z",
    "ring": "M-12.3 0a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M-2.3 0a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0"
    "M7.7 0a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0",
    "wave": "M-14 0q2.33-4.4 4.67 0t4.67 0 4.67 0 4.67 0 4.67 0 4.67 0",
    "plus": "M-10-2.8v5.6M-12.8 0h5.6M0-2.8v5.6M-2.8 0h5.6M10-2.8v5.6M7.2 0h5.6",
    "bar": "M-12-3v6M-8-3v6M-4-3v6M0-3v6M4-3v6M8-3v6M12-3v6",
    "slash": "M-13 3l4-6M-7.7 3l4-6M-2.3 3l4-6M3 3l4-6M8.3 3l4-6",
    "cross": "M-12.2-2.4l4.8 4.8M-12.2 2.4l4.8-4.8M-2.4-2.4l4.8 4.8M-2.4 2.4l4.8-4.8"
    "M7.4-2.4l4.8 4.8M7.4 2.4l4.8-4.8",
    "chevron": "M-12-2.8l3 2.8-3 2.8M-5.5-2.8l3 2.8-3 2.8M1-2.8l3 2.8-3 2.8M7.5-2.8l3 2.8-3 2.8",
}
"""What is drawn on a space around its middle, as SVG path data."""

FILLED = ("diamond",)
LOCOMOTIVE = (
    "M-9 2.2h15.5l2.2 2h-17.7zM-8.6-4.6h5v-1h-5.8v1zM-8-4.2h4v3h8.2v-3.4h2v3.2q2.6.4 2.6 3h-16.8z"
    "M-8 4.6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M-2.6 4.6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0"
    "M2.8 4.6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0"
)
PASSENGER_FIGURE = (
    "M0-6.4a2.3 2.3 0 0 1 1.7 3.9c1.6.3 3.2 1.3 3.2 2.3 0 .7-1 .9-2.4.8l2.2 5.4H1.3L0 3.6-1.3 6H-4.7l2.2-5.4"
    "C-3.9.7-4.9.5-4.9-.2c0-1 1.6-2 3.2-2.3A2.3 2.3 0 0 1 0-6.4Z"
)
