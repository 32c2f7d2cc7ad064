"""Server processes, started and stopped as in production."""

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 60.0
"""Seconds until a server that doesn't exit fails a test."""


@dataclass
class ServerProcess:
    """A server process whose log is written to a file."""

    process: "subprocess.Popen[str]"
    address: str
    said: str
    log: Path

    @property
    def websocket(self) -> str:
        """The URL of the WebSocket."""
        return f"ws{self.address.removeprefix('http')}ws"

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Send a signal and return the exit code."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)


def environment(folder: Path, changes: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of a process: its data folder, and no display."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("WHISTLESTOP_D")}
    return {**kept, "WHISTLESTOP_DATA": str(folder / "data"), "CI": "1", **changes}


@contextmanager
def server_process(folder: Path, *words: str, **variables: str) -> Iterator[ServerProcess]:
    """Run `serve` with these arguments for the duration of a test."""
    log = folder / "server.log"
    command = [sys.executable, "-m", "whistlestop", "serve", *words]
    with log.open("a", encoding="utf-8") as stream:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=stream, text=True, env=environment(folder, variables)
        )
    watchdog = threading.Timer(PATIENCE, process.kill)
    watchdog.start()
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        watchdog.cancel()
        address = re.search(r"http://\S+", said)
        assert address, f"The server did not start: {said}{log.read_text(encoding='utf-8')}"
        yield ServerProcess(process, address[0], said, log)
    finally:
        watchdog.cancel()
        if process.poll() is None:
            process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()
