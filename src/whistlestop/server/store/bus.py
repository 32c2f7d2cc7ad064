"""The message bus between processes that share a database."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import asyncpg

from whistlestop.server.store.engine import (
    DRIVER_ERRORS,
    PATIENCE,
    PostgresConnection,
    connect_to_postgres,
    unavailable,
)
from whistlestop.server.store.notifications import CHANNEL, message_payload, parse_notification

OnChange = Callable[[str, int], None]
OnMessage = Callable[[str], None]
OnGap = Callable[[], None]

CONNECTION_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, *DRIVER_ERRORS)
LONGEST_OUTBOX = 1000
QUIET = 15.0
"""Seconds of silence before a keep-alive query."""

SEND = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"

log = logging.getLogger(__name__)


class Bus(Protocol):
    """Receives what other processes have written or sent."""

    async def start(self, on_change: OnChange, on_message: OnMessage, on_gap: OnGap) -> None:
        """Start listening for new entries, messages, and gaps in either."""

    def send(self, text: str) -> None:
        """Send a message to other processes without waiting; delivery is not guaranteed."""

    async def close(self) -> None:
        """Stop listening."""


class NoBus:
    """The bus of a single process."""

    async def start(self, on_change: OnChange, on_message: OnMessage, on_gap: OnGap) -> None:
        pass

    def send(self, text: str) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresBus:
    """A bus on PostgreSQL's LISTEN and NOTIFY that reconnects."""

    def __init__(self, dsn: str, process: str) -> None:
        self._dsn = dsn
        self._process = process
        self._outbox: list[str] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._on_change: OnChange
        self._on_message: OnMessage
        self._on_gap: OnGap

    async def start(self, on_change: OnChange, on_message: OnMessage, on_gap: OnGap) -> None:
        self._on_change = on_change
        self._on_message = on_message
        self._on_gap = on_gap
        try:
            connection = await self._listen()
        except CONNECTION_ERRORS:
            raise unavailable() from None
        self._task = asyncio.create_task(self._run(connection), name="bus")

    def send(self, text: str) -> None:
        payload = message_payload(self._process, text)
        if self._task is not None and len(self._outbox) < LONGEST_OUTBOX:
            self._outbox.append(payload)
            self._wake.set()

    async def close(self) -> None:
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _listen(self) -> PostgresConnection:
        """Open a connection that receives all notifications."""
        connection = await connect_to_postgres(self._dsn)
        connection.add_termination_listener(lambda _: self._wake.set())
        try:
            await connection.add_listener(CHANNEL, self._on_notification)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _run(self, connection: PostgresConnection) -> None:
        """Send and listen, connection after connection."""
        while True:
            try:
                await self._serve(connection)
            except CONNECTION_ERRORS:
                log.warning("The connection that listens to other processes was lost; reconnecting.")
            finally:
                connection.terminate()
            self._outbox.clear()
            connection = await self._listen_again()
            self._on_gap()

    async def _serve(self, connection: PostgresConnection) -> None:
        """Send queued messages until the connection is lost."""
        while not connection.is_closed():
            self._wake.clear()
            if self._outbox:
                payloads, self._outbox = self._outbox, []
                await connection.execute(SEND, CHANNEL, payloads, timeout=PATIENCE)
                continue
            try:
                async with asyncio.timeout(QUIET):
                    await self._wake.wait()
            except TimeoutError:
                await connection.execute("SELECT 1", timeout=PATIENCE)

    async def _listen_again(self) -> PostgresConnection:
        """Reconnect with backoff."""
        pause = 0.05
        while True:
            try:
                return await self._listen()
            except CONNECTION_ERRORS:
                await asyncio.sleep(pause)
                pause = min(2 * pause, 1.0)

    def _on_notification(self, connection: object, sender: int, channel: str, payload: object) -> None:
        """Dispatch a notification of another process."""
        notice = parse_notification(str(payload))
        if notice.process == self._process:
            return
        if notice.message is not None:
            self._on_message(notice.message)
        for table, number in notice.changes:
            self._on_change(table, number)
