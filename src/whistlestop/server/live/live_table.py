"""A table in use: entries are committed one at a time and broadcast to its followers."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

from whistlestop.core.reason import Reason
from whistlestop.server.live import presence_messages
from whistlestop.server.live.attendance import describe_attendance
from whistlestop.server.live.context import LiveContext
from whistlestop.server.live.driver import Driver
from whistlestop.server.live.follower import Follower, Listener, Reply
from whistlestop.server.live.presence import Presence
from whistlestop.server.settings import ClockRules
from whistlestop.server.store.rows import EntryRow
from whistlestop.server.table import proposals, snapshots
from whistlestop.server.table.entries import (
    AnyEntry,
    Committed,
    DecidedBy,
    Freed,
    Hooked,
    Played,
    Said,
    Started,
    Subscribed,
    TakenBack,
    Unsubscribed,
    decode,
)
from whistlestop.server.table.fleeting import remembered
from whistlestop.server.table.foresight import Foresight
from whistlestop.server.table.happening import Happening, happening, whole_game
from whistlestop.server.table.snapshots import Past, SharedPast, StateSnapshot
from whistlestop.server.table.table_rows import entry_row
from whistlestop.server.table.table_state import ProposedPlay, TableState
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.messages import ChatMessage, TableMessage

ATTENDANCE_INTERVAL = 0.25  # seconds between two broadcasts of who is connected
MAX_ATTEMPTS = 20  # at a proposal, while other processes commit first

Propose = Callable[[], tuple[AnyEntry, ProposedPlay | None]]
Append = Callable[[EntryRow], Awaitable[bool]]


class LiveTable:
    """A table with its followers; a lock serialises commits."""

    __slots__ = (
        "__weakref__",
        "attendance_due",
        "attendance_sent",
        "context",
        "driver",
        "foresight",
        "lock",
        "presence",
        "present",
        "table",
        "used",
    )

    def __init__(self, table: TableState, context: LiveContext) -> None:
        self.table = table
        self.context = context
        self.lock = asyncio.Lock()
        self.presence = Presence(len(table.seats), context.settings.heartbeat_interval, time.monotonic)
        self.driver = Driver(self)
        self.foresight: dict[int, Foresight] = {}  # of each seat, as last computed
        self.used = time.monotonic()
        self.present: list[int] = []  # the seats that were last broadcast as present
        self.attendance_sent = 0.0  # when they were broadcast
        self.attendance_due: asyncio.TimerHandle | None = None

    @property
    def rules(self) -> ClockRules:
        """The rules of the clock that the table agreed on."""
        return self.context.settings.clocks[self.table.agreement.clock]

    # Commits

    async def change(self, propose: Callable[[TableState], AnyEntry]) -> AnyEntry:
        """Commit an entry, proposed again whenever another process commits first."""
        return await self.commit(lambda: (propose(self.table), None))

    async def play(
        self,
        seat: int,
        ply: int,
        text: str,
        by: DecidedBy,
        key: str = "",
        reply: Reply | None = None,
        take_backs: int | None = None,
    ) -> None:
        """Play a move; reply once it is durable, or if it was played before."""
        await self.catch_up_to(ply)
        try:
            await self.commit(
                lambda: proposals.propose_play(self.table, seat, ply, text, by, key, take_backs), reply=reply
            )
        except proposals.AlreadyPlayed as already:
            if reply is not None:
                reply.listener.post(reply.encode(already.ply))
            return
        if by == "person":
            self.driver.reset_timeouts(seat)

    async def commit(
        self, propose: Propose, append: Append | None = None, reply: Reply | None = None
    ) -> AnyEntry:
        """Append an entry, by default to the store alone, even if the caller is cancelled."""
        write = self.context.store.append if append is None else append
        return await asyncio.shield(asyncio.ensure_future(self._commit(propose, write, reply)))

    async def _commit(self, propose: Propose, append: Append, reply: Reply | None) -> AnyEntry:
        async with self.lock:
            for _ in range(MAX_ATTEMPTS):
                try:
                    entry, proposed = propose()
                except Refusal:  # another process may have removed the cause of the refusal
                    if not await self.fetch_new():
                        raise
                    continue
                row = entry_row(self.table.id, self.table.number + 1, time.time(), entry)
                if await append(row):
                    actors = self.table.actors()
                    self.apply(row.number, row.at, entry, proposed, reply)
                    self.context.observer.entry_written(self.table, self.presence, actors)
                    return entry
                await self.fetch_new()
        raise Refusal("busy", Reason("This table is too busy right now; please try again."))

    async def catch_up(self) -> None:
        """Fetch what other processes have written, once nothing is being committed here."""
        async with self.lock:
            await self.fetch_new()

    async def catch_up_to(self, ply: int) -> None:
        """Catch up if a client has seen more at another process than this one knows."""
        if ply > self.table.ply:
            await self.catch_up()

    async def fetch_new(self) -> bool:
        """Apply the entries that other processes have written; return whether there were any."""
        rows = await self.context.store.entries(self.table.id, self.table.number)
        for row in rows:
            self.apply(row.number, row.at, decode(row.body), None)
        return bool(rows)

    def apply(
        self,
        number: int,
        at: float,
        entry: AnyEntry,
        proposed: ProposedPlay | None,
        reply: Reply | None = None,
    ) -> None:
        """Apply an entry and broadcast its effects."""
        was_asked = self.table.asked is not None
        events = self.table.apply(number, at, entry, proposed)
        match entry:
            case Played():
                self.context.observer.seat_decided(self.table.id, entry.seat)
                self.broadcast_state([happening(entry, events)], reply)
                if entry.over or was_asked:
                    self.broadcast_table()
            case Started():
                self.broadcast_table()
                self.broadcast_state([happening(entry, events)])
            case TakenBack():
                self.broadcast_state(remembered(self.table, whole_game(self.table)))
                self.broadcast_table()
            case Said():
                self.broadcast_chat(self.table.chat[-1])
            case Hooked() | Subscribed() | Unsubscribed() | Committed():
                pass  # addresses are private, and commitments are published together
            case Freed():
                self.remove_from_seat(entry.seat)
                self.broadcast_table()
            case _:
                self.broadcast_table()
        self.driver.wake()

    # Followers

    def follow(self, listener: Listener, seat: int | None) -> Follower:
        """Subscribe a connection, for a seat or as a spectator."""
        is_new = listener not in self.presence.followers
        follower = self.presence.follow(listener)
        was_there = seat is None or self.presence.present(seat)
        follower.watches = seat is None
        if seat is not None and seat not in follower.seats:
            follower.seats.append(seat)
            is_new = True
        if not was_there:
            self.announce(presence_messages.HERE, [seat] if seat is not None else [])
        if is_new:
            self.broadcast_attendance(but=follower)
        self.used = time.monotonic()
        self.driver.wake()
        return follower

    def unfollow(self, listener: Listener) -> None:
        """Unsubscribe a connection; its seats stay taken."""
        if listener not in self.presence.followers:
            return
        before = self.presence.local_seats()
        self.presence.unfollow(listener)
        gone = sorted(before - self.presence.local_seats())
        self.used = time.monotonic()
        if gone:
            self.announce(presence_messages.GONE, gone)
        self.broadcast_attendance()
        self.driver.wake()

    def release_seat(self, listener: Listener, seat: int) -> None:
        """Take a seat from a connection, which stays subscribed."""
        follower = self.presence.followers.get(listener)
        if follower is not None and seat in follower.seats:
            follower.seats.remove(seat)
            self.presence.absent_since[seat] = time.monotonic()
            if seat not in self.presence.local_seats():
                self.announce(presence_messages.GONE, [seat])
            self.broadcast_attendance()

    def remove_from_seat(self, seat: int) -> None:
        """Make everybody who played a seat a spectator."""
        for listener in list(self.presence.followers):
            self.release_seat(listener, seat)

    def update_remote(self, seats: list[int], here: bool) -> None:
        """Record who connected to another process or disconnected there."""
        if self.presence.seen_elsewhere(seats) if here else self.presence.gone_elsewhere(seats):
            self.broadcast_attendance()
            self.driver.wake()

    def expire_remote(self) -> None:
        """Drop people whose process has missed its heartbeats, such as one that died."""
        if self.presence.has_followers and self.present != self.presence.all_present():
            self.broadcast_attendance()
            self.driver.wake()

    def announce(self, word: str, seats: list[int]) -> None:
        """Broadcast to other processes who came or went here."""
        self.context.announce(word, self.table.id, seats)

    # Messages

    def table_message(self, mine: list[int]) -> TableMessage:
        """Describe the table to a client that plays some seats."""
        attendance = describe_attendance(self.table, self.presence, self.rules)
        return snapshots.table_message(self.table, attendance, mine)

    def encode_table(self, follower: Follower) -> bytes:
        """Encode the table for a follower."""
        return snapshots.encode(self.table_message(follower.seats))

    def encode_state(self, seat: int | None, past: Past) -> bytes:
        """Encode the game as a seat or a spectator sees it."""
        return snapshots.encode(self.snapshot().message(seat, past))

    def snapshot(self) -> StateSnapshot:
        """Return the game at this moment."""
        return StateSnapshot(self.table, self.driver.clock_message(), self.foresight)

    def broadcast_table(self, but: Follower | None = None) -> None:
        """Send the table to all followers, or to all but one."""
        if self.attendance_due is not None:
            self.attendance_due.cancel()
            self.attendance_due = None
        self.attendance_sent = time.monotonic()
        self.present = self.presence.all_present()
        encoded: dict[tuple[int, ...], bytes] = {}
        for follower in list(self.presence.followers.values()):
            if follower is not but:
                seats = tuple(follower.seats)
                if seats not in encoded:
                    encoded[seats] = self.encode_table(follower)
                follower.listener.post(encoded[seats])

    def broadcast_attendance(self, but: Follower | None = None) -> None:
        """Broadcast the table after a person came or went, at most once per interval."""
        wait = self.attendance_sent + ATTENDANCE_INTERVAL - time.monotonic()
        if self.attendance_due is None and wait <= 0:
            self.broadcast_table(but)
        elif self.attendance_due is None:
            self.attendance_due = asyncio.get_running_loop().call_later(wait, self.broadcast_table)

    def broadcast_state(self, happened: Sequence[Happening], reply: Reply | None = None) -> None:
        """Send the game to all followers, to each as its seats may see it, and the player's reply."""
        encoded: dict[int | None, bytes] = {}
        now = self.snapshot()
        past = SharedPast(self.table, happened)
        for follower in list(self.presence.followers.values()):
            messages: list[bytes] = []
            for seat in follower.eyes():
                if seat not in encoded:
                    encoded[seat] = snapshots.encode(now.message(seat, past.seen_by(seat)))
                messages.append(encoded[seat])
            if reply is not None and follower.listener is reply.listener:
                messages.append(reply.encode(self.table.ply))
                reply = None
            follower.listener.post(*messages)
        if reply is not None:  # to a player who no longer follows the table
            reply.listener.post(reply.encode(self.table.ply))

    def broadcast_chat(self, line: ChatMessage) -> None:
        """Send a chat message to all who have not muted its seat."""
        message = snapshots.encode(line)
        for follower in list(self.presence.followers.values()):
            if follower.hears(line.seat):
                follower.listener.post(message)
