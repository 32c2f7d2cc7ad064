"""Benchmarks of the program on this machine."""

import json
import sys
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from whistlestop import is_compiled
from whistlestop.arena.speed import measure_apart, measure_bot
from whistlestop.bots import BOTS, plays
from whistlestop.cli.databases import Database, check_installed
from whistlestop.cli.progress import bar
from whistlestop.cli.simulate import Json, seats_of
from whistlestop.games import SHIPPED, load

bench = typer.Typer(help="Measure how fast the program is on this machine.", rich_markup_mode=None)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(bench, name="bench")


@bench.callback()
def measurements() -> None:
    """Measure how fast the program is on this machine."""


@bench.command()
def engine(
    as_json: Json = False,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.05, help="CPU time for each measurement.")
    ] = 1.0,
    game: Annotated[
        list[str], typer.Option("--game", help="Only this game; all that ship if left out.")
    ] = [],  # noqa: B006
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**40, help="Which games are played.")] = 1,
) -> None:
    """Measure random games and copies a second, compiled and interpreted side by side."""
    tasks = [(name, seats) for name in game or SHIPPED for seats in load(name).seats]
    modes = [False, True] if is_compiled() else [True]
    rows: list[dict[str, object]] = []
    with bar("Measuring", len(tasks) * len(modes)) as progress:
        for name, seats in tasks:
            for interpreted in modes:
                rows.append(measure_apart(name, seats, seconds, seed, interpreted))
                progress(len(rows))
    if as_json:
        print(json.dumps(rows))
        return
    print(f"{'game':14} {'seats':>5} {'engine':12} {'decisions/s':>12} {'games/s':>9} {'copies/s':>11}")
    for row in rows:
        print(
            f"{row['game']:14} {row['seats']:>5} {row['engine']:12} {row['decisions_per_s']:>12,}"
            f" {row['games_per_s']:>9,} {row['clone_per_s']:>11,}"
        )
    if not is_compiled():
        print("The compiled engine is not installed: no C compiler was found when Whistlestop was set up.")


@bench.command()
def bots(
    as_json: Json = False,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.05, help="CPU time for each measurement.")
    ] = 0.5,
    game: Annotated[list[str], typer.Option("--game", help="Only this game; Europe if left out.")] = [],  # noqa: B006
    seats: Annotated[int, typer.Option("--seats", help="How many seats.")] = 2,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**40, help="Which games are played.")] = 1,
) -> None:
    """Measure how long the bots think, each against itself."""
    tasks = [(bot, name) for name in game or ["europe"] for bot in BOTS if plays(bot, load(name))]
    rows: list[dict[str, object]] = []
    with bar("Measuring", len(tasks)) as progress:
        for bot, name in tasks:
            rows.append(measure_bot(bot, name, seats_of(load(name), seats), seconds, seed))
            progress(len(rows))
    if as_json:
        print(json.dumps(rows))
        return
    print(f"{'bot':16} {'game':18} {'seats':>5} {'games/s':>10} {'microseconds/decision':>22}")
    for row in rows:
        print(
            f"{row['bot']:16} {row['game']:18} {row['seats']:>5} {row['games_per_s']:>10,}"
            f" {row['microseconds_per_decision']:>22,}"
        )


@bench.command()
def server(
    as_json: Json = False,
    database_url: Database = "",
    game: Annotated[str, typer.Option("--game", help="What is played.")] = "europe",
    tables: Annotated[int, typer.Option("--tables", min=1, help="How many tables.")] = 2000,
    seats: Annotated[int, typer.Option("--seats", min=2, max=5, help="How many people at each.")] = 4,
    every: Annotated[
        float, typer.Option("--every", min=0.1, help="Seconds between two moves at a table.")
    ] = 5.0,
    seconds: Annotated[float, typer.Option("--seconds", min=1.0, help="How long each pace is kept.")] = 20.0,
    processes: Annotated[
        int, typer.Option("--processes", min=1, help="How many servers share a PostgreSQL database.")
    ] = 1,
    knee: Annotated[
        bool, typer.Option("--knee/--no-knee", help="Go on, ever faster, until it is too slow.")
    ] = True,
) -> None:
    """Measure how quickly everybody at a table is told of a move; the people are this very process."""
    check_installed()
    import asyncio

    from whistlestop.server.load.measuring import measure

    with TemporaryDirectory() as folder:
        row, paces = asyncio.run(
            measure(
                database_url or f"sqlite:///{folder}/tables.sqlite",
                game=game,
                tables=tables,
                seats=seats,
                every=every,
                seconds=seconds,
                processes=processes,
                knee=knee,
                say=lambda line: print(line, file=sys.stderr, flush=True),
            )
        )
    if as_json:
        print(json.dumps({**row, "paces": paces}))
        return
    for name, value in row.items():
        print(f"{name.replace('_', ' '):32} {value}")
    print(f"{'wanted/s':>10} {'reached/s':>10} {'p50 ms':>8} {'p90 ms':>8} {'p99 ms':>8}  errors")
    for pace in paces:
        print(
            f"{pace['wanted_per_second']:>10} {pace['reached_per_second']:>10} {pace['p50_ms']:>8}"
            f" {pace['p90_ms']:>8} {pace['p99_ms']:>8}  {pace['errors'] or 'none'}"
        )


@bench.command()
def page(as_json: Json = False) -> None:
    """Measure the page in a real browser: its weight, its first board, frames while panning, and input."""
    check_installed()
    from whistlestop.server.load.page import measure

    row = measure(lambda line: print(line, file=sys.stderr, flush=True))
    if as_json:
        print(json.dumps(row))
        return
    for name, value in row.items():
        print(f"{name.replace('_', ' '):32} {value}")
