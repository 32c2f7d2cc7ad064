"""Contests between bots."""

import json
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from whistlestop.arena.contest import Contest
from whistlestop.arena.playing import Playing
from whistlestop.arena.sheets import CsvSheet, ParquetSheet
from whistlestop.arena.sprt import Hypotheses, Sprt
from whistlestop.arena.sums import WIN
from whistlestop.arena.tournament import Tournament
from whistlestop.cli.files import check_writable, make_folder, write
from whistlestop.cli.progress import bar
from whistlestop.cli.simulate import Options, Seats, Seed, seats_of
from whistlestop.cli.standings import print_table
from whistlestop.core.errors import WhistlestopError
from whistlestop.games import load
from whistlestop.record import record as records

GameOption = Annotated[str, typer.Option("--game", help="The game's name, see “games”; or its folder.")]
Players = Annotated[
    str,
    typer.Option(
        "--players",
        help="The bots, with commas between them. As many as seats sit together; of two at more seats the"
        " first meets copies of the second; of more than seats, every choice of that many plays.",
    ),
]
Games = Annotated[int, typer.Option("--games", min=1, help="How many games each line-up plays.")]
Time = Annotated[
    float, typer.Option("--time", min=0, help="Seconds of CPU time for a decision; who needs more forfeits.")
]
Jobs = Annotated[int, typer.Option("--jobs", min=1, max=256, help="How many processes play.")]
JsonFile = Annotated[
    Path | None, typer.Option("--json", metavar="FILE", help="Write the table as JSON; “-” is the screen.")
]
Results = Annotated[
    Path | None,
    typer.Option("--results", metavar="FILE", help="Keep every game here, and go on from what is there."),
]
Records = Annotated[
    Path | None, typer.Option("--records", metavar="DIR", help="Write the record of every game here.")
]
Csv = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="Write a row for each seat.")]
Parquet = Annotated[Path | None, typer.Option("--parquet", metavar="FILE", help="The same as Parquet.")]
ReportIn = Annotated[
    Path | None, typer.Option("--report", metavar="DIR", help="Write a page of figures and a map here.")
]
Test = Annotated[
    bool, typer.Option("--sprt", help="Stop as soon as it is clear whether the first bot is stronger.")
]
Elo0 = Annotated[float, typer.Option("--elo0", help="What --sprt takes for no difference.")]
Elo1 = Annotated[float, typer.Option("--elo1", help="What --sprt takes for a difference.")]
Again = Annotated[
    str, typer.Option("--replay", metavar="BLOCK:ROTATION", help="Print the record of one of the games.")
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
    time: Time = 0.0,
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
    again: Again = "",
    options: Options = [],  # noqa: B006
) -> None:
    """Let bots play each other, every deal once in each seat, and tell how strong they are."""
    from whistlestop.arena import report  # which would delay every other command

    loaded = load(game, frozenset(options))
    names = tuple(name.strip() for name in players.split(",") if name.strip())
    if not names:
        raise WhistlestopError("Name at least one bot, such as --players random.")
    contest = Contest(game, tuple(sorted(set(options))), names, seats_of(loaded, seats), seed, time)
    if again:
        print(record_of(contest, again), end="")
        return
    if elo0 >= elo1:
        raise WhistlestopError(f"--elo1 should be more than --elo0; {elo1:g} is not more than {elo0:g}.")
    tournament = Tournament(contest, games, jobs, Sprt(Hypotheses(elo0, elo1)) if sprt else None)
    tournament.results = results
    tournament.records_in = records_in
    gathering = report.Gathering()
    for folder in filter(None, (records_in, report_in)):
        make_folder(folder)
    if json_file and json_file != SCREEN:
        check_writable(json_file)
    with ExitStack() as files:
        if report_in:
            tournament.takers.append(gathering)
        if csv:
            sheet = CsvSheet(csv, loaded)
            files.callback(sheet.close)
            tournament.takers.append(sheet)
        if parquet:
            arrow = ParquetSheet(parquet, loaded)
            files.callback(arrow.close)
            tournament.takers.append(arrow)
        try:
            with bar("Playing", tournament.blocks * contest.seats) as progress:
                tournament.run(lambda played: progress(played, so_far(tournament)))
        except KeyboardInterrupt:
            kept = (
                f" {results} keeps what was played. The same command goes on from there." if results else ""
            )
            print(f"Stopped after {tournament.sums.games} games.{kept}", file=sys.stderr)
            raise typer.Exit(130) from None
    told = tournament.told()
    page = report.write(report.Contents(loaded, told, gathering), report_in) if report_in else None
    text = json.dumps(told, ensure_ascii=False, indent=2)
    if json_file == SCREEN:
        print(text)
        return
    if json_file:
        write(json_file, text + "\n")
    print_table(told)
    if page:
        print(f"The report is {page}.")


def record_of(contest: Contest, place: str) -> str:
    """Play one game of a contest again and write its record."""
    block, colon, rotation = place.partition(":")
    if not (colon and block.isdecimal() and rotation.isdecimal() and int(rotation) < contest.seats):
        raise WhistlestopError(
            f"“{place}” names no game: write the block and the rotation, which are 0:0 to"
            f" 0:{contest.seats - 1} for the first block."
        )
    chosen = contest.block(int(block))
    with Playing(contest) as playing:
        match = playing.match(chosen, int(rotation))
    return records.write(match, chosen.seating(int(rotation)))


def so_far(tournament: Tournament) -> str:
    """Say how the contest stands."""
    shares = {name: sums.wins / WIN / sums.seats for name, sums in tournament.sums.bots.items() if sums.seats}
    if not shares:
        return ""
    best = max(shares, key=lambda name: shares[name])
    half = 1.96 * (shares[best] * (1 - shares[best]) / tournament.sums.bots[best].seats) ** 0.5
    told = f"{best} {shares[best]:.1%} ± {half:.1%}"
    return f"{told}, evidence {tournament.sprt.ratio:+.2f}" if tournament.sprt else told
