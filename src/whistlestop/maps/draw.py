"""The drawing of a game's board."""

from itertools import pairwise
from math import atan2, degrees, hypot
from pathlib import Path

from whistlestop.core.cards import ANY, NAMES
from whistlestop.core.game import Game
from whistlestop.maps import dimensions
from whistlestop.maps.drawing import (
    Car,
    CarSize,
    City,
    Label,
    MapDrawing,
    PassengerSize,
    Queue,
    RouteLine,
    TextSize,
)
from whistlestop.maps.geography import FILE, geography
from whistlestop.maps.geometry import Point
from whistlestop.maps.labels import HEIGHT, Spot, queue_shape
from whistlestop.maps.layout import Layout, lay_out
from whistlestop.maps.network import Bundle, LaidTrack
from whistlestop.maps.overrides import read_overrides
from whistlestop.maps.places import Globe, NoMap, locate
from whistlestop.maps.terrain import Surveyor
from whistlestop.maps.warp import Warp
from whistlestop.rail.board import Board
from whistlestop.rail.board_setup import board_of


def draw(game: Game, ground: Path = FILE) -> MapDrawing:
    """Draw a game's board; without the geography file, only the graticule is drawn."""
    try:
        board = board_of(game)
    except ValueError:
        raise NoMap(f"{game.title} has no board to draw.") from None
    folder = game.about.folder
    globe = Globe(folder, board)
    layout = lay_out(globe, locate(game, globe), read_overrides(folder, board))
    paper, network = layout.paper, layout.network
    warp = Warp(network.wanted, network.points, paper.width, paper.height)
    terrain = Surveyor(paper, warp).survey(geography(ground))
    return MapDrawing(
        game.name,
        round(paper.width),
        round(paper.height),
        terrain.land,
        terrain.lakes,
        terrain.rivers,
        terrain.borders,
        terrain.graticule,
        [city(globe, layout, number) for number in range(len(board.cities))],
        routes(board, layout),
        CarSize(dimensions.CAR_LENGTH, dimensions.CAR_WIDTH),
        TextSize(dimensions.TEXT, dimensions.COUNTRY_TEXT, dimensions.LINE),
        PassengerSize(dimensions.PASSENGER, dimensions.PASSENGER_HEIGHT),
        [queue(globe, name, spot) for name, spot in layout.queues.items()],
    )


def city(globe: Globe, layout: Layout, number: int) -> City:
    """Return the drawing of a place and its label."""
    x, y = layout.network.points[number]
    country = globe.is_country(number)
    spot = layout.names[number]
    size = dimensions.COUNTRY_TEXT if country else dimensions.TEXT
    left, top, right, _ = spot.box
    anchored = {"start": left, "middle": (left + right) / 2, "end": right}
    label = Label(
        round(anchored[spot.anchor], 1),
        round(top + HEIGHT * size, 1),
        spot.anchor,
        list(spot.lines),
        round(right - left, 1),
    )
    name = globe.board.cities[number]
    return City(name, round(x, 1), round(y, 1), "country" if country else "city", label)


def queue(globe: Globe, name: str, spot: Spot) -> Queue:
    """Return the drawing of a place's waiting passengers."""
    columns, rows = queue_shape(globe.waiting[name])
    return Queue(name, round(spot.rectangle.x, 1), round(spot.rectangle.y, 1), columns, rows)


def routes(board: Board, layout: Layout) -> list[RouteLine]:
    """Return the drawings of all routes, in the board's order."""
    drawn: dict[int, RouteLine] = {}
    network = layout.network
    for bundle, laid in zip(network.bundles, network.laid, strict=True):
        for track, number in enumerate(bundle.routes):
            aside = (track - (len(bundle.routes) - 1) / 2) * (dimensions.CAR_WIDTH + dimensions.BESIDE)
            drawn[number] = route(board, number, layout, bundle, laid, aside)
    return [drawn[number] for number in range(len(board.routes))]


def route(
    board: Board, number: int, layout: Layout, bundle: Bundle, laid: LaidTrack, aside: float
) -> RouteLine:
    """Return the drawing of a route, offset from the middle of its bundle."""
    one = board.routes[number]
    spaces = [
        (rectangle.x - rectangle.uy * aside, rectangle.y + rectangle.ux * aside, rectangle.ux, rectangle.uy)
        for rectangle in laid.rectangles
    ]
    if one.cities != bundle.ends:
        spaces = [(x, y, -ux, -uy) for x, y, ux, uy in reversed(spaces)]
    marked = {round((i + 0.5) * one.length / one.ferry - 0.5) for i in range(one.ferry)}
    a, b = (layout.network.points[end] for end in one.cities)
    return RouteLine(
        one.name,
        one.cities,
        "gray" if one.colour == ANY else NAMES[one.colour],
        one.ferry,
        one.tunnel,
        one.length,
        int(board.points[number]),
        path_through(a, b, spaces),
        [
            Car(round(x, 1), round(y, 1), round(degrees(atan2(uy, ux)), 1), i in marked)
            for i, (x, y, ux, uy) in enumerate(spaces)
        ],
    )


def path_through(a: Point, b: Point, spaces: list[tuple[float, float, float, float]]) -> str:
    """Return SVG path data for a smooth line through the middles of all spaces."""
    first, last = spaces[0], spaces[-1]
    stops = [
        (*a, *toward(a, (first[0], first[1]))),
        *spaces,
        (*b, *toward((last[0], last[1]), b)),
    ]
    path = [f"M{a[0]:.1f} {a[1]:.1f}"]
    for (ax, ay, aux, auy), (bx, by, bux, buy) in pairwise(stops):
        third = hypot(bx - ax, by - ay) / 3
        path.append(
            f"C{ax + aux * third:.1f} {ay + auy * third:.1f} {bx - bux * third:.1f} {by - buy * third:.1f}"
            f" {bx:.1f} {by:.1f}"
        )
    return "".join(path)


def toward(a: Point, b: Point) -> Point:
    """Return the unit vector from one point to another."""
    size = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    return ((b[0] - a[0]) / size, (b[1] - a[1]) / size)
