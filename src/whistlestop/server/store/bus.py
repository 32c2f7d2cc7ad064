"""How the processes that serve the same database tell each other what has changed."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import asyncpg

from whistlestop.server.store.engine import PATIENCE, PostgresConnection, connect_to_postgres, unavailable
from whistlestop.server.store.notices import CHANNEL, message_payload, read_notice

OnChange = Callable[[str, int], None]
OnMessage = Callable[[str], None]
OnGap = Callable[[], None]

LONGEST_OUTBOX = 1000
QUIET = 15.0
"""Seconds of silence after which a connection has to show that it is alive."""

SEND = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"

log = logging.getLogger(__name__)


class Bus(Protocol):
    """Tells a process of what others have written or said."""

    async def start(self, on_change: OnChange, on_message: OnMessage, on_gap: OnGap) -> None:
        """Listen from now on: to new entries, to messages, and to having missed some of either."""

    def send(self, text: str) -> None:
        """Say something to the other processes, without waiting and without a promise that it arrives."""

    async def close(self) -> None:
        """Stop listening."""


class NoBus:
    """Of one process alone, there is nothing to tell."""

    async def start(self, on_change: OnChange, on_message: OnMessage, on_gap: OnGap) -> None:
        pass

    def send(self, text: str) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresBus:
    """Listens to PostgreSQL's notifications, over a connection that it makes anew when it is lost."""

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
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
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
        """Make a connection to which every notification comes."""
        connection = await connect_to_postgres(self._dsn)
        connection.add_termination_listener(lambda _: self._wake.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _run(self, connection: PostgresConnection) -> None:
        """Send and listen, connection after connection."""
        while True:
            try:
                await self._serve(connection)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                log.warning("The connection that listens to other processes is lost and made anew.")
            finally:
                connection.terminate()
            self._outbox.clear()
            connection = await self._listen_again()
            self._on_gap()

    async def _serve(self, connection: PostgresConnection) -> None:
        """Send what is to be sent until the connection is lost."""
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
        """Try until the database is there again."""
        pause = 0.05
        while True:
            try:
                return await self._listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(pause)
                pause = min(2 * pause, 1.0)

    def _hear(self, connection: object, sender: int, channel: str, payload: object) -> None:
        """Pass on what another process has told."""
        notice = read_notice(str(payload))
        if notice.process == self._process:
            return
        if notice.message is not None:
            self._on_message(notice.message)
        for table, number in notice.changes:
            self._on_change(table, number)
