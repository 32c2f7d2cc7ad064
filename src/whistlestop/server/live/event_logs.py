"""Event logs of tables, encoded for each viewer, for clients that reconnect."""

import asyncio

from msgspec import Raw

from whistlestop.core.events import SPECTATOR
from whistlestop.core.luck.chance import Scripted
from whistlestop.record.position import Position
from whistlestop.server.live.live_table import LiveTable
from whistlestop.server.lru_cache import LruCache
from whistlestop.server.store.rows import EntryRow
from whistlestop.server.store.store import Store
from whistlestop.server.table.entries import Played, Started, decode
from whistlestop.server.table.fleeting import forgets, remembered
from whistlestop.server.table.happening import Happening, happening, line_seen_by
from whistlestop.server.table.snapshots import NOTHING_HAPPENED, Past, encode_events
from whistlestop.server.table.table_state import TableState
from whistlestop.server.yielder import Yielder

CAPACITY = 64
"""The number of cached logs; others are read from the store again."""


class Viewer:
    """The events of a table as one viewer may see them, play by play."""

    __slots__ = ("events", "lines")

    def __init__(self) -> None:
        self.events: list[bytes] = []  # of each play, the items of a JSON array
        self.lines: list[str] = []


class EventLog:
    """All events of a table, starting with the set-up."""

    __slots__ = ("happened", "lock", "number", "position", "viewers")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.number = 0  # of the last entry
        self.position: Position | None = None
        self.happened: list[Happening] = []
        self.viewers: dict[tuple[int, bool, bool], Viewer] = {}

    def add(self, table: TableState, row: EntryRow) -> None:
        """Append the events of an entry."""
        entry = decode(row.body)
        if isinstance(entry, Started):
            self.position, events = table.start(Scripted(table.notation.parse(entry.answers)))
            self.happened.append(happening(entry, events))
        elif isinstance(entry, Played) and self.position is not None:
            chance = Scripted(table.notation.parse(entry.answers))
            self.position, play = self.position.play(entry.text, entry.seat, chance)
            self.happened.append(happening(entry, play.events))
        self.number = row.number

    async def encode_for(self, eyes: int, table: TableState, yielder: Yielder) -> Viewer:
        """Encode the events that a viewer has not requested before."""
        choosing = table.position is not None and bool(table.position.state.choosing)
        viewer = self.viewers.setdefault((eyes, forgets(table), choosing), Viewer())
        while len(viewer.events) < len(self.happened):
            (one,) = remembered(table, self.happened[len(viewer.events) : len(viewer.events) + 1])
            viewer.events.append(bytes(encode_events(one.events, eyes))[1:-1])
            viewer.lines.append(line_seen_by(eyes, table, one))
            await yielder.pause_if_due()
        return viewer


class EventLogs:
    """An LRU cache of event logs, updated on request."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.logs: LruCache[str, EventLog] = LruCache(CAPACITY)

    async def since(self, live: LiveTable, ply: int | None, seat: int | None) -> Past:
        """Return the events after a ply, without fleeting facts; 0 includes the set-up, None returns nothing.

        The events are complete when this returns, so the caller must subscribe before it awaits anything.
        """
        if ply is None:
            return NOTHING_HAPPENED
        await live.catch_up_to(ply)
        table = live.table
        log = self._log(table.id)
        eyes = SPECTATOR if seat is None else seat
        async with log.lock:
            yielder = Yielder()
            viewer = await log.encode_for(eyes, table, yielder)
            while table.position is not None and len(viewer.events) <= table.ply:
                for row in await self.store.plays(table.id, log.number):
                    log.add(table, row)
                    await yielder.pause_if_due()
                viewer = await log.encode_for(eyes, table, yielder)
            if table.position is None:
                return NOTHING_HAPPENED
            wanted = slice(ply + 1 if ply else 0, table.ply + 1)
            events = b",".join(item for item in viewer.events[wanted] if item)
            return Past(Raw(b"[" + events + b"]"), viewer.lines[wanted])

    def _log(self, table_id: str) -> EventLog:
        log = self.logs.get(table_id)
        if log is None:
            log = EventLog()
            self.logs.put(table_id, log)
        return log
