"""Where the places of a board lie on paper."""

from dataclasses import dataclass
from math import asinh, degrees, radians, tan
from pathlib import Path

from whistlestop.core.errors import Fault
from whistlestop.core.game import Game
from whistlestop.core.sheet import Sheet
from whistlestop.rail.board import Board
from whistlestop.rail.laying import board_of

LONGER_SIDE = 1000.0
ASIDE = 86.0  # room for a name beside the last city
ABOVE = 44.0

Point = tuple[float, float]


@dataclass(frozen=True)
class Atlas:
    """A board whose places all have a point on paper."""

    board: Board
    points: list[Point]
    dead_ends: frozenset[int]  # in countries, several of the same name
    width: float
    height: float
    meridians: list[float]
    circles: list[float]  # of latitude


class Globe:
    """The coordinates that board.toml gives; those of dead ends by the city that leads there."""

    def __init__(self, folder: Path, board: Board) -> None:
        faults: list[Fault] = []
        sheet = Sheet(folder / "board.toml", faults)
        self.board = board
        self.cities: dict[object, Point | None] = {}
        self.ends: dict[tuple[object, object], Point | None] = {}
        for row in sheet.rows("cities"):
            self.cities[row.data.get("name")] = coordinates(row.data)
        for row in sheet.rows("countries") if "countries" in sheet.data else []:
            ends = row.data.get("ends")
            for end in ends if isinstance(ends, list) else []:
                self.ends[row.data.get("name"), end.get("from")] = coordinates(end)

    def find(self, place: int) -> Point | None:
        """Return the longitude of a place, and how far north it is drawn."""
        name = self.board.cities[place]
        return self.cities[name] if name in self.cities else self.ends.get((name, self.before(place)))

    def before(self, place: int) -> str:
        """Return the city from which routes lead to a dead end."""
        for route in self.board.routes:
            if place in route.cities:
                return self.board.cities[sum(route.cities) - place]
        return ""


def coordinates(row: dict[str, object]) -> Point | None:
    """Read the coordinates that stand with a name, if there are any."""
    lat, lon = row.get("lat"), row.get("lon")
    if isinstance(lat, int | float) and isinstance(lon, int | float):
        return (float(lon), mercator(lat))
    return None


def mercator(latitude: float) -> float:
    """Return how far north a latitude is drawn, in the degrees in which longitudes are."""
    return degrees(asinh(tan(radians(latitude))))


def find_board(game: Game) -> Board | None:
    """Return a game's board, if it has one."""
    try:
        return board_of(game)
    except ValueError:
        return None


def draw_up(game: Game, board: Board) -> Atlas | None:
    """Lay a board's places out on paper, or return nothing where a place has no coordinates."""
    globe = Globe(game.about.folder, board)
    found = [globe.find(place) for place in range(len(board.cities))]
    known = [point for point in found if point is not None]
    if not known or len(known) < len(found):
        return None
    west, east = min(x for x, _ in known), max(x for x, _ in known)
    south, north = min(y for _, y in known), max(y for _, y in known)
    longer = max(east - west, north - south) or 1.0
    scale = (LONGER_SIDE - 2 * ASIDE) / longer
    step = 10 if longer > 20 else 2
    return Atlas(
        board,
        [(ASIDE + (x - west) * scale, ABOVE + (north - y) * scale) for x, y in known],
        frozenset(i for i, name in enumerate(board.cities) if name not in globe.cities),
        (east - west) * scale + 2 * ASIDE,
        (north - south) * scale + 2 * ABOVE,
        [ASIDE + (lon - west) * scale for lon in range(-180, 181, step)],
        [ABOVE + (north - mercator(lat)) * scale for lat in range(-80, 81, step)],
    )
