"""Writes batches to PostgreSQL: entries with optimistic concurrency, and new tables."""

from collections.abc import Sequence
from contextlib import suppress

from msgspec.structs import asdict
from sqlalchemy import bindparam, select, text, tuple_
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from whistlestop.server.errors import EntryRefused
from whistlestop.server.store.atomic_write import AtomicWrite
from whistlestop.server.store.notifications import CHANNEL, change_payloads
from whistlestop.server.store.rows import EntryRow, entry_row, table_row, table_values
from whistlestop.server.store.schema import entries, tables

NOTIFY = text("SELECT pg_notify(:channel, :payload)")
CONTEST = insert(entries).on_conflict_do_nothing().returning(entries.c.table_id)
FOUND = insert(tables).on_conflict_do_nothing().returning(tables.c.id)
FILL = insert(entries)
WRITTEN_ENTRIES = select(entries).where(
    tuple_(entries.c.table_id, entries.c.number).in_(bindparam("keys", expanding=True))
)
WRITTEN_TABLES = select(tables).where(tables.c.id.in_(bindparam("ids", expanding=True)))


class PostgresWriter:
    """Writes batches over a connection of its own, and notifies other processes."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._connection: AsyncConnection | None = None

    async def write(self, batch: Sequence[AtomicWrite], again: bool) -> list[bool]:
        """Commit a batch."""
        if self._connection is None:
            self._connection = await self._engine.connect()
        outcomes = await self._insert(self._connection, batch, again)
        await self._connection.commit()
        return outcomes

    async def disconnect(self) -> None:
        """Close the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.invalidate()
            with suppress(Exception):
                await connection.close()

    async def _insert(
        self, connection: AsyncConnection, batch: Sequence[AtomicWrite], again: bool
    ) -> list[bool]:
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
        changes = [(entry.table_id, entry.number) for entry in contested if entry.table_id in won]
        for payload in change_payloads(self._process, changes):
            await connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})
        return outcomes

    async def _write_contested(
        self, connection: AsyncConnection, contested: list[EntryRow], again: bool
    ) -> set[str]:
        """Insert entries unless their number or ply is taken; return the tables that succeeded."""
        contested.sort(key=_by_table)  # a fixed order prevents deadlocks between processes
        result = await connection.execute(CONTEST, [asdict(entry) for entry in contested])
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
        made = set((await connection.execute(FOUND, rows)).scalars())
        if len(made) < len(new):
            stored = await connection.execute(WRITTEN_TABLES, {"ids": list(new)}) if again else ()
            ours = {row.id for row in stored if table_row(row) == new[row.id].table}
            if not made | ours >= new.keys():
                raise EntryRefused("The id of a new table is already taken.")
        first = [asdict(entry) for name in new if name in made for entry in new[name].entries]
        if first:
            await connection.execute(FILL, first)


def _by_table(entry: EntryRow) -> str:
    return entry.table_id
