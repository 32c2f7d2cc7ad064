"""The public table as pixels: the board with everybody's trains, or else the cards before each seat."""

from copy import copy
from functools import lru_cache

from whistlestop.core import cards
from whistlestop.core.events import SPECTATOR
from whistlestop.core.game import Game
from whistlestop.core.state import State
from whistlestop.maps.dimensions import CITY
from whistlestop.maps.drawing import MapDrawing
from whistlestop.maps.raster.board_picture import board_canvas, space
from whistlestop.maps.raster.canvas import Canvas
from whistlestop.maps.raster.outline import circle, placed, rectangle
from whistlestop.maps.style import Style
from whistlestop.rail.view import RailView
from whistlestop.record.match_picture import board_drawing, rows_with_riders, tokens_of

WIDTH, HEIGHT = 800, 420
CARD_WIDTH, CARD_HEIGHT, STEP = 22, 34, 13


@lru_cache(maxsize=8)
def empty_board(game: Game) -> tuple[MapDrawing, Canvas]:
    """Return the drawing of a game's board and a canvas with it, cached because painting takes seconds."""
    drawing = board_drawing(game)
    return drawing, board_canvas(drawing, WIDTH, HEIGHT)


def table_pixels(state: State) -> bytes:
    """Return rows of red, green and blue bytes."""
    view = state.game.view(state, SPECTATOR)
    if isinstance(view, RailView):
        return bytes(board_with_trains(view).pixels)
    shown = view.shown_slots()
    yards, riders = shown.get("railyards"), shown.get("riders")
    rows = [cards.names(view.row)]
    for seat in range(view.seats):
        yard = yards[seat] if isinstance(yards, list) else {}
        above = riders[seat] if isinstance(riders, list) else {}
        rows.append(rows_with_riders(yard, above))
    return bytes(cards_in_rows(rows).pixels)


def board_with_trains(view: RailView) -> Canvas:
    """Paint trains and stations onto the board."""
    drawing, empty = empty_board(view.game)
    canvas, style, tokens = copy(empty), Style(), tokens_of(view)
    canvas.pixels = bytearray(empty.pixels)
    for route, owner in zip(drawing.routes, tokens.owners, strict=True):
        if owner is not None:
            for car in route.cars:
                canvas.fill([space(car, drawing.car.length + 4, drawing.car.width + 8)], style["ink"])
                inner = space(car, drawing.car.length, drawing.car.width + 4)
                canvas.fill([inner], style.seats[owner].colour)
    for city in drawing.cities:
        seat = tokens.stations.get(city.name)
        if isinstance(seat, int):
            canvas.fill([placed(circle(1.6 * CITY), city.x, city.y)], style.seats[seat].colour)
    return canvas


def cards_in_rows(rows: list[list[str]]) -> Canvas:
    """Paint rows of cards: the row on top, then one for each seat."""
    style = Style()
    canvas = Canvas(WIDTH, HEIGHT, "#1f4a5f")
    height = HEIGHT / len(rows)
    for number, row in enumerate(rows):
        for place, kind in enumerate(row):
            x, y = 20 + CARD_WIDTH / 2 + place * STEP, height * (number + 0.5)
            canvas.fill([placed(rectangle(CARD_WIDTH, CARD_HEIGHT, 3), x, y)], style["halo"])
            look = style.cards[kind].colour
            canvas.fill([placed(rectangle(CARD_WIDTH - 4, CARD_HEIGHT - 4, 2), x, y)], look)
    return canvas
