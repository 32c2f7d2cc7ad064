"""What happened at tables that somebody has come back to, encoded for each viewer."""

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
"""Tables whose past is kept; that of others is read again from the store."""


class Viewer:
    """The past of a table as one viewer may know it, play by play."""

    __slots__ = ("events", "lines")

    def __init__(self) -> None:
        self.events: list[bytes] = []  # of each play, the items of a JSON array
        self.lines: list[str] = []


class EventLog:
    """What happened at a table, the set-up first."""

    __slots__ = ("happened", "lock", "number", "position", "viewers")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.number = 0  # of the last entry
        self.position: Position | None = None
        self.happened: list[Happening] = []
        self.viewers: dict[tuple[int, bool, bool], Viewer] = {}

    def add(self, table: TableState, row: EntryRow) -> None:
        """Append what an entry made happen."""
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
        """Encode what a viewer has not asked for before."""
        choosing = table.position is not None and bool(table.position.state.choosing)
        viewer = self.viewers.setdefault((eyes, forgets(table), choosing), Viewer())
        while len(viewer.events) < len(self.happened):
            (one,) = remembered(table, self.happened[len(viewer.events) : len(viewer.events) + 1])
            viewer.events.append(bytes(encode_events(one.events, eyes))[1:-1])
            viewer.lines.append(line_seen_by(eyes, table, one))
            await yielder.pause_if_due()
        return viewer


class EventLogs:
    """An LRU cache of event logs, extended by what is new."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.logs: LruCache[str, EventLog] = LruCache(CAPACITY)

    async def since(self, live: LiveTable, ply: int | None, seat: int | None) -> Past:
        """Return all plays after a ply as they may be repeated; for 0 with the set-up, for None nothing.

        They end where the table is when this returns; the caller must not wait before it subscribes.
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
