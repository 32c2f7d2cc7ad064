"""A table in use: entries are written down one after the other, and everybody is told what they may know."""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from whistlestop.core.events import Event
from whistlestop.core.reason import Reason
from whistlestop.server.entries import AnyEntry, By, Freed, Hooked, Played, Said, Started, read
from whistlestop.server.settings import ClockRules
from whistlestop.server.store.rows import EntryRow
from whistlestop.server.tables import playing, presence, teaching, telling
from whistlestop.server.tables.attendance import Attendance
from whistlestop.server.tables.driver import Driver
from whistlestop.server.tables.follower import Follower, Listener
from whistlestop.server.tables.laying import entry_row
from whistlestop.server.tables.table import Ahead, Events, Table
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.messages import SaidTold

if TYPE_CHECKING:
    from whistlestop.server.tables.hub import Hub

TRIES = 20
"""How often an entry is thought over again when other processes were quicker."""

Proposal = Callable[[], tuple[AnyEntry, Ahead | None]]


class LiveTable:
    """A table with those who follow it; one entry at a time is on its way to the store."""

    __slots__ = ("attendance", "driver", "hub", "lock", "present", "table", "used")

    def __init__(self, table: Table, hub: "Hub") -> None:
        self.table = table
        self.hub = hub
        self.lock = asyncio.Lock()
        self.attendance = Attendance(len(table.seats), hub.settings.presence_every, time.monotonic)
        self.driver = Driver(self)
        self.used = time.monotonic()
        self.present: list[int] = []  # the seats that everybody was told to be there

    @property
    def rules(self) -> ClockRules:
        """The rules of the clock that the table agreed on."""
        return self.hub.settings.clocks[self.table.agreement.clock]

    def cover_in(self, place: int) -> float | None:
        """Return in how many seconds others may ask that a bot plays for somebody; none if they can't."""
        seat = self.table.seats[place]
        if self.table.status != "playing" or not seat.person or seat.cover or self.attendance.present(place):
            return None
        return max(0.0, self.rules.asked - self.attendance.away(place))

    # Changing

    async def change(self, propose: Callable[[Table], AnyEntry]) -> AnyEntry:
        """Write an entry down, thought over again whenever another process was quicker."""
        return await self.commit(lambda: (propose(self.table), None))

    async def play(self, seat: int, ply: int, text: str, by: By, key: str = "") -> int:
        """Play a move, and return its ply once it can't be lost."""
        await self.come_to(ply)
        try:
            entry = await self.commit(lambda: playing.play(self.table, seat, ply, text, by, key))
        except playing.AlreadyPlayed as already:
            return already.ply
        assert isinstance(entry, Played)
        if by == "person":
            self.driver.decided(seat)
        return entry.ply

    async def skip(self, ply: int | None) -> None:
        """Let the script of a first game play a step, or all that is left, whoever waits for it."""
        await asyncio.shield(asyncio.ensure_future(self._skip(ply)))

    async def _skip(self, ply: int | None) -> None:
        async with self.lock:
            until = teaching.skipped(self.table, ply)
            events: list[Event] = []
            try:
                while self.table.ply < until and self.table.status == "playing":
                    line = teaching.next_line(self.table)
                    entry, ahead = playing.play(self.table, line.seat, self.table.ply, line.text, "script")
                    row = entry_row(self.table.id, self.table.number + 1, time.time(), entry)
                    if await self.hub.store.append(row):
                        events += self.table.take(row.number, row.at, entry, ahead)
                    else:
                        await self.read_on()
            finally:  # many plays are told in one message
                self.tell_state(tuple(events))
                self.tell_table()
                self.driver.wake()

    async def commit(self, propose: Proposal) -> AnyEntry:
        """Write an entry down, even if whoever asked for it does not wait for the end."""
        return await asyncio.shield(asyncio.ensure_future(self._commit(propose)))

    async def _commit(self, propose: Proposal) -> AnyEntry:
        async with self.lock:
            for _ in range(TRIES):
                try:
                    entry, ahead = propose()
                except Refusal:  # unless it was for something that another process has changed
                    if not await self.read_on():
                        raise
                    continue
                row = entry_row(self.table.id, self.table.number + 1, time.time(), entry)
                if await self.hub.store.append(row):
                    actors = self.table.actors()
                    self.happened(row.number, row.at, entry, ahead)
                    self.hub.messenger.wrote(self, actors)
                    return entry
                await self.read_on()
        raise Refusal("busy", Reason("Too much happens at this table at once; please try again."))

    async def catch_up(self) -> None:
        """Read what other processes have written, once nothing is on its way."""
        async with self.lock:
            await self.read_on()

    async def come_to(self, ply: int) -> None:
        """Catch up for somebody who has seen more elsewhere than this process has heard of."""
        if ply > self.table.ply:
            await self.catch_up()

    async def read_on(self) -> bool:
        """Read what other processes have written, and say whether there was anything."""
        rows = await self.hub.store.entries(self.table.id, self.table.number)
        for row in rows:
            self.take_row(row)
        return bool(rows)

    def take_row(self, row: EntryRow) -> None:
        """Let an entry become true as the store has it."""
        self.happened(row.number, row.at, read(row.body), None)

    def happened(self, number: int, at: float, entry: AnyEntry, ahead: Ahead | None) -> None:
        """Let an entry become true, and tell everybody."""
        events = self.table.take(number, at, entry, ahead)
        match entry:
            case Played():
                self.hub.messenger.decided(self.table.id, entry.seat)
                self.tell_state(events)
                if entry.over:
                    self.tell_table()
            case Started():
                self.tell_table()
                self.tell_state(events)
            case Said():
                self.tell_said(self.table.chat[-1])
            case Hooked():
                pass  # nobody else is to know
            case Freed():
                self.unseat(entry.seat)
                self.tell_table()
            case _:
                self.tell_table()
        self.driver.wake()

    # Following

    def follow(self, listener: Listener, seat: int | None) -> Follower:
        """Let a connection follow the table: from a seat, or looking on."""
        follower = self.attendance.follow(listener)
        was_there = seat is None or self.attendance.present(seat)
        follower.watches = seat is None
        if seat is not None and seat not in follower.seats:
            follower.seats.append(seat)
        if not was_there:
            self.hub.tell_presence(presence.HERE, self, [seat] if seat is not None else [])
        self.tell_table(but=follower)
        self.used = time.monotonic()
        self.driver.wake()
        return follower

    def unfollow(self, listener: Listener) -> None:
        """Let a connection go; its seats remain."""
        if listener not in self.attendance.followers:
            return
        before = self.attendance.here()
        self.attendance.unfollow(listener)
        gone = sorted(before - self.attendance.here())
        self.used = time.monotonic()
        if gone:
            self.hub.tell_presence(presence.GONE, self, gone)
        self.tell_table()
        self.driver.wake()

    def stand_up(self, listener: Listener, seat: int) -> None:
        """Let a connection follow the table without a seat that it had."""
        follower = self.attendance.followers.get(listener)
        if follower is not None and seat in follower.seats:
            follower.seats.remove(seat)
            self.attendance.absent_since[seat] = time.monotonic()
            if seat not in self.attendance.here():
                self.hub.tell_presence(presence.GONE, self, [seat])
            self.tell_table()

    def unseat(self, seat: int) -> None:
        """Let everybody who played a seat only look on."""
        for listener in list(self.attendance.followers):
            self.stand_up(listener, seat)

    def told_elsewhere(self, seats: list[int], here: bool) -> None:
        """Note who is connected to another process, or no longer."""
        if self.attendance.heard_of(seats) if here else self.attendance.lost(seats):
            self.tell_table()
            self.driver.wake()

    def look_round(self) -> None:
        """Notice people who went without a word, as those of a process that has died."""
        if self.attendance.anybody and self.present != self.attendance.all_present():
            self.tell_table()
            self.driver.wake()

    # Telling

    def tell_table(self, but: Follower | None = None) -> None:
        """Tell everybody how the table is."""
        self.present = self.attendance.all_present()
        for follower in list(self.attendance.followers.values()):
            if follower is not but:
                follower.listener.post(telling.table(self, follower))

    def tell_state(self, events: Events) -> None:
        """Tell everybody what happened in the game, each as far as they may know."""
        told: dict[int | None, bytes] = {}
        for follower in list(self.attendance.followers.values()):
            for seat in follower.eyes():
                if seat not in told:
                    told[seat] = telling.state(self, seat, events)
                follower.listener.post(told[seat])

    def tell_said(self, line: SaidTold) -> None:
        """Tell everybody who listens what was said."""
        message = telling.written(line)
        for follower in list(self.attendance.followers.values()):
            if follower.hears(line.seat):
                follower.listener.post(message)
