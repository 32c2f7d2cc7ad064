"""What a program is told of a game before it plays."""

from whistlestop.core import cards
from whistlestop.core.cards import ANY, LETTERS, NAMES
from whistlestop.core.game import Game
from whistlestop.rail.laying import board_of
from whistlestop.rail.view import RailView

PROTOCOL = 1


def hello(game: Game) -> dict[str, object]:
    """Greet a program that will play a game."""
    return {"type": "hello", "protocol": PROTOCOL, **printed(game)}


def printed(game: Game) -> dict[str, object]:
    """Tell which game it is, and what is printed on its board, cards and tickets."""
    told: dict[str, object] = {
        "game": game.name,
        "title": game.title,
        "rules": game.rules,
        "options": sorted(game.options),
        "cards": cards.counted(game.cards),
        "letters": dict(zip(NAMES, LETTERS, strict=True)),
        "tickets": [ticket.to_dict() for ticket in game.tickets.tickets],
    }
    if issubclass(game.view_type, RailView):
        told["routes"] = routes(game)
        told["countries"] = [name for name, ends in board_of(game).places.items() if len(ends) > 1]
    return told


def routes(game: Game) -> list[dict[str, object]]:
    """List the routes in the order in which a view lists their owners."""
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
