"""What drives a table on: its bots think, its clock runs, and nobody is waited for without end."""

import asyncio
import logging
import random
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from whistlestop.server.entries import By
from whistlestop.server.errors import StoreUnavailable
from whistlestop.server.pool.pace import pause
from whistlestop.server.pool.pool import BotsUnavailable
from whistlestop.server.pool.question import Question
from whistlestop.server.tables import seating, teaching
from whistlestop.server.wire.codes import Refusal
from whistlestop.server.wire.messages import ClockTold

if TYPE_CHECKING:
    from whistlestop.server.tables.live_table import LiveTable

OVERTIMES = 3
"""After so many decisions in a row that the clock took from somebody, a bot plays the seat."""
RETRY = 2.0
"""Seconds until what could not be done is tried again."""

LUCK = random.Random()
"""Decides how long bots seem to think, and between what they like equally."""

log = logging.getLogger("whistlestop.tables")


class Driver:
    """Sees to it that a table that somebody follows goes on."""

    __slots__ = ("alarm", "live", "overtimes", "thinking")

    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self.alarm: asyncio.TimerHandle | None = None
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}  # of each seat: the ply, and the task
        self.overtimes: dict[int, int] = {}

    def wake(self) -> None:
        """Look what is to be done, after anything has changed."""
        self.stop_alarm()
        table = self.live.table
        actors = table.actors() if self.live.attendance.anybody else []
        for seat in list(self.thinking):
            ply, task = self.thinking[seat]
            if seat not in actors or ply != self.moment():
                del self.thinking[seat]
                task.cancel()
        for seat in actors:
            if table.seats[seat].played_by:
                by: By = "bot" if table.seats[seat].bot else "stand-in"
                self.think(seat, table.seats[seat].played_by, by)
        waits = [self.patience(seat) for seat in actors if not table.seats[seat].played_by]
        soonest = min((wait for wait in waits if wait is not None), default=None)
        if soonest is not None:
            self.alarm = asyncio.get_running_loop().call_later(max(soonest, 0.01), self.ring)

    def sleep(self) -> None:
        """Do nothing any more."""
        self.stop_alarm()
        for _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()

    def stop_alarm(self) -> None:
        """Forget when something was to be done."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def moment(self) -> int:
        """Name the decision that is due: while opening tickets are chosen, others' plays don't change it."""
        match = self.live.table.match
        assert match is not None
        return -1 if match.state.choosing else self.live.table.ply

    # The clock

    def deadline(self) -> float | None:
        """Return when the time for a decision is up, on the clock on the wall; none if there is no limit."""
        limit = self.live.rules.decision
        if not limit or not self.live.attendance.anybody:
            return None
        awake = time.time() - (time.monotonic() - self.live.attendance.awake_since)
        return max(self.live.table.turn_since, awake) + limit

    def clock_told(self) -> ClockTold | None:
        """Tell whose time runs, and when it is up."""
        table = self.live.table
        seats = [seat for seat in table.actors() if not table.seats[seat].played_by]
        deadline = self.deadline()
        return ClockTold(seats=seats, deadline=deadline) if seats and deadline is not None else None

    def patience(self, seat: int) -> float | None:
        """Return for how many seconds a person may still be waited for; none if for ever."""
        waits = []
        deadline = self.deadline()
        if deadline is not None:
            waits.append(deadline - time.time())
        away = self.live.attendance.away(seat)
        if self.live.rules.grace:
            # Somebody who is there may be gone later without a word, if another process has died.
            waits.append(self.live.rules.grace - away)
        return min(waits, default=None)

    def ring(self) -> None:
        """See who has let the others wait too long."""
        self.alarm = None
        table = self.live.table
        rules = self.live.rules
        deadline = self.deadline()
        late = deadline is not None and time.time() >= deadline
        for seat in table.actors():
            if table.seats[seat].played_by:
                continue
            away = self.live.attendance.away(seat)
            if rules.grace and away >= rules.grace:
                self.spawn(self.cover(seat))
            elif late and self.overtimes.get(seat, 0) + 1 >= OVERTIMES:
                self.overtimes.pop(seat, None)
                self.spawn(self.cover(seat))
            elif late:
                self.think(seat, seating.STAND_IN, "clock")
        if not late:
            self.wake()

    def decided(self, seat: int) -> None:
        """Note that somebody has decided in time."""
        self.overtimes.pop(seat, None)

    async def cover(self, seat: int) -> None:
        """Let a bot play for somebody who is away, unless they are back."""
        try:
            await self.live.change(lambda table: seating.cover(table, seat))
        except Refusal:
            return

    # Bots

    def think(self, seat: int, bot: str, by: By) -> None:
        """Let a bot think about the decision that is due, unless one does already."""
        if seat not in self.thinking:
            self.thinking[seat] = (self.moment(), self.spawn(self.decide(seat, bot, by)))

    async def decide(self, seat: int, bot: str, by: By) -> None:
        """Ask a bot, wait as long as it seems to think, and play what it chose."""
        live, table = self.live, self.live.table
        ply = table.ply
        began = time.monotonic()
        text = await self.chosen(seat, bot)
        if by != "clock":
            seems = pause(table.agreement.pace, LUCK, text) * live.hub.settings.bot_pace
            await asyncio.sleep(max(0.0, seems - (time.monotonic() - began)))
        if by == "clock":
            self.overtimes[seat] = self.overtimes.get(seat, 0) + 1
        self.thinking.pop(seat, None)
        started = time.perf_counter()
        try:
            await live.play(seat, ply, text, by)
            live.hub.metrics.moved(by, time.perf_counter() - started)
        except Refusal as refusal:
            if refusal.code not in ("stale", "not_possible", "illegal"):
                raise

    async def chosen(self, seat: int, bot: str) -> str:
        """Ask a bot, or in a first game the script."""
        table = self.live.table
        assert table.match is not None
        if table.agreement.lesson:
            return teaching.next_line(table).text
        question = Question(
            table=table.id,
            game=table.game.name,
            options=sorted(table.game.options),
            state=table.match.state.to_bytes(),
            seat=seat,
            bot=bot,
            luck=LUCK.getrandbits(62),
        )
        return (await self.live.hub.pool.choose(question)).text

    def spawn(self, work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        """Do something in the background, and try again later if it fails."""
        task = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(self.done)
        return task

    def done(self, task: "asyncio.Task[None]") -> None:
        """See how something in the background has ended."""
        if task.cancelled() or task.exception() is None:
            return
        error = task.exception()
        for seat in [seat for seat, (_, one) in self.thinking.items() if one is task]:
            del self.thinking[seat]
        expected = isinstance(error, (BotsUnavailable, StoreUnavailable, Refusal))
        log.warning("a table could not go on: %s", error if expected else type(error).__name__)
        self.stop_alarm()
        self.alarm = asyncio.get_running_loop().call_later(RETRY, self.wake)
