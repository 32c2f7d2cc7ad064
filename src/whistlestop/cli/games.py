"""The games and check commands."""

import json
from typing import Annotated

import typer

from whistlestop.core.errors import BrokenGame, Fault
from whistlestop.core.game import Game
from whistlestop.core.material.tickets import ONLY_DECK
from whistlestop.games import load, names
from whistlestop.maps.drawing_cache import has_board
from whistlestop.maps.overrides import read_layout
from whistlestop.rail.board_setup import board_of


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command()(games)
    app.command()(check)


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """List the available games with their seats, and what in them is reconstructed."""
    known: list[Game] = []
    broken: list[str] = []
    for name in names():
        try:
            known.append(load(name))
        except BrokenGame as error:
            broken.append(f"{name:18} has mistakes, see “check {name}”: {error.faults[0]}")
    if as_json:
        print(json.dumps([facts(game) for game in known], ensure_ascii=False))
        return
    for game in known:
        seats = f"{game.seats[0]} to {game.seats[-1]} seats"
        print(f"{game.name:18} {seats}   {game.title}: {game.about.summary}")
        if game.about.reconstructed:
            print(f"{'':33} Reconstructed: {game.about.reconstructed}.")
    for line in broken:
        print(line)


def facts(game: Game) -> dict[str, object]:
    """Return a game's description as plain data."""
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "rules": game.rules,
        "summary": game.about.summary,
        "options": game.about.options,
        "reconstructed": game.about.reconstructed,
        "reconstructed_tickets": [
            ticket.to_dict()["between"] for ticket in game.tickets.tickets if ticket.reconstructed
        ],
    }


def check(
    what: Annotated[
        str,
        typer.Argument(metavar="[GAME or FOLDER]", help="A game's name or folder; default: all games."),
    ] = "",
) -> None:
    """Check a game's data files and print every error with its file and line."""
    found = 0
    for name in [what] if what else names():
        try:
            game = load(name)
            check_layout(game)
        except BrokenGame as error:
            print(error)
            found += len(error.faults)
            continue
        decks = ", ".join(
            f"{sum(ticket.deck == deck for ticket in game.tickets.tickets)} {deck}"
            + ("" if deck == ONLY_DECK else " tickets")
            for deck in game.tickets.decks
        )
        number = f"{len(game.actions)} different actions"
        print(f"{name}: sound. {game.about.contents()}, {decks}, {number}.")
    if found:
        print(f"{found} mistake{'' if found == 1 else 's'} found.")
        raise typer.Exit(2)


def check_layout(game: Game) -> None:
    """Raise an error if layout.toml is invalid."""
    if has_board(game):
        faults: list[Fault] = []
        read_layout(game.about.folder, board_of(game), faults)
        if faults:
            raise BrokenGame(faults)
