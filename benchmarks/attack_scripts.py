"""What an attacker does, for benchmarks/attacks.py; each attack runs in a process of its own."""

import asyncio
import itertools
import json
import socket
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

FAILURES = (OSError, WebSocketException, TimeoutError, asyncio.IncompleteReadError)
HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nX-Forwarded-For: {}\r\n\r\n"
)
CHUNK = 256 * 1024

Wish = dict[str, object]
"""A request."""


@dataclass
class Target:
    """A server under attack, and a table with the secret of one of its seats."""

    port: int
    table: str
    token: str
    until: float
    sent: int = 0  # messages, requests or sockets
    numbers: "itertools.count[int]" = field(default_factory=itertools.count)

    def lasts(self) -> bool:
        """Return whether the attack goes on."""
        return time.time() < self.until

    def address(self) -> str:
        """Make up another address."""
        number = next(self.numbers)
        return f"198.{18 + number // 62500 % 2}.{number // 250 % 250}.{number % 250 + 1}"

    async def websocket(self, address: str = "") -> ClientConnection:
        """Open a WebSocket as if from an address of its own."""
        return await connect(
            f"ws://127.0.0.1:{self.port}/ws",
            additional_headers={"X-Forwarded-For": address or self.address()},
            compression=None,
            ping_interval=None,
            max_queue=None,
            max_size=None,
            proxy=None,
        )

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a socket."""
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def upgraded(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a WebSocket of which every byte can be chosen."""
        reader, writer = await self.dial()
        writer.write(HANDSHAKE.format(self.address()).encode())
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer


