"""Pictures of boards for link previews: no names, so that they are readable when they are small."""

from whistlestop.maps.dimensions import CITY
from whistlestop.maps.drawing import Car, MapDrawing, RouteLine
from whistlestop.maps.raster.canvas import Canvas
from whistlestop.maps.raster.outline import Outline, circle, parse_path, placed, rectangle, stroke
from whistlestop.maps.style import Style

WIDTH, HEIGHT = 1200, 630
"""The size that chat programs show without cropping."""
MARGIN = 24
FAN = ("red", "yellow", "locomotive", "blue", "green")
FAN_ANGLE = 14
FAN_RADIUS = 780


def draw_board(drawing: MapDrawing) -> bytes:
    """Render a board as PNG."""
    return board_canvas(drawing, WIDTH, HEIGHT).png()


def board_canvas(drawing: MapDrawing, width: int, height: int) -> Canvas:
    """Paint a board on a canvas of this size."""
    style = Style()
    canvas = Canvas(width, height, style["wood_dark"])
    scale = min((width - 2 * MARGIN) / drawing.width, (height - 2 * MARGIN) / drawing.height)
    left = (drawing.width - width / scale) / 2
    top = (drawing.height - height / scale) / 2
    paper = placed(rectangle(drawing.width, drawing.height), drawing.width / 2, drawing.height / 2)
    canvas.look_at(left, top, scale)
    canvas.fill([paper], style["sea"] if drawing.land else style["land"])
    paint_ground(canvas, drawing, style)
    for route in drawing.routes:
        paint_route(canvas, route, drawing, style)
    for city in drawing.cities:
        canvas.fill([placed(circle(1.25 * CITY), city.x, city.y)], style["ink"])
        canvas.fill([placed(circle(1.05 * CITY), city.x, city.y)], style["brass"])
        canvas.fill([placed(circle(0.6 * CITY), city.x, city.y)], style[city.kind])
    paint_frame(canvas, drawing, style, 1 / scale)
    return canvas


def draw_cards() -> bytes:
    """Render a fan of cards as PNG, for games without a board."""
    style = Style()
    canvas = Canvas(WIDTH, HEIGHT, "#1f4a5f")
    canvas.look_at(-WIDTH / 2, -FAN_RADIUS - HEIGHT / 2 + 55, 1)
    middle = (len(FAN) - 1) / 2
    for number, name in enumerate(FAN):
        look, angle = style.cards[name], FAN_ANGLE * (number - middle)
        card = placed(rectangle(230, 360, 22), 0, -FAN_RADIUS)
        inner = placed(rectangle(204, 334, 12), 0, -FAN_RADIUS)
        canvas.fill([placed(card, 0, 0, angle)], style["halo"])
        canvas.fill([placed(inner, 0, 0, angle)], look.colour)
        for shape, paint in rolling_stock(name, look.ink, look.colour):
            canvas.fill([placed(placed(shape, 0, -FAN_RADIUS), 0, 0, angle)], paint)
    return canvas.png()


def rolling_stock(name: str, ink: str, ground: str) -> list[tuple[Outline, str]]:
    """Return what is on a card: a wagon, or a locomotive, on its track."""
    track = [(placed(rectangle(180, 6), 0, 66), ink)]
    wheels = [
        (placed(circle(radius), x, 42), paint)
        for x in (-46, 46)
        for radius, paint in ((20, ink), (8, ground))
    ]
    if name == "locomotive":
        boiler, cab = placed(rectangle(112, 48, 16), -20, 6), placed(rectangle(48, 86, 6), 50, -12)
        chimney, window = placed(rectangle(18, 30, 3), -52, -30), placed(rectangle(22, 24, 3), 50, -28)
        return [*track, (boiler, ink), (cab, ink), (chimney, ink), (window, ground), *wheels]
    roof, body = placed(rectangle(170, 14, 6), 0, -36), placed(rectangle(152, 66, 8), 0, 2)
    windows = [(placed(rectangle(30, 26, 4), x, -8), ground) for x in (-46, 0, 46)]
    return [*track, (roof, ink), (body, ink), *windows, *wheels]


def paint_ground(canvas: Canvas, drawing: MapDrawing, style: Style) -> None:
    """Paint land, lakes, rivers and borders."""
    canvas.fill(parse_path(drawing.land), style["land"])
    for data, colour, width in ((drawing.borders, "border", 1.6), (drawing.rivers, "river", 1.8)):
        for line in parse_path(data):
            for bar in stroke(line, width):
                canvas.fill([bar], style[colour], 0.7)
    canvas.fill(parse_path(drawing.lakes), style["lake"])
    for line in parse_path(drawing.land):
        for bar in stroke(line, 1.6):
            canvas.fill([bar], style["coast"], 0.8)


def paint_route(canvas: Canvas, route: RouteLine, drawing: MapDrawing, style: Style) -> None:
    """Paint the spaces of a route."""
    look = style.cards[route.colour]
    length, width = drawing.car.length, drawing.car.width
    edge = style["halo"] if route.ferry else style["ink"] if route.tunnel else look.edge
    for car in route.cars:
        canvas.fill([space(car, length + 3, width + 3)], edge)
        canvas.fill([space(car, length - 1, width - 1)], look.colour)
        if car.locomotive:
            canvas.fill([placed(circle(width / 3), car.x, car.y)], style["ink"])


def space(car: Car, length: float, width: float) -> Outline:
    """Return the outline of a space."""
    return placed(rectangle(length, width, 2.5), car.x, car.y, car.angle)


def paint_frame(canvas: Canvas, drawing: MapDrawing, style: Style, pixel: float) -> None:
    """Cover what reaches beyond the paper, and edge it with brass."""
    width, height = drawing.width, drawing.height
    paper = placed(rectangle(width, height), width / 2, height / 2)
    beyond = placed(rectangle(canvas.width * pixel, canvas.height * pixel), width / 2, height / 2)
    brass = placed(rectangle(width + 8 * pixel, height + 8 * pixel), width / 2, height / 2)
    canvas.fill([beyond, paper], style["wood_dark"])
    canvas.fill([brass, paper], style["brass"])
