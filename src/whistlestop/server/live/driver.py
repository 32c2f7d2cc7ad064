"""Drives a table: runs its bots and its clock, and covers absent people."""

import asyncio
import logging
import random
import time
import weakref
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Protocol

from whistlestop.server.errors import StoreUnavailable
from whistlestop.server.live.context import LiveContext
from whistlestop.server.live.presence import Presence
from whistlestop.server.pool.pace import pause
from whistlestop.server.pool.pool import BotsUnavailable
from whistlestop.server.pool.question import Question
from whistlestop.server.settings import ClockRules
from whistlestop.server.table import lessons, seating, shuffle
from whistlestop.server.table.entries import AnyEntry, Asked, DecidedBy
from whistlestop.server.table.table_state import TableState
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.messages import ClockMessage

MAX_TIMEOUTS = 3
"""Timeouts in a row after which a bot covers the seat."""
CONSENT_PATIENCE = 20.0
"""Seconds that bots wait for the answers to a request to take moves back; a move withdraws it."""
RETRY = 2.0
"""Seconds until a failed task is retried."""

LUCK = random.Random()
"""Randomness for the pauses and tie-breaks of bots."""

log = logging.getLogger("whistlestop.tables")


class DrivenTable(Protocol):
    """The interface of a live table that its driver uses."""

    @property
    def table(self) -> TableState:
        """The state of the table."""

    @property
    def context(self) -> LiveContext:
        """The services that live tables share."""

    @property
    def presence(self) -> Presence:
        """Who is connected."""

    @property
    def rules(self) -> ClockRules:
        """The rules of the clock that the table agreed on."""

    async def change(self, propose: Callable[[TableState], AnyEntry]) -> AnyEntry:
        """Commit an entry."""

    async def play(
        self, seat: int, ply: int, text: str, by: DecidedBy, *, take_backs: int | None = None
    ) -> None:
        """Play a move and return once it is durable."""


