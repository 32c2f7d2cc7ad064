"""The protocol handshake: the description of a game that is sent to a program."""

from whistlestop.core import cards
from whistlestop.core.cards import ANY, LETTERS, NAMES
from whistlestop.core.game import Game
from whistlestop.core.vocabulary import vocabulary
from whistlestop.rail.board_setup import board_of
from whistlestop.rail.view import RailView

PROTOCOL = 1


def handshake(game: Game) -> dict[str, object]:
    """Return the hello message for a program."""
    return {"type": "hello", "protocol": PROTOCOL, **printed(game)}


def printed(game: Game) -> dict[str, object]:
    """Return the game's name, rules and printed material."""
    data: dict[str, object] = {
        "game": game.name,
        "title": game.title,
        "rules": game.rules,
        "options": sorted(game.options),
        "cards": cards.to_counts(game.cards),
        "letters": dict(zip(NAMES, LETTERS, strict=True)),
        "tickets": [ticket.to_dict() for ticket in game.tickets.tickets],
    }
    if issubclass(game.view_type, RailView):
        data["routes"] = routes(game)
        data["countries"] = [name for name, ends in board_of(game).places.items() if len(ends) > 1]
    data["vocabulary"] = vocabulary(game)
    return data


def routes(game: Game) -> list[dict[str, object]]:
    """List the routes in the order of a view's `owner` field."""
    board = board_of(game)
    return [
        {
            "name": route.name,
            "cities": [board.cities[city] for city in route.cities],
            "length": route.length,
            "colour": "gray" if route.colour == ANY else NAMES[route.colour],
            "ferry": route.ferry,
            "tunnel": route.tunnel,
            "points": int(board.points[number]),
        }
        for number, route in enumerate(board.routes)
    ]
