"""SVG rendering of a drawn board, empty or in the middle of a game."""

import re
from html import escape

from whistlestop.maps.dimensions import CITY, PASSENGER, PASSENGER_HEIGHT
from whistlestop.maps.drawing import City, MapDrawing, Queue, RouteLine
from whistlestop.maps.style import Style
from whistlestop.maps.tokens import Tokens, station, train, waiting

FRAME = 22
SYMBOL_SIZE = 0.68  # of the width of a space
SYMBOL_GAP = 0.31  # of its length
DEPTHS = (58, 42, 28, 16, 7)
FONT = "Alegreya Sans SC, Gill Sans, Optima, Candara, Trebuchet MS, Liberation Sans, sans-serif"


class Svg(str):
    """An SVG picture as text, which a notebook shows."""

    __slots__ = ()

    def __repr__(self) -> str:
        size = re.search(r' width="(\d+)" height="(\d+)"', self)
        return f"<Svg {size[1]} × {size[2]}>" if size else "<Svg>"

    def _repr_svg_(self) -> str:
        return str(self)


def picture(drawing: MapDrawing, tokens: Tokens | None = None, below: str = "", height_below: int = 0) -> str:
    """Render a board as SVG, with the pieces on it and an optional strip below it."""
    style = Style()
    width, height = drawing.width, drawing.height
    whole = (width + 2 * FRAME, height + 2 * FRAME + height_below)
    nobody: list[int | None] = [None] * len(drawing.routes)
    owners = tokens.owners if tokens else nobody
    stations = tokens.stations if tokens else {}
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-FRAME} {-FRAME} {whole[0]} {whole[1]}"'
            f' width="{whole[0]}" height="{whole[1]}" font-family="{FONT}">',
            below_pieces(drawing, owners, style),
            trains(drawing, owners, style),
            *(waiting(one, tokens, style) if tokens else queue(one, style) for one in drawing.places),
            above_pieces(drawing, stations, style),
            below,
            "</svg>",
        ]
    )


def below_pieces(drawing: MapDrawing, owners: list[int | None], style: Style) -> str:
    """Draw what lies below the pieces: the ground, and the spaces of routes that nobody owns."""
    return "\n".join(
        [
            f"<defs>{definitions(drawing, style)}</defs>",
            f'<g clip-path="url(#paper)">{ground(drawing, style)}</g>',
            *(lines(drawing, style)),
            *(cars(route) for route, owner in zip(drawing.routes, owners, strict=True) if owner is None),
        ]
    )


def trains(drawing: MapDrawing, owners: list[int | None], style: Style) -> str:
    """Draw the trains on all routes that a seat owns."""
    return "\n".join(
        train(route, drawing.car, owner, style)
        for route, owner in zip(drawing.routes, owners, strict=True)
        if owner is not None
    )


def above_pieces(drawing: MapDrawing, stations: dict[str, int], style: Style) -> str:
    """Draw what lies above the trains: cities with their stations and names, and the frame."""
    return "\n".join(
        [
            *(city(one, style) for one in drawing.cities),
            *(station(one, stations[one.name], style) for one in drawing.cities if one.name in stations),
            *(name(one, drawing, style) for one in drawing.cities),
            frame(drawing.width, drawing.height, style),
        ]
    )


def definitions(drawing: MapDrawing, style: Style) -> str:
    """Return the definitions that are used repeatedly."""
    parts = [
        f'<clipPath id="paper"><rect width="{drawing.width}" height="{drawing.height}"/></clipPath>',
        f'<path id="land" d="{drawing.land or everywhere(drawing)}"/>',
        '<clipPath id="ashore"><use href="#land"/></clipPath>',
        '<radialGradient id="light" cx=".5" cy=".45" r=".75"><stop offset=".35" stop-color="#fff8e0"'
        ' stop-opacity=".35"/><stop offset="1" stop-color="#6b4a17" stop-opacity=".22"/></radialGradient>',
        f'<radialGradient id="brass" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#fbe6ad"/>'
        f'<stop offset=".6" stop-color="{style["brass"]}"/>'
        f'<stop offset="1" stop-color="{style["brass_dark"]}"/></radialGradient>',
        '<linearGradient id="gloss" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/>'
        '<stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".22"/>'
        "</linearGradient>",
    ]
    parts += [car_of(colour, drawing, style) for colour in style.cards if colour != "locomotive"]
    length, width = drawing.car.length, drawing.car.width
    locomotive, passenger = style.pieces["locomotive"], style.pieces["passenger"]
    outline = f'x="{-length / 2}" y="{-width / 2}" width="{length}" height="{width}" rx="2.5"'
    parts += [
        f'<g id="tunnel"><rect {outline} fill="none" stroke="#1d140b" stroke-width="3.8"/>'
        f'<rect {outline} fill="none" stroke="{style["land"]}" stroke-width="1.4"'
        ' stroke-dasharray="2.6 2.6"/></g>',
        f'<rect id="ferry" {outline} fill="none" stroke="#fff" stroke-width="3.6"/>',
        f'<path id="engine" d="{locomotive}" fill="{style["ink"]}" stroke="#fff" stroke-width="1.6"'
        ' paint-order="stroke" transform="scale(1.05)"/>',
        f'<path id="passenger" d="{passenger}" transform="scale(1.45)"/>',
    ]
    return "".join(parts)


