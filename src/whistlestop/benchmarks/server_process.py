"""Server processes under load, and what they use."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple
from urllib.request import urlopen

from whistlestop.core.errors import WhistlestopError

TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
LONG_PAUSE: Final = "0.05"  # seconds; a bound of the server's histogram


class PauseTotals(NamedTuple):
    """The garbage collector's pauses since a server started."""

    longest: float  # seconds
    total: float
    long: int  # pauses of more than 50 ms


class ServerProcess:
    """A server process."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "whistlestop", "serve", "--port", "0", "--no-open", "--log", "json"]
        variables = {**os.environ, "WHISTLESTOP_DATABASE": database}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=variables, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^ /]+", line)
        if found is None:
            raise WhistlestopError("The server did not start.")
        self.address = found[0].replace("http", "ws", 1) + "/ws"
        self.page = f"{found[0]}/"

    def kilobytes(self) -> float:
        """Return the resident memory of the process."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return float(found[1])

    def processor_seconds(self) -> float:
        """Return the CPU time of the process."""
        fields = (
            Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / TICKS

    def collector_pauses(self) -> PauseTotals:
        """Read the pauses of the garbage collector from the metrics."""
        with urlopen(f"{self.page}metrics") as answer:
            return read_pauses(answer.read().decode())


def read_pauses(metrics: str) -> PauseTotals:
    """Read the pauses of the garbage collector from metrics in Prometheus' text format."""

    def total(name: str, label: str = "") -> float:
        pattern = rf"^whistlestop_collector_{name}(?:{{[^}}]*{label}[^}}]*}})? (\S+)$"
        return sum(map(float, re.findall(pattern, metrics, re.MULTILINE)))

    short = total("seconds_bucket", f'le="{LONG_PAUSE}"')
    return PauseTotals(total("longest_seconds"), total("seconds_sum"), round(total("seconds_count") - short))


@contextmanager
def running(database: str, processes: int) -> Iterator[list[ServerProcess]]:
    """Run a number of server processes on one database."""
    servers: list[ServerProcess] = []
    try:
        for _ in range(processes):
            servers.append(ServerProcess(database))
        yield servers
    finally:
        for server in servers:
            server.process.terminate()
        for server in servers:
            with server.process:  # closes its output
                server.process.wait(timeout=30)


def memory(servers: list[ServerProcess]) -> float:
    """Return the memory of all servers, in kilobytes."""
    return sum(server.kilobytes() for server in servers)


def processor(servers: list[ServerProcess]) -> float:
    """Return the CPU time of all servers."""
    return sum(server.processor_seconds() for server in servers)


def machine_seconds() -> float:
    """Return the CPU time of everything on this machine."""
    fields = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()[1:]
    user, nice, system, _idle, _wait, interrupts, soft, stolen = map(int, fields[:8])
    return (user + nice + system + interrupts + soft + stolen) / TICKS
