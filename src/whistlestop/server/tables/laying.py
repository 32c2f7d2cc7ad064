"""Tables and entries as the store's rows, and back."""

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import Game, wrong_number
from whistlestop.core.reason import Reason
from whistlestop.games import load, names
from whistlestop.record.lesson import Lesson, has_lesson, lesson_of
from whistlestop.server.entries import AnyEntry, Played, ends, kind, read, written
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.tables import agreement
from whistlestop.server.tables.table import Table
from whistlestop.server.wire.codes import Refusal


def entry_row(table_id: str, number: int, at: float, entry: AnyEntry) -> EntryRow:
    """Write an entry as the store keeps it."""
    ply = entry.ply if isinstance(entry, Played) else None
    return EntryRow(table_id, number, ply, kind(entry), ends(entry), at, written(entry))


def empty_table(row: TableRow) -> Table:
    """Set up a table as it was before its first entry."""
    if row.game not in names():
        raise Refusal("not_possible", Reason("This server does not know the game “{name}”.", name=row.game))
    try:
        game = load(row.game, frozenset(row.options))
    except WhistlestopError as error:
        raise Refusal("not_possible", error.said) from error
    if game.rules != row.rules:
        raise Refusal(
            "not_possible",
            Reason(
                "This table was begun under rules {rules} of {game}, and this server plays rules {ours};"
                " its record can still be exported.",
                rules=row.rules,
                game=game.called,
                ours=game.rules,
            ),
        )
    if row.seats not in game.seats:
        raise Refusal("not_possible", wrong_number(game, row.seats).said)
    agreed = agreement.read(row.settings)
    lesson = lesson_now(game, agreed.lesson)
    return Table(row.id, row.created, game, row.seats, agreed, row.seed, lesson)


def lesson_now(game: Game, digest: str) -> Lesson | None:
    """Find the script of a first game; none at other tables, or if it was rewritten since."""
    if not digest or not has_lesson(game.name):
        return None
    found = lesson_of(game)
    return found if found.digest == digest else None


def laid_table(row: TableRow, entries: list[EntryRow]) -> Table:
    """Set up a table and let all its entries become true."""
    table = empty_table(row)
    for entry in entries:
        table.take(entry.number, entry.at, read(entry.body))
    return table
