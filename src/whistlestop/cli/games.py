"""Which games there are, and whether their data are sound."""

import json
from pathlib import Path
from typing import Annotated

import typer

from whistlestop.core.errors import BrokenGame, UnknownGame
from whistlestop.games import GAMES, load
from whistlestop.games.europe.game import europe


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command()(games)
    app.command()(check)


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """List the games that can be played, with their seats."""
    known = [load(name) for name in GAMES]
    if as_json:
        rows = [
            {
                "name": game.name,
                "title": game.title,
                "seats": list(game.seats),
                "rules": game.rules,
                "summary": game.about.summary,
            }
            for game in known
        ]
        print(json.dumps(rows, ensure_ascii=False))
        return
    for game in known:
        print(
            f"{game.name:14} {game.seats[0]} to {game.seats[-1]} seats   {game.title}: {game.about.summary}"
        )


def check(
    what: Annotated[
        str,
        typer.Argument(metavar="[GAME or FOLDER]", help="A game's name or a folder; all games if left out."),
    ] = "",
) -> None:
    """Check a game's data files: every mistake is told with its file and line."""
    found = 0
    for name in [what] if what else list(GAMES):
        try:
            game = europe(Path(name)) if Path(name).is_dir() and name not in GAMES else load(name)
        except UnknownGame as error:
            raise UnknownGame(f"{error} Or name a folder with a game's files.") from error
        except BrokenGame as error:
            print(error)
            found += len(error.faults)
            continue
        decks = ", ".join(
            f"{sum(ticket.deck == deck for ticket in game.tickets.tickets)} {deck} tickets"
            for deck in game.tickets.decks
        )
        print(f"{name}: sound. {game.about.contents()}, {decks}, {len(game.actions)} different actions.")
    if found:
        print(f"{found} mistake{'' if found == 1 else 's'} found.")
        raise typer.Exit(2)
