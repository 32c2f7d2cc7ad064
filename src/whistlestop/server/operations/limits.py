"""How much one address and one connection may ask for, and what is said to those who ask for more."""

import math
import time
from collections import Counter
from collections.abc import Callable

from whistlestop.core.reason import Count, Reason
from whistlestop.server.operations.buckets import Bucket, Buckets
from whistlestop.server.operations.caller import household
from whistlestop.server.settings import Limits
from whistlestop.server.wire.codes import Refusal


class TooMany(Refusal):
    """More than is let through now; after `retry_after` seconds there is room again."""

    def __init__(self, what: Reason, wait: float) -> None:
        self.retry_after = max(1, math.ceil(wait))
        seconds = Count(self.retry_after, "second")
        said = Reason("{what} Please try again in {wait}.", what=what, wait=seconds)
        super().__init__("too_many", said)


class Gate:
    """Counts what comes from where, and refuses what is too much."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.requests = Buckets(limits.requests, limits.request_burst, clock=clock)
        self.tables = Buckets(limits.new_tables, limits.new_table_burst, clock=clock)
        self.webhooks = Buckets(limits.webhooks, limits.webhook_burst, clock=clock)
        self.connections: Counter[str] = Counter()  # by address
        self.connected = 0

    def request(self, address: str) -> None:
        """Let an HTTP request through."""
        if wait := self.requests.take(household(address)):
            raise TooMany(Reason("Too many requests come from this address."), wait)

    def new_table(self, address: str) -> None:
        """Let somebody make a table."""
        if wait := self.tables.take(household(address)):
            raise TooMany(Reason("Many tables have just been made from this address."), wait)

    def webhook(self, address: str) -> None:
        """Let somebody ask for notices."""
        if wait := self.webhooks.take(household(address)):
            raise TooMany(Reason("Many notices have just been asked for from this address."), wait)

    def connect(self, address: str) -> None:
        """Let a connection in; `disconnect` has to follow."""
        whose = household(address)
        if self.connected >= self.limits.connections:
            raise Refusal("busy", Reason("This server can't hold more connections. Please try again later."))
        if self.connections[whose] >= self.limits.connections_by_address:
            raise Refusal(
                "too_many",
                Reason(
                    "There are {number} connections from this address already."
                    " Please close one of them first.",
                    number=self.limits.connections_by_address,
                ),
            )
        self.connections[whose] += 1
        self.connected += 1

    def disconnect(self, address: str) -> None:
        """Count a connection that `connect` let in no more."""
        whose = household(address)
        self.connected -= 1
        self.connections[whose] -= 1
        if self.connections[whose] <= 0:
            del self.connections[whose]

    def messages(self) -> Bucket:
        """Make the bucket for the messages of one connection."""
        return Bucket(self.limits.messages, self.limits.burst, self.clock)
