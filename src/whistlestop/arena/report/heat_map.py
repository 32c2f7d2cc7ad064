"""The map of route use: how often each route was claimed, by anybody or by one bot."""

from functools import cache

from whistlestop.arena.report.contents import Contents
from whistlestop.arena.report.figures import percent, share_span
from whistlestop.arena.report.markup import Markup, join, tag
from whistlestop.arena.report.table import Cell, count_cell, scrolling, share_cell, table
from whistlestop.core.game import Game
from whistlestop.maps import shelf
from whistlestop.maps.drawing import City, Drawing
from whistlestop.rail.board import Board
from whistlestop.rail.laying import board_of

ANYBODY = "anybody"


class RouteUse:
    """How often each route was claimed, seen by anybody and by each bot."""

    def __init__(self, contents: Contents, board: Board) -> None:
        self.board = board
        self.names = [ANYBODY, *contents.names]
        self.means = [contents.gathering.routes, *(contents.tally(name).routes for name in contents.names)]
        routes = range(len(board.routes))
        most = [max(means.value(route) for route in routes) for means in self.means]
        self.most = [
            most[0],
            *[max(most[1:])] * len(contents.names),
        ]  # one scale for all bots, another for anybody

    def strengths(self, route: int) -> str:
        """Write how strongly a route is drawn for each choice, from 0 to 1."""
        shares = [means.value(route) for means in self.means]
        parts = [share / (most or 1) for share, most in zip(shares, self.most, strict=True)]
        return ";".join(f"--u{at}:{part:.3f}" for at, part in enumerate(parts))

    def told(self, route: int) -> str:
        """Say in words how often a route was claimed."""
        lines = [self.board.routes[route].in_words()]
        for name, means in zip(self.names, self.means, strict=True):
            share = means.share(route)
            lines.append(f"{name}: {percent(share.value)} ({share_span(share)})")
        return "\n".join(lines)


def find_board(game: Game) -> Board | None:
    """Return a game's board, if it has one."""
    try:
        return board_of(game)
    except ValueError:
        return None


@cache
def drawn(game: Game) -> Drawing:
    """Find or draw a game's board, once."""
    return shelf.drawing(game)


def heat_map(use: RouteUse, drawing: Drawing) -> Markup:
    """Draw the map, with a choice of whose routes it shows."""
    routes = drawing.routes
    lines = [tag("path", d=route.path, class_="bed") for route in routes]
    order = sorted(range(len(routes)), key=lambda route: use.means[0].value(route))
    lines += [
        tag("path", tag("title", use.told(i)), d=routes[i].path, class_="route", style=use.strengths(i))
        for i in order
    ]
    figure = tag(
        "svg",
        tag("title", "Route use on the board"),
        tag("desc", "Each line is a route; the more often it was claimed, the wider and warmer it is."),
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


def draw_ground(drawing: Drawing) -> Markup:
    """Draw the coast and the graticule faintly, so that it looks like a map."""
    layers = (("grid", drawing.graticule), ("land", drawing.land), ("lakes", drawing.lakes))
    return join(*(tag("path", d=path, class_=name) for name, path in layers if path))


def draw_place(city: City) -> Markup:
    """Draw a city as a dot, and a dead end in a country as a square."""
    if city.kind == "country":
        return tag("rect", x=city.x - 5, y=city.y - 5, width=10, height=10, class_="end")
    return tag("circle", cx=city.x, cy=city.y, r=6, class_="city")


def draw_name(city: City, drawing: Drawing) -> Markup:
    """Write a city's name, or more lightly a country's."""
    label = city.label
    lines: list[str] = []
    for number, line in enumerate(label.lines):
        y = label.y + number * drawing.text.line
        lines += [" ", tag("tspan", line, x=label.x, y=y)] if number else [tag("tspan", line, x=label.x, y=y)]
    return tag("text", *lines, text_anchor=label.anchor, class_=city.kind if city.kind == "country" else None)


def choice(use: RouteUse) -> Markup:
    """Offer whose routes are shown; it works without a script."""
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
    """Explain the scale: one for anybody, one for the bots."""
    scales: list[str] = []
    for kind, most in (("anybody", use.most[0]), ("bots", use.most[-1])):
        steps = [
            tag("span", tag("i", style=f"--use:{part}", aria_hidden="true"), percent(most * part, 0))
            for part in (0.0, 0.25, 0.5, 0.75, 1.0)
        ]
        scales.append(tag("div", tag("b", "of games"), *steps, class_=f"scale {kind}"))
    return join(*scales)


def route_table(use: RouteUse) -> Markup:
    """Write all numbers of the map as a table."""
    rows: list[list[Cell]] = []
    for number, route in enumerate(use.board.routes):
        shares = [share_cell(means.share(number)) for means in use.means]
        rows.append([Cell(route.name.replace("-", "–", 1)), count_cell(route.length), *shares])
    headings = ["route", "length", *use.names]
    return table("Share of games in which each route was claimed", headings, rows, "long")
