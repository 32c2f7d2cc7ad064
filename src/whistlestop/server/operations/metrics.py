"""Numbers about a running server, as Prometheus collects them."""

import asyncio
import time
from collections.abc import Callable
from typing import Literal, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from whistlestop.bots import BOTS
from whistlestop.server.entries import By
from whistlestop.server.wire.codes import Code

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
ENTRIES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
OTHER = "other"


class Metrics:
    """Counts and times what happens; no label ever tells a table, a person or an address."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._plays = Counter(
            "whistlestop_plays",
            "Plays, by who decided.",
            ["by"],
            registry=registry,
        )
        self._play_seconds = Histogram(
            "whistlestop_play_seconds",
            "From a play's arrival until it is durable and told.",
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
        self._reconnects = Counter(
            "whistlestop_reconnects", "Seats that somebody has come back to.", registry=registry
        )
        self._refusals = Counter(
            "whistlestop_refusals", "Requests and messages refused, by code.", ["code"], registry=registry
        )
        self._requests = Counter(
            "whistlestop_http_requests", "HTTP requests, by class of status.", ["status"], registry=registry
        )
        self._bot_seconds = Histogram(
            "whistlestop_bot_seconds",
            "Time of one decision of a bot.",
            ["bot"],
            buckets=SECONDS,
            registry=registry,
        )
        self._replaced = Counter(
            "whistlestop_bots_replaced",
            "Decisions that another bot made since one failed or was too slow.",
            ["bot"],
            registry=registry,
        )
        self._notices = Counter(
            "whistlestop_notices",
            "Notices to webhooks, by what came of them.",
            ["outcome"],
            registry=registry,
        )
        self._lag = Gauge(
            "whistlestop_loop_lag_seconds",
            "The event loop's longest delay in 10 s.",
            registry=registry,
        )

    def moved(self, by: str, seconds: float) -> None:
        """Note a play, and the time from its arrival until everybody was told."""
        label = by if by in get_args(By) else OTHER
        self._plays.labels(label).inc()
        self._play_seconds.labels(label).observe(seconds)

    def committed(self, size: int, seconds: float) -> None:
        """Note a commit of so many entries."""
        self._batch.observe(size)
        self._commit_seconds.observe(seconds)

    def connected(self) -> None:
        """Note a new WebSocket."""
        self._connections.inc()
        self._opened.inc()

    def disconnected(self) -> None:
        """Note a WebSocket that is gone."""
        self._connections.dec()

    def reconnected(self) -> None:
        """Note somebody who came back to a seat."""
        self._reconnects.inc()

    def refused(self, code: str) -> None:
        """Note a refusal."""
        self._refusals.labels(code if code in get_args(Code) else OTHER).inc()

    def answered(self, status: int) -> None:
        """Note an answer to an HTTP request."""
        self._requests.labels(f"{status // 100}xx" if 100 <= status < 600 else OTHER).inc()

    def bot(self, name: str, seconds: float, replaced: bool) -> None:
        """Note a bot's decision, or that another had to decide for it."""
        label = name if name in BOTS else OTHER
        self._bot_seconds.labels(label).observe(seconds)
        if replaced:
            self._replaced.labels(label).inc()

    def notified(self, outcome: Literal["sent", "failed", "dropped"]) -> None:
        """Note what came of a notice."""
        self._notices.labels(outcome).inc()

    def watch(self, name: str, about: str, count: Callable[[], float]) -> None:
        """Show a number that is asked for whenever somebody looks."""
        Gauge(f"whistlestop_{name}", about, registry=self.registry).set_function(count)

    async def watch_loop(self, every: float = 0.25, window: float = 10.0) -> None:
        """Measure until cancelled how late the event loop comes to what is due."""
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

    def written(self) -> bytes:
        """Write all numbers in the text format of Prometheus."""
        return generate_latest(self.registry)
