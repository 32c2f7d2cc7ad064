"""Raw sockets to a server, for what no HTTP library would send."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.server.client import PATIENCE
from tests.server.serving import GENEROUS, Serving, serving, settings_in
from whistlestop.server.settings import Settings, SocketLimits
from whistlestop.server.sockets.bounded_config import BoundedConfig

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


class Dialled:
    """One TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        """Send bytes; the server may have closed the connection."""
        with suppress(ConnectionError):
            self.writer.write(data)
            await self.writer.drain()

    async def rest(self) -> bytes:
        """Return everything until the server closes the connection, which it must."""
        received = b""
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionError):
                while data := await self.reader.read(65536):
                    received += data
        return received

    async def until(self, end: bytes) -> bytes:
        """Return everything until some bytes arrive."""
        async with asyncio.timeout(PATIENCE):
            return await self.reader.readuntil(end)


@asynccontextmanager
async def dialled(server: Serving) -> AsyncIterator[Dialled]:
    """Connect to a server for the duration of a test."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield Dialled(reader, writer)
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


def settings_with(folder: Path, **sockets: Any) -> Settings:
    """Return settings with some limits of sockets."""
    return settings_in(folder, replace(GENEROUS, sockets=SocketLimits(**sockets)))


@asynccontextmanager
async def guarded(folder: Path, **sockets: Any) -> AsyncIterator[Serving]:
    """Serve with some limits of sockets."""
    async with serving(settings_with(folder, **sockets)) as server:
        yield server


def hurry(server: Serving, **sockets: Any) -> None:
    """Change limits for connections to come; a bystander who has come before need not be quick."""
    config = server.server.config
    assert isinstance(config, BoundedConfig)
    config.guard.limits = replace(config.guard.limits, **sockets)


def exceeded(server: Serving) -> dict[str, float]:
    """Return how often each limit was exceeded."""
    lines = server.hub.metrics.exposition().decode().splitlines()
    counted = (line for line in lines if line.startswith("whistlestop_limits_exceeded_total{"))
    return {line.split('"')[1]: float(line.rpartition(" ")[2]) for line in counted}
