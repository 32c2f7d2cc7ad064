"""Event logs of tables, encoded for each viewer, for clients that reconnect."""

import asyncio

from msgspec import Raw

from whistlestop.core.events import SPECTATOR
from whistlestop.core.luck.chance import Scripted
from whistlestop.record.position import Events, Position
from whistlestop.server.live.live_table import LiveTable
from whistlestop.server.lru_cache import LruCache
from whistlestop.server.store.rows import EntryRow
from whistlestop.server.store.store import Store
from whistlestop.server.table.entries import Played, Started, TakenBack, decode
from whistlestop.server.table.fleeting import forgets, remembered
from whistlestop.server.table.happening import Happening, happening, line_seen_by, take_back_notes
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

    __slots__ = ("answers", "happened", "lock", "number", "position", "take_backs", "viewers")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.number = 0  # of the last entry
        self.position: Position | None = None
        self.happened: list[Happening] = []
        self.answers: list[str] = []  # the random outcomes of each
        self.take_backs: list[TakenBack] = []
        self.viewers: dict[tuple[int, bool, bool], Viewer] = {}

    def add(self, table: TableState, row: EntryRow) -> None:
        """Append the events of an entry."""
        entry = decode(row.body)
        if isinstance(entry, Started):
            self.position, events = table.start(Scripted(table.notation.parse(entry.answers)))
            self._append(entry, events)
        elif isinstance(entry, Played) and self.position is not None:
            chance = Scripted(table.notation.parse(entry.answers))
            self.position, play = self.position.play(entry.text, entry.seat, chance)
            self._append(entry, play.events)
        elif isinstance(entry, TakenBack):
            self._take_back(table, entry)
        self.number = row.number

    def _append(self, entry: Started | Played, events: Events) -> None:
        self.happened.append(happening(entry, events))
        self.answers.append(entry.answers)

    def _take_back(self, table: TableState, entry: TakenBack) -> None:
        """Drop what was taken back, and all that was encoded, since its notes are in other places now."""
        self.take_backs.append(entry)
        del self.happened[entry.to + 1 :], self.answers[entry.to + 1 :]
        notes = take_back_notes(self.take_backs)
        self.happened = [one._replace(notes=notes.get(ply, ())) for ply, one in enumerate(self.happened)]
        self.viewers.clear()
        self.position = None
        for one, answers in zip(self.happened, self.answers, strict=True):
            chance = Scripted(table.notation.parse(answers))
            if one.play is None or self.position is None:
                self.position, _ = table.start(chance)
            else:
                self.position, _ = self.position.play(one.play.text, one.play.seat, chance)

    async def encode_for(self, eyes: int, table: TableState, yielder: Yielder) -> Viewer:
        """Encode the events that a viewer has not requested before."""
        choosing = table.position is not None and bool(table.position.state.choosing)
        viewer = self.viewers.setdefault((eyes, forgets(table), choosing), Viewer())
        while len(viewer.events) < len(self.happened):
            (one,) = remembered(table, self.happened[len(viewer.events) : len(viewer.events) + 1])
            viewer.events.append(bytes(encode_events((*one.events, *one.notes), eyes))[1:-1])
            viewer.lines.append(line_seen_by(eyes, table, one))
            await yielder.pause_if_due()
        return viewer


class EventLogs:
    """An LRU cache of event logs, updated on request."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.logs: LruCache[str, EventLog] = LruCache(CAPACITY)

    async def since(
        self, live: LiveTable, ply: int | None, seat: int | None, take_backs: int | None = None
    ) -> Past:
        """Return the events after a ply, without fleeting facts; 0 includes the set-up, None returns nothing.

        All are returned if moves were taken back since the caller counted the take-backs. The events are
        complete when this returns, so the caller must subscribe before it awaits anything.
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
            while table.position is not None and (
                len(viewer.events) <= table.ply or len(log.take_backs) < len(table.take_backs)
            ):
                for row in await self.store.plays(table.id, log.number):
                    log.add(table, row)
                    await yielder.pause_if_due()
                viewer = await log.encode_for(eyes, table, yielder)
            if table.position is None:
                return NOTHING_HAPPENED
            if take_backs not in (None, len(table.take_backs)):
                ply = 0
            wanted = slice(ply + 1 if ply else 0, table.ply + 1)
            events = b",".join(item for item in viewer.events[wanted] if item)
            return Past(Raw(b"[" + events + b"]"), viewer.lines[wanted])

    def _log(self, table_id: str) -> EventLog:
        log = self.logs.get(table_id)
        if log is None:
            log = EventLog()
            self.logs.put(table_id, log)
        return log
