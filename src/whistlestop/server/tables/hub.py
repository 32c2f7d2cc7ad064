"""All tables that a process serves: found, made, put away, and kept in step with other processes."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.reason import Reason
from whistlestop.games import load, names
from whistlestop.maps.shelf import DRAWN
from whistlestop.server.operations.metrics import Metrics
from whistlestop.server.pool.pool import BotPool
from whistlestop.server.settings import Settings
from whistlestop.server.store.store import Store
from whistlestop.server.tables import opening, presence
from whistlestop.server.tables.drawings import Drawings
from whistlestop.server.tables.laying import laid_table
from whistlestop.server.tables.lines import seat_of
from whistlestop.server.tables.live_table import LiveTable
from whistlestop.server.tables.opening import Opened
from whistlestop.server.webhooks.messenger import Messenger
from whistlestop.server.wire.codes import Refusal, no_such_table

RETRY = 1.0
"""Seconds until a table is read again that could not be."""

log = logging.getLogger("whistlestop.tables")


class Hub:
    """The tables in use; any of them can be put away at any time, since the store has everything."""

    def __init__(self, settings: Settings, store: Store, pool: BotPool, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.pool = pool
        self.metrics = metrics
        self.messenger = Messenger(settings.webhooks, metrics)
        self.drawings = Drawings(settings.drawings, DRAWN)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.background: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen to other processes, and tell them who is here."""
        await self.store.bus.start(self.changed, self.told, self.missed)
        self.spawn(self.put_games_together())
        self.spawn(self.keep_telling())
        self.spawn(self.keep_tidy())

    async def put_games_together(self) -> None:
        """Have the games ready before somebody waits for them."""
        for name in names():
            await asyncio.sleep(0.05)
            with suppress(WhistlestopError):
                load(name)

    async def stop(self) -> None:
        """Let all tables rest."""
        await self.drawings.stop()
        await self.messenger.stop()
        for task in self.background:
            task.cancel()
        for live in self.tables.values():
            live.driver.sleep()
        await asyncio.gather(*self.background, return_exceptions=True)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    # Finding

    async def find(self, table_id: str) -> LiveTable:
        """Find a table, from the store if need be."""
        live = self.tables.get(table_id)
        if live is not None:
            live.used = time.monotonic()
            return live
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.ensure_future(self._load(table_id))
            self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        self.refuse_too_many()
        row = await self.store.find(table_id)
        if row is None:
            raise no_such_table()
        live = LiveTable(laid_table(row, await self.store.entries(table_id)), self)
        self.tables[table_id] = live
        self.tell_presence(presence.WHO, live, [])
        await live.catch_up()  # what was written while this was read
        return live

    async def seat(self, table_id: str, token: str) -> tuple[LiveTable, int]:
        """Find the table and the seat that a secret belongs to."""
        live = await self.find(table_id)
        seat = seat_of(live.table, token)
        if seat is None:
            await live.catch_up()  # it may have been given by another process just now
            seat = seat_of(live.table, token)
        if seat is None:
            raise no_such_table()
        return live, seat

    def refuse_too_many(self) -> None:
        """Refuse more tables than this process may have in use."""
        if len(self.tables) + len(self.loading) > self.settings.limits.tables:
            raise Refusal(
                "busy", Reason("This server has as many tables as it can take; please try again later.")
            )

    # Making

    async def open(self, opened: Opened) -> LiveTable:
        """Write a new table down, and have it ready."""
        self.refuse_too_many()
        await self.store.create(opened.row, opened.entries)
        live = self.tables[opened.row.id] = LiveTable(opened.table, self)
        return live

    async def rematch(self, live: LiveTable, rotate: bool) -> str:
        """Make the table of a rematch, or find the one that somebody has just made."""
        async with live.lock:
            while not live.table.rematch:
                self.refuse_too_many()
                new = opening.again(live.table, rotate)
                row = opening.rematched(live.table, new.row.id)
                if await self.store.create(new.row, new.entries, after=row):
                    self.tables[new.row.id] = LiveTable(new.table, self)
                    self.messenger.wrote(self.tables[new.row.id], [])
                    live.take_row(row)
                else:
                    await live.read_on()
        return live.table.rematch

    # Other processes

    def changed(self, table_id: str, number: int) -> None:
        """Another process has written an entry."""
        live = self.tables.get(table_id)
        if live is not None and live.table.number < number:
            self.spawn(self._read_on(live))

    def missed(self) -> None:
        """Other processes may have written anything."""
        self.spawn(self._read_on(*self.tables.values()))

    async def _read_on(self, *behind: LiveTable) -> None:
        for live in behind:
            while self.tables.get(live.table.id) is live:
                try:
                    await live.catch_up()
                    break
                except WhistlestopError as error:
                    log.warning("a table could not be brought up to date: %s", error)
                    await asyncio.sleep(RETRY)

    def told(self, line: str) -> None:
        """Another process tells who is connected there, or asks who is here."""
        word, seats = presence.read(line)
        for table_id, places in seats:
            live = self.tables.get(table_id)
            if live is None:
                continue
            if word != presence.WHO:
                live.told_elsewhere(places, word == presence.HERE)
            here = sorted(live.attendance.here())
            if word == presence.WHO or (word == presence.GONE and not set(places).isdisjoint(here)):
                self.tell_presence(presence.HERE, live, here)

    def tell_presence(self, word: str, live: LiveTable, seats: list[int]) -> None:
        """Tell other processes who has come here or gone, or ask them who is there."""
        if not seats and word != presence.WHO:
            return
        for line in presence.told(word, {live.table.id: seats}):
            self.store.bus.send(line)

    async def keep_telling(self) -> None:
        """Tell other processes every few seconds who is here, and notice whom they no longer tell of."""
        while True:
            await asyncio.sleep(self.settings.presence_every)
            for live in list(self.tables.values()):
                live.look_round()
            here = {key: sorted(live.attendance.here()) for key, live in self.tables.items()}
            for line in presence.told(presence.HERE, {key: seats for key, seats in here.items() if seats}):
                self.store.bus.send(line)

    # Tidying

    async def keep_tidy(self) -> None:
        """Put tables away that nobody has used for a while."""
        while True:
            await asyncio.sleep(max(self.settings.idle / 10, 0.1))
            for key, live in list(self.tables.items()):
                rested = time.monotonic() - live.used > self.settings.idle
                if rested and not live.attendance.anybody and not live.lock.locked():
                    live.driver.sleep()
                    del self.tables[key]
