"""A complete server in the test's process, on a free port."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec
import uvicorn

from tests.server.client import Client, connected
from whistlestop.server.listening import address_of, listen
from whistlestop.server.live.hub import Hub
from whistlestop.server.operations.health import Health
from whistlestop.server.serve import GracefulServer, build_app, running_services
from whistlestop.server.services.services import Services
from whistlestop.server.settings import Limits, Settings, SocketLimits
from whistlestop.server.sockets.uvicorn_config import uvicorn_config
from whistlestop.server.telemetry.limit_log import LimitLog
from whistlestop.server.telemetry.metrics import Metrics
from whistlestop.server.wire.bodies import (
    Body,
    CreatedTable,
    JoinedSeat,
    JoinRequest,
    MySeat,
    NewTable,
    SeatRequest,
)

GENEROUS = Limits(
    requests=1e9,
    request_burst=1e9,
    new_tables=1e9,
    new_table_burst=1e9,
    messages=1e9,
    burst=1e9,
    messages_per_seat=1e9,
    seat_burst=1e9,
    chat=1e9,
    chat_burst=1e9,
    visits=1e9,
    visit_burst=1e9,
    largest_frame=1024 * 1024,
    sockets=SocketLimits(control_frames=1e9, control_burst=1e9),
)
"""Limits that no test reaches by being fast."""

T = TypeVar("T")


@dataclass(frozen=True)
class Serving:
    """A running server and its clients."""

    address: str
    server: uvicorn.Server
    services: Services
    http: httpx.AsyncClient

    @property
    def hub(self) -> Hub:
        """The live tables of the server."""
        return self.services.hub

    @property
    def connections(self) -> int:
        """The number of connected clients."""
        return len(self.server.server_state.connections)

    def cut(self) -> None:
        """Drop all connections, as a bad network would."""
        for connection in list(self.server.server_state.connections):
            transport = getattr(connection, "transport", None)
            assert isinstance(transport, asyncio.WriteTransport)
            transport.abort()

    def client(self, address: str = "") -> AbstractAsyncContextManager[Client]:
        """Connect a WebSocket, as if a proxy forwarded it from an address."""
        return connected(f"{self.address.replace('http', 'ws', 1)}/ws", address)

    async def post(self, path: str, body: Body) -> httpx.Response:
        """Send an HTTP request."""
        return await post(self.http, path, body)

    async def create(self, wish: NewTable) -> CreatedTable:
        """Create a table."""
        return read(await self.post("tables", wish), CreatedTable)

    async def join(self, table: str, name: str, seat: int | None = None) -> JoinedSeat:
        """Take an open seat."""
        return read(await self.post("join", JoinRequest(table=table, name=name, seat=seat)), JoinedSeat)


def settings_in(folder: Path, limits: Limits = GENEROUS) -> Settings:
    """Return settings with a new SQLite file and bots without pauses."""
    return Settings(
        f"sqlite:///{folder / 'tables.db'}",
        bot_workers=1,
        bot_pace=0.0,
        arrival_patience=0.05,
        limits=limits,
    )


def my_seats(number: int) -> list[SeatRequest]:
    """Return a request for a table with all seats for one person."""
    return [MySeat(name=name) for name in ("Ada", "Ben", "Cleo", "Dan", "Eve")[:number]]


@asynccontextmanager
async def serving(where: Path | Settings) -> AsyncIterator[Serving]:
    """Serve on the test's event loop, in a folder or with the given settings."""
    settings = settings_in(where) if isinstance(where, Path) else where
    listener = listen("127.0.0.1", 0)
    address = address_of(listener).rstrip("/")
    metrics = Metrics()
    ready = asyncio.Event()
    async with running_services(settings, metrics) as services:
        health = Health(services.hub.store.ping)
        limit_log = LimitLog(metrics.record_excess)
        config = uvicorn_config(build_app(services, health, limit_log), settings, limit_log)
        server = GracefulServer(config, services.hub, health, ready.set)
        running = asyncio.create_task(server.serve([listener]))
        running.add_done_callback(lambda _: ready.set())
        try:
            await ready.wait()
            if running.done():
                await running
                raise AssertionError("the server ended before it was ready")
            async with httpx.AsyncClient(base_url=address, trust_env=False) as http:
                yield Serving(address, server, services, http)
        finally:
            server.should_exit = True
            await running


async def post(http: httpx.AsyncClient, path: str, body: Body) -> httpx.Response:
    """Send an HTTP request to a server."""
    headers = {"content-type": "application/json"}
    return await http.post(f"/api/{path}", content=msgspec.json.encode(body), headers=headers)


def read(answer: httpx.Response, kind: type[T]) -> T:
    """Decode a successful response."""
    assert answer.is_success, answer.text
    return msgspec.json.decode(answer.content, type=kind)
