"""Records: make one, play it again, prove it."""

import hashlib
import secrets
from pathlib import Path
from typing import Annotated

import typer

from whistlestop.bots import bot
from whistlestop.cli import files
from whistlestop.cli.opponents import Bots, dismiss, one_for_each
from whistlestop.cli.simulate import GameName, Options, Seats, seats_of
from whistlestop.core.errors import BrokenRecord, WhistlestopError
from whistlestop.core.keyed import Keyed
from whistlestop.games import load
from whistlestop.record import record as records
from whistlestop.record.match import Match
from whistlestop.record.record import Record
from whistlestop.record.telling import tell

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command()(record)
    app.command()(replay)
    app.command()(verify)


def record(
    game: GameName,
    seats: Seats = None,
    seed: Annotated[
        str,
        typer.Option(
            "--seed", help="Any text; the same text gives the same game. Drawn at random if left out."
        ),
    ] = "",
    seat: Annotated[
        int | None, typer.Option("--seat", help="Leave out what this seat could not see.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Write to this file instead of the screen.")
    ] = None,
    bots: Bots = [],  # noqa: B006
    options: Options = [],  # noqa: B006
) -> None:
    """Let bots play a game and write down its record."""
    loaded = load(game, frozenset(options))
    number = seats_of(loaded, seats)
    names = one_for_each(bots or ["random"], number)
    key = hashlib.sha256(seed.encode()).digest() if seed else secrets.token_bytes(32)
    match = Match(loaded, number, Keyed(key))
    if seat is not None and not 0 <= seat < number:
        raise WhistlestopError(f"There is no seat {seat}: the seats are 0 to {number - 1}.")
    luck = int.from_bytes(key[:4], "little")
    players = [bot(name, loaded, luck + place) for place, name in enumerate(names)]
    while not match.over:
        view = match.view(match.seat)
        match.play(loaded.actions.text(players[match.seat].choose(view, view.legal)))
    dismiss(players, match)
    text = records.write(match, [player.name for player in players], seat)
    if out is None:
        print(text, end="")
        return
    files.write(out, text)
    print(f"Wrote {len(match.plays)} plays to {out}.")


def opened(file: Path) -> Record:
    """Read a record from a file."""
    try:
        return records.read(files.read(file))
    except BrokenRecord as error:
        raise WhistlestopError(f"{file}, {error}") from error


def replayed(file: Path, read: Record, until: int | None = None) -> Match:
    """Replay a record that came from a file."""
    try:
        return records.replay(read, load(read.header["game"], read.options), until)
    except BrokenRecord as error:
        raise WhistlestopError(f"{file}, {error}") from error


def replay(
    file: File,
    until: Annotated[int | None, typer.Option("--until", min=0, help="Stop after this play.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Tell only what this seat saw.")] = None,
) -> None:
    """Tell a recorded game play by play, with the score at the end."""
    read = opened(file)
    match = replayed(file, read, until)
    if seat is not None and not 0 <= seat < match.seats:
        raise WhistlestopError(f"There is no seat {seat}: the seats are 0 to {match.seats - 1}.")
    names = [f"Seat {number}" for number in range(match.seats)]
    for ply, events in enumerate((match.opening, *(play.events for play in match.plays))):
        sentences = [tell(event if seat is None else event.seen_by(seat), names) for event in events]
        print(f"{ply}. {' '.join(sentences)}" if ply else " ".join(sentences))
    if match.over:
        print()
        for number, sheet in enumerate(match.score()):
            lines = ", ".join(f"{name.replace('_', ' ')} {points}" for name, points in sheet.points.items())
            print(f"{names[number]}: {sheet.total} ({lines})")
        print(f"Won by {' and '.join(names[winner] for winner in match.winners())}.")


def verify(file: File) -> None:
    """Prove a record: every move legal, the result right, every shuffle drawn from the committed seed."""
    read = opened(file)
    match = replayed(file, read)
    try:
        proof = records.verify_seed(read, match)
    except BrokenRecord as error:
        raise WhistlestopError(f"{file}, {error}") from error
    state = "the result follows from them" if match.over else "the game is not over"
    print(f"{file}: all {len(match.plays)} plays are legal, and {state}. {proof}")
