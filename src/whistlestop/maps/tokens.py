"""What lies on a board during a game: trains, stations and passengers."""

from dataclasses import dataclass, field
from html import escape

from whistlestop.maps.dimensions import PASSENGER, PASSENGER_HEIGHT
from whistlestop.maps.drawing import CarSize, City, Queue, RouteLine
from whistlestop.maps.style import Style


@dataclass(frozen=True)
class Tokens:
    """The tokens on a board, by routes and by the names of places."""

    owners: list[int | None]  # the seat that owns each route
    stations: dict[str, int] = field(default_factory=dict)
    waiting: dict[str, list[str]] = field(default_factory=dict)  # the colours of the passengers in a place


def train(route: RouteLine, size: CarSize, seat: int, style: Style) -> str:
    """Draw a seat's train on every space of a route; its number tells seats apart without the colour."""
    look = style.seats[seat]
    length, width = size.length, size.width + 3
    body = f'x="{-length / 2}" y="{-width / 2}" width="{length}" height="{width}" rx="4"'
    parts: list[str] = []
    for car in route.cars:
        upright = 180 if abs(car.angle) > 90 else 0
        parts.append(
            f'<g transform="translate({car.x} {car.y}) rotate({car.angle})">'
            f'<rect {body} fill="{look.colour}" stroke="{style["ink"]}" stroke-width="1.4"/>'
            f'<rect {body} fill="url(#gloss)"/>'
            f'<text transform="rotate({upright})" y="4" text-anchor="middle" font-size="12" font-weight="700"'
            f' fill="{look.ink}">{seat}</text></g>'
        )
    return f"<g><title>{escape(route.name)}: seat {seat}</title>{''.join(parts)}</g>"


def station(city: City, seat: int, style: Style) -> str:
    """Draw a seat's station on a city."""
    look = style.seats[seat]
    house = f'd="M-11 8V-5L0-14L11-5V8Z" fill="{look.colour}"'
    return (
        f'<g transform="translate({city.x} {city.y})">'
        f"<title>{escape(city.name)}: station of seat {seat}</title>"
        f'<path {house} stroke="{style["halo"]}" stroke-width="5"/>'
        f'<path {house} stroke="{style["ink"]}" stroke-width="1.6"/>'
        '<text y="5" text-anchor="middle" font-size="13" font-weight="700"'
        f' fill="{look.ink}">{seat}</text></g>'
    )


def waiting(queue: Queue, tokens: Tokens, style: Style) -> str:
    """Draw the passengers that wait in a place."""
    left = queue.x - (queue.columns - 1) * PASSENGER / 2
    top = queue.y - (queue.rows - 1) * PASSENGER_HEIGHT / 2
    figures: list[str] = []
    for number, colour in enumerate(tokens.waiting.get(queue.name, ())):
        row, column = divmod(number, queue.columns)
        x, y = left + column * PASSENGER, top + row * PASSENGER_HEIGHT
        look = style.cards[colour]
        figures.append(
            f'<use href="#passenger" x="{x:.1f}" y="{y:.1f}" fill="{look.colour}" stroke="{style["ink"]}"'
            f' stroke-width=".9"><title>{colour} passenger in {escape(queue.name)}</title></use>'
        )
    return "".join(figures)
