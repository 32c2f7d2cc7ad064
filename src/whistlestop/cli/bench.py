"""The bench commands."""

import json
import sys
from functools import partial
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from whistlestop import is_compiled
from whistlestop.arena.instructions import CannotCount, can_count, instructions_per_decision
from whistlestop.arena.speed import measure_bot, measure_in_subprocess
from whistlestop.arena.yardstick import ROUNDS, ratio_to
from whistlestop.bots import BOTS, THINKERS, plays
from whistlestop.cli.databases import Database, check_installed
from whistlestop.cli.progress import ProgressBar, bar
from whistlestop.cli.simulate import Json, seat_count
from whistlestop.core.errors import WhistlestopError
from whistlestop.games import SHIPPED, load

bench = typer.Typer(help="Measure how fast the program is on this machine.", rich_markup_mode=None)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(bench, name="bench")


@bench.callback()
def measurements() -> None:
    """Measure how fast the program is on this machine."""


def report_round(progress: ProgressBar, before: int, what: str, done: int) -> None:
    """Show how many rounds of a comparison are done."""
    progress(before + done, what)


@bench.command()
def engine(
    as_json: Json = False,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.05, help="CPU time for each measurement.")
    ] = 0.2,
    game: Annotated[
        list[str], typer.Option("--game", help="Only this game; default: all shipped games.")
    ] = [],  # noqa: B006
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**40, help="The random seed.")] = 1,
    instructions: Annotated[
        bool,
        typer.Option(
            "--instructions/--no-instructions", help="Count instructions too, if callgrind is installed."
        ),
    ] = True,
    against: Annotated[
        str,
        typer.Option(
            "--against", help="A program that plays random games too; print the ratio of the two speeds."
        ),
    ] = "",
) -> None:
    """Measure random games and state copies per second, compiled and interpreted."""
    tasks = [(name, seats) for name in game or SHIPPED for seats in load(name).seats]
    modes = [False, True] if is_compiled() else [True]
    rows: list[dict[str, object]] = []
    why_not = "" if can_count() else "callgrind is not installed."
    steps = len(modes) + (ROUNDS if against and is_compiled() else 0)
    with bar("Measuring", len(tasks) * steps) as progress:
        for number, (name, seats) in enumerate(tasks):
            done, what = number * steps, f"{name}, {seats} seats"
            for interpreted in modes:
                progress(done, f"{what}, {'interpreted' if interpreted else 'compiled'}")
                row = measure_in_subprocess(name, seats, seconds, seed, interpreted)
                if instructions and not interpreted and not why_not:
                    try:
                        row["instructions_per_decision"] = instructions_per_decision(name, seats, seed)
                    except CannotCount as error:
                        why_not = str(error)
                rows.append(row)
                done += 1
            if against and is_compiled():
                report = partial(report_round, progress, done, f"{what}, against {against}")
                rows[-len(modes)]["ratio"] = ratio_to(against, name, seats, seconds, seed, report)
    if instructions and is_compiled() and why_not:
        print(f"Instructions are not counted: {why_not}", file=sys.stderr)
    if as_json:
        print(json.dumps(rows))
        return
    print(
        f"{'game':18} {'seats':>5} {'engine':12} {'decisions/s':>12} {'games/s':>9} {'copies/s':>11}"
        f" {'instructions':>12} {'ratio':>6}"
    )
    for row in rows:
        print(
            f"{row['game']:18} {row['seats']:>5} {row['engine']:12} {row['decisions_per_s']:>12,}"
            f" {row['games_per_s']:>9,} {row['clone_per_s']:>11,}"
            f" {row.get('instructions_per_decision') or '–':>12} {row.get('ratio') or '–':>6}"
        )
    if not is_compiled():
        print("The compiled engine is not installed: no C compiler was found during set-up.")


