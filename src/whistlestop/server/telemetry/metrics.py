"""Prometheus metrics."""

import asyncio
import time
from collections.abc import Callable
from typing import Literal, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from whistlestop.bots import BOTS
from whistlestop.server.table.entries import DecidedBy
from whistlestop.server.telemetry.collector_pauses import CollectorPauses
from whistlestop.server.telemetry.limit_log import Limit
from whistlestop.server.wire.codes import Code

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
ENTRIES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
OTHER = "other"
DECIDERS = frozenset(get_args(DecidedBy))


class Metrics:
    """The metrics of one server; no label identifies a table, a person or an address."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.collector_pauses = CollectorPauses()
        registry.register(self.collector_pauses)
        self._plays = Counter(
            "whistlestop_plays",
            "Plays, by who decided.",
            ["by"],
            registry=registry,
        )
        self._play_seconds = Histogram(
            "whistlestop_play_seconds",
            "From a play's arrival until it is durable and broadcast.",
            ["by"],
            buckets=SECONDS,
            registry=registry,
        )
        self._batch = Histogram(
            "whistlestop_commit_entries", "Entries written in one commit.", buckets=ENTRIES, registry=registry
        )
        self._commit_seconds = Histogram(
            "whistlestop_commit_seconds", "Time of one commit.", buckets=SECONDS, registry=registry
        )
        self._connections = Gauge("whistlestop_connections", "Open WebSockets.", registry=registry)
        self._opened = Counter(
            "whistlestop_connections_opened", "WebSockets since the start.", registry=registry
        )
        self._reconnects = Counter("whistlestop_reconnects", "Reconnects to seats.", registry=registry)
        self._refusals = Counter(
            "whistlestop_refusals", "Requests and messages refused, by code.", ["code"], registry=registry
        )
        self._limits = Counter(
            "whistlestop_limits_exceeded", "Exceeded limits, by limit.", ["limit"], registry=registry
        )
        self._requests = Counter(
            "whistlestop_http_requests", "HTTP requests, by status class.", ["status"], registry=registry
        )
        self._bot_seconds = Histogram(
            "whistlestop_bot_seconds",
            "Duration of a bot's decision.",
            ["bot"],
            buckets=SECONDS,
            registry=registry,
        )
        self._replaced = Counter(
            "whistlestop_bots_replaced",
            "Decisions made by a stand-in because a bot failed or was too slow.",
            ["bot"],
            registry=registry,
        )
        self._notices = Counter(
            "whistlestop_notices",
            "Notices to people who are away, by outcome.",
            ["outcome"],
            registry=registry,
        )
        self._lag = Gauge(
            "whistlestop_loop_lag_seconds",
            "The event loop's longest delay in 10 s.",
            registry=registry,
        )

    def record_play(self, by: str, seconds: float) -> None:
        """Record a play and its latency, from arrival to broadcast."""
        label = by if by in DECIDERS else OTHER
        self._plays.labels(label).inc()
        self._play_seconds.labels(label).observe(seconds)

    def record_commit(self, size: int, seconds: float) -> None:
        """Record a commit and its number of entries."""
        self._batch.observe(size)
        self._commit_seconds.observe(seconds)

    def connection_opened(self) -> None:
        """Record a new WebSocket."""
        self._connections.inc()
        self._opened.inc()

    def connection_closed(self) -> None:
        """Record a closed WebSocket."""
        self._connections.dec()

    def record_reconnect(self) -> None:
        """Record a reconnect to a seat."""
        self._reconnects.inc()

    def record_refusal(self, code: str) -> None:
        """Record a refusal."""
        self._refusals.labels(code if code in get_args(Code) else OTHER).inc()

    def record_excess(self, limit: Limit) -> None:
        """Record an exceeded limit."""
        self._limits.labels(limit).inc()

    def record_response(self, status: int) -> None:
        """Record an HTTP response."""
        self._requests.labels(f"{status // 100}xx" if 100 <= status < 600 else OTHER).inc()

    def record_bot(self, name: str, seconds: float, replaced: bool) -> None:
        """Record the decision of a bot, or that it was replaced."""
        label = name if name in BOTS else OTHER
        self._bot_seconds.labels(label).observe(seconds)
        if replaced:
            self._replaced.labels(label).inc()

    def record_notice(self, outcome: Literal["sent", "failed", "gone", "dropped"]) -> None:
        """Record the outcome of a notice."""
        self._notices.labels(outcome).inc()

    def add_gauge(self, name: str, about: str, count: Callable[[], float]) -> None:
        """Add a gauge that is read on every scrape."""
        Gauge(f"whistlestop_{name}", about, registry=self.registry).set_function(count)

    async def measure_loop_lag(self, every: float = 0.25, window: float = 10.0) -> None:
        """Measure the lag of the event loop until cancelled."""
        worst = 0.0
        since = time.monotonic()
        while True:
            due = time.monotonic() + every
            await asyncio.sleep(every)
            now = time.monotonic()
            worst = max(worst, now - due)
            if now - since >= window:
                self._lag.set(worst)
                worst, since = 0.0, now

    def exposition(self) -> bytes:
        """Return all metrics in the Prometheus text format."""
        return generate_latest(self.registry)
