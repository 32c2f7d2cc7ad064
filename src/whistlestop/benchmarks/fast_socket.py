"""A lightweight WebSocket client, so that a load test measures the server and not itself."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

from whistlestop.core.errors import WhistlestopError

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL, MASKED = 0x80, 0x80
NO_MASK = bytes(4)  # a mask of zeros leaves the payload as it is
TWO_BYTES, EIGHT_BYTES = 126, 127  # markers of an extended length
NORMAL = 1000
PATIENCE = 60.0

OnText = Callable[[bytes], None]


class FastSocket(asyncio.Protocol):
    """An open connection; messages go to a callback as they arrive."""

    def __init__(self) -> None:
        self.on_text: OnText = ignore
        self.on_lost: Callable[[], None] = do_nothing
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.WriteTransport | None = None
        self._received = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(WhistlestopError("The server refused a WebSocket."))
        elif not self.closed.done():
            self.on_lost()
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self.opened.done():
            head, found, rest = self._received.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._abort()
                return
            self._received = rest
            self.opened.set_result(None)
        at = 0
        while (end := self._read_frame(at)) is not None:
            at = end
        self._received = self._received[at:]

    def _read_frame(self, at: int) -> int | None:
        """Handle the frame at a position; return where it ends, or None if it is incomplete."""
        data = self._received
        if len(data) < at + 2:
            return None
        size, begin = data[at + 1], at + 2
        if size == TWO_BYTES:
            begin = at + 4
            if len(data) < begin:
                return None
            (size,) = struct.unpack_from("!H", data, at + 2)
        elif size == EIGHT_BYTES:
            begin = at + 10
            if len(data) < begin:
                return None
            (size,) = struct.unpack_from("!Q", data, at + 2)
        end = begin + size
        if len(data) < end:
            return None
        self._handle(data[at] & 0xF, data[begin:end])
        return end

    def _handle(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.on_text(payload)
        elif opcode == PING:
            self._write(PONG, payload)
        elif opcode == CLOSE:
            self._abort()

    def send(self, message: bytes) -> None:
        """Send a text message."""
        self._write(TEXT, message)

    async def close(self) -> None:
        """Close the connection with a closing handshake."""
        self.on_lost = do_nothing
        self._write(CLOSE, struct.pack("!H", NORMAL))
        async with asyncio.timeout(PATIENCE):
            await self.closed

    def _write(self, opcode: int, payload: bytes) -> None:
        assert self.transport is not None
        size = len(payload)
        if size < TWO_BYTES:
            head = bytes((FINAL | opcode, MASKED | size))
        else:
            head = struct.pack("!BBH", FINAL | opcode, MASKED | TWO_BYTES, size)
        self.transport.write(head + NO_MASK + payload)

    def _abort(self) -> None:
        assert self.transport is not None
        self.transport.close()


async def connect(address: str) -> FastSocket:
    """Open a connection to a `ws://` address."""
    url = urlsplit(address)
    host, port = url.hostname or "127.0.0.1", url.port or 80
    _, socket = await asyncio.get_running_loop().create_connection(FastSocket, host, port)
    key = base64.b64encode(os.urandom(16)).decode()
    assert socket.transport is not None
    socket.transport.write(
        f"GET {url.path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    async with asyncio.timeout(PATIENCE):
        await socket.opened
    return socket


def ignore(message: bytes) -> None:
    """Ignore a message."""


def do_nothing() -> None:
    """Ignore a lost connection."""
