"""Notifies absent people of their turns by webhook, in the background."""

import asyncio
import logging
from collections import defaultdict

import msgspec

from whistlestop.core.reason import Reason
from whistlestop.server.live.presence import Presence
from whistlestop.server.services.webhooks import notice
from whistlestop.server.services.webhooks.delivery import Delivery, Undelivered
from whistlestop.server.services.webhooks.notice import Notice
from whistlestop.server.settings import WebhookRules
from whistlestop.server.table.table_state import TableState
from whistlestop.server.table.webhook import Webhook, is_allowed, parse_address
from whistlestop.server.telemetry.logs import log_event
from whistlestop.server.telemetry.metrics import Metrics
from whistlestop.server.wire.codes import Refusal

MAX_PENDING = 1000
"""Pending notices; more are dropped."""
MAX_PER_HOST = 8
"""Concurrent requests to one host, so that a dead one does not hold up the others."""
RETRYABLE = (408, 425, 429)
"""Statuses below 500 after which a notice is retried."""


class Notifier:
    """Schedules and retries the notices of entries that this process has written."""

    def __init__(self, rules: WebhookRules, metrics: Metrics) -> None:
        self.rules = rules
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
        if not self.rules.hosts:
            return
        if actors and table.status == "over":
            seats = list(range(len(table.seats)))
        else:
            seats = [seat for seat in table.actors() if seat not in actors]
        for seat in seats:
            if table.seats[seat].webhook is not None:
                self.schedule(table, presence, seat)

    def schedule(self, table: TableState, presence: Presence, seat: int) -> None:
        """Notify a seat a little later, unless too many notices are pending."""
        key = (table.id, seat)
        self.seat_decided(*key)
        if len(self.waiting) >= MAX_PENDING:
            self.metrics.record_notice("dropped")
            return
        task = self.waiting[key] = asyncio.get_running_loop().create_task(self.deliver(table, presence, seat))
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

    async def deliver(self, table: TableState, presence: Presence, seat: int) -> None:
        """Notify a seat if its person stays away; retry a few times."""
        host = why = ""
        for pause in (self.rules.delay, *self.rules.pauses):
            await asyncio.sleep(pause)
            webhook = table.seats[seat].webhook
            if webhook is None or not is_wanted(table, presence, seat) or not self.may_send(webhook):
                return
            host = webhook.host
            try:
                async with self.lanes[host]:
                    status = await self.send(
                        webhook, notice.turn_notice(table, seat, webhook, self.rules.page)
                    )
            except Undelivered as error:
                why = str(error)
                continue
            if is_success(status):
                self.metrics.record_notice("sent")
                return
            why = f"status {status}"
            if not is_retryable(status):
                break
        self.metrics.record_notice("failed")
        log_event("a notice could not be sent", logging.WARNING, host=host, why=why)

    def may_send(self, webhook: Webhook) -> bool:
        """Return whether the webhook's host is still allowed."""
        place = parse_address(webhook.address)
        return place is not None and is_allowed(place, self.rules.hosts)

    async def send_test(self, webhook: Webhook) -> None:
        """Send a test notice; refuse the address if it fails."""
        lane = self.lanes[webhook.host]
        if lane.locked():
            raise Refusal("busy", Reason("Too many messages are being sent; please try again in a minute."))
        host = webhook.host
        try:
            async with lane:
                status = await self.send(webhook, notice.test_notice(webhook, self.rules.page))
        except Undelivered:
            self.metrics.record_notice("failed")
            said = Reason("{host} does not respond. Check the address, or try again later.", host=host)
            raise Refusal("not_possible", said) from None
        self.metrics.record_notice("sent" if is_success(status) else "failed")
        if not is_success(status):
            said = Reason(
                "{host} rejected the message (status {status}). Check the address.",
                host=host,
                status=status,
            )
            raise Refusal("not_possible", said)

    async def send(self, webhook: Webhook, message: Notice) -> int:
        """Send a notice once; return the status of the response."""
        place = parse_address(webhook.address)
        assert place is not None
        return await Delivery(place, msgspec.json.encode(message), self.rules.patience).status()


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