def everywhere(drawing: MapDrawing) -> str:
    """Return path data for land everywhere, for maps without coastlines."""
    return f"M-40-40H{drawing.width + 40}V{drawing.height + 40}H-40Z"


def car_of(colour: str, drawing: MapDrawing, style: Style) -> str:
    """Draw the space of a colour, with its symbol three times; a route of any colour has none."""
    look = style.cards[colour]
    length, width = drawing.car.length, drawing.car.width
    outline = (
        f'x="{-length / 2 + 0.5}" y="{-width / 2 + 0.5}" width="{length - 1}" height="{width - 1}" rx="2.2"'
    )
    size = width * SYMBOL_SIZE
    symbols = "".join(
        f'<path d="{look.symbol}" fill="{look.ink}" fill-opacity=".82"'
        f' transform="translate({x - size / 2:.2f} {-size / 2:.2f}) scale({size / 24:.3f})"/>'
        for x in ((-length * SYMBOL_GAP, 0.0, length * SYMBOL_GAP) if colour != "gray" else ())
    )
    return (
        f'<g id="car-{colour}"><rect {outline} fill="{look.colour}" stroke="{look.edge}"/>'
        f'{symbols}<rect {outline} fill="url(#gloss)"/></g>'
    )


def ground(drawing: MapDrawing, style: Style) -> str:
    """Draw sea, land, borders, rivers and lakes."""
    size = f'width="{drawing.width}" height="{drawing.height}"'
    parts = [f'<rect {size} fill="{style["sea"]}"/>']
    parts.append(
        f'<path d="{drawing.graticule}" fill="none" stroke="{style["graticule"]}" stroke-opacity=".35"/>'
    )
    for depth in DEPTHS if drawing.land else ():
        parts.append(
            '<g fill="none" stroke-linejoin="round">'
            f'<use href="#land" stroke="{style["deep"]}" stroke-opacity=".5" stroke-width="{depth + 1.6}"/>'
            f'<use href="#land" stroke="{style["shore"]}" stroke-opacity=".33" stroke-width="{depth}"/></g>'
        )
    parts += [
        f'<use href="#land" fill="{style["land"]}" fill-rule="evenodd"/>',
        '<g clip-path="url(#ashore)" fill="none" stroke-linejoin="round">',
        *(
            f'<use href="#land" stroke="{style["upland"]}" stroke-opacity=".3" stroke-width="{wide}"/>'
            for wide in ((26, 16, 8) if drawing.land else ())
        ),
        f'<path d="{drawing.borders}" stroke="{style["border"]}" stroke-opacity=".75" stroke-width="1.4"'
        ' stroke-dasharray="6 3"/>',
        f'<path d="{drawing.rivers}" stroke="{style["river"]}" stroke-width="1.5" stroke-linecap="round"/>',
        "</g>",
        f'<path d="{drawing.lakes}" fill="{style["lake"]}" stroke="{style["coast"]}" stroke-opacity=".6"/>',
        f'<path d="{drawing.land}" fill="none" stroke="{style["coast"]}" stroke-width="1.2"/>',
        f'<rect {size} fill="url(#light)"/>',
    ]
    return "".join(parts)


def lines(drawing: MapDrawing, style: Style) -> list[str]:
    """Draw the dotted lines of all routes and the shadows of all cars."""
    tracks = "".join(route.path for route in drawing.routes)
    x, y = drawing.car.length / 2, drawing.car.width / 2
    shadows = [
        f'<rect x="{-x}" y="{-y}" width="{2 * x}" height="{2 * y}" rx="3"'
        f' transform="translate({car.x + 1.2:.1f} {car.y + 2:.1f}) rotate({car.angle})"/>'
        for route in drawing.routes
        for car in route.cars
    ]
    return [
        f'<path d="{tracks}" fill="none" stroke="{style["ink"]}" stroke-opacity=".55" stroke-width="1.5"'
        ' stroke-dasharray=".1 4.5" stroke-linecap="round"/>',
        f'<g fill="#2a1a08" fill-opacity=".28">{"".join(shadows)}</g>',
    ]


