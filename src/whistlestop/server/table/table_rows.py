"""Conversion between tables and rows of the store."""

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import Game, unsupported_seats
from whistlestop.core.reason import Reason
from whistlestop.games import load, names
from whistlestop.record.lesson import Lesson, has_lesson, lesson_of
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.table import agreement
from whistlestop.server.table.entries import AnyEntry, Played, decode, encode, is_final, kind_of
from whistlestop.server.table.table_state import TableState
from whistlestop.server.wire.codes import Refusal


def entry_row(table_id: str, number: int, at: float, entry: AnyEntry) -> EntryRow:
    """Build the row of an entry."""
    # Plays that were taken back count, so that every play of a table has a number of its own.
    ply = entry.ply + entry.undone if isinstance(entry, Played) else None
    return EntryRow(table_id, number, ply, kind_of(entry), is_final(entry), at, encode(entry))


def empty_table(row: TableRow) -> TableState:
    """Return a table before its first entry."""
    if row.game not in names():
        raise Refusal("not_possible", Reason("This server does not know the game “{name}”.", name=row.game))
    try:
        game = load(row.game, frozenset(row.options))
    except WhistlestopError as error:
        raise Refusal("not_possible", error.reason) from error
    if game.rules != row.rules:
        raise Refusal(
            "not_possible",
            Reason(
                "This table was started under rules {rules} of {game}, but this server plays rules {ours};"
                " its record can still be exported.",
                rules=row.rules,
                game=game.title_fact,
                ours=game.rules,
            ),
        )
    if row.seats not in game.seats:
        raise Refusal("not_possible", unsupported_seats(game, row.seats).reason)
    agreed = agreement.decode(row.settings)
    lesson = find_lesson(game, agreed.lesson)
    return TableState(row.id, row.created, game, row.seats, agreed, row.seed, lesson)


def find_lesson(game: Game, digest: str) -> Lesson | None:
    """Return the script of a table's lesson; None if there is none, or it has changed."""
    if not digest or not has_lesson(game.name):
        return None
    found = lesson_of(game)
    return found if found.digest == digest else None


def apply_row(table: TableState, row: EntryRow) -> None:
    """Apply an entry to a table; chat before it may have been left out."""
    table.number = row.number - 1
    table.apply(row.number, row.at, decode(row.body))


def restore_table(row: TableRow, entries: list[EntryRow]) -> TableState:
    """Fold all entries of a table."""
    table = empty_table(row)
    for entry in entries:
        apply_row(table, entry)
    return table
