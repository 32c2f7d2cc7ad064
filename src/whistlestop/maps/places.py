"""Geographic coordinates of a board's places."""

from pathlib import Path

from whistlestop.core.errors import Fault, WhistlestopError
from whistlestop.core.game import Game
from whistlestop.core.loading.toml_file import TomlFile
from whistlestop.maps.geometry import Point
from whistlestop.rail.board import Board


class NoMap(WhistlestopError):
    """A game whose board can't be drawn."""


class Globe:
    """The coordinates in board.toml; dead ends are keyed by the city that leads there."""

    def __init__(self, folder: Path, board: Board) -> None:
        faults: list[Fault] = []
        file = TomlFile(folder / "board.toml", faults)
        self.board = board
        self.cities: dict[object, Point | None] = {}
        self.ends: dict[tuple[object, object], Point | None] = {}
        self.waiting: dict[str, int] = {}  # initial number of passengers by place
        for row in file.rows("cities"):
            self.cities[row.data.get("name")] = coordinates(row.data)
            self.wait(row.data)
        for row in file.rows("countries") if "countries" in file.data else []:
            self.wait(row.data)
            ends = row.data.get("ends")
            for end in ends if isinstance(ends, list) else []:
                self.ends[row.data.get("name"), end.get("from")] = coordinates(end)

    def wait(self, row: dict[str, object]) -> None:
        """Record the passengers that wait in a place."""
        number = row.get("passengers")
        if isinstance(number, int) and number:
            self.waiting[str(row.get("name"))] = number

    def is_country(self, place: int) -> bool:
        """Return whether a place is a country's dead end."""
        return self.board.cities[place] not in self.cities

    def find(self, place: int) -> Point | None:
        """Return the longitude and latitude of a place, or None if unknown."""
        name = self.board.cities[place]
        return self.ends.get((name, self.before(place))) if self.is_country(place) else self.cities[name]

    def before(self, place: int) -> str:
        """Return the city that leads to a dead end."""
        for route in self.board.routes:
            if place in route.cities:
                return self.board.cities[sum(route.cities) - place]
        return ""


def coordinates(row: dict[str, object]) -> Point | None:
    """Read the coordinates of a row, if it has any."""
    lat, lon = row.get("lat"), row.get("lon")
    if isinstance(lat, int | float) and isinstance(lon, int | float) and abs(lat) < 85:
        return (float(lon), float(lat))
    return None


def locate(game: Game, globe: Globe) -> list[Point]:
    """Return the longitude and latitude of all places; raise NoMap if any are missing or equal."""
    known: list[Point] = []
    seen: dict[Point, str] = {}
    for place, name in enumerate(globe.board.cities):
        where = f"{name} (from {globe.before(place)})" if globe.is_country(place) else name
        point = globe.find(place)
        if point is None:
            advice = "add its lat and lon, in degrees, to board.toml"
            raise NoMap(f"{game.title} can't be drawn: {where} has no coordinates; {advice}.")
        lon, lat = point
        first = known[0][0] if known else lon
        point = (
            lon + 360 * round((first - lon) / 360),
            lat,
        )  # keep places on both sides of the antimeridian together
        if point in seen:
            advice = "give one of them other coordinates in board.toml"
            raise NoMap(
                f"{game.title} can't be drawn: {where} and {seen[point]} have the same position; {advice}."
            )
        seen[point] = where
        known.append(point)
    return known
