"""Connections to a database: how they are made, and what is said when there can be none."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

import asyncpg
from sqlalchemy import URL, event
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
from whistlestop.server.store.private import open_private

CONNECTIONS = 5
"""One for the writer, and the others for reading."""

PATIENCE = 10.0
"""Seconds until a connection that does not answer is given up."""

ON_CONNECT = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)

ON_POSTGRES = {
    "application_name": "whistlestop",
    "default_transaction_isolation": "read committed",  # a lost race shall be a conflict, not an error
    "idle_in_transaction_session_timeout": "10000",  # a process that vanished must not hold a table for long
}


async def open_engine(address: Address) -> AsyncEngine:
    """Connect to a database and give it the shape that this program needs."""
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
    """What asyncpg's connections can do, as far as it is used here."""

    async def execute(self, query: str, *arguments: object, timeout: float) -> str:
        """Ask the database something."""

    async def add_listener(
        self, channel: str, callback: Callable[["PostgresConnection", int, str, object], None]
    ) -> None:
        """Pass on what is told on a channel."""

    def add_termination_listener(self, callback: Callable[["PostgresConnection"], None]) -> None:
        """Tell when the connection is lost."""

    def is_closed(self) -> bool:
        """Tell whether the connection is lost."""

    def terminate(self) -> None:
        """Close the connection without waiting."""


async def connect_to_postgres(dsn: str) -> PostgresConnection:
    """Make a connection that belongs to nobody else."""
    connection: PostgresConnection = await asyncpg.connect(dsn, timeout=PATIENCE, server_settings=ON_POSTGRES)
    return connection


def is_unavailable(error: Exception) -> bool:
    """Tell a database that does not work now from a row that will never fit into it."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        state: str | None = getattr(error.orig, "sqlstate", None)
        if state is not None:
            return state[:2] not in ("22", "23")  # bad data, broken constraint
        return not isinstance(error, DataError | IntegrityError | InterfaceError | ProgrammingError)
    return isinstance(error, OSError)


def _sqlite(file: Path) -> AsyncEngine:
    """Prepare connections to a file; what is committed there has reached the disk."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(file)),
        connect_args={"isolation_level": "IMMEDIATE", "timeout": 5.0},
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
    """Prepare connections to a PostgreSQL server."""
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=partial(connect_to_postgres, dsn),
        pool_size=CONNECTIONS,
        max_overflow=0,
        hide_parameters=True,
    )


def _make_file(file: Path) -> None:
    """Make an empty file, unless there is one."""
    try:
        os.close(open_private(file))
    except OSError as error:
        raise BadDatabase(_no_file(file, error.strerror or str(error))) from None


def _sentence(address: Address, error: BaseException) -> str:
    """Say why a database can't be used, without its password."""
    if address.file is not None:
        return _no_file(address.file, _reason(error))
    return (
        f"The database {address.shown} can't be reached: {_reason(error)}. "
        "Look whether PostgreSQL is running there, and whether address, name and password are right."
    )


def _no_file(file: Path, reason: str) -> str:
    """Say why a SQLite file can't be used."""
    return (
        f"The database {file} can't be opened: {reason}. "
        "Look whether you may write there, or name another file with --database sqlite:///FILE."
    )


def _reason(error: BaseException) -> str:
    """Say in a few words what went wrong."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig.__cause__ or error.orig
    if isinstance(error, TimeoutError):
        return "it does not answer"
    if isinstance(error, OSError) and error.errno is not None:
        return os.strerror(error.errno) if error.errno > 0 else str(error.strerror)
    words = str(error.args[0]) if error.args else type(error).__name__
    return words.splitlines()[0].rstrip(".")


def unavailable() -> StoreUnavailable:
    """Say that the database does not work now."""
    return StoreUnavailable(Reason("The database does not answer now. Please try again in a moment."))
