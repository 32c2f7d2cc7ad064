"""Rate limits by address and connection limits."""

import time
from collections import Counter
from collections.abc import Callable

from whistlestop.core.reason import Reason
from whistlestop.server.hosts import is_loopback, rate_limit_key
from whistlestop.server.operations.message_limits import MessageLimits
from whistlestop.server.operations.rate_limited import RateLimited
from whistlestop.server.operations.token_buckets import TokenBuckets
from whistlestop.server.settings import Limits
from whistlestop.server.telemetry.limit_log import Limit, LimitLog
from whistlestop.server.wire.codes import Refusal


class RateLimiter:
    """Counts requests and connections of each address."""

    def __init__(
        self, limits: Limits, clock: Callable[[], float] = time.monotonic, log: LimitLog | None = None
    ) -> None:
        self.limits = limits
        self.log = log or LimitLog()
        self.requests = TokenBuckets(limits.requests, limits.request_burst, clock=clock)
        self.tables = TokenBuckets(limits.new_tables, limits.new_table_burst, clock=clock)
        self.webhooks = TokenBuckets(limits.webhooks, limits.webhook_burst, clock=clock)
        self.reviews = TokenBuckets(limits.reviews, limits.review_burst, clock=clock)
        self.messages = MessageLimits(limits, clock, self.log)
        self.connections: Counter[str] = Counter()  # by address
        self.connected = 0

    def check_request(self, address: str) -> None:
        """Count an HTTP request, or refuse it."""
        said = Reason("Too many requests from this address.")
        self._take(self.requests, address, "requests of an address", said)

    def check_new_table(self, address: str) -> None:
        """Count a new table, or refuse it."""
        said = Reason("Too many new tables from this address.")
        self._take(self.tables, address, "new tables of an address", said)

    def check_webhook(self, address: str) -> None:
        """Count a webhook registration, or refuse it."""
        said = Reason("Too many changes of notifications from this address.")
        self._take(self.webhooks, address, "webhooks of an address", said)

    def check_review(self, address: str) -> None:
        """Count the review of a game, or refuse it."""
        said = Reason("Too many reviews for this address.")
        self._take(self.reviews, address, "reviews of an address", said)

    def _take(self, buckets: TokenBuckets, address: str, limit: Limit, said: Reason) -> None:
        if wait := buckets.take(rate_limit_key(address)):
            self.log.record(limit, address)
            raise RateLimited(said, wait)

    def acquire_connection(self, address: str) -> None:
        """Count a connection, or refuse it; pair with `release_connection`."""
        whose = rate_limit_key(address)
        if self.connected >= self.limits.connections:
            self.log.record("connections")
            raise Refusal(
                "busy", Reason("This server can't accept more connections. Please try again later.")
            )
        if self.connections[whose] >= self.limits.connections_per_address and not is_loopback(address):
            self.log.record("connections of an address", address)
            raise Refusal(
                "too_many",
                Reason(
                    "This address already has {number} connections. Please close one of them first.",
                    number=self.limits.connections_per_address,
                ),
            )
        self.connections[whose] += 1
        self.connected += 1

    def release_connection(self, address: str) -> None:
        """Release a counted connection."""
        whose = rate_limit_key(address)
        self.connected -= 1
        self.connections[whose] -= 1
        if self.connections[whose] <= 0:
            del self.connections[whose]
