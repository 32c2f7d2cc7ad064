"""The drawing of a board as plain data, ready to render."""

import json
from dataclasses import asdict, dataclass
from typing import Any, Literal


@dataclass(frozen=True)
class Label:
    """A place's name: its anchor point, its lines and their estimated width."""

    x: float
    y: float  # baseline of the first line
    anchor: Literal["start", "middle", "end"]
    lines: list[str]
    width: float


@dataclass(frozen=True)
class City:
    """A city, or a country's dead end."""

    name: str
    x: float
    y: float
    kind: Literal["city", "country"]
    label: Label


@dataclass(frozen=True)
class Car:
    """One space of a route: its centre and angle in degrees."""

    x: float
    y: float
    angle: float
    locomotive: bool


@dataclass(frozen=True)
class RouteLine:
    """A route between two cities, given by number."""

    name: str
    cities: tuple[int, int]
    colour: str
    ferry: int
    tunnel: bool
    length: int
    points: int
    path: str
    cars: list[Car]


@dataclass(frozen=True)
class CarSize:
    """The size of every car."""

    length: float
    width: float


@dataclass(frozen=True)
class TextSize:
    """The font sizes of names, and their line height."""

    city: float
    country: float
    line: float


@dataclass(frozen=True)
class PassengerSize:
    """The space for one waiting passenger."""

    width: float
    height: float


@dataclass(frozen=True)
class Queue:
    """The waiting passengers of a place: the centre and grid of their box."""

    name: str
    x: float
    y: float
    columns: int
    rows: int


@dataclass(frozen=True)
class MapDrawing:
    """A drawn board: terrain as SVG path data, and everything on it."""

    game: str
    width: int
    height: int
    land: str
    lakes: str
    rivers: str
    borders: str
    graticule: str
    cities: list[City]
    routes: list[RouteLine]
    car: CarSize
    text: TextSize
    passenger: PassengerSize
    places: list[Queue]

    def to_json(self) -> str:
        """Encode the drawing as JSON."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> "MapDrawing":
        """Decode a drawing from JSON."""
        data = json.loads(text)
        parts = {
            "cities": [City(**{**city, "label": Label(**city["label"])}) for city in data["cities"]],
            "routes": [read_route(route) for route in data["routes"]],
            "car": CarSize(**data["car"]),
            "text": TextSize(**data["text"]),
            "passenger": PassengerSize(**data["passenger"]),
            "places": [Queue(**queue) for queue in data["places"]],
        }
        return cls(**{**data, **parts})


def read_route(data: dict[str, Any]) -> RouteLine:
    """Decode a route."""
    cities = tuple(data["cities"])
    return RouteLine(**{**data, "cities": cities, "cars": [Car(**car) for car in data["cars"]]})
