"""Rate limits of messages: by connection, by address, by seat and by table."""

from collections.abc import Callable

from whistlestop.core.reason import Reason
from whistlestop.server.hosts import is_loopback, rate_limit_key
from whistlestop.server.operations.rate_limited import RateLimited
from whistlestop.server.operations.token_buckets import TokenBucket, TokenBuckets
from whistlestop.server.settings import Limits
from whistlestop.server.telemetry.limit_log import Limit, LimitLog


class MessageLimits:
    """The token buckets of one process; those of a seat are shared by all its connections."""

    def __init__(self, limits: Limits, clock: Callable[[], float], log: LimitLog) -> None:
        self.limits = limits
        self.clock = clock
        self.log = log
        self.addresses = TokenBuckets(limits.messages_per_address, limits.address_burst, clock=clock)
        self.seats = TokenBuckets(limits.messages_per_seat, limits.seat_burst, 20_000, clock)
        self.chat = TokenBuckets(limits.chat, limits.chat_burst, 20_000, clock)
        self.visits = TokenBuckets(limits.visits, limits.visit_burst, clock=clock)

    def of_client(self, address: str) -> "ClientLimits":
        """Return the limits of one connection from an address."""
        return ClientLimits(self, address)


class ClientLimits:
    """The limits of one connection."""

    __slots__ = ("address", "bucket", "shared", "whose")

    def __init__(self, shared: MessageLimits, address: str) -> None:
        self.shared = shared
        self.address = address
        self.whose = "" if is_loopback(address) else rate_limit_key(address)
        self.bucket = TokenBucket(shared.limits.messages, shared.limits.burst, shared.clock)

    def check_message(self) -> None:
        """Count a message of the connection and of its address, or refuse it."""
        if wait := self.bucket.take():
            self.record("messages of a connection")
            raise RateLimited(Reason("Too many messages over this connection."), wait)
        if self.whose and (wait := self.shared.addresses.take(self.whose)):
            self.record("messages of an address")
            raise RateLimited(Reason("Too many messages from this address."), wait)

    def check_seat(self, table: str, seat: int) -> None:
        """Count a message of a seat, or refuse it."""
        if wait := self.shared.seats.take(f"{table} {seat}"):
            self.record("messages of a seat", table)
            raise RateLimited(Reason("Too many messages from this seat."), wait)

    def check_chat(self, table: str, seat: int) -> None:
        """Count a chat message of a seat, or refuse it."""
        if wait := self.shared.chat.take(f"{table} {seat}"):
            self.record("chat of a seat", table)
            raise RateLimited(Reason("Too many chat messages from this seat."), wait)

    def check_visit(self, table: str) -> None:
        """Count a spectator who comes to a table, or refuse it."""
        if wait := self.shared.visits.take(table):
            self.record("visits of a table", table)
            raise RateLimited(Reason("Too many spectators are joining this table."), wait)

    def record(self, limit: Limit, table: str = "") -> None:
        """Log that this client exceeds a limit."""
        self.shared.log.record(limit, self.address, table)
