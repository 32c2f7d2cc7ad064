"""A whole server in the test's own process: every real part of it, on a free port of this machine."""

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
from whistlestop.server.operations.health import Health
from whistlestop.server.operations.metrics import Metrics
from whistlestop.server.running import Server, configured, parts, surrounded
from whistlestop.server.settings import Limits, Settings
from whistlestop.server.tables.hub import Hub
from whistlestop.server.wire.bodies import Body, Created, Join, Joined, MySeat, NewTable, Wish

GENEROUS = Limits(
    requests=1e9, request_burst=1e9, new_tables=1e9, new_table_burst=1e9, messages=1e9, burst=1e9
)
"""Limits that no test comes to by being quick."""

T = TypeVar("T")


@dataclass(frozen=True)
class Serving:
    """A server that runs, and how to talk to it."""

    address: str
    server: uvicorn.Server
    hub: Hub
    http: httpx.AsyncClient

    @property
    def connections(self) -> int:
        """How many clients are connected."""
        return len(self.server.server_state.connections)

    def cut(self) -> None:
        """Break all connections off, as a bad network would."""
        for connection in list(self.server.server_state.connections):
            transport = getattr(connection, "transport", None)
            assert isinstance(transport, asyncio.WriteTransport)
            transport.abort()

    def client(self) -> AbstractAsyncContextManager[Client]:
        """Connect a WebSocket."""
        return connected(f"{self.address.replace('http', 'ws', 1)}/ws")

    async def post(self, path: str, body: Body) -> httpx.Response:
        """Ask for something over HTTP."""
        return await post(self.http, path, body)

    async def create(self, wish: NewTable) -> Created:
        """Make a table."""
        return read(await self.post("tables", wish), Created)

    async def join(self, table: str, name: str, seat: int | None = None) -> Joined:
        """Take an open seat."""
        return read(await self.post("join", Join(table=table, name=name, seat=seat)), Joined)


def settings_in(folder: Path, limits: Limits = GENEROUS) -> Settings:
    """Let a server keep its tables in a new SQLite file, and its bots play without a pause."""
    return Settings(f"sqlite:///{folder / 'tables.db'}", bot_workers=1, bot_pace=0.0, limits=limits)


def my_seats(number: int) -> list[Wish]:
    """Want all seats of a table for oneself."""
    return [MySeat(name=name) for name in ("Ada", "Ben", "Cleo", "Dan", "Eve")[:number]]


@asynccontextmanager
async def serving(where: Path | Settings) -> AsyncIterator[Serving]:
    """Serve on the event loop of the test until it is done; in a folder, or as told in detail."""
    settings = settings_in(where) if isinstance(where, Path) else where
    listener = listen("127.0.0.1", 0)
    address = address_of(listener).rstrip("/")
    metrics = Metrics()
    ready = asyncio.Event()
    async with parts(settings, metrics) as hub:
        health = Health(hub.store.ping)
        config = configured(surrounded(hub, health, metrics), settings.limits)
        server = Server(config, hub, health, ready.set)
        running = asyncio.create_task(server.serve([listener]))
        try:
            await ready.wait()
            async with httpx.AsyncClient(base_url=address, trust_env=False) as http:
                yield Serving(address, server, hub, http)
        finally:
            server.should_exit = True
            await running


async def post(http: httpx.AsyncClient, path: str, body: Body) -> httpx.Response:
    """Ask a server for something."""
    headers = {"content-type": "application/json"}
    return await http.post(f"/api/{path}", content=msgspec.json.encode(body), headers=headers)


def read(answer: httpx.Response, kind: type[T]) -> T:
    """Read an answer that grants what was asked for."""
    assert answer.is_success, answer.text
    return msgspec.json.decode(answer.content, type=kind)
