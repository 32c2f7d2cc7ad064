"""A server process that can be killed at any moment and restarted at the same address."""

import asyncio
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import httpx

from tests.server.client import Client, connected
from tests.server.processes import PATIENCE, environment
from tests.server.serving import post, read
from whistlestop.server.wire.bodies import CreatedTable, NewTable

PORTS = range(20_000, 30_000)
"""Below the ephemeral range, so that no client takes the port while the server is down."""


class Killable:
    """Successive `serve` processes on one database and one port."""

    def __init__(self, folder: Path, database: str) -> None:
        self.port = free_port()
        self.command = [sys.executable, "-m", "whistlestop", "serve", "--port", str(self.port)]
        self.command += ["--database", database, "--log", "json"]
        self.environment = environment(folder, {})
        self.process: subprocess.Popen[bytes] | None = None
        self.readers: list[threading.Thread] = []
        self.log: list[bytes] = []
        self.took = 0.0  # seconds, to be ready for the first time

    async def __aenter__(self) -> "Killable":
        began = time.monotonic()
        self.start()
        await self.ready()
        self.took = time.monotonic() - began
        return self

    async def __aexit__(self, *raised: object) -> None:
        if self.running:
            await self.end()

    @property
    def address(self) -> str:
        """The URL of the HTTP API."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def websocket(self) -> str:
        """The URL of the WebSocket."""
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def running(self) -> bool:
        """Whether a process is running."""
        return self.process is not None and self.process.poll() is None

    def check_running(self) -> None:
        """Fail with the end of the log if the process has ended."""
        assert self.process is not None
        code = self.process.poll()
        assert code is None, f"The server ended with code {code}: {b''.join(self.log[-20:]).decode()}"

    def start(self) -> None:
        """Start a process without waiting until it is ready."""
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=self.environment
        )
        reader = threading.Thread(target=self.read, args=(self.process,), daemon=True)
        reader.start()
        self.readers.append(reader)

    def read(self, process: "subprocess.Popen[bytes]") -> None:
        """Read the log until server and workers have closed it."""
        assert process.stderr is not None
        with process.stderr as stream:
            self.log.extend(stream)

    async def ready(self) -> None:
        """Wait until the process responds."""
        process = self.process
        assert process is not None
        assert process.stdout is not None
        said = await asyncio.wait_for(asyncio.to_thread(process.stdout.readline), PATIENCE)
        assert b"ready" in said, f"The server did not start: {b''.join(self.log[-20:]).decode()}"

    def client(self) -> AbstractAsyncContextManager[Client]:
        """Connect a WebSocket."""
        return connected(self.websocket)

    async def create(self, wish: NewTable) -> CreatedTable:
        """Create a table."""
        async with httpx.AsyncClient(base_url=self.address, trust_env=False) as http:
            return read(await post(http, "tables", wish), CreatedTable)

    def send(self, number: int) -> None:
        """Send a signal."""
        assert self.process is not None
        self.process.send_signal(number)

    async def end(self, number: int = signal.SIGKILL) -> int:
        """Send a signal and wait until the process has exited."""
        process = self.process
        assert process is not None
        process.send_signal(number)
        code = await asyncio.to_thread(process.wait, PATIENCE)
        assert process.stdout is not None
        process.stdout.close()
        return code

    async def left_nobody_behind(self) -> bool:
        """Return whether all workers exit after their servers, allowing for a running decision."""
        for reader in self.readers:
            await asyncio.to_thread(reader.join, PATIENCE)
        return not any(reader.is_alive() for reader in self.readers)

    def errors(self) -> list[str]:
        """Return logged errors, except those caused by a failing database."""
        return [line.decode() for line in self.log if b'"level": "error"' in line or b"Traceback" in line]


def free_port() -> int:
    """Return a free port."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", port)) != 0:
                return port
