"""One server process: started, stopped by a signal, and put together from its parts."""

import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager, suppress
from types import FrameType
from typing import Final

import uvicorn
from starlette.middleware.cors import CORSMiddleware
from starlette.routing import Route
from starlette.types import ASGIApp

from whistlestop.server.app import make_app
from whistlestop.server.connections.door import Door
from whistlestop.server.operations.guard import AccessLog, Guard
from whistlestop.server.operations.headers import SecurityHeaders
from whistlestop.server.operations.health import Health
from whistlestop.server.operations.limits import Gate
from whistlestop.server.operations.logs import no_clients_fault, note
from whistlestop.server.operations.metrics import Metrics
from whistlestop.server.operations.watching import Watching
from whistlestop.server.pool.pool import BotPool
from whistlestop.server.pool.question import Report
from whistlestop.server.settings import Limits, Settings
from whistlestop.server.store.store import Store
from whistlestop.server.tables.desk import Desk
from whistlestop.server.tables.hub import Hub

SIGNALS: Final = [signal.SIGINT, signal.SIGTERM]
if sys.platform == "win32":
    SIGNALS.append(signal.SIGBREAK)

LAST_WORDS: Final = 2.0  # seconds in which plays that are being written may still be told to everybody
GOODBYES: Final = 5  # seconds for connections to close
PING: Final = 20.0


class Server(uvicorn.Server):
    """Listens until a signal comes; a second one ends it at once, and still loses nothing that was told."""

    def __init__(self, config: uvicorn.Config, hub: Hub, health: Health, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.hub = hub
        self.health = health
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        note("stopping", tables=len(self.hub.tables))
        self.health.stopping = True
        for listener in self.servers:
            listener.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                while any(live.lock.locked() for live in self.hub.tables.values()):
                    await asyncio.sleep(0.01)
        await super().shutdown(sockets)  # it tells every WebSocket to come back, by close code 1012

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


def run(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal comes; `ready` is called once requests are answered."""
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(serve(settings, listener, ready))


async def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve in a running event loop."""
    metrics = Metrics()
    async with parts(settings, metrics) as hub:
        health = Health(hub.store.ping)
        config = configured(surrounded(hub, health, metrics), settings.limits)
        watcher = asyncio.create_task(metrics.watch_loop())
        try:
            await Server(config, hub, health, ready).serve([listener])
        finally:
            watcher.cancel()
    note("stopped")


def configured(app: ASGIApp, limits: Limits) -> uvicorn.Config:
    """Tell uvicorn how to serve the application, and what not to log."""
    logging.getLogger("uvicorn.error").addFilter(no_clients_fault)
    return uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the own reading of them trusts the last hop only
        ws="websockets-sansio",
        ws_max_size=limits.largest_frame,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=GOODBYES,
    )


@asynccontextmanager
async def parts(settings: Settings, metrics: Metrics) -> AsyncIterator[Hub]:
    """Start store, bots and tables, and stop them in the opposite order."""
    store = await Store.open(settings.database, metrics.committed)
    pool = BotPool(settings.bot_workers, settings.bot_patience, lambda report: reported(metrics, report))
    hub = Hub(settings, store, pool, metrics)
    try:
        await pool.start()
        await hub.start()
        yield hub
    finally:
        await hub.stop()
        await pool.stop()
        await store.close()


def surrounded(hub: Hub, health: Health, metrics: Metrics) -> ASGIApp:
    """Make the application, with everything around it that a request passes."""
    settings = hub.settings
    gate = Gate(settings.limits)
    operations = [
        Route("/healthz", health.answer, methods=["GET"]),
        Route("/metrics", Watching(metrics, settings).answer, methods=["GET"]),
    ]
    metrics.watch("tables_loaded", "Tables in memory.", lambda: len(hub.tables))
    metrics.watch("tables_playing", "Tables in memory whose game goes on.", lambda: playing(hub))
    app = make_app(Desk(hub), gate, Door(hub, gate).enter, operations=operations)
    inner: ASGIApp = Guard(app, settings, gate, metrics)
    if settings.origins:
        inner = CORSMiddleware(
            inner,
            allow_origins=settings.origins,
            allow_methods=["GET", "POST"],
            allow_headers=["content-type"],
            max_age=3600,
        )
    return AccessLog(SecurityHeaders(inner, settings), app.routes, metrics)


def playing(hub: Hub) -> int:
    """Count the tables whose game goes on."""
    return sum(live.table.status == "playing" for live in hub.tables.values())


def reported(metrics: Metrics, report: Report) -> None:
    """Note how a bot did when it was asked."""
    metrics.bot(report.bot, report.seconds, bool(report.replaced))
    if report.replaced:
        note("a bot was replaced for one decision", bot=report.bot, game=report.game, why=report.replaced)


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Find uvloop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
