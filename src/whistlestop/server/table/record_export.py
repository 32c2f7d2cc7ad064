"""Records of tables, written from their entries."""

from collections.abc import Iterable, Sequence

from whistlestop.core.events import SPECTATOR
from whistlestop.core.luck.chance import Scripted
from whistlestop.core.reason import Reason
from whistlestop.games import load
from whistlestop.record import record
from whistlestop.record.match import Match
from whistlestop.record.record_text import (
    FORMAT,
    FORMAT_WITH_TAKE_BACKS,
    SCRIPTED,
    format_by_seat,
)
from whistlestop.record.take_backs import TakeBack
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.table import agreement
from whistlestop.server.table.agreement import Agreement
from whistlestop.server.table.colours import HEADING, colours_by_seat, default_colours, with_colour
from whistlestop.server.table.entries import (
    AnyEntry,
    Painted,
    Played,
    Revealed,
    Sat,
    Shuffling,
    Started,
    TakenBack,
    decode,
)
from whistlestop.server.table.shares import Shares
from whistlestop.server.table.table_rows import empty_table
from whistlestop.server.wire.codes import Refusal


def redacted_record(row: TableRow, entries: Sequence[EntryRow], people: list[str], seat: int | None) -> str:
    """Return the record as a seat or a spectator may have it; whole once the game is over."""
    match = replay_entries(row, entries)
    if match.over:
        return record.write(match, people, colours=chosen_colours(row, entries))
    aids = agreement.decode(row.settings).aids
    eyes = SPECTATOR if seat is None else seat
    return record.write(match, people, eyes, fleeting=aids, colours=chosen_colours(row, entries))


def whole_record(row: TableRow, entries: Sequence[EntryRow], people: list[str]) -> str:
    """Return the record with all secrets, including the seed, even during the game."""
    if load(row.game, frozenset(row.options)).rules != row.rules:
        return record_without_replay(row, entries, people)
    match, colours = replay_entries(row, entries), chosen_colours(row, entries)
    return record.write(match, people, with_seed=True, colours=colours)


def record_without_replay(row: TableRow, entries: Sequence[EntryRow], people: list[str]) -> str:
    """Return a record without a result, for tables played under other rules."""
    agreed = agreement.decode(row.settings)
    past = [decode(one.body) for one in entries]
    header = {
        "game": row.game,
        "rules": str(row.rules),
        "seats": str(row.seats),
        "options": ", ".join(row.options),
        "names": ", ".join(people),
        HEADING: format_by_seat(chosen_colours(row, entries)),
        "first": "" if agreed.first is None else str(agreed.first),
        **luck_header(row, agreed, past),
    }
    lines = [FORMAT, *(f"{key}: {value}" for key, value in header.items() if value), ""]
    for entry in past:
        if isinstance(entry, Started):
            lines.append(f"set-up = {entry.answers}")
        elif isinstance(entry, Played):
            answers = f" = {entry.answers}" if entry.answers else ""
            lines.append(f"{entry.ply} {entry.seat} {entry.text}{answers}")
        elif isinstance(entry, TakenBack):
            lines.append(TakeBack(entry.seat, entry.to, []).line())
            lines[0] = FORMAT_WITH_TAKE_BACKS
    return "\n".join(lines) + "\n"


def luck_header(row: TableRow, agreed: Agreement, past: Iterable[AnyEntry]) -> dict[str, str]:
    """Return the header fields that prove a table's shuffles."""
    if agreed.lesson:
        return {"luck": SCRIPTED}
    if not agreed.seeded:
        return {}
    shares = Shares(row.id, {})
    for entry in past:
        if isinstance(entry, Shuffling):
            shares = Shares(entry.table or row.id, entry.commitments)
        elif isinstance(entry, Revealed):
            shares.nonces[entry.seat] = bytes.fromhex(entry.nonce)
    return record.shuffle_header(shares.keyed(row.seed), with_seed=True)


def seat_names(row: TableRow, entries: Iterable[EntryRow]) -> list[str]:
    """Return the names of the seats."""
    people = [""] * row.seats
    for entry in entries:
        if entry.kind == "sat" and isinstance(sat := decode(entry.body), Sat):
            people[sat.seat] = sat.name
    return people


def chosen_colours(row: TableRow, entries: Iterable[EntryRow]) -> dict[int, str]:
    """Return the colours of the seats as a record lists them."""
    colours = default_colours(row.seats)
    for one in entries:
        entry = decode(one.body) if one.kind in ("sat", "painted") else None
        if isinstance(entry, Sat | Painted) and entry.colour is not None:
            colours = with_colour(colours, entry.seat, entry.colour)
    return colours_by_seat(colours)


def replay_entries(row: TableRow, entries: Iterable[EntryRow]) -> Match:
    """Replay all plays of a table with the recorded random outcomes."""
    table = empty_table(row)
    agreed = table.agreement
    match: Match | None = None
    for one in entries:
        if one.kind not in ("shuffling", "revealed", "started", "played", "taken back"):
            continue
        entry = decode(one.body)
        if isinstance(entry, Shuffling | Revealed):
            table.apply_shuffle(entry)
        elif isinstance(entry, Started):
            opening = Scripted(table.notation.parse(entry.answers))
            chance = table.chance if agreed.seeded else opening
            match = Match(table.game, row.seats, chance, agreed.first, opening=opening)
        elif isinstance(entry, Played) and match is not None:
            match.play(entry.text, entry.seat, Scripted(table.notation.parse(entry.answers)))
        elif isinstance(entry, TakenBack) and match is not None:
            match.history.return_to(entry.to, entry.seat)
    if match is None:
        raise Refusal("not_possible", Reason("The game has not started, so there is no record yet."))
    return match
