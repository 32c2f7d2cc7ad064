"""All tables that a process serves: loaded, created, evicted, and in sync with other processes."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.reason import Reason
from whistlestop.games import load, names
from whistlestop.server.live import presence_messages
from whistlestop.server.live.context import LiveContext
from whistlestop.server.live.event_logs import EventLogs
from whistlestop.server.live.live_table import LiveTable
from whistlestop.server.store.rows import EntryRow
from whistlestop.server.table import new_tables, seating
from whistlestop.server.table.entries import Rematched, decode
from whistlestop.server.table.new_tables import PreparedTable
from whistlestop.server.table.summaries import find_seat
from whistlestop.server.table.table_rows import apply_row, empty_table
from whistlestop.server.table.table_state import CHAT_KEPT
from whistlestop.server.turnstile import Turnstile
from whistlestop.server.wire.codes import Refusal, no_such_table
from whistlestop.server.yielder import Yielder

RETRY = 1.0
"""Seconds until a failed read of a table is retried."""

log = logging.getLogger("whistlestop.tables")


class AlreadyRematched(Exception):
    """The table has a rematch."""


class Hub:
    """The tables in memory; tables are event-sourced, so that any of them can be evicted at any time."""

    def __init__(self, context: LiveContext) -> None:
        self.context = context
        self.settings = context.settings
        self.store = context.store
        self.metrics = context.metrics
        self.tables: dict[str, LiveTable] = {}
        self.event_logs = EventLogs(context.store)
        self.turnstile = Turnstile()
        self.loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.behind: dict[str, LiveTable] = {}  # tables with new entries of other processes
        self.background: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Subscribe to other processes and start the background tasks."""
        await self.store.bus.start(self.on_change, self.on_message, self.on_gap)
        self.spawn(self.preload_games())
        self.spawn(self.heartbeat_loop())
        self.spawn(self.evict_idle_loop())

    async def preload_games(self) -> None:
        """Load all games before a client has to wait for them."""
        for name in names():
            await asyncio.sleep(0.05)
            with suppress(WhistlestopError):
                load(name)

    async def stop(self) -> None:
        """Stop the background tasks and all drivers."""
        for task in self.background:
            task.cancel()
        for live in self.tables.values():
            live.driver.sleep()
        await asyncio.gather(*self.background, return_exceptions=True)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run a coroutine in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    # Loading

    async def find(self, table_id: str) -> LiveTable:
        """Return a table, loading it from the store if necessary."""
        live = self.tables.get(table_id)
        if live is not None:
            live.used = time.monotonic()
            return live
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.ensure_future(self._load(table_id))
            self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        self.check_capacity()
        row = await self.store.find(table_id)
        if row is None:
            raise no_such_table()
        table = empty_table(row)
        yielder = Yielder()
        entries = await self.store.entries_without_old_chat(table_id, CHAT_KEPT)
        for entry in entries:
            apply_row(table, entry)
            await yielder.pause_if_due()
        live = LiveTable(table, self.context)
        self.tables[table_id] = live
        live.announce(presence_messages.WHO, [])
        await live.catch_up()  # entries written during the read
        if entries and time.time() - entries[-1].at > self.settings.abandoned:
            with suppress(Refusal):
                await live.change(seating.close_abandoned)
        return live

    async def seat(self, table_id: str, token: str) -> tuple[LiveTable, int]:
        """Return the table and the seat that a secret belongs to."""
        live = await self.find(table_id)
        seat = find_seat(live.table, token)
        if seat is None:
            await live.catch_up()  # another process may have given it away just now
            seat = find_seat(live.table, token)
        if seat is None:
            raise no_such_table()
        return live, seat

    def check_capacity(self) -> None:
        """Refuse to load more tables than the limit."""
        if len(self.tables) + len(self.loading) > self.settings.limits.tables:
            raise Refusal(
                "busy", Reason("This server can't take more tables right now; please try again later.")
            )

    # Creating

    async def open(self, prepared: PreparedTable) -> LiveTable:
        """Store a new table and keep it in memory."""
        self.check_capacity()
        await self.store.create(prepared.row, prepared.entries)
        live = self.tables[prepared.row.id] = LiveTable(prepared.table, self.context)
        return live

    async def rematch(self, live: LiveTable, rotate: bool) -> str:
        """Create the table of a rematch, or return the one that already exists."""
        new: PreparedTable | None = None

        def propose() -> tuple[Rematched, None]:
            nonlocal new
            if live.table.rematch:
                raise AlreadyRematched
            self.check_capacity()
            new = new_tables.prepare_rematch(live.table, rotate)
            return Rematched(table=new.row.id), None

        async def create(row: EntryRow) -> bool:
            assert new is not None
            if not await self.store.create(new.row, new.entries, after=row):
                return False
            # Clients are notified of the new table next, and must not load a second copy of it.
            made = self.tables[new.row.id] = LiveTable(new.table, self.context)
            self.context.observer.entry_written(made.table, made.presence, [])
            return True

        with suppress(AlreadyRematched):
            await live.commit(propose, create)
        return live.table.rematch

    # Other processes

    def on_change(self, table_id: str, number: int) -> None:
        """Handle an entry that another process has written."""
        live = self.tables.get(table_id)
        if live is None or live.table.number >= number:
            return
        if not self.behind:
            self.spawn(self._fetch_behind())
        self.behind[table_id] = live

    async def _fetch_behind(self) -> None:
        """Fetch what is new at all tables that have fallen behind, with one query."""
        behind, self.behind = self.behind, {}
        try:
            rows = await self.store.entries_of_many({key: live.table.number for key, live in behind.items()})
        except WhistlestopError:
            await self._fetch_new(*behind.values())  # which retries
            return
        for row in rows:
            live = behind[row.table_id]
            if live.lock.locked() or row.number > live.table.number + 1:
                self.spawn(self._fetch_new(live))
            elif row.number == live.table.number + 1:
                live.apply(row.number, row.at, decode(row.body), None)

    def on_gap(self) -> None:
        """Handle a lost connection to other processes, which may have written anything."""
        self.spawn(self._fetch_new(*self.tables.values()))

    async def _fetch_new(self, *behind: LiveTable) -> None:
        for live in behind:
            while self.tables.get(live.table.id) is live:
                try:
                    await live.catch_up()
                    break
                except WhistlestopError as error:
                    log.warning("a table could not be brought up to date: %s", error)
                    await asyncio.sleep(RETRY)

    def on_message(self, line: str) -> None:
        """Handle another process's report of who is connected there, or its question who is here."""
        word, seats = presence_messages.decode(line)
        for table_id, places in seats:
            live = self.tables.get(table_id)
            if live is None:
                continue
            if word != presence_messages.WHO:
                live.update_remote(places, word == presence_messages.HERE)
            here = sorted(live.presence.local_seats())
            wrong = word == presence_messages.GONE and not set(places).isdisjoint(here)
            if word == presence_messages.WHO or wrong:
                live.announce(presence_messages.HERE, here)

    async def heartbeat_loop(self) -> None:
        """Broadcast who is connected here every few seconds, and expire missed heartbeats of others."""
        while True:
            await asyncio.sleep(self.settings.heartbeat_interval)
            for live in list(self.tables.values()):
                live.expire_remote()
            here = {key: sorted(live.presence.local_seats()) for key, live in self.tables.items()}
            present = {key: seats for key, seats in here.items() if seats}
            for line in presence_messages.encode(presence_messages.HERE, present):
                self.store.bus.send(line)

    # Evicting

    async def evict_idle_loop(self) -> None:
        """Evict tables that nobody has used for a while."""
        while True:
            await asyncio.sleep(max(self.settings.idle / 10, 0.1))
            self.evict_idle()

    def evict_idle(self) -> None:
        """Evict the tables that nobody follows and nobody has used for a while."""
        for key, live in list(self.tables.items()):
            idle = time.monotonic() - live.used > self.settings.idle
            if idle and not live.presence.has_followers and not live.lock.locked():
                live.driver.sleep()
                del self.tables[key]