def cars(route: RouteLine) -> str:
    """Draw the spaces of a route."""
    parts: list[str] = []
    for car in route.cars:
        around = "tunnel" if route.tunnel else "ferry" if route.ferry else ""
        upright = 180 if abs(car.angle) > 90 else 0
        parts.append(
            f'<g transform="translate({car.x} {car.y}) rotate({car.angle})">'
            + (f'<use href="#{around}"/>' if around else "")
            + f'<use href="#car-{route.colour}"/>'
            + (f'<use href="#engine" transform="rotate({upright})"/>' if car.locomotive else "")
            + "</g>"
        )
    return f"<g><title>{escape(route.name)}</title>{''.join(parts)}</g>"


def city(one: City, style: Style) -> str:
    """Draw a city as a brass disc, or a country's dead end as a diamond."""
    at = f'transform="translate({one.x} {one.y})"'
    if one.kind == "country":
        return (
            f'<g {at} stroke="{style["ink"]}"><g transform="rotate(45)">'
            '<rect x="-6.8" y="-6.8" width="13.6" height="13.6" rx="2.5" fill="url(#brass)"/>'
            f'<rect x="-3.6" y="-3.6" width="7.2" height="7.2" rx="1.2" fill="{style["country"]}"/></g></g>'
        )
    return (
        f'<g {at}><circle r="{CITY - 0.6}" fill="url(#brass)" stroke="{style["ink"]}" stroke-width="1.2"/>'
        f'<circle r="4.3" fill="{style["city"]}" stroke="{style["ink"]}" stroke-width="1"/></g>'
    )


def name(one: City, drawing: MapDrawing, style: Style) -> str:
    """Draw the name of a place."""
    size = drawing.text.country if one.kind == "country" else drawing.text.city
    slant = ' font-style="italic"' if one.kind == "country" else ""
    longest = max(one.label.lines, key=len)
    written: list[str] = []
    for number, line in enumerate(one.label.lines):
        y = round(one.label.y + number * drawing.text.line, 1)
        fit = f' textLength="{one.label.width}" lengthAdjust="spacingAndGlyphs"' if line == longest else ""
        written.append(f'<tspan x="{one.label.x}" y="{y}"{fit}>{escape(line)}</tspan>')
    return (
        f'<text text-anchor="{one.label.anchor}" font-size="{size}" font-weight="700"{slant}'
        f' font-variant="small-caps" fill="{style["ink"]}" stroke="{style["halo"]}" stroke-width="3.6"'
        f' stroke-linejoin="round" stroke-opacity=".9" paint-order="stroke">{"".join(written)}</text>'
    )


def queue(one: Queue, style: Style) -> str:
    """Draw waiting passengers."""
    left = one.x - (one.columns - 1) * PASSENGER / 2
    top = one.y - (one.rows - 1) * PASSENGER_HEIGHT / 2
    figures = [
        f'<use href="#passenger" x="{left + i * PASSENGER:.1f}" y="{top + j * PASSENGER_HEIGHT:.1f}"/>'
        for j in range(one.rows)
        for i in range(one.columns)
    ]
    return f'<g fill="{style["halo"]}" stroke="{style["ink"]}" stroke-width=".9">{"".join(figures)}</g>'


def frame(width: int, height: int, style: Style) -> str:
    """Draw a wooden frame around the paper."""
    half = FRAME / 2
    return (
        '<g fill="none">'
        f'<rect x="{-half}" y="{-half}" width="{width + FRAME}" height="{height + FRAME}" rx="8"'
        f' stroke="{style["wood"]}" stroke-width="{FRAME}"/>'
        f'<rect x="{-FRAME + 1.5}" y="{-FRAME + 1.5}" width="{width + 2 * FRAME - 3}"'
        f' height="{height + 2 * FRAME - 3}" rx="12" stroke="{style["wood_dark"]}" stroke-width="3"/>'
        f'<rect x="-2" y="-2" width="{width + 4}" height="{height + 4}" rx="3" stroke="{style["brass"]}"'
        ' stroke-width="2.5"/>'
        f'<rect x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="2" stroke="{style["wood_dark"]}"'
        ' stroke-opacity=".6"/>'
        "</g>"
    )
