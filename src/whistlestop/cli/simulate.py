"""Random games by the thousand, and one laid open."""

import json
from typing import Annotated

import typer

from whistlestop.arena.simulation import Simulation
from whistlestop.cli.progress import bar
from whistlestop.core.errors import BadSeats
from whistlestop.core.game import Game
from whistlestop.games import load
from whistlestop.record import playthrough as telling

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's name, see “games”; or its folder.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many seats; the game's fewest if left out.")]
Options = Annotated[
    list[str],
    typer.Option("--option", help="Something that the table agrees on; “games” names what there is."),
]
Seed = Annotated[int, typer.Option("--seed", min=0, max=2**62, help="The same seed gives the same games.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command()(simulate)
    app.command()(playthrough)


def seats_of(game: Game, seats: int | None) -> int:
    """Return the number of seats, or complain."""
    number = game.seats[0] if seats is None else seats
    if number not in game.seats:
        raise BadSeats(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {number}.")
    return number


def simulate(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games to play.")] = 1000,
    seed: Seed = 1,
    as_json: Json = False,
    options: Options = [],  # noqa: B006
) -> None:
    """Play many games at random and tell how they went: scores, lengths, what was played, how they ended."""
    loaded = load(game, frozenset(options))
    simulation = Simulation(loaded, seats_of(loaded, seats), seed)
    with bar("Playing", games) as progress:
        simulation.run(games, progress)
    report = simulation.report()
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
        return
    for name, value in report.items():
        told = name.replace("_", " ")
        if isinstance(value, dict):
            print(f"{told}:")
            for inner, number in value.items():
                print(f"    {inner.replace('_', ' '):22} {number:>12,}")
        elif isinstance(value, list):
            print(f"{told:26} {', '.join(str(number) for number in value)}")
        else:
            print(f"{told:26} {value:>12,}" if isinstance(value, int | float) else f"{told:26} {value:>12}")


def playthrough(game: GameName, seats: Seats = None, seed: Seed = 1, options: Options = []) -> None:  # noqa: B006
    """Print one random game as JSON lines, so complete that another program can check every step."""
    loaded = load(game, frozenset(options))
    for line in telling.playthrough(loaded, seats_of(loaded, seats), seed):
        print(json.dumps(line, ensure_ascii=False))