@bench.command()
def bots(
    as_json: Json = False,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.05, help="CPU time for each measurement.")
    ] = 0.5,
    game: Annotated[list[str], typer.Option("--game", help="Only this game; default: Europe.")] = [],  # noqa: B006
    seats: Annotated[int, typer.Option("--seats", help="The number of seats.")] = 2,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**40, help="The random seed.")] = 1,
) -> None:
    """Measure the thinking time of all bots that don't use up whatever time they get, in self-play."""
    names = [bot for bot in BOTS if bot not in THINKERS]
    tasks = [(bot, name) for name in game or ["europe"] for bot in names if plays(bot, load(name))]
    rows: list[dict[str, object]] = []
    with bar("Measuring", len(tasks)) as progress:
        for bot, name in tasks:
            rows.append(measure_bot(bot, name, seat_count(load(name), seats), seconds, seed))
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
def env(
    as_json: Json = False,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.05, help="CPU time for each measurement.")
    ] = 0.5,
    game: Annotated[
        list[str], typer.Option("--game", help="Only this game; default: all shipped games.")
    ] = [],  # noqa: B006
    seats: Annotated[int, typer.Option("--seats", help="The number of seats.")] = 2,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**30, help="The random seed.")] = 1,
) -> None:
    """Measure the steps of learning environments per second, beside the engine's decisions."""
    try:
        from whistlestop.env.speed import measure
    except ImportError as error:
        raise WhistlestopError(str(error)) from error

    names = game or list(SHIPPED)
    rows: list[dict[str, object]] = []
    with bar("Measuring", len(names)) as progress:
        for name in names:
            progress(len(rows), name)
            rows.append(measure(name, seat_count(load(name), seats), seconds, seed))
    if as_json:
        print(json.dumps(rows))
        return
    rates = (
        "engine",
        "batch",
        "masks",
        "observations",
        "steps",
        "numpy",
        "aec",
        "random",
        "greedy",
        "planner",
    )
    print(f"{'steps/s':18} {'seats':>5}", *(f"{rate:>12}" for rate in rates))
    for row in rows:
        print(f"{row['game']:18} {row['seats']:>5}", *(f"{row[f'{rate}_per_s']:>12,}" for rate in rates))


@bench.command()
def server(
    as_json: Json = False,
    database_url: Database = "",
    game: Annotated[str, typer.Option("--game", help="The game to play.")] = "europe",
    tables: Annotated[int, typer.Option("--tables", min=1, help="The number of tables.")] = 2000,
    seats: Annotated[int, typer.Option("--seats", min=2, max=5, help="The number of players per table.")] = 4,
    every: Annotated[float, typer.Option("--every", min=0.1, help="Seconds between moves at a table.")] = 5.0,
    seconds: Annotated[
        float, typer.Option("--seconds", min=1.0, help="The duration of each load level.")
    ] = 20.0,
    processes: Annotated[
        int,
        typer.Option("--processes", min=1, help="The number of servers that share a PostgreSQL database."),
    ] = 1,
    knee: Annotated[
        bool, typer.Option("--knee/--no-knee", help="Increase the load until the server is too slow.")
    ] = True,
    idle: Annotated[
        int, typer.Option("--idle", min=0, help="More tables, which are loaded but have no players.")
    ] = 0,
) -> None:
    """Measure the latency of move broadcasts; this process simulates the players."""
    check_installed()
    import asyncio

    from whistlestop.benchmarks.server_load import measure
    from whistlestop.server.serve import loop_factory

    with TemporaryDirectory() as folder, asyncio.Runner(loop_factory=loop_factory()) as runner:
        row, paces = runner.run(
            measure(
                database_url or f"sqlite:///{folder}/tables.sqlite",
                game=game,
                tables=tables,
                seats=seats,
                every=every,
                seconds=seconds,
                processes=processes,
                knee=knee,
                idle=idle,
                say=lambda line: print(line, file=sys.stderr, flush=True),
            )
        )
    if as_json:
        print(json.dumps({**row, "paces": paces}))
        return
    for name, value in row.items():
        print(f"{name.replace('_', ' '):32} {value}")
    columns = {
        "target/s": "wanted_per_second",
        "reached/s": "reached_per_second",
        "p50 ms": "p50_ms",
        "p90 ms": "p90_ms",
        "p99 ms": "p99_ms",
        "server µs": "server_us_by_move",
        "crowd µs": "crowd_us_by_move",
        "server": "server_share",
        "crowd": "crowd_share",
        "machine": "machine_share",
        ">50 ms": "pauses_above_50_ms",
    }
    print(*(f"{title:>10}" for title in columns), " limited by, errors")
    for pace in paces:
        print(
            *(f"{pace[name]:>10}" for name in columns.values()),
            f" {pace['limited_by']}",
            pace["errors"] or "",
        )
    samples = paces[0]["megabytes_by_minute"]
    print(f"megabytes of the first load level, every minute: {samples}")


@bench.command()
def page(as_json: Json = False) -> None:
    """Measure the page in a browser: size, time to first board, share of map, frame rate, input latency."""
    check_installed()
    from whistlestop.benchmarks.page_goals import goal_text, missed_goals
    from whistlestop.benchmarks.page_load import measure

    row = measure(lambda line: print(line, file=sys.stderr, flush=True))
    missed = missed_goals(row)
    if as_json:
        print(json.dumps({**row, "missed": missed}))
        return
    for name, value in row.items():
        mark = "missed" if name in missed else ""
        print(f"{name.replace('_', ' '):42} {value:>8} {goal_text(name):>8}  {mark}".rstrip())
