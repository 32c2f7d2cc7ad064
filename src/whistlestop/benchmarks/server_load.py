"""Measurements of server processes under load."""

import asyncio
import gc
import math
import os
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from whistlestop.benchmarks.crowd import Crowd, RateResult
from whistlestop.benchmarks.idle_tables import load_idle
from whistlestop.benchmarks.seed_database import seed_tables
from whistlestop.benchmarks.server_process import (
    ServerProcess,
    machine_seconds,
    memory,
    processor,
    running,
)
from whistlestop.core.errors import WhistlestopError

Progress = Callable[[str], None]
Row = dict[str, object]
LIMIT: Final = 0.1  # target for the 99th percentile, in seconds
STEP: Final = 1.25  # factor by which the rate grows until the target is missed
SETTLING: Final = 3.0
SAMPLING: Final = 60.0  # seconds between two readings of the memory
BUSY: Final = 0.9  # CPU share at which a process counts as the bottleneck


class Measurement:
    """Players at the tables of some servers."""

    def __init__(self, servers: list[ServerProcess], say: Progress) -> None:
        self.servers = servers
        self.say = say
        self.crowd = Crowd([server.address for server in servers])

    async def move(self, rate: float, seconds: float) -> Row:
        """Make moves at a rate; return what was reached and what it cost."""
        self.say(f"Moving {rate:.0f} times a second for {seconds:g} seconds …")
        sampling = asyncio.create_task(self._sample_memory())
        before = self._usage()
        pace = await self.crowd.move(rate, seconds)
        after = self._usage()
        sampling.cancel()
        spent, server, crowd, machine, collector, pauses = (
            late - early for late, early in zip(after, before, strict=True)
        )
        moves = max(1, len(pace.latencies))
        machine /= os.cpu_count() or 1
        return {
            **rate_row(pace),
            "server_us_by_move": round(1e6 * server / moves),
            "crowd_us_by_move": round(1e6 * crowd / moves),
            "server_share": round(server / spent, 2),
            "crowd_share": round(crowd / spent, 2),
            "machine_share": round(machine / spent, 2),
            "collector_share": round(collector / spent, 4),
            "limited_by": limit(server / spent / len(self.servers), crowd / spent, machine / spent),
            "pauses_above_50_ms": round(pauses),
            "longest_pause_ms": self.longest_pause(),
            "megabytes_by_minute": [*await stop(sampling), round(memory(self.servers) / 1024, 1)],
        }

    def _usage(self) -> tuple[float, ...]:
        """Return the time, CPU times of servers, players and machine, and the collector's time and pauses."""
        pauses = [server.collector_pauses() for server in self.servers]
        return (
            time.perf_counter(),
            processor(self.servers),
            time.process_time(),
            machine_seconds(),
            sum(one.total for one in pauses),
            sum(one.long for one in pauses),
        )

    def longest_pause(self) -> float:
        """Return the longest pause of a server's collector since it started, in milliseconds."""
        return round(1000 * max(server.collector_pauses().longest for server in self.servers), 1)

    async def _sample_memory(self) -> list[float]:
        """Read the memory of the servers every minute until cancelled."""
        found: list[float] = []
        with suppress(asyncio.CancelledError):
            while True:
                found.append(round(memory(self.servers) / 1024, 1))
                await asyncio.sleep(SAMPLING)
        return found


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
    idle: int,
    say: Progress,
) -> tuple[Row, list[Row]]:
    """Seed tables, seat players, make moves, and measure the latency of broadcasts."""
    if not Path("/proc/self/status").exists():
        raise WhistlestopError(
            "This is measured on Linux only: elsewhere there is no /proc to read memory from."
        )
    say(f"Making {tables + idle} tables …")
    places = await seed_tables(database, game, tables, seats)
    resting = await seed_tables(database, game, idle, seats)
    with running(database, processes) as servers:
        measuring = Measurement(servers, say)
        crowd = measuring.crowd
        empty = memory(servers)
        if idle:
            say(f"Loading {idle} tables that nobody follows …")
            await load_idle(servers[0].address, resting)
            await asyncio.sleep(SETTLING)
        loaded = memory(servers)
        say(f"Connecting {tables * seats} people …")
        await crowd.connect(tables * seats)
        await asyncio.sleep(SETTLING)
        connected = memory(servers)
        say("Letting them sit down …")
        await crowd.sit(places)
        await asyncio.sleep(SETTLING)
        seated = memory(servers)
        gc.collect()
        gc.freeze()
        gc.disable()  # pauses of this process would be attributed to the server
        try:
            await measuring.move(tables / every, min(seconds, every))  # everybody chooses tickets
            paces = [await measuring.move(tables / every, seconds)]
            after = memory(servers)
            while knee and is_within_limit(paces[-1]):
                paces.append(await measuring.move(float(str(paces[-1]["wanted_per_second"])) * STEP, seconds))
        finally:
            gc.enable()
            gc.unfreeze()
        await crowd.leave()
    row: Row = {
        "game": game,
        "tables": tables,
        "seats": seats,
        "processes": processes,
        "database": database.partition(":")[0],
        "moves_per_second": round(tables / every, 1),
        "p50_ms": paces[0]["p50_ms"],
        "p99_ms": paces[0]["p99_ms"],
        "within_limit": float(str(paces[0]["p99_ms"])) < LIMIT * 1000,
        "processor_share": paces[0]["server_share"],
        "limited_by": paces[-1]["limited_by"],
        "longest_pause_ms": max(float(str(pace["longest_pause_ms"])) for pace in paces),
        "pauses_above_50_ms": sum(int(str(pace["pauses_above_50_ms"])) for pace in paces),
        "kilobytes_by_connection": round((connected - loaded) / (tables * seats), 1),
        "kilobytes_by_table": round((seated - connected) / tables, 1),
        "kilobytes_by_table_after_play": round((after - connected) / tables, 1),
        "megabytes": round(after / 1024, 1),
        "idle_tables": idle,
        "megabytes_with_idle_tables": round(loaded / 1024, 1),
        "kilobytes_by_idle_table": round((loaded - empty) / idle, 1) if idle else 0.0,
    }
    return row, paces


async def stop(sampling: "asyncio.Task[list[float]]") -> list[float]:
    """Return the readings of a cancelled task."""
    try:
        return await sampling
    except asyncio.CancelledError:  # before its first step
        return []


def is_within_limit(pace: Row) -> bool:
    """Return whether a rate was reached within the latency target."""
    reached, wanted = float(str(pace["reached_per_second"])), float(str(pace["wanted_per_second"]))
    return float(str(pace["p99_ms"])) < LIMIT * 1000 and reached > 0.95 * wanted


def limit(server: float, crowd: float, machine: float) -> str:
    """Name the bottleneck, given the CPU shares of the processes and of the machine."""
    if server >= BUSY:
        return "server"
    if crowd >= BUSY:
        return "simulated players"
    return "machine" if machine >= BUSY else "nothing"


def quantile(pace: RateResult, share: float) -> float:
    """Return a quantile of the latencies."""
    ordered = sorted(pace.latencies)
    return ordered[min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)] if ordered else math.inf


def rate_row(pace: RateResult) -> Row:
    """Summarise the outcome of a rate."""
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
