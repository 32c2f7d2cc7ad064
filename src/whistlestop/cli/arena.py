"""The arena command: tournaments between bots."""

import json
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Literal

import typer

from whistlestop.arena.block_player import BlockPlayer
from whistlestop.arena.contest import CPU, WALL, Contest
from whistlestop.arena.exports import CsvExport, ParquetExport
from whistlestop.arena.sprt import Hypotheses, Sprt
from whistlestop.arena.totals import WIN
from whistlestop.arena.tournament import Tournament
from whistlestop.cli.durations import duration
from whistlestop.cli.files import check_writable, make_folder, write
from whistlestop.cli.progress import bar
from whistlestop.cli.simulate import Options, Seats, Seed, seat_count
from whistlestop.cli.standings import print_standings
from whistlestop.core.errors import WhistlestopError
from whistlestop.games import load
from whistlestop.record import record as records

GameOption = Annotated[str, typer.Option("--game", help="A game's name (see “games”) or its folder.")]
Players = Annotated[
    str,
    typer.Option(
        "--players",
        help="The bots, separated by commas. As many as seats play together; of two at a larger table, the"
        " first meets copies of the second; of more than seats, every combination plays.",
    ),
]
Games = Annotated[int, typer.Option("--games", min=1, help="The number of games per line-up.")]
Time = Annotated[
    float | None,
    typer.Option(
        "--time",
        parser=duration,
        metavar="TIME",
        help="The time for each decision, such as 200ms; overruns are counted, and a bot that takes twice as"
        " long forfeits. [default: no limit]",
    ),
]
Clock = Annotated[
    Literal["wall", "cpu"],
    typer.Option(
        "--clock",
        help="What --time counts: the wall clock, or the bot's CPU time, which other programs don't affect.",
    ),
]
Jobs = Annotated[int, typer.Option("--jobs", min=1, max=256, help="The number of worker processes.")]
JsonFile = Annotated[
    Path | None,
    typer.Option("--json", metavar="FILE", help="Write the standings as JSON; “-” means standard output."),
]
Results = Annotated[
    Path | None,
    typer.Option("--results", metavar="FILE", help="Store every game in this file, and resume from it."),
]
Records = Annotated[
    Path | None, typer.Option("--records", metavar="DIR", help="Write a record of every game to this folder.")
]
Csv = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="Write one row per seat and game.")]
Parquet = Annotated[
    Path | None, typer.Option("--parquet", metavar="FILE", help="Write the same rows as Parquet.")
]
ReportIn = Annotated[
    Path | None,
    typer.Option("--report", metavar="DIR", help="Write an HTML report with charts to this folder."),
]
Test = Annotated[
    bool,
    typer.Option(
        "--sprt", help="Stop as soon as a sequential test (SPRT) decides whether the first bot is stronger."
    ),
]
Elo0 = Annotated[float, typer.Option("--elo0", help="The Elo difference of the null hypothesis of --sprt.")]
Elo1 = Annotated[
    float, typer.Option("--elo1", help="The Elo difference of the alternative hypothesis of --sprt.")
]
Replay = Annotated[
    str, typer.Option("--replay", metavar="BLOCK:ROTATION", help="Print the record of one game.")
]

SCREEN = Path("-")


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command()(arena)


def arena(
    game: GameOption,
    players: Players,
    seats: Seats = None,
    games: Games = 1000,
    seed: Seed = 1,
    time: Time = None,
    clock: Clock = WALL,
    jobs: Jobs = 1,
    json_file: JsonFile = None,
    results: Results = None,
    records_in: Records = None,
    csv: Csv = None,
    parquet: Parquet = None,
    report_in: ReportIn = None,
    sprt: Test = False,
    elo0: Elo0 = 0.0,
    elo1: Elo1 = 15.0,
    replay: Replay = "",
    options: Options = [],  # noqa: B006
) -> None:
    """Play a tournament between bots, each deal once from every seat, and print their ratings."""
    from whistlestop.arena import report  # imported here because it would slow down every other command

    loaded = load(game, frozenset(options))
    names = tuple(name.strip() for name in players.split(",") if name.strip())
    if not names:
        raise WhistlestopError("Name at least one bot, for example --players random.")
    if clock == CPU and not time:
        raise WhistlestopError("--clock cpu says how --time counts; name a --time, too.")
    contest = Contest(
        game, tuple(sorted(set(options))), names, seat_count(loaded, seats), seed, time or 0.0, clock
    )
    if replay:
        print(record_of(contest, replay), end="")
        return
    if elo0 >= elo1:
        raise WhistlestopError(
            f"--elo1 must be greater than --elo0, but {elo1:g} is not greater than {elo0:g}."
        )
    tournament = Tournament(contest, games, jobs, Sprt(Hypotheses(elo0, elo1)) if sprt else None)
    tournament.results = results
    tournament.records_in = records_in
    collector = report.ResultCollector()
    for folder in filter(None, (records_in, report_in)):
        make_folder(folder)
    if json_file and json_file != SCREEN:
        check_writable(json_file)
    with ExitStack() as files:
        if report_in:
            tournament.sinks.append(collector)
        if csv:
            sheet = CsvExport(csv, loaded)
            files.callback(sheet.close)
            tournament.sinks.append(sheet)
        if parquet:
            arrow = ParquetExport(parquet, loaded)
            files.callback(arrow.close)
            tournament.sinks.append(arrow)
        try:
            with bar("Playing", tournament.blocks * contest.seats) as progress:
                tournament.run(lambda played: progress(played, status(tournament)))
        except KeyboardInterrupt:
            kept = f" {results} keeps the games; run the same command to resume." if results else ""
            print(f"Stopped after {tournament.totals.games} games.{kept}", file=sys.stderr)
            raise typer.Exit(130) from None
    summary = tournament.to_dict()
    page = report.write(report.ReportData(loaded, summary, collector), report_in) if report_in else None
    text = json.dumps(summary, ensure_ascii=False, indent=2)
    if json_file == SCREEN:
        print(text)
        return
    if json_file:
        write(json_file, text + "\n")
    print_standings(summary)
    if page:
        print(f"Wrote the report to {page}.")


def record_of(contest: Contest, place: str) -> str:
    """Replay one game of a contest and return its record."""
    block, colon, rotation = place.partition(":")
    if not (colon and block.isdecimal() and rotation.isdecimal() and int(rotation) < contest.seats):
        raise WhistlestopError(
            f"“{place}” is not a game: give its block and rotation, such as 0:0 to"
            f" 0:{contest.seats - 1} for the first block."
        )
    chosen = contest.block(int(block))
    with BlockPlayer(contest) as player:
        match = player.match(chosen, int(rotation))
    return records.write(match, chosen.seating(int(rotation)))


def status(tournament: Tournament) -> str:
    """Return the leader's win share for the progress bar."""
    bots = tournament.totals.bots
    shares = {name: totals.wins / WIN / totals.seats for name, totals in bots.items() if totals.seats}
    if not shares:
        return ""
    best = max(shares, key=lambda name: shares[name])
    half = 1.96 * (shares[best] * (1 - shares[best]) / bots[best].seats) ** 0.5
    leader = f"{best} {shares[best]:.1%} ± {half:.1%}"
    return f"{leader}, LLR {tournament.sprt.ratio:+.2f}" if tournament.sprt else leader
