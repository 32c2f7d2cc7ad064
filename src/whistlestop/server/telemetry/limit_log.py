"""A log of exceeded limits that is itself limited."""

import hashlib
import logging
import time
from collections.abc import Callable
from typing import Final, Literal

from whistlestop.server.lru_cache import LruCache
from whistlestop.server.telemetry.logs import log_event

Limit = Literal[
    "messages of a connection",
    "messages of an address",
    "messages of a seat",
    "chat of a seat",
    "visits of a table",
    "backlog of a slow client",
    "unused connections",
    "connections",
    "connections of an address",
    "sockets",
    "sockets of an address",
    "open files",
    "requests of an address",
    "new tables of an address",
    "webhooks of an address",
    "reviews of an address",
    "size of a request",
    "time of a request",
    "silent sockets",
    "malformed requests",
    "pipelined requests",
    "size of a message",
    "control frames",
]
"""The limits, by their names in logs and metrics."""

INTERVAL: Final = 10.0
"""Seconds between two lines about the same limit and the same client."""

MOST_LINES: Final = 20
"""Lines in that time about all limits and clients."""

HARMLESS: Final[dict[Limit, int]] = {
    "time of a request": 10,
    "silent sockets": 10,
    "malformed requests": 10,
    "backlog of a slow client": 10,
    "unused connections": 10,
}
"""How often a limit may be exceeded in that time without a line, as bad networks and scanners do."""


class _Excess:
    """How often one client has exceeded one limit."""

    __slots__ = ("logged", "since", "times")

    def __init__(self, now: float) -> None:
        self.since = now
        self.times = 0
        self.logged = float("-inf")


def ignore(limit: Limit) -> None:
    """Ignore an exceeded limit."""


class LimitLog:
    """Counts exceeded limits and logs who exceeds them."""

    def __init__(
        self, count: Callable[[Limit], None] = ignore, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.count = count
        self.clock = clock
        self.excesses: LruCache[tuple[str, str, str], _Excess] = LruCache(1000)
        self.lines = 0
        self.lines_since = clock()

    def record(self, limit: Limit, address: str = "", table: str = "") -> None:
        """Count an excess, and log it unless that was done recently."""
        self.count(limit)
        now = self.clock()
        key = (limit, address, table)
        excess = self.excesses.get(key)
        if excess is None:
            excess = _Excess(now)
            self.excesses.put(key, excess)
        elif now - excess.since > INTERVAL and excess.logged < excess.since:
            excess.since, excess.times = now, 0  # too rare to be logged
        excess.times += 1
        if excess.times < HARMLESS.get(limit, 1) or now - excess.logged < INTERVAL or not self._has_line(now):
            return
        facts = {"address": address, "table": table and table_digest(table)}
        log_event(
            "a limit was exceeded",
            logging.WARNING,
            limit=limit,
            times=excess.times,
            **{name: fact for name, fact in facts.items() if fact},
        )
        excess.logged = excess.since = now
        excess.times = 0

    def _has_line(self, now: float) -> bool:
        """Take one of the lines that may be logged in an interval."""
        if now - self.lines_since > INTERVAL:
            self.lines, self.lines_since = 0, now
        self.lines += 1
        return self.lines <= MOST_LINES


def table_digest(table_id: str) -> str:
    """Return the name of a table in logs, since its id would let a reader of the log watch it."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:12]
