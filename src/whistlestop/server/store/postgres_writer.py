"""The statements of one transaction: entries with optimistic concurrency, and new tables."""

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import bindparam, select, text, tuple_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from whistlestop.server.errors import EntryRefused
from whistlestop.server.store.notifications import CHANNEL, change_payloads
from whistlestop.server.store.rows import EntryRow, TableRow, entry_row, table_row, table_values
from whistlestop.server.store.schema import entries, tables

NOTIFY = text("SELECT pg_notify(:channel, :payload)")
WRITTEN_ENTRIES = select(entries).where(
    tuple_(entries.c.table_id, entries.c.number).in_(bindparam("keys", expanding=True))
)
WRITTEN_TABLES = select(tables).where(tables.c.id.in_(bindparam("ids", expanding=True)))


class AtomicWrite:
    """An entry, a new table, or both, written together or not at all."""

    __slots__ = ("contested", "entries", "table")

    def __init__(
        self, contested: EntryRow | None, table: TableRow | None = None, entries: Sequence[EntryRow] = ()
    ) -> None:
        self.contested = contested
        self.table = table
        self.entries = entries

    def names(self) -> list[str]:
        """Return the ids of the tables that are written to."""
        if self.table is None:
            return [self.contested.table_id] if self.contested is not None else []
        return [self.table.id] if self.contested is None else [self.table.id, self.contested.table_id]


class BatchInsert:
    """Inserts batches; on PostgreSQL it also notifies other processes."""

    def __init__(self, dialect: str, process: str) -> None:
        insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
        self._contest = insert(entries).on_conflict_do_nothing().returning(entries.c.table_id)
        self._found = insert(tables).on_conflict_do_nothing().returning(tables.c.id)
        self._fill = insert(entries)
        self._tells = dialect == "postgresql"
        self._process = process

    async def write(
        self, connection: AsyncConnection, batch: Sequence[AtomicWrite], again: bool
    ) -> list[bool]:
        """Write a batch, in which each table occurs once; return for each write whether it won its race.

        A retried batch may already be stored, because the outcome of its last commit is unknown.
        """
        contested = [writing.contested for writing in batch if writing.contested is not None]
        won = await self._write_contested(connection, contested, again) if contested else set()
        outcomes = [writing.contested is None or writing.contested.table_id in won for writing in batch]
        founded = [
            writing
            for writing, is_won in zip(batch, outcomes, strict=True)
            if is_won and writing.table is not None
        ]
        if founded:
            await self._write_tables(connection, founded, again)
        if self._tells:
            changes = [(entry.table_id, entry.number) for entry in contested if entry.table_id in won]
            for payload in change_payloads(self._process, changes):
                await connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})
        return outcomes

    async def _write_contested(
        self, connection: AsyncConnection, contested: list[EntryRow], again: bool
    ) -> set[str]:
        """Insert entries unless their number or ply is taken; return the tables that succeeded."""
        contested.sort(key=_by_table)  # a fixed order prevents deadlocks between processes
        result = await connection.execute(self._contest, [asdict(entry) for entry in contested])
        won = set(result.scalars())
        if again and len(won) < len(contested):
            ours = {(entry.table_id, entry.number): entry for entry in contested}
            stored = await connection.execute(WRITTEN_ENTRIES, {"keys": list(ours)})
            won.update(row.table_id for row in stored if entry_row(row) == ours[row.table_id, row.number])
        return won

    async def _write_tables(
        self, connection: AsyncConnection, founded: list[AtomicWrite], again: bool
    ) -> None:
        """Insert new tables and their first entries."""
        new = {writing.table.id: writing for writing in founded if writing.table is not None}
        rows = [table_values(writing.table) for writing in founded if writing.table is not None]
        made = set((await connection.execute(self._found, rows)).scalars())
        if len(made) < len(new):
            stored = await connection.execute(WRITTEN_TABLES, {"ids": list(new)}) if again else ()
            ours = {row.id for row in stored if table_row(row) == new[row.id].table}
            if not made | ours >= new.keys():
                raise EntryRefused("The id of a new table is already taken.")
        first = [asdict(entry) for name in new if name in made for entry in new[name].entries]
        if first:
            await connection.execute(self._fill, first)


def _by_table(entry: EntryRow) -> str:
    return entry.table_id
