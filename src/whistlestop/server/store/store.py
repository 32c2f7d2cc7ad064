"""The event store: append-only entries, durable before they are broadcast."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

from sqlalchemy import Executable, Row, bindparam, exists, func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from whistlestop.server.store.address import read_address
from whistlestop.server.store.atomic_write import AtomicWrite, BatchWriter
from whistlestop.server.store.bus import Bus, NoBus, PostgresBus
from whistlestop.server.store.engine import DRIVER_ERRORS, PATIENCE, open_engine, unavailable
from whistlestop.server.store.group_commit import GroupCommit, OnBatch
from whistlestop.server.store.postgres_writer import PostgresWriter
from whistlestop.server.store.review_rows import ReviewRows
from whistlestop.server.store.rows import EntryRow, TableRow, entry_row, table_row
from whistlestop.server.store.schema import entries, tables
from whistlestop.server.store.sqlite_writer import SqliteWriter

IS_OPEN = ~exists().where(entries.c.table_id == tables.c.id, entries.c.ends)

FIND = select(tables).where(tables.c.id == bindparam("id"))
ENTRIES = (
    select(entries)
    .where(entries.c.table_id == bindparam("id"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)
PLAYS = ENTRIES.where(entries.c.kind.in_(("started", "played", "taken back")))
LATEST_CHAT = (
    select(entries.c.number)
    .where(entries.c.table_id == bindparam("id"), entries.c.kind == "said")
    .order_by(entries.c.number.desc())
    .limit(bindparam("limit"))
)
WITHOUT_OLD_CHAT = ENTRIES.where((entries.c.kind != "said") | (entries.c.number >= bindparam("chat_from")))
ENTRIES_OF_MANY = text(
    "SELECT entries.* FROM unnest(CAST(:ids AS text[]), CAST(:after AS bigint[])) AS known (id, number)"
    " JOIN entries ON entries.table_id = known.id AND entries.number > known.number"
    " ORDER BY entries.table_id, entries.number"
).columns(*entries.c)
PUBLIC = (
    select(tables)
    .where(tables.c.public, tables.c.created >= bindparam("since"), IS_OPEN)
    .order_by(tables.c.created.desc())
    .limit(bindparam("limit"))
)
COUNT_OPEN = select(func.count()).select_from(tables).where(IS_OPEN)
NEXT_TABLES = (
    select(tables).where(tables.c.id > bindparam("last")).order_by(tables.c.id).limit(bindparam("limit"))
)
PING = select(1)

Rows = Sequence[Row[*tuple[Any, ...]]]


def not_measured(size: int, seconds: float) -> None:
    """Ignore the size and duration of a batch."""


class Store:
    """Tables and their entries in a database, with its message bus."""

    def __init__(self, engine: AsyncEngine, writer: GroupCommit, bus: Bus, reviews: ReviewRows) -> None:
        self.bus = bus
        self.reviews = reviews
        self._engine = engine
        self._writer = writer
        self._reading = engine
        if engine.dialect.name == "postgresql":  # single queries, without a transaction
            self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")

    @classmethod
    async def open(cls, url: str, on_batch: OnBatch = not_measured, patience: float = 5.0) -> "Store":
        """Open a database; create it or migrate its schema if necessary.

        If the database fails later, writers wait up to `patience` seconds for it to recover.
        """
        address = read_address(url)
        engine = await open_engine(address)
        process = secrets.token_hex(6)
        writer: BatchWriter = PostgresWriter(engine, process)
        bus: Bus = PostgresBus(address.dsn, process)
        if address.file is not None:
            writer, bus = SqliteWriter(address.file), NoBus()
        reviews = ReviewRows(engine, process)
        if address.file is not None:
            await reviews.release_all()  # only one server uses the file, and an earlier one may have died
        return cls(engine, GroupCommit(writer, on_batch, patience), bus, reviews)

    async def close(self) -> None:
        """Write what is pending and disconnect."""
        await self._writer.close()
        await self.bus.close()
        await self._engine.dispose()

    async def create(self, table: TableRow, first: Sequence[EntryRow], after: EntryRow | None = None) -> bool:
        """Write a new table, its first entries, and the entry of another table that refers to it.

        Return False and write nothing if the other table already has an entry with this number.
        """
        return await self._writer.write(AtomicWrite(after, table, first))

    async def append(self, entry: EntryRow) -> bool:
        """Write an entry; return True once it is durable, or False if its number or ply is taken.

        Write the entries of a table one at a time, because the next one depends on the outcome.
        """
        return await self._writer.write(AtomicWrite(entry))

    async def find(self, table_id: str) -> TableRow | None:
        """Return a table by its id."""
        rows = await self._read(FIND, {"id": table_id})
        return table_row(rows[0]) if rows else None

    async def entries(self, table_id: str, after: int = 0) -> list[EntryRow]:
        """Return the entries of a table after a number, in order."""
        return [entry_row(row) for row in await self._read(ENTRIES, {"id": table_id, "after": after})]

    async def plays(self, table_id: str, after: int = 0) -> list[EntryRow]:
        """Return the start, the plays and the take-backs of a game after a number, in order."""
        return [entry_row(row) for row in await self._read(PLAYS, {"id": table_id, "after": after})]

    async def entries_without_old_chat(self, table_id: str, chat: int) -> list[EntryRow]:
        """Return the entries of a table in order, with only the latest chat messages."""
        latest = await self._read(LATEST_CHAT, {"id": table_id, "limit": chat})
        chat_from = int(latest[-1].number) if latest else 0
        values = {"id": table_id, "after": 0, "chat_from": chat_from}
        return [entry_row(row) for row in await self._read(WITHOUT_OLD_CHAT, values)]

    async def entries_of_many(self, after: Mapping[str, int]) -> list[EntryRow]:
        """Return the entries of several tables, each after a given number, in order."""
        if self._engine.dialect.name != "postgresql":
            return [entry for table, number in after.items() for entry in await self.entries(table, number)]
        known = {"ids": list(after), "after": list(after.values())}
        return [entry_row(row) for row in await self._read(ENTRIES_OF_MANY, known)]

    async def public(self, limit: int, since: float = 0.0) -> list[TableRow]:
        """List public tables that have not ended, newest first."""
        return [table_row(row) for row in await self._read(PUBLIC, {"limit": limit, "since": since})]

    async def count_open(self) -> int:
        """Count the tables that have not ended."""
        ((number,),) = await self._read(COUNT_OPEN, {})
        return int(number)

    async def every_table(self, batch: int = 100) -> AsyncIterator[TableRow]:
        """Iterate over all tables by id."""
        last = ""
        while rows := await self._read(NEXT_TABLES, {"last": last, "limit": batch}):
            for row in rows:
                yield table_row(row)
            last = str(rows[-1].id)

    async def ping(self) -> None:
        """Check that the database answers."""
        await self._read(PING, {})

    async def _read(self, question: Executable, values: Mapping[str, object]) -> Rows:
        """Run a query, and retry once if the connection is lost."""
        for is_last in (False, True):
            try:
                async with asyncio.timeout(PATIENCE), self._reading.connect() as connection:
                    return (await connection.execute(question, values)).all()
            except (SQLAlchemyError, *DRIVER_ERRORS):
                if is_last:
                    break
        raise unavailable()
