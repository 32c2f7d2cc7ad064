"""An LRU cache of the histories of tables that were replayed recently."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from whistlestop.core.luck.chance import Scripted
from whistlestop.core.reason import Reason
from whistlestop.record.history import History
from whistlestop.server.lru_cache import LruCache
from whistlestop.server.store.store import Store
from whistlestop.server.table.entries import Played, Started, TakenBack, decode
from whistlestop.server.table.table_rows import empty_table
from whistlestop.server.table.table_state import TableState
from whistlestop.server.wire.codes import Refusal, no_such_table
from whistlestop.server.yielder import Yielder

CAPACITY = 32
"""The number of cached histories; others are read from the store again."""


class CachedHistory:
    """A table's history and the number of the last entry it includes."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self.number = 0
        self.history: History | None = None


class HistoryCache:
    """Replays tables from the store, one request at a time, while games go on."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.cached: LruCache[str, CachedHistory] = LruCache(CAPACITY)
        self.lock = asyncio.Lock()

    @asynccontextmanager
    async def open(self, table_id: str) -> AsyncIterator[tuple[TableState, History]]:
        """Yield a table's history up to its last play; other requests wait until the caller is done."""
        async with self.lock:
            known = self.cached.get(table_id) or await self._find(table_id)
            await self._fetch_new(known)
            self.cached.put(table_id, known)
            if known.history is None:
                raise Refusal(
                    "not_possible", Reason("The game has not started, so there is nothing to replay.")
                )
            yield known.table, known.history

    async def _find(self, table_id: str) -> CachedHistory:
        row = await self.store.find(table_id)
        if row is None:
            raise no_such_table()
        return CachedHistory(empty_table(row))

    async def _fetch_new(self, known: CachedHistory) -> None:
        yielder = Yielder()
        for row in await self.store.plays(known.table.id, known.number):
            entry = decode(row.body)
            if isinstance(entry, Started):
                chance = Scripted(known.table.notation.parse(entry.answers))
                known.history = History(*known.table.start(chance))
            elif isinstance(entry, Played) and known.history is not None:
                chance = Scripted(known.table.notation.parse(entry.answers))
                known.history.play(entry.text, entry.seat, chance)
            elif isinstance(entry, TakenBack) and known.history is not None:
                known.history.return_to(entry.to, entry.seat)
            known.number = row.number
            await yielder.pause_if_due()
