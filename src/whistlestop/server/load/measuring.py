"""Measuring a server that runs in processes of its own."""

import asyncio
import math
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from whistlestop.core.errors import WhistlestopError
from whistlestop.server.load.crowd import Crowd, Pace
from whistlestop.server.load.furnishing import furnish

SAY = Callable[[str], None]
LIMIT = 0.1  # seconds in which 99 of 100 moves are to be told to everybody
STEP = 1.25  # by which the rate grows until that is no longer so
SETTLE = 3.0


class Server:
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
        """Return how much memory the process has."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return float(found[1])

    def processor_seconds(self) -> float:
        """Return how long the process has used a processor."""
        fields = (
            Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(database: str, processes: int) -> Iterator[list[Server]]:
    """Run so many servers on one database."""
    servers: list[Server] = []
    try:
        for _ in range(processes):
            servers.append(Server(database))
        yield servers
    finally:
        for server in servers:
            server.process.terminate()
        for server in servers:
            server.process.wait(timeout=30)


async def measure(
    database: str,
    *,
    game: str,
    tables: int,
    seats: int,
    every: float,
    seconds: float,
    processes: int,
    knee: bool,
    say: SAY,
) -> tuple[dict[str, object], list[dict[str, object]]]:
    """Furnish tables, fill them with people, let them move, and tell how quickly everybody was told."""
    if not Path("/proc/self/status").exists():
        raise WhistlestopError(
            "This is measured on Linux only: elsewhere there is no /proc to read memory from."
        )
    say(f"Making {tables} tables …")
    places = await furnish(database, game, tables, seats)
    with running(database, processes) as servers:
        crowd = Crowd([server.address for server in servers])
        empty = memory(servers)
        say(f"Connecting {tables * seats} people …")
        await crowd.connect(tables * seats)
        await asyncio.sleep(SETTLE)
        connected = memory(servers)
        say("Letting them sit down …")
        await crowd.sit(places)
        await asyncio.sleep(SETTLE)
        seated = memory(servers)
        say(f"Moving at {tables} tables every {every:g} seconds …")
        await crowd.move(tables / every, min(seconds, every))  # warm up: everybody chooses tickets
        before = processor(servers)
        pace = await crowd.move(tables / every, seconds)
        used = (processor(servers) - before) / seconds
        after = memory(servers)
        paces = [told(pace)]
        while knee and quantile(pace, 0.99) < LIMIT and pace.reached > 0.95 * pace.wanted:
            rate = pace.wanted * STEP
            say(f"Moving {rate:.0f} times a second …")
            pace = await crowd.move(rate, seconds)
            paces.append(told(pace))
        await crowd.leave()
    row: dict[str, object] = {
        "game": game,
        "tables": tables,
        "seats": seats,
        "processes": processes,
        "database": database.partition(":")[0],
        "moves_per_second": round(tables / every, 1),
        "p50_ms": paces[0]["p50_ms"],
        "p99_ms": paces[0]["p99_ms"],
        "within_limit": bool(float(str(paces[0]["p99_ms"])) < LIMIT * 1000),
        "processor_share": round(used, 3),
        "kilobytes_by_connection": round((connected - empty) / (tables * seats), 1),
        "kilobytes_by_table": round((seated - connected) / tables, 1),
        "kilobytes_by_table_after_play": round((after - connected) / tables, 1),
        "megabytes": round(after / 1024, 1),
    }
    return row, paces


def memory(servers: list[Server]) -> float:
    """Add up the kilobytes of all servers."""
    return sum(server.kilobytes() for server in servers)


def processor(servers: list[Server]) -> float:
    """Add up the seconds of processor of all servers."""
    return sum(server.processor_seconds() for server in servers)


def quantile(pace: Pace, share: float) -> float:
    """Return the time within which a share of the moves was told to everybody."""
    ordered = sorted(pace.latencies)
    return ordered[min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)] if ordered else math.inf


def told(pace: Pace) -> dict[str, object]:
    """Tell what came of moving at a rate."""
    return {
        "wanted_per_second": round(pace.wanted, 1),
        "reached_per_second": round(pace.reached, 1),
        "moves": len(pace.latencies),
        "p50_ms": round(quantile(pace, 0.5) * 1000, 1),
        "p90_ms": round(quantile(pace, 0.9) * 1000, 1),
        "p99_ms": round(quantile(pace, 0.99) * 1000, 1),
        "max_ms": round(quantile(pace, 1.0) * 1000, 1),
        "errors": dict(Counter(pace.errors)),
    }
