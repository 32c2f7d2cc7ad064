"""Records of tables: written from their entries, and read back into them."""

import time
from collections.abc import Iterable, Sequence

from whistlestop.core.chance import Scripted
from whistlestop.core.errors import BrokenRecord
from whistlestop.core.events import SPECTATOR
from whistlestop.core.keyed import Keyed
from whistlestop.games import load, names
from whistlestop.record import record
from whistlestop.record.match import Match
from whistlestop.record.record import Record
from whistlestop.server.entries import AnyEntry, Played, Sat, Started, read
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.tables import agreement
from whistlestop.server.tables.agreement import Agreement
from whistlestop.server.tables.laying import empty_table, entry_row
from whistlestop.server.tables.seat import hashed, new_table_id, new_token
from whistlestop.server.wire.codes import Refusal


def record_of(row: TableRow, entries: Iterable[EntryRow], people: list[str], seat: int | None) -> str:
    """Write the record as a seat, or everybody, may have it: nothing is left out once the game is over."""
    match = replayed(row, entries)
    if match.over:
        return record.write(match, people)
    return record.write(match, people, SPECTATOR if seat is None else seat)


def whole_record(row: TableRow, entries: Iterable[EntryRow], people: list[str]) -> str:
    """Write the record with all secrets, the seed among them, even if the game goes on."""
    if load(row.game, frozenset(row.options)).rules != row.rules:
        return written_under_other_rules(row, entries, people)
    match = replayed(row, entries)
    text = record.write(match, people)
    if match.over:
        return text
    commitment = f"commitment: {Keyed(row.seed).commitment()}\n"
    return text.replace(commitment, f"{commitment}seed: {row.seed.hex()}\n", 1)


def written_under_other_rules(row: TableRow, entries: Iterable[EntryRow], people: list[str]) -> str:
    """Write plays and answers as they were, without the result, which only those rules can tell."""
    agreed = agreement.read(row.settings)
    header = {
        "game": row.game,
        "rules": str(row.rules),
        "seats": str(row.seats),
        "options": ", ".join(row.options),
        "names": ", ".join(people),
        "first": "" if agreed.first is None else str(agreed.first),
        **({"luck": record.SCRIPTED} if agreed.lesson else committed(row)),
    }
    lines = [record.FORMAT, *(f"{key}: {value}" for key, value in header.items() if value), ""]
    for entry in map(read, (one.body for one in entries)):
        if isinstance(entry, Started):
            lines.append(f"set-up = {entry.answers}")
        elif isinstance(entry, Played):
            answers = f" = {entry.answers}" if entry.answers else ""
            lines.append(f"{entry.ply} {entry.seat} {entry.text}{answers}")
    return "\n".join(lines) + "\n"


def committed(row: TableRow) -> dict[str, str]:
    """Write the proof of a table's shuffles."""
    return {"commitment": Keyed(row.seed).commitment(), "seed": row.seed.hex()}


def names_of(row: TableRow, entries: Iterable[EntryRow]) -> list[str]:
    """List who sits at a table, seat by seat."""
    people = [""] * row.seats
    for entry in entries:
        if entry.kind == "sat" and isinstance(sat := read(entry.body), Sat):
            people[sat.seat] = sat.name
    return people


def replayed(row: TableRow, entries: Iterable[EntryRow]) -> Match:
    """Play all plays of a table again, with the answers that chance gave."""
    table = empty_table(row)
    match: Match | None = None
    for line in entries:
        if line.kind not in ("started", "played"):
            continue
        entry = read(line.body)
        if isinstance(entry, Started):
            match = table.begun(Scripted(table.notation.read(entry.answers)))
        elif isinstance(entry, Played) and match is not None:
            match.chance = Scripted(table.notation.read(entry.answers))
            match.play(entry.text, entry.seat)
    if match is None:
        raise Refusal("not_possible", "The game has not begun, so there is no record of it.")
    match.chance = table.chance
    return match


def table_from(text: str) -> tuple[TableRow, list[EntryRow], list[str]]:
    """Make a table of a record that proves right, with new secrets of its seats."""
    told = record.read(text)
    if told.header["game"] not in names():
        raise BrokenRecord(0, f"there is no game “{told.header['game']}”. There are: {', '.join(names())}.")
    game = load(told.header["game"], told.options)
    match = record.replay(told, game)
    if "seed" not in told.header:
        raise BrokenRecord(0, "it tells no seed, so nothing proves its shuffles and its game can't go on.")
    record.verify_seed(told, match)
    agreed = Agreement(first=record.whole_number(told, "first") if "first" in told.header else None)
    row = TableRow(
        id=new_table_id(),
        created=time.time(),
        game=game.name,
        rules=game.rules,
        options=tuple(sorted(game.options)),
        seats=match.seats,
        settings=agreement.written(agreed),
        seed=bytes.fromhex(told.header["seed"]),
        public=False,
    )
    tokens = [new_token() for _ in range(match.seats)]
    happened = entries_from(told, match, tokens)
    rows = [entry_row(row.id, number, row.created, entry) for number, entry in enumerate(happened, 1)]
    return row, rows, [] if match.over else tokens


def entries_from(told: Record, match: Match, tokens: Sequence[str]) -> list[AnyEntry]:
    """List what happened at the table of a record."""
    people = told.header.get("names", "").split(", ")
    if len(people) != match.seats or not all(people):
        people = [f"Seat {seat}" for seat in range(match.seats)]
    happened: list[AnyEntry] = [
        Sat(seat=seat, name=name, secret=hashed(token))
        for seat, (name, token) in enumerate(zip(people, tokens, strict=True))
    ]
    happened.append(Started(answers=told.opening))
    last = len(told.lines) if match.over else 0
    for line in told.lines:
        over = line.ply == last
        happened.append(
            Played(ply=line.ply, seat=line.seat, text=line.text, answers=line.answers, by="person", over=over)
        )
    return happened
