"""Records of tables, written from their entries."""

from collections.abc import Iterable

from whistlestop.core.chance import Scripted
from whistlestop.core.events import SPECTATOR
from whistlestop.core.keyed import Keyed
from whistlestop.core.reason import Reason
from whistlestop.games import load
from whistlestop.record import record
from whistlestop.record.match import Match
from whistlestop.server.entries import Played, Sat, Started, read
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.tables import agreement
from whistlestop.server.tables.laying import empty_table
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
        **({"luck": record.SCRIPTED} if agreed.lesson else committed(row) if agreed.seeded else {}),
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
        raise Refusal("not_possible", Reason("The game has not begun, so there is no record of it yet."))
    if table.agreement.seeded:
        match.chance = table.chance
    return match
