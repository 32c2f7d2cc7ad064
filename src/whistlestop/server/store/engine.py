"""Database engines, and how connection errors are explained."""

import os
import sqlite3
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import asyncpg
from sqlalchemy import URL, Engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from whistlestop.core.reason import Reason
from whistlestop.server.errors import BadDatabase, StoreUnavailable
from whistlestop.server.store.address import Address, unreadable
from whistlestop.server.store.migrations import bring_up_to_date
from whistlestop.server.store.private_file import open_private
from whistlestop.server.store.sqlite_writer import BUSY_TIMEOUT, ON_CONNECT

CONNECTIONS = 5
"""One for writing, the others for reading."""

PATIENCE = 10.0
"""The timeout of a database operation in seconds."""

DRIVER_ERRORS = (OSError, asyncpg.InternalClientError)
"""Errors that SQLAlchemy does not wrap: asyncpg raises the second one where a connection is lost midway."""

REFUSALS = (sqlite3.DataError, sqlite3.IntegrityError, sqlite3.InterfaceError, sqlite3.ProgrammingError)
"""SQLite's errors that are caused by the row."""

ON_POSTGRES = {
    "application_name": "whistlestop",
    "default_transaction_isolation": "read committed",  # a lost race is a conflict, not an error
    "idle_in_transaction_session_timeout": "10000",  # a dead process must not block a table for long
}


async def open_engine(address: Address) -> AsyncEngine:
    """Connect to a database and migrate its schema."""
    if address.file is not None:
        _make_file(address.file)
    engine = _sqlite(address.file) if address.file is not None else _postgres(address.dsn)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(bring_up_to_date, address.shown)
    except BaseException as error:
        await engine.dispose()
        if isinstance(error, ValueError):
            raise unreadable(address.dsn) from None
        if isinstance(error, SQLAlchemyError | OSError):
            raise BadDatabase(_sentence(address, error)) from None
        raise
    return engine


class PostgresConnection(Protocol):
    """The part of asyncpg's connections that is used here."""

    async def execute(self, query: str, *arguments: object, timeout: float) -> str:
        """Run a statement."""

    async def add_listener(
        self, channel: str, callback: Callable[["PostgresConnection", int, str, object], None]
    ) -> None:
        """Call back for each notification on a channel."""

    def add_termination_listener(self, callback: Callable[["PostgresConnection"], None]) -> None:
        """Call back when the connection is lost."""

    def is_closed(self) -> bool:
        """Return whether the connection is lost."""

    def terminate(self) -> None:
        """Close the connection without waiting."""


async def connect_to_postgres(dsn: str) -> PostgresConnection:
    """Open a dedicated connection."""
    connection: PostgresConnection = await asyncpg.connect(dsn, timeout=PATIENCE, server_settings=ON_POSTGRES)
    return connection


def is_unavailable(error: Exception) -> bool:
    """Return whether an error is temporary, rather than caused by the row."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        state: str | None = getattr(error.orig, "sqlstate", None)
        if state is not None:
            return state[:2] not in ("22", "23")  # bad data, broken constraint
        return not isinstance(error, DataError | IntegrityError | InterfaceError | ProgrammingError)
    if isinstance(error, sqlite3.Error):
        return not isinstance(error, REFUSALS)
    return isinstance(error, DRIVER_ERRORS)


def _sqlite(file: Path) -> AsyncEngine:
    """Create an engine for a file; commits are synced to disk."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(file)),
        connect_args={"isolation_level": "IMMEDIATE", "timeout": BUSY_TIMEOUT},
        pool_size=CONNECTIONS,
        max_overflow=0,
        hide_parameters=True,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in ON_CONNECT:
            cursor.execute(pragma)
        cursor.close()

    return engine


def _postgres(dsn: str) -> AsyncEngine:
    """Create an engine for PostgreSQL."""
    opened: weakref.WeakSet[PostgresConnection] = weakref.WeakSet()

    async def connect() -> PostgresConnection:
        connection = await connect_to_postgres(dsn)
        opened.add(connection)
        return connection

    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connect,
        pool_size=CONNECTIONS,
        max_overflow=0,
        hide_parameters=True,
    )

    @event.listens_for(engine.sync_engine, "engine_disposed")
    def terminate_used(_: Engine) -> None:
        # The pool closes its connections; a cancelled task may still be returning one.
        for connection in list(opened):
            if not connection.is_closed():
                connection.terminate()

    return engine


def _make_file(file: Path) -> None:
    """Create an empty file, unless it exists."""
    try:
        os.close(open_private(file))
    except OSError as error:
        raise BadDatabase(_no_file(file, error.strerror or str(error))) from None


def _sentence(address: Address, error: BaseException) -> str:
    """Explain why a database can't be used, without its password."""
    if address.file is not None:
        return _no_file(address.file, _reason(error))
    return (
        f"The database {address.shown} can't be reached: {_reason(error)}. "
        "Check that PostgreSQL is running there, and that address, name and password are correct."
    )


def _no_file(file: Path, reason: str) -> str:
    """Explain why a SQLite file can't be used."""
    return (
        f"The database {file} can't be opened: {reason}. "
        "Check that you may write there, or choose another file with --database sqlite:///FILE."
    )


def _reason(error: BaseException) -> str:
    """Summarise an error in a few words."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig.__cause__ or error.orig
    if isinstance(error, TimeoutError):
        return "it does not respond"
    if isinstance(error, OSError) and error.errno is not None:
        return os.strerror(error.errno) if error.errno > 0 else str(error.strerror)
    words = str(error.args[0]) if error.args else type(error).__name__
    return words.splitlines()[0].rstrip(".")


def unavailable() -> StoreUnavailable:
    """Return the error of a database that does not answer."""
    return StoreUnavailable(Reason("The database is not responding. Please try again in a moment."))
