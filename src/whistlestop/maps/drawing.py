"""A drawn board as plain data: all that a page needs to show it, and nothing that it has to work out."""

import json
from dataclasses import asdict, dataclass
from typing import Any, Literal


@dataclass(frozen=True)
class Label:
    """A place's name: where its first line is anchored, and how wide it was reckoned to be."""

    x: float
    y: float  # of the foot of the first line
    anchor: Literal["start", "middle", "end"]
    lines: list[str]
    width: float


@dataclass(frozen=True)
class City:
    """A city, or a dead end in a country."""

    name: str
    x: float
    y: float
    kind: Literal["city", "country"]
    label: Label


@dataclass(frozen=True)
class Car:
    """One space of a route: its middle, and its angle in degrees."""

    x: float
    y: float
    angle: float
    locomotive: bool


@dataclass(frozen=True)
class RouteLine:
    """A route from one city to another, both by their number."""

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
    """How large every car is."""

    length: float
    width: float


@dataclass(frozen=True)
class TextSize:
    """How large names are written, and how far their lines are apart."""

    city: float
    country: float
    line: float


@dataclass(frozen=True)
class PassengerSize:
    """How much room a waiting passenger has."""

    width: float
    height: float


@dataclass(frozen=True)
class Queue:
    """Where passengers wait in a city or country: the middle of their box, and how they stand in it."""

    name: str
    x: float
    y: float
    columns: int
    rows: int


@dataclass(frozen=True)
class Drawing:
    """A board: the ground as SVG path data, and everything on it."""

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
        """Write the drawing as JSON."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> "Drawing":
        """Read a drawing that was written as JSON."""
        told = json.loads(text)
        parts = {
            "cities": [City(**{**city, "label": Label(**city["label"])}) for city in told["cities"]],
            "routes": [read_route(route) for route in told["routes"]],
            "car": CarSize(**told["car"]),
            "text": TextSize(**told["text"]),
            "passenger": PassengerSize(**told["passenger"]),
            "places": [Queue(**queue) for queue in told["places"]],
        }
        return cls(**{**told, **parts})


def read_route(told: dict[str, Any]) -> RouteLine:
    """Read a route of a drawing."""
    cities = tuple(told["cities"])
    return RouteLine(**{**told, "cities": cities, "cars": [Car(**car) for car in told["cars"]]})
