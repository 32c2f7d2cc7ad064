"""Notifies absent people of their turns in the background, by all channels."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence

from whistlestop.server.live.presence import Presence
from whistlestop.server.services.notices.channel import Channel, Recipient
from whistlestop.server.services.notices.delivery import Undelivered
from whistlestop.server.services.notices.notice import Notice, turn_notice
from whistlestop.server.settings import NoticeRules
from whistlestop.server.table.table_state import TableState
from whistlestop.server.telemetry.logs import log_event
from whistlestop.server.telemetry.metrics import Metrics

MAX_PENDING = 1000
"""Seats with pending notices; more are dropped."""
MAX_PER_HOST = 8
"""Concurrent requests to one host, so that a dead one does not hold up the others."""
RETRYABLE = (408, 425, 429)
"""Statuses below 500 after which a notice is retried."""


class Notifier:
    """Schedules and retries the notices of entries that this process has written."""

    def __init__(self, rules: NoticeRules, channels: Sequence[Channel], metrics: Metrics) -> None:
        self.rules = rules
        self.channels = channels
        self.metrics = metrics
        self.waiting: dict[tuple[str, int], asyncio.Task[None]] = {}  # by table and seat
        self.lanes: defaultdict[str, asyncio.Semaphore] = defaultdict(lambda: asyncio.Semaphore(MAX_PER_HOST))

    async def stop(self) -> None:
        """Cancel pending notices."""
        tasks = list(self.waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def entry_written(self, table: TableState, presence: Presence, actors: list[int]) -> None:
        """Schedule notices for an entry that was written here; `actors` had to decide before it."""
        if not self.channels:
            return
        if actors and table.status == "over":
            seats = list(range(len(table.seats)))
        else:
            seats = [seat for seat in table.actors() if seat not in actors]
        for seat in seats:
            if table.seats[seat].webhook is not None or table.seats[seat].subscriptions:
                self.schedule(table, presence, seat)

    def schedule(self, table: TableState, presence: Presence, seat: int) -> None:
        """Notify a seat a little later, unless too many notices are pending."""
        key = (table.id, seat)
        self.seat_decided(*key)
        if len(self.waiting) >= MAX_PENDING:
            self.metrics.record_notice("dropped")
            return
        task = self.waiting[key] = asyncio.get_running_loop().create_task(self.notify(table, presence, seat))
        task.add_done_callback(lambda done: self.forget(key, done))

    def seat_decided(self, table_id: str, seat: int) -> None:
        """Cancel the notice of a decision that has been made."""
        task = self.waiting.pop((table_id, seat), None)
        if task is not None:
            task.cancel()

    def forget(self, key: tuple[str, int], task: "asyncio.Task[None]") -> None:
        """Remove a finished notice and log unexpected errors."""
        if self.waiting.get(key) is task:
            del self.waiting[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            log_event("a notice failed", logging.ERROR, why=type(error).__name__)

    async def notify(self, table: TableState, presence: Presence, seat: int) -> None:
        """Notify a seat at all of its addresses if its person stays away."""
        await asyncio.sleep(self.rules.delay)
        if not is_wanted(table, presence, seat):
            return
        recipients = [one for channel in self.channels for one in channel.recipients(table.seats[seat])]
        async with asyncio.TaskGroup() as deliveries:
            for recipient in recipients:
                deliveries.create_task(self.deliver(table, presence, seat, recipient))

    async def deliver(self, table: TableState, presence: Presence, seat: int, recipient: Recipient) -> None:
        """Notify one address of a seat; retry a few times."""
        why = ""
        for pause in (None, *self.rules.pauses):
            if pause is not None:
                await asyncio.sleep(pause)
            if not is_wanted(table, presence, seat) or not recipient.is_current(table.seats[seat]):
                return
            try:
                status = await self.send(recipient, turn_notice(table, seat, recipient.language))
            except Undelivered as error:
                why = str(error)
                continue
            if is_success(status):
                self.metrics.record_notice("sent")
                return
            if recipient.is_gone(status):
                self.metrics.record_notice("gone")
                await recipient.remove(table.id, seat)
                return
            why = f"status {status}"
            if not is_retryable(status):
                break
        self.metrics.record_notice("failed")
        log_event("a notice could not be sent", logging.WARNING, host=recipient.host, why=why)

    def is_busy(self, host: str) -> bool:
        """Return whether as many requests to a host are running as may run at once."""
        return self.lanes[host].locked()

    async def send(self, recipient: Recipient, notice: Notice) -> int:
        """Send a notice once; return the status of the response."""
        async with self.lanes[recipient.host]:
            return await recipient.request(notice).status()


def is_success(status: int) -> bool:
    """Return whether a status means success."""
    return 200 <= status < 300


def is_retryable(status: int) -> bool:
    """Return whether a failed notice may succeed later."""
    return status >= 500 or status in RETRYABLE


def is_wanted(table: TableState, presence: Presence, seat: int) -> bool:
    """Return whether an absent person has to decide, or to learn of the end."""
    due = table.status == "over" or (seat in table.actors() and not table.seats[seat].cover)
    return due and not presence.present(seat)
