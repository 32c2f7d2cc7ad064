"""Writes batches to a SQLite file."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from msgspec.structs import astuple
from sqlalchemy import Table

from whistlestop.server.errors import EntryRefused
from whistlestop.server.store.atomic_write import AtomicWrite
from whistlestop.server.store.rows import EntryRow, entry_row, table_row, table_values
from whistlestop.server.store.schema import entries, tables

BUSY_TIMEOUT: Final = 5.0  # seconds to wait for another process's lock
ON_CONNECT: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)
"""The settings of each connection; commits are synced to disk."""

FIND_ENTRY: Final = "SELECT * FROM entries WHERE table_id = ? AND number = ?"
FIND_TABLE: Final = "SELECT * FROM tables WHERE id = ?"

Values = tuple[Any, ...]


class SqliteWriter:
    """Writes batches in a thread of its own, each with as few statements as possible.

    SQLite lets go of the interpreter's lock during each statement. While the event loop is busy, a thread
    waits for it afterwards.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._thread: ThreadPoolExecutor | None = None
        self._session: _Session | None = None

    async def write(self, batch: Sequence[AtomicWrite], again: bool) -> list[bool]:
        """Commit a batch."""
        if self._thread is None or self._session is None:
            self._thread = ThreadPoolExecutor(1, "whistlestop-writer")
            self._session = _Session(self._file)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._session.write, batch, again)

    async def disconnect(self) -> None:
        """Close the connection once its thread has finished."""
        thread, session = self._thread, self._session
        self._thread = self._session = None
        if thread is not None and session is not None:
            closing = asyncio.get_running_loop().run_in_executor(thread, session.close)
            thread.shutdown(wait=False)
            await asyncio.wait([closing], timeout=BUSY_TIMEOUT)


class _Session:
    """A connection, used by one thread."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._open: sqlite3.Connection | None = None

    def write(self, batch: Sequence[AtomicWrite], again: bool) -> list[bool]:
        connection = self._open or self._connect()
        connection.execute("BEGIN IMMEDIATE")
        won = _insert_contested(connection, [one.contested for one in batch if one.contested], again)
        outcomes = [one.contested is None or one.contested.table_id in won for one in batch]
        founded = [one for one, is_won in zip(batch, outcomes, strict=True) if is_won and one.table]
        if founded:
            _insert_tables(connection, founded, again)
        connection.execute("COMMIT")
        return outcomes

    def close(self) -> None:
        if self._open is not None:
            with suppress(sqlite3.Error):
                self._open.close()

    def _connect(self) -> sqlite3.Connection:
        self._open = sqlite3.connect(self._file, timeout=BUSY_TIMEOUT, isolation_level=None)
        for setting in ON_CONNECT:
            self._open.execute(setting)
        return self._open


def _insert_contested(connection: sqlite3.Connection, rows: list[EntryRow], again: bool) -> set[str]:
    """Insert entries unless their number or ply is taken; return the tables that succeeded."""
    inserted = _insert(connection, entries, [astuple(row) for row in rows])
    won = {row.table_id for row, is_new in zip(rows, inserted, strict=True) if is_new}
    if again:
        won |= {row.table_id for row in rows if row.table_id not in won and _is_stored(connection, row)}
    return won


def _is_stored(connection: sqlite3.Connection, row: EntryRow) -> bool:
    """Return whether exactly this entry is stored."""
    found = connection.execute(FIND_ENTRY, (row.table_id, row.number)).fetchone()
    return found is not None and entry_row(found) == row


def _insert_tables(connection: sqlite3.Connection, founded: list[AtomicWrite], again: bool) -> None:
    """Insert new tables and their first entries."""
    rows = [one.table for one in founded if one.table is not None]
    inserted = [_insert_one(connection, tables, tuple(table_values(row).values())) for row in rows]
    first: list[Values] = []
    for one, row, is_new in zip(founded, rows, inserted, strict=True):
        if is_new:
            first += map(astuple, one.entries)
        elif not again or table_row(connection.execute(FIND_TABLE, (row.id,)).fetchone()) != row:
            raise EntryRefused("The id of a new table is already taken.")
    connection.executemany(_statement(entries, 1, ignores=False), first)


def _insert(connection: sqlite3.Connection, table: Table, rows: list[Values]) -> list[bool]:
    """Insert rows as the first in a transaction, except conflicting ones; return whether each is new."""
    if not rows:
        return []
    values = [value for row in rows for value in row]
    if connection.execute(_statement(table, len(rows)), values).rowcount == len(rows):
        return [True] * len(rows)
    connection.execute("ROLLBACK")  # and find out which of them conflict
    connection.execute("BEGIN IMMEDIATE")
    return [_insert_one(connection, table, row) for row in rows]


def _insert_one(connection: sqlite3.Connection, table: Table, row: Values) -> bool:
    """Insert a row unless it conflicts; return whether it was inserted."""
    return connection.execute(_statement(table, 1), row).rowcount == 1


@lru_cache(maxsize=1024)
def _statement(table: Table, rows: int, ignores: bool = True) -> str:
    """Return the statement that inserts a number of rows, and ignores those in conflict with others."""
    names = table.columns.keys()
    row = f"({', '.join('?' * len(names))})"
    conflicts = " ON CONFLICT DO NOTHING" if ignores else ""
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {', '.join([row] * rows)}{conflicts}"