class Driver:
    """Keeps a followed table going."""

    __slots__ = ("_live", "alarm", "asked", "asked_at", "decision", "due_since", "thinking", "timeouts")

    def __init__(self, live: DrivenTable) -> None:
        self._live = weakref.ref(live)  # so that an evicted table is freed without the garbage collector
        self.alarm: asyncio.TimerHandle | None = None
        # of each seat: the decision, and the task
        self.thinking: dict[int, tuple[tuple[int, int], asyncio.Task[None]]] = {}
        self.timeouts: dict[int, int] = {}
        self.decision = ("", 0, 0)  # the status, take-backs and ply of the table when it became due
        self.due_since = 0.0
        self.asked: Asked | None = None  # the open request to take moves back, and when it was seen first
        self.asked_at = 0.0

    @property
    def live(self) -> DrivenTable:
        """The table that is driven."""
        live = self._live()
        assert live is not None
        return live

    def wake(self) -> None:
        """Reschedule bots and timers after any change."""
        table = self.live.table
        if table.status == "shuffling":
            self.stop_alarm()
            self.go_on_shuffling()
            return
        actors = table.actors() if self.live.presence.has_followers else []
        held = self.consent_left()
        for seat in list(self.thinking):
            decision, task = self.thinking[seat]
            waits_now = held > 0 and table.seats[seat].played_by
            if seat not in actors or decision != self.decision_id() or waits_now:
                del self.thinking[seat]
                task.cancel()
        for seat in actors:
            if table.seats[seat].played_by and held <= 0:
                by: DecidedBy = "bot" if table.seats[seat].bot else "stand-in"
                self.think(seat, table.seats[seat].played_by, by)
        waits = [self.time_left(seat) for seat in actors if not table.seats[seat].played_by]
        if held > 0:
            waits.append(held)
        soonest = min((wait for wait in waits if wait is not None), default=None)
        self.set_alarm(soonest)

    def sleep(self) -> None:
        """Cancel bots and timers."""
        self.stop_alarm()
        for _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()

    def set_alarm(self, wait: float | None) -> None:
        """Start the timer; one that ends earlier keeps running, because it starts the next one."""
        if wait is None:
            self.stop_alarm()
            return
        loop = asyncio.get_running_loop()
        due = loop.time() + max(wait, 0.01)
        if self.alarm is not None and self.alarm.when() > due:
            self.stop_alarm()
        if self.alarm is None:
            self.alarm = loop.call_at(due, self.on_alarm)

    def stop_alarm(self) -> None:
        """Cancel the timer."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def consent_left(self) -> float:
        """Return the seconds that bots still wait for people to answer a request to take moves back."""
        asked = self.live.table.asked
        if asked is not self.asked:
            self.asked, self.asked_at = asked, time.monotonic()
        return 0.0 if asked is None else self.asked_at + CONSENT_PATIENCE - time.monotonic()

    def decision_id(self) -> tuple[int, int]:
        """Identify the pending decision; others' simultaneous choices don't change it."""
        table = self.live.table
        assert table.position is not None
        return len(table.take_backs), -1 if table.position.state.choosing else table.ply

    # The shuffle

    def go_on_shuffling(self) -> None:
        """Begin the shuffle once the people have arrived, and deal once all nonces are revealed."""
        table, presence = self.live.table, self.live.presence
        if not presence.has_followers:
            return
        if table.shares is not None:
            if not table.shares.missing:
                self.spawn(self.change_if_possible(shuffle.deal))
            return
        people = [place for place, seat in enumerate(table.seats) if seat.person]
        awake = time.monotonic() - presence.awake_since
        wait = self.live.context.settings.arrival_patience - awake
        if wait <= 0 or all(presence.present(place) for place in people):
            self.spawn(self.change_if_possible(lambda now: shuffle.begin(now, presence.all_present())))
        else:
            self.alarm = asyncio.get_running_loop().call_later(wait, self.on_retry)

    # The clock

    def deadline(self) -> float | None:
        """Return when the time for a decision is up, by the monotonic clock; None without a limit."""
        limit = self.live.rules.decision
        if not limit or not self.live.presence.has_followers:
            return None
        decision = (self.live.table.status, len(self.live.table.take_backs), self.live.table.ply)
        if self.decision != decision:
            # Only the monotonic clock counts: the system's clock, which stamps entries, can be set.
            self.decision, self.due_since = decision, time.monotonic()
        return max(self.due_since, self.live.presence.awake_since) + limit

    def clock_message(self) -> ClockMessage | None:
        """Return the seats whose clocks are running, and the seconds left."""
        table = self.live.table
        seats = [seat for seat in table.actors() if not table.seats[seat].played_by]
        deadline = self.deadline()
        if not seats or deadline is None:
            return None
        return ClockMessage(seats=seats, left=round(max(0.0, deadline - time.monotonic()), 3))

    def time_left(self, seat: int) -> float | None:
        """Return the seconds to wait for a person; None without a limit."""
        waits = []
        deadline = self.deadline()
        if deadline is not None:
            waits.append(deadline - time.monotonic())
        away = self.live.presence.seconds_away(seat)
        if self.live.rules.grace:
            # A person at another process may vanish without a message if that process dies.
            waits.append(self.live.rules.grace - away)
        return min(waits, default=None)

    def on_alarm(self) -> None:
        """Act for seats whose time is up."""
        self.alarm = None
        table = self.live.table
        rules = self.live.rules
        deadline = self.deadline()
        late = deadline is not None and time.monotonic() >= deadline
        for seat in table.actors():
            if table.seats[seat].played_by:
                continue
            away = self.live.presence.seconds_away(seat)
            if rules.grace and away >= rules.grace:
                self.spawn(self.cover(seat))
            elif late and self.timeouts.get(seat, 0) + 1 >= MAX_TIMEOUTS:
                self.timeouts.pop(seat, None)
                self.spawn(self.cover(seat))
            elif late:
                self.think(seat, seating.STAND_IN, "clock")
        if not late:
            self.wake()

    def reset_timeouts(self, seat: int) -> None:
        """Record that a person decided in time."""
        self.timeouts.pop(seat, None)

    async def cover(self, seat: int) -> None:
        """Cover an absent person's seat with a bot, unless they are back."""
        await self.change_if_possible(lambda table: seating.cover(table, seat))

    async def change_if_possible(self, propose: Callable[[TableState], AnyEntry]) -> None:
        """Commit an entry, unless a change of the table has made it invalid."""
        with suppress(Refusal):
            await self.live.change(propose)

    # Bots

    def think(self, seat: int, bot: str, by: DecidedBy) -> None:
        """Ask a bot for the pending decision, unless one has been asked."""
        if seat not in self.thinking:
            self.thinking[seat] = (self.decision_id(), self.spawn(self.decide(seat, bot, by)))

    async def decide(self, seat: int, bot: str, by: DecidedBy) -> None:
        """Ask a bot, pause as a person would, and play its choice."""
        live, table = self.live, self.live.table
        ply, take_backs = table.ply, len(table.take_backs)
        began = time.monotonic()
        text = await self.ask_bot(seat, bot)
        if by != "clock":
            seems = pause(table.agreement.pace, LUCK, text) * live.context.settings.bot_pace
            await asyncio.sleep(max(0.0, seems - (time.monotonic() - began)))
        if by == "clock":
            self.timeouts[seat] = self.timeouts.get(seat, 0) + 1
        self.thinking.pop(seat, None)
        started = time.perf_counter()
        try:
            await live.play(seat, ply, text, by, take_backs=take_backs)
            live.context.metrics.record_play(by, time.perf_counter() - started)
        except Refusal as refusal:
            if refusal.code not in ("stale", "not_possible", "illegal"):
                raise

    async def ask_bot(self, seat: int, bot: str) -> str:
        """Return the choice of a bot, or of the script in a lesson."""
        table = self.live.table
        assert table.position is not None
        if table.agreement.lesson:
            return lessons.next_line(table).text
        question = Question(
            table=table.id,
            game=table.game.name,
            options=sorted(table.game.options),
            state=table.position.state.to_bytes(),
            seat=seat,
            bot=bot,
            luck=LUCK.getrandbits(62),
            take_backs=len(table.take_backs),
        )
        return (await self.live.context.pool.choose(question)).text

    def spawn(self, work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        """Run a coroutine in the background and retry later if it fails."""
        task = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(self.on_done)
        return task

    def on_done(self, task: "asyncio.Task[None]") -> None:
        """Log a failed background task and schedule a retry."""
        if task.cancelled() or task.exception() is None:
            return
        error = task.exception()
        for seat in [seat for seat, (_, one) in self.thinking.items() if one is task]:
            del self.thinking[seat]
        expected = isinstance(error, (BotsUnavailable, StoreUnavailable, Refusal))
        log.warning("a table could not go on: %s", error if expected else type(error).__name__)
        self.stop_alarm()
        self.alarm = asyncio.get_running_loop().call_later(RETRY, self.on_retry)

    def on_retry(self) -> None:
        """Go on after a pause."""
        self.alarm = None
        self.wake()
