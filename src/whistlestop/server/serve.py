"""One server process: startup, graceful shutdown, and wiring."""

import _thread
import asyncio
import errno
import os
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from types import FrameType
from typing import Any, Final

import uvicorn
from starlette.middleware.cors import CORSMiddleware
from starlette.routing import Route
from starlette.types import ASGIApp

from whistlestop.server.app import make_app
from whistlestop.server.live.context import LiveContext
from whistlestop.server.live.hub import Hub
from whistlestop.server.operations.garbage_collection import GarbageCollection
from whistlestop.server.operations.guard import AccessLog, RequestGuard
from whistlestop.server.operations.headers import SecurityHeaders
from whistlestop.server.operations.health import Health
from whistlestop.server.operations.metrics_endpoint import MetricsEndpoint
from whistlestop.server.operations.rate_limiter import RateLimiter
from whistlestop.server.pool.pool import BotPool
from whistlestop.server.pool.question import Report
from whistlestop.server.services.notices.notifier import Notifier
from whistlestop.server.services.services import Services, notice_channels
from whistlestop.server.settings import Settings
from whistlestop.server.sockets.frame_writer import FrameWriters
from whistlestop.server.sockets.open_files import raise_limit
from whistlestop.server.sockets.uvicorn_config import uvicorn_config
from whistlestop.server.store.store import Store
from whistlestop.server.telemetry.limit_log import LimitLog
from whistlestop.server.telemetry.logs import log_event
from whistlestop.server.telemetry.metrics import Metrics
from whistlestop.server.websocket.accept import WebSocketAcceptor

SIGNALS: Final = [signal.SIGINT, signal.SIGTERM]
if sys.platform == "win32":
    SIGNALS.append(signal.SIGBREAK)

COMMIT_GRACE: Final = 2.0  # seconds for pending commits to be broadcast
# A commit waits several times for the interpreter's lock, each time for this long if the event loop is busy.
SWITCH_INTERVAL: Final = 0.0005  # seconds
LONGEST_STOP: Final = 9.0  # seconds from the signal until the process exits in any case


class GracefulServer(uvicorn.Server):
    """Serves until a signal; a second one exits at once, without losing committed plays."""

    def __init__(self, config: uvicorn.Config, hub: Hub, health: Health, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.hub = hub
        self.health = health
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log_event("stopping", tables=len(self.hub.tables))
        self.health.stopping = True
        for listener in self.servers:
            listener.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(COMMIT_GRACE):
                while any(live.lock.locked() for live in self.hub.tables.values()):
                    await asyncio.sleep(0.01)
        await super().shutdown(sockets)  # closes every WebSocket with code 1012

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            os._exit(128 + sig)
        self.should_exit = True
        _thread.start_new_thread(exit_late, (128 + sig,))  # takes no lock that this thread may hold


def exit_late(code: int) -> None:
    """Exit the process if it does not stop by itself; acknowledged plays are on disk."""
    time.sleep(LONGEST_STOP)
    os._exit(code)


def run(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal; call `ready` once requests are answered."""
    raise_limit(settings.limits.sockets.sockets)
    sys.setswitchinterval(SWITCH_INTERVAL)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(settings, listener, ready))


async def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve in a running event loop."""
    metrics = Metrics()
    async with running_services(settings, metrics) as services:
        hub = services.hub
        health = Health(hub.store.ping)
        limit_log = LimitLog(metrics.record_excess)
        config = uvicorn_config(build_app(services, health, limit_log), settings, limit_log)
        asyncio.get_running_loop().set_exception_handler(partial(on_loop_error, limit_log))
        watcher = asyncio.create_task(metrics.measure_loop_lag())
        try:
            async with collecting_garbage(metrics):
                await GracefulServer(config, hub, health, ready).serve([listener])
        finally:
            watcher.cancel()
    log_event("stopped")


@asynccontextmanager
async def collecting_garbage(metrics: Metrics) -> AsyncIterator[None]:
    """Collect garbage without long pauses."""
    collection = GarbageCollection(metrics.collector_pauses)
    collection.start()
    task = asyncio.create_task(collection.run())
    try:
        yield
    finally:
        task.cancel()
        collection.stop()


@asynccontextmanager
async def running_services(settings: Settings, metrics: Metrics) -> AsyncIterator[Services]:
    """Start store, bots and tables; stop them in reverse order."""
    notifier = Notifier(settings.notices, notice_channels(settings), metrics)
    store = await Store.open(settings.database, metrics.record_commit)
    pool = BotPool(
        settings.bot_workers,
        settings.bot_patience,
        settings.thinking,
        lambda report: record_bot_report(metrics, report),
    )
    hub = Hub(LiveContext(settings, store, pool, metrics, notifier))
    services = Services.of(hub, notifier)
    try:
        await pool.start()
        await hub.start()
        yield services
    finally:
        await services.stop()
        await hub.stop()
        await pool.stop()
        await store.close()


def build_app(services: Services, health: Health, limit_log: LimitLog | None = None) -> ASGIApp:
    """Build the application with its middleware."""
    hub, settings, metrics = services.hub, services.settings, services.metrics
    limiter = RateLimiter(settings.limits, log=limit_log)
    operations = [
        Route("/healthz", health.answer, methods=["GET"]),
        Route("/metrics", MetricsEndpoint(metrics, settings).answer, methods=["GET"]),
    ]
    metrics.add_gauge("tables_loaded", "Tables in memory.", lambda: len(hub.tables))
    metrics.add_gauge(
        "tables_playing", "Tables in memory with a game in progress.", lambda: count_playing(hub)
    )
    reviews = services.reviews
    metrics.add_gauge("reviews_waiting", "Reviews in the queue.", lambda: reviews.waiting)
    metrics.add_gauge("reviews_running", "Reviews being computed.", lambda: reviews.running)
    app = make_app(services, limiter, WebSocketAcceptor(hub, limiter).accept, operations=operations)
    inner: ASGIApp = RequestGuard(app, settings, limiter, metrics)
    if settings.origins:
        inner = CORSMiddleware(
            inner,
            allow_origins=settings.origins,
            allow_methods=["GET", "POST"],
            allow_headers=["content-type"],
            max_age=3600,
        )
    return FrameWriters(AccessLog(SecurityHeaders(inner, settings), app.routes, metrics))


def on_loop_error(limit_log: LimitLog, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Handle an error in a callback; asyncio reports each connection for which no file descriptor is left."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE):
        limit_log.record("open files")
    else:
        loop.default_exception_handler(context)


def count_playing(hub: Hub) -> int:
    """Count the tables whose game is in progress."""
    return sum(live.table.status == "playing" for live in hub.tables.values())


def record_bot_report(metrics: Metrics, report: Report) -> None:
    """Record the metrics of a bot's decision and log failures."""
    metrics.record_bot(report.bot, report.seconds, bool(report.replaced))
    if report.replaced:
        log_event(
            "a bot was replaced for one decision", bot=report.bot, game=report.game, why=report.replaced
        )


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's factory, if it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
