"""Tells people elsewhere that it is their turn: later, in the background, and never at the cost of a play."""

import asyncio
import logging
from collections import defaultdict
from typing import TYPE_CHECKING

import msgspec

from whistlestop.core.reason import Reason
from whistlestop.server.operations.logs import note
from whistlestop.server.operations.metrics import Metrics
from whistlestop.server.settings import WebhookRules
from whistlestop.server.webhooks import notice
from whistlestop.server.webhooks.notice import Notice
from whistlestop.server.webhooks.posting import Posting, Undelivered
from whistlestop.server.webhooks.webhook import Webhook, is_allowed, read
from whistlestop.server.wire.codes import Refusal

if TYPE_CHECKING:
    from whistlestop.server.tables.live_table import LiveTable

MOST_WAITING = 1000
"""So many notices may be on their way; more are dropped."""
AT_ONCE = 8
"""So many go to one host at the same time, and a dead one keeps nobody from another."""
WORTH_ANOTHER_TRY = (408, 425, 429)
"""Statuses after which a notice may still be taken, as after all from 500 on."""


class Messenger:
    """The notices that one process has to send: for what it has written down itself, each once."""

    def __init__(self, rules: WebhookRules, metrics: Metrics) -> None:
        self.rules = rules
        self.metrics = metrics
        self.waiting: dict[tuple[str, int], asyncio.Task[None]] = {}  # by table and seat
        self.lanes: defaultdict[str, asyncio.Semaphore] = defaultdict(lambda: asyncio.Semaphore(AT_ONCE))

    async def stop(self) -> None:
        """Give up what is not sent yet."""
        tasks = list(self.waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wrote(self, live: "LiveTable", actors: list[int]) -> None:
        """See who is to be told of an entry that was written here; `actors` had to decide before it."""
        if not self.rules.hosts:
            return
        table = live.table
        if actors and table.status == "over":
            told = list(range(len(table.seats)))
        else:
            told = [seat for seat in table.actors() if seat not in actors]
        for seat in told:
            if table.seats[seat].webhook is not None:
                self.prepare(live, seat)

    def prepare(self, live: "LiveTable", seat: int) -> None:
        """Tell a seat a little later, unless there is too much to tell."""
        key = (live.table.id, seat)
        self.decided(*key)
        if len(self.waiting) >= MOST_WAITING:
            self.metrics.notified("dropped")
            return
        task = self.waiting[key] = asyncio.get_running_loop().create_task(self.tell(live, seat))
        task.add_done_callback(lambda done: self.forget(key, done))

    def decided(self, table: str, seat: int) -> None:
        """Don't tell a seat of a decision that has been made."""
        task = self.waiting.pop((table, seat), None)
        if task is not None:
            task.cancel()

    def forget(self, key: tuple[str, int], task: "asyncio.Task[None]") -> None:
        """Note that a notice needs nothing more."""
        if self.waiting.get(key) is task:
            del self.waiting[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            note("a notice failed", logging.ERROR, why=type(error).__name__)

    async def tell(self, live: "LiveTable", seat: int) -> None:
        """Wait whether somebody comes by themselves, and tell them if not; several times if need be."""
        host = why = ""
        for pause in (self.rules.delay, *self.rules.pauses):
            await asyncio.sleep(pause)
            webhook = live.table.seats[seat].webhook
            if webhook is None or not is_wanted(live, seat) or not self.reaches(webhook):
                return
            host = webhook.host
            try:
                async with self.lanes[host]:
                    status = await self.send(webhook, notice.about(live.table, seat, webhook))
            except Undelivered as error:
                why = str(error)
                continue
            if is_taken(status):
                self.metrics.notified("sent")
                return
            why = f"status {status}"
            if not may_pass(status):
                break
        self.metrics.notified("failed")
        note("a notice could not be sent", logging.WARNING, host=host, why=why)

    def reaches(self, webhook: Webhook) -> bool:
        """Tell whether this server may still send to an address that was given before."""
        place = read(webhook.address)
        return place is not None and is_allowed(place, self.rules.hosts)

    async def greet(self, webhook: Webhook) -> None:
        """Send a first notice to an address, or refuse the address since nothing arrives there."""
        lane = self.lanes[webhook.host]
        if lane.locked():
            raise Refusal("busy", Reason("Many notices are on their way; please try again in a minute."))
        host = webhook.host
        try:
            async with lane:
                status = await self.send(webhook, notice.greeting(webhook))
        except Undelivered:
            self.metrics.notified("failed")
            said = Reason(
                "{host} does not answer. Look at the address once more, or try again later.", host=host
            )
            raise Refusal("not_possible", said) from None
        self.metrics.notified("sent" if is_taken(status) else "failed")
        if not is_taken(status):
            said = Reason(
                "{host} did not take the notice (status {status}). Look at the address once more.",
                host=host,
                status=status,
            )
            raise Refusal("not_possible", said)

    async def send(self, webhook: Webhook, message: Notice) -> int:
        """Send a notice once, and return the status that it was answered with."""
        place = read(webhook.address)
        assert place is not None
        return await Posting(place, msgspec.json.encode(message), self.rules.patience).status()


def is_taken(status: int) -> bool:
    """Tell whether a notice has arrived."""
    return 200 <= status < 300


def may_pass(status: int) -> bool:
    """Tell whether a notice that was not taken may be taken later."""
    return status >= 500 or status in WORTH_ANOTHER_TRY


def is_wanted(live: "LiveTable", seat: int) -> bool:
    """Tell whether somebody is away who has to decide, or to hear of the end."""
    table = live.table
    due = table.status == "over" or (seat in table.actors() and not table.seats[seat].cover)
    return due and not live.attendance.present(seat)
