"""A heat map of route use, for all bots or for one."""

from functools import cache

from whistlestop.arena.report.number_format import percent, percent_interval
from whistlestop.arena.report.report_data import ReportData
from whistlestop.arena.report.table import Cell, count_cell, scrolling, share_cell, table
from whistlestop.core.game import Game
from whistlestop.maps import drawing_cache
from whistlestop.maps.drawing import City, MapDrawing
from whistlestop.maps.markup import Markup, join, tag
from whistlestop.rail.board import Board
from whistlestop.rail.board_setup import board_of

ANYBODY = "anybody"


class RouteUse:
    """How often each route was claimed, by any bot and by each."""

    def __init__(self, data: ReportData, board: Board) -> None:
        self.board = board
        self.names = [ANYBODY, *data.names]
        self.means = [data.collector.routes, *(data.tally(name).routes for name in data.names)]
        routes = range(len(board.routes))
        most = [max(means.value(route) for route in routes) for means in self.means]
        self.most = [
            most[0],
            *[max(most[1:])] * len(data.names),
        ]  # all single bots share one scale

    def strengths(self, route: int) -> str:
        """Return a route's relative use for each choice, as CSS variables from 0 to 1."""
        shares = [means.value(route) for means in self.means]
        parts = [share / (most or 1) for share, most in zip(shares, self.most, strict=True)]
        return ";".join(f"--u{at}:{part:.3f}" for at, part in enumerate(parts))

    def tooltip(self, route: int) -> str:
        """Return the tooltip with a route's use."""
        lines = [self.board.routes[route].in_words()]
        for name, means in zip(self.names, self.means, strict=True):
            share = means.share(route)
            lines.append(f"{name}: {percent(share.value)} ({percent_interval(share)})")
        return "\n".join(lines)


def find_board(game: Game) -> Board | None:
    """Return a game's board, if it has one."""
    try:
        return board_of(game)
    except ValueError:
        return None


@cache
def drawn(game: Game) -> MapDrawing:
    """Return the drawing of a game's board."""
    return drawing_cache.load_drawing(game)


def heat_map(use: RouteUse, drawing: MapDrawing) -> Markup:
    """Return the map, with a choice of whose routes it shows."""
    routes = drawing.routes
    lines = [tag("path", d=route.path, class_="bed") for route in routes]
    order = sorted(range(len(routes)), key=lambda route: use.means[0].value(route))
    lines += [
        tag("path", tag("title", use.tooltip(i)), d=routes[i].path, class_="route", style=use.strengths(i))
        for i in order
    ]
    figure = tag(
        "svg",
        tag("title", "Route use on the board"),
        tag("desc", "Each line is a route; it is wider and warmer the more often it was claimed."),
        draw_ground(drawing),
        *lines,
        *(draw_place(city) for city in drawing.cities),
        *(draw_name(city, drawing) for city in drawing.cities),
        viewBox=f"0 0 {drawing.width} {drawing.height}",
        role="img",
        style=f"max-width:{drawing.width}px",
    )
    return tag(
        "div",
        choice(use),
        scrolling(figure, "Map", "board"),
        legends(use),
        class_="heat",
    )


def draw_ground(drawing: MapDrawing) -> Markup:
    """Draw the land, lakes and graticule."""
    layers = (("grid", drawing.graticule), ("land", drawing.land), ("lakes", drawing.lakes))
    return join(*(tag("path", d=path, class_=name) for name, path in layers if path))


def draw_place(city: City) -> Markup:
    """Draw a city as a dot, or a country's dead end as a square."""
    if city.kind == "country":
        return tag("rect", x=city.x - 5, y=city.y - 5, width=10, height=10, class_="end")
    return tag("circle", cx=city.x, cy=city.y, r=6, class_="city")


def draw_name(city: City, drawing: MapDrawing) -> Markup:
    """Draw the name of a city or country."""
    label = city.label
    lines: list[str] = []
    for number, line in enumerate(label.lines):
        y = label.y + number * drawing.text.line
        lines += [" ", tag("tspan", line, x=label.x, y=y)] if number else [tag("tspan", line, x=label.x, y=y)]
    return tag("text", *lines, text_anchor=label.anchor, class_=city.kind if city.kind == "country" else None)


def choice(use: RouteUse) -> Markup:
    """Return radio buttons for whose routes are shown, which work without JavaScript."""
    options: list[str] = []
    rules: list[str] = []
    for at, name in enumerate(use.names):
        checked = None if at else "checked"
        button = tag("input", type="radio", name="whose", id=f"whose-{at}", checked=checked)
        options.append(tag("label", button, tag("span", name)))
        rules.append(f".heat:has(#whose-{at}:checked) .route{{--use:var(--u{at})}}")
    return tag(
        "fieldset",
        tag("legend", "Claimed by"),
        *options,
        tag("style", Markup("".join(rules))),
        class_="choice",
    )


def legends(use: RouteUse) -> Markup:
    """Return the colour scales: one for all bots, one for single bots."""
    scales: list[str] = []
    for kind, most in (("anybody", use.most[0]), ("bots", use.most[-1])):
        steps = [
            tag("span", tag("i", style=f"--use:{part}", aria_hidden="true"), percent(most * part, 0))
            for part in (0.0, 0.25, 0.5, 0.75, 1.0)
        ]
        scales.append(tag("div", tag("b", "of games"), *steps, class_=f"scale {kind}"))
    return join(*scales)


def route_table(use: RouteUse) -> Markup:
    """Return the map's numbers as a table."""
    rows: list[list[Cell]] = []
    for number, route in enumerate(use.board.routes):
        shares = [share_cell(means.share(number)) for means in use.means]
        rows.append([Cell(route.name.replace("-", "–", 1)), count_cell(route.length), *shares])
    headings = ["route", "length", *use.names]
    return table("Share of games in which each route was claimed", headings, rows, "long")
