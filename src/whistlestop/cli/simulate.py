"""The simulate and playthrough commands."""

import json
from typing import Annotated

import typer

from whistlestop.arena.simulation import Simulation
from whistlestop.cli.progress import bar
from whistlestop.core.errors import BadSeats
from whistlestop.core.game import Game
from whistlestop.games import load
from whistlestop.record.playthrough import playthrough as play_through

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name (see “games”) or its folder.")]
Seats = Annotated[
    int | None, typer.Option("--seats", help="The number of seats; default: the game's minimum.")
]
Options = Annotated[
    list[str],
    typer.Option("--option", help="A rule option of the game; “games --json” lists them."),
]
Seed = Annotated[int, typer.Option("--seed", min=0, max=2**62, help="Equal seeds give equal games.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command()(simulate)
    app.command()(playthrough)


def seat_count(game: Game, seats: int | None) -> int:
    """Return the number of seats, or raise an error if the game does not support it."""
    number = game.seats[0] if seats is None else seats
    if number not in game.seats:
        raise BadSeats(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {number}.")
    return number


def simulate(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", min=1, help="The number of games.")] = 1000,
    seed: Seed = 1,
    as_json: Json = False,
    options: Options = [],  # noqa: B006
) -> None:
    """Play random games and print statistics: scores, lengths, actions and endings."""
    loaded = load(game, frozenset(options))
    simulation = Simulation(loaded, seat_count(loaded, seats), seed)
    with bar("Playing", games) as progress:
        simulation.run(games, progress)
    report = simulation.report()
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
        return
    for name, value in report.items():
        label = name.replace("_", " ")
        if isinstance(value, dict):
            print(f"{label}:")
            for inner, number in value.items():
                print(f"    {inner.replace('_', ' '):22} {number:>12,}")
        elif isinstance(value, list):
            print(f"{label:26} {', '.join(str(number) for number in value)}")
        else:
            print(f"{label:26} {value:>12,}" if isinstance(value, int | float) else f"{label:26} {value:>12}")


def playthrough(game: GameName, seats: Seats = None, seed: Seed = 1, options: Options = []) -> None:  # noqa: B006
    """Print a random game as JSON lines, with everything needed to check every step."""
    loaded = load(game, frozenset(options))
    for line in play_through(loaded, seat_count(loaded, seats), seed):
        print(json.dumps(line, ensure_ascii=False))
