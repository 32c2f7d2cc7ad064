"""The record, replay, verify and proof commands."""

import hashlib
import json
import secrets
from pathlib import Path
from typing import Annotated

import typer

from whistlestop.bots import THINKING, bot
from whistlestop.cli import files
from whistlestop.cli.opponents import Bots, Thinking, bots_for_seats, end_bots
from whistlestop.cli.simulate import GameName, Options, Seats, seat_count
from whistlestop.core.errors import BrokenRecord, WhistlestopError
from whistlestop.core.luck.keyed import Keyed
from whistlestop.games import load
from whistlestop.record import record as records
from whistlestop.record import verification
from whistlestop.record.event_text import event_text, points_text
from whistlestop.record.match import Match
from whistlestop.record.proof import draws, proof_dict
from whistlestop.record.receipt import Receipt, read_receipt
from whistlestop.record.record import Record

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record file.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command()(record)
    app.command()(replay)
    app.command()(verify)
    app.command()(proof)


def record(
    game: GameName,
    seats: Seats = None,
    seed: Annotated[
        str,
        typer.Option("--seed", help="Any text; equal seeds give equal games. Default: random."),
    ] = "",
    seat: Annotated[int | None, typer.Option("--seat", help="Hide what this seat could not see.")] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Write to this file instead of standard output.")
    ] = None,
    bots: Bots = [],  # noqa: B006
    thinking: Thinking = THINKING,
    options: Options = [],  # noqa: B006
) -> None:
    """Play a game between bots and write its record."""
    loaded = load(game, frozenset(options))
    number = seat_count(loaded, seats)
    names = bots_for_seats(bots or ["random"], number)
    key = hashlib.sha256(seed.encode()).digest() if seed else secrets.token_bytes(32)
    match = Match(loaded, number, Keyed(key))
    if seat is not None and not 0 <= seat < number:
        raise WhistlestopError(f"There is no seat {seat}: the seats are 0 to {number - 1}.")
    luck = int.from_bytes(key[:4], "little")
    players = [bot(name, loaded, luck + place, thinking) for place, name in enumerate(names)]
    while not match.over:
        view = match.view(match.seat)
        match.play(loaded.actions.text(players[match.seat].choose(view, view.legal)))
    end_bots(players, match)
    text = records.write(match, [player.name for player in players], seat)
    if out is None:
        print(text, end="")
        return
    files.write(out, text)
    print(f"Wrote {len(match.plays)} plays to {out}.")


def read_record(file: Path) -> Record:
    """Read a record from a file."""
    try:
        return records.read(files.read(file))
    except BrokenRecord as error:
        raise WhistlestopError(f"{file}, {error}") from error


def replay_record(file: Path, read: Record, until: int | None = None) -> Match:
    """Replay a record, naming its file in errors."""
    try:
        return records.replay(read, load(read.header["game"], read.options), until)
    except BrokenRecord as error:
        raise WhistlestopError(f"{file}, {error}") from error


def replay(
    file: File,
    until: Annotated[int | None, typer.Option("--until", min=0, help="Stop after this play.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Show only what this seat saw.")] = None,
) -> None:
    """Print a recorded game play by play, with the final score."""
    read = read_record(file)
    match = replay_record(file, read, until)
    if seat is not None and not 0 <= seat < match.seats:
        raise WhistlestopError(f"There is no seat {seat}: the seats are 0 to {match.seats - 1}.")
    names = [f"Seat {number}" for number in range(match.seats)]
    for ply, events in enumerate((match.opening, *(play.events for play in match.plays))):
        sentences = [
            event_text(event if seat is None else event.seen_by(seat), match.game, names) for event in events
        ]
        print(f"{ply}. {' '.join(sentences)}" if ply else " ".join(sentences))
    if match.over:
        print()
        for number, sheet in enumerate(match.score()):
            lines = points_text(match.game, sheet.points)
            print(f"{names[number]}: {sheet.total} ({lines})")
        print(f"Won by {' and '.join(names[winner] for winner in match.winners())}.")


def verify(
    file: File,
    receipt: Annotated[
        Path | None, typer.Option("--receipt", help="What you saw during the game, as saved from the page.")
    ] = None,
) -> None:
    """Verify a record: legal moves, the result, and shuffles that follow from the committed seed."""
    read = read_record(file)
    match = replay_record(file, read)
    kept = None if receipt is None else read_kept(receipt)
    try:
        proof = verification.verify(read, match, kept)
    except BrokenRecord as error:
        raise WhistlestopError(f"{file}, {error}") from error
    state = "the result follows from them" if match.over else "the game is not over"
    print(f"{file}: all {len(match.plays)} plays are legal, and {state}. {proof}")


def read_kept(file: Path) -> Receipt:
    """Read a receipt from a file."""
    try:
        return read_receipt(files.read(file))
    except BrokenRecord as error:
        raise WhistlestopError(f"{file}, {error}") from error


def proof(file: File) -> None:
    """Print a record with what each card was drawn from, as JSON, for checking without the rules."""
    read = read_record(file)
    match = replay_record(file, read)
    try:
        drawn = draws(read, match)
    except BrokenRecord as error:
        raise WhistlestopError(f"{file}, {error}") from error
    print(json.dumps(proof_dict(files.read(file), drawn), ensure_ascii=False))
