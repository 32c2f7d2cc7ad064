"""The store: every table and its entries, written once, durable before anybody is told."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

from sqlalchemy import Row, Select, bindparam, exists, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from whistlestop.server.store.address import read_address
from whistlestop.server.store.bus import Bus, NoBus, PostgresBus
from whistlestop.server.store.engine import PATIENCE, open_engine, unavailable
from whistlestop.server.store.ledger import Ledger, Writing
from whistlestop.server.store.rows import EntryRow, TableRow, entry_row, table_row
from whistlestop.server.store.schema import entries, tables
from whistlestop.server.store.writer import OnBatch, Writer

IS_OPEN = ~exists().where(entries.c.table_id == tables.c.id, entries.c.ends)

FIND = select(tables).where(tables.c.id == bindparam("id"))
ENTRIES = (
    select(entries)
    .where(entries.c.table_id == bindparam("id"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)
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
    """Do nothing with the size and the duration of a batch."""


class Store:
    """Tables and their entries in a database, with the bus that belongs to it."""

    def __init__(self, engine: AsyncEngine, writer: Writer, bus: Bus) -> None:
        self.bus = bus
        self._engine = engine
        self._writer = writer
        self._reading = engine
        if engine.dialect.name == "postgresql":  # one question, without a transaction around it
            self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")

    @classmethod
    async def open(cls, url: str, on_batch: OnBatch = not_measured, patience: float = 5.0) -> "Store":
        """Open a database, made and brought up to date where needed.

        Once it fails, whoever writes waits `patience` seconds for it to come back.
        """
        address = read_address(url)
        engine = await open_engine(address)
        process = secrets.token_hex(6)
        ledger = Ledger(engine.dialect.name, process)
        bus = NoBus() if address.file is not None else PostgresBus(address.dsn, process)
        return cls(engine, Writer(engine, ledger, on_batch, patience), bus)

    async def close(self) -> None:
        """Write what waits to be written and let go of the database."""
        await self._writer.close()
        await self.bus.close()
        await self._engine.dispose()

    async def create(self, table: TableRow, first: Sequence[EntryRow], after: EntryRow | None = None) -> bool:
        """Write a new table, its first entries and the entry of another table that leads to it.

        False, and nothing is written, if that other table already has an entry of this number.
        """
        return await self._writer.write(Writing(after, table, first))

    async def append(self, entry: EntryRow) -> bool:
        """Write an entry: true as soon as it is durable, false if its number or its ply is taken.

        Of one table, one entry at a time is to be written: the next one depends on the outcome.
        """
        return await self._writer.write(Writing(entry))

    async def find(self, table_id: str) -> TableRow | None:
        """Find a table by its id."""
        rows = await self._read(FIND, {"id": table_id})
        return table_row(rows[0]) if rows else None

    async def entries(self, table_id: str, after: int = 0) -> list[EntryRow]:
        """Read what happened to a table, in its order, from the entry after a given number on."""
        return [entry_row(row) for row in await self._read(ENTRIES, {"id": table_id, "after": after})]

    async def public(self, limit: int, since: float = 0.0) -> list[TableRow]:
        """List public tables that have not ended, the newest first."""
        return [table_row(row) for row in await self._read(PUBLIC, {"limit": limit, "since": since})]

    async def count_open(self) -> int:
        """Count the tables that have not ended."""
        ((number,),) = await self._read(COUNT_OPEN, {})
        return int(number)

    async def every_table(self, batch: int = 100) -> AsyncIterator[TableRow]:
        """Go through all tables in the order of their ids."""
        last = ""
        while rows := await self._read(NEXT_TABLES, {"last": last, "limit": batch}):
            for row in rows:
                yield table_row(row)
            last = str(rows[-1].id)

    async def ping(self) -> None:
        """Make sure that the database answers."""
        await self._read(PING, {})

    async def _read(self, question: Select[*tuple[Any, ...]], values: Mapping[str, object]) -> Rows:
        """Ask the database, and once more if the connection turns out to be lost."""
        for is_last in (False, True):
            try:
                async with asyncio.timeout(PATIENCE), self._reading.connect() as connection:
                    return (await connection.execute(question, values)).all()
            except (SQLAlchemyError, OSError):
                if is_last:
                    break
        raise unavailable()
