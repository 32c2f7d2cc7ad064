"""The facts of sentences about a game."""

from collections.abc import Sequence

from whistlestop.coach.review import Fact
from whistlestop.core.game import Game
from whistlestop.core.known_state import KnownState
from whistlestop.core.material import offers


def percent(share: float) -> Fact:
    """Return a share, such as the odds of winning."""
    return {"is": "share", "share": share}


def points(number: float) -> Fact:
    """Return a number of points."""
    return {"is": "points", "points": number}


def move(action: str, choice: Sequence[str]) -> Fact:
    """Return an action by its text, with the tickets that the positions in it count."""
    return {"is": "move", "move": action, "tickets": list(choice)}


def route(name: str) -> Fact:
    """Return a route by its name."""
    return {"is": "route", "route": name}


def line(name: str) -> Fact:
    """Return a line of the score sheet by its name."""
    return {"is": "line", "line": name}


def cards(kinds: Sequence[str]) -> Fact:
    """Return cards by their kinds."""
    return {"is": "cards", "cards": list(kinds)}


def seat(number: int) -> Fact:
    """Return a seat."""
    return {"is": "seat", "seat": number}


def rival(number: int, seats: int) -> Fact:
    """Return the only other seat, or the best of them if there are several."""
    return seat(1 - number) if seats == 2 else {"is": "others"}


def ticket(game: Game, number: int) -> Fact:
    """Return a printed ticket."""
    printed = game.tickets.tickets[number]
    return {"is": "ticket", "between": list(printed.between), "points": printed.points}


def choice(game: Game, known: KnownState) -> list[str]:
    """Return the names of the tickets that a seat chooses from: those offered, or else those held."""
    numbers = offers.to_list(known.state.offers[known.seat]) or game.tickets.held(known.state, known.seat)
    return ["–".join(game.tickets.tickets[int(number)].between) for number in numbers]
