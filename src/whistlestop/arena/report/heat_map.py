"""The map of route use: how often each route was claimed, by anybody or by one bot."""

from whistlestop.arena.report.atlas import Atlas
from whistlestop.arena.report.contents import Contents
from whistlestop.arena.report.figures import percent, share_span
from whistlestop.arena.report.labels import Label, place_labels
from whistlestop.arena.report.markup import Markup, join, tag
from whistlestop.arena.report.table import Cell, count_cell, scrolling, share_cell, table
from whistlestop.arena.report.tracks import lay_tracks
from whistlestop.rail.board import Board

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


def heat_map(use: RouteUse, atlas: Atlas) -> Markup:
    """Draw the map, with a choice of whose routes it shows."""
    tracks = lay_tracks(atlas)
    lines = [tag("path", d=track.path(), class_="bed") for track in tracks]
    order = sorted(range(len(tracks)), key=lambda route: use.means[0].value(route))
    lines += [
        tag("path", tag("title", use.told(i)), d=tracks[i].path(), class_="route", style=use.strengths(i))
        for i in order
    ]
    places = [draw_place(atlas, place) for place in range(len(atlas.points))]
    names = [draw_name(atlas, place, label) for place, label in enumerate(place_labels(atlas, tracks))]
    drawing = tag(
        "svg",
        tag("title", "Route use on the board"),
        tag("desc", "Each line is a route; the more often it was claimed, the wider and warmer it is."),
        draw_grid(atlas),
        *lines,
        *places,
        *names,
        viewBox=f"0 0 {atlas.width:.0f} {atlas.height:.0f}",
        role="img",
        style=f"max-width:{atlas.width:.0f}px",
    )
    return tag(
        "div",
        choice(use),
        scrolling(drawing, "Map", "board"),
        legends(use),
        class_="heat",
    )


def draw_grid(atlas: Atlas) -> Markup:
    """Draw meridians and circles of latitude faintly, so that it looks like a map."""
    lines = [f"M{x:.0f} 0V{atlas.height:.0f}" for x in atlas.meridians if 0 < x < atlas.width]
    lines += [f"M0 {y:.0f}H{atlas.width:.0f}" for y in atlas.circles if 0 < y < atlas.height]
    return tag("path", d="".join(lines) or "M0 0", class_="grid")


def draw_place(atlas: Atlas, place: int) -> Markup:
    """Draw a city as a dot, and a dead end in a country as a square."""
    x, y = atlas.points[place]
    if place in atlas.dead_ends:
        return tag("rect", x=round(x - 4, 1), y=round(y - 4, 1), width=8, height=8, class_="end")
    return tag("circle", cx=round(x, 1), cy=round(y, 1), r=5, class_="city")


def draw_name(atlas: Atlas, place: int, label: Label) -> Markup:
    """Write a city's name, or more lightly a country's."""
    kind = "country" if place in atlas.dead_ends else None
    at = {"x": round(label.x, 1), "y": round(label.y, 1), "text_anchor": label.anchor, "class_": kind}
    return tag("text", atlas.board.cities[place], **at)


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