Attack = Callable[[Target], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


def attack(script: Attack) -> Attack:
    """Register an attack."""
    ATTACKS[script.__name__] = script
    return script


async def repeat(target: Target, number: int, script: Attack, pause: float = 0.0) -> None:
    """Run a script a number of times side by side, each again whenever it ends."""

    async def one() -> None:
        while target.lasts():
            with suppress(*FAILURES):
                async with asyncio.timeout(max(0.1, target.until - time.time())):
                    await script(target)
            await asyncio.sleep(pause)

    await asyncio.gather(*(one() for _ in range(number)))


async def storm(target: Target, address: str, first: list[Wish], wishes: list[Wish]) -> None:
    """Send messages over a WebSocket without waiting for the answers, which are read and thrown away."""
    client = await target.websocket(address)

    async def read() -> None:
        async for _ in client:
            pass

    reading = asyncio.create_task(read())
    try:
        for wish in itertools.chain(first, itertools.cycle(wishes)):
            await client.send(json.dumps(wish))
            target.sent += 1
            if target.sent % 20 == 0:
                await asyncio.sleep(0)
            if reading.done():
                return
    finally:
        reading.cancel()
        client.transport.abort()


async def stream(target: Target, start: bytes, chunk: bytes) -> None:
    """Send bytes without end over a socket."""
    _, writer = await target.dial()
    try:
        writer.write(start)
        while True:
            writer.write(chunk)
            await writer.drain()
            target.sent += 1
    finally:
        writer.transport.abort()


async def dribble(target: Target, start: bytes, drop: bytes) -> None:
    """Send a request, one drop a second."""
    reader, writer = await target.dial()
    target.sent += 1
    try:
        writer.write(start)
        while not reader.at_eof():
            writer.write(drop)
            await writer.drain()
            with suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await reader.read(1000)
    finally:
        writer.transport.abort()


async def flood(target: Target, start: bytes, frame: bytes) -> None:
    """Send frames without end over a WebSocket."""
    reader, writer = await target.upgraded()
    try:
        writer.write(start)
        while not reader.at_eof():
            writer.write(frame * (CHUNK // len(frame)))
            await writer.drain()
            target.sent += CHUNK // len(frame)
            with suppress(TimeoutError):
                async with asyncio.timeout(0.001):
                    await reader.read(CHUNK)
    finally:
        writer.transport.abort()


async def be_silent(target: Target) -> None:
    """Open a socket and send nothing."""
    reader, writer = await target.dial()
    target.sent += 1
    try:
        await reader.read()
    finally:
        writer.transport.abort()


def frame(first: int, payload: bytes = b"") -> bytes:
    """Encode a frame of a client, with a mask of zeros."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2)
    return bytes([first]) + length + b"\0\0\0\0" + payload


@attack
async def chat(target: Target) -> None:
    """One seat talks over twelve connections from twelve addresses."""
    first: list[Wish] = [{"type": "sit", "table": target.table, "token": target.token}]
    say: Wish = {"type": "say", "table": target.table, "seat": 0, "text": "x" * 200}
    await repeat(target, 12, lambda at: storm(at, "", first, [say]))


@attack
async def watch_since_0(target: Target) -> None:
    """Twelve spectators ask for the whole game again and again."""
    watch: Wish = {"type": "watch", "table": target.table, "since": 0}
    await repeat(target, 12, lambda at: storm(at, "", [], [watch]))


@attack
async def watch_and_away(target: Target) -> None:
    """Twelve spectators come and go in front of a hundred others."""
    watch: Wish = {"type": "watch", "table": target.table}
    away: Wish = {"type": "away", "table": target.table}

    async def look_on(at: Target) -> None:
        client = await at.websocket()
        await client.send(json.dumps(watch))
        async for _ in client:
            pass

    audience = asyncio.create_task(repeat(target, 100, look_on))
    await repeat(target, 12, lambda at: storm(at, "", [], [watch, away]))
    await audience


@attack
async def one_address(target: Target) -> None:
    """One address sends pings over a hundred connections."""
    await repeat(target, 100, lambda at: storm(at, "203.0.113.66", [], [{"type": "ping"}]))


@attack
async def slow_readers(target: Target) -> None:
    """A hundred seats and spectators ask for the whole game and read nothing."""
    watch = frame(0x81, json.dumps({"type": "watch", "table": target.table, "since": 0}).encode())
    wish = {"type": "sit", "table": target.table, "token": target.token, "since": 0}
    sit = frame(0x81, json.dumps(wish).encode())

    async def stare(at: Target) -> None:
        with socket.socket() as small:
            small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            small.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(small, ("127.0.0.1", at.port))
            await loop.sock_sendall(small, HANDSHAKE.format(at.address()).encode())
            await loop.sock_recv(small, 1000)
            while True:
                await loop.sock_sendall(small, watch + sit)
                at.sent += 2
                await asyncio.sleep(0.05)

    await repeat(target, 100, stare)


@attack
async def huge_headers(target: Target) -> None:
    """Eight sockets send headers without end."""
    start = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    await repeat(target, 8, lambda at: stream(at, start, b"A: " + b"x" * 8000 + b"\r\n"))


@attack
async def huge_url(target: Target) -> None:
    """Eight sockets send a URL without end."""
    await repeat(target, 8, lambda at: stream(at, b"GET /", b"x" * CHUNK))


@attack
async def pipelined(target: Target) -> None:
    """Eight sockets send requests without reading the responses."""
    await repeat(target, 8, lambda at: stream(at, b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 1000))


@attack
async def slow_headers(target: Target) -> None:
    """Five hundred sockets send a header a second."""
    start = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    await repeat(target, 500, lambda at: dribble(at, start, b"A: b\r\n"))


@attack
async def slow_body(target: Target) -> None:
    """Five hundred sockets send a byte of a body a second."""
    start = (
        b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 9999\r\n\r\n"
    )
    await repeat(target, 500, lambda at: dribble(at, start, b" "))


@attack
async def silent_sockets(target: Target) -> None:
    """A thousand sockets send nothing."""
    await repeat(target, 1000, be_silent, pause=0.1)


@attack
async def fragments(target: Target) -> None:
    """Eight WebSockets send one message in fragments without end, half of them empty ones."""
    empty, large = frame(0x00), frame(0x00, b" " * 4000)
    await asyncio.gather(
        repeat(target, 4, lambda at: flood(at, frame(0x01), empty)),
        repeat(target, 4, lambda at: flood(at, frame(0x01), large)),
    )


@attack
async def pings(target: Target) -> None:
    """Eight WebSockets send pings without end."""
    await repeat(target, 8, lambda at: flood(at, b"", frame(0x89)))


@attack
async def small_messages(target: Target) -> None:
    """Eight WebSockets send tiny messages without end."""
    await repeat(target, 8, lambda at: flood(at, b"", frame(0x81, b"{}")))


@attack
async def no_files(target: Target) -> None:
    """A thousand silent sockets to a server that may open 256 files."""
    await silent_sockets(target)
