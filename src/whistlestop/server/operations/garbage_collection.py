"""Garbage collection without long pauses."""

import asyncio
import gc
import time
from typing import Final

from whistlestop.server.telemetry.collector_pauses import CollectorPauses

FALLBACK: Final = (10_000, 1, 1_000_000)
"""Thresholds of the automatic collector, for work that makes many objects between two ticks.

It examines the youngest, and every third time their survivors too, which then wait for the next freeze
unexamined. If it left them to the clock, those of a thousand new connections would be examined at once.
"""

TICK: Final = 0.05  # seconds between two collections of the youngest objects
RESTING_TICK: Final = 1.0  # the same while there is little to do
TICKS_TO_FREEZE: Final = 5  # after which the survivors are collected once more and frozen

LOAD_WINDOW: Final = 10.0  # seconds over which the load is measured
QUIET: Final = 0.05  # share of a processor that a process with little to do uses
INTERVAL: Final = 300.0  # seconds at least between complete collections
LONGEST_INTERVAL: Final = 24 * 3600.0  # seconds after which one is due under load too


class GarbageCollection:
    """Examines each object twice while it is young, then no more until the process is quiet.

    Python starts a collection by the number of objects made minus that of objects freed. A server that
    replaces as much as it makes stays below every such threshold while its youngest generation grows
    without limit, and the collection that comes at last takes long. So does each one of all old objects
    once there are thousands of connections. Here a clock starts the collections, and whatever survives two
    of them is frozen: exempt from later ones. Reference counting frees frozen objects as usual. Only cycles
    that become garbage after they were frozen wait for a complete collection; moves, tables and connections
    leave none.
    """

    def __init__(self, pauses: CollectorPauses) -> None:
        self.pauses = pauses
        self.completed = time.monotonic()
        self.load = 0.0  # share of a processor that was used lately
        self._ticks = 0
        self._before = gc.get_threshold()

    def start(self) -> None:
        """Freeze what was made at startup, and leave later collections to the clock."""
        self._before = gc.get_threshold()
        self.collect_all()
        gc.set_threshold(*FALLBACK)
        self.pauses.start()

    def stop(self) -> None:
        """Restore Python's default behaviour."""
        self.pauses.stop()
        gc.set_threshold(*self._before)
        gc.unfreeze()

    def tick(self) -> None:
        """Collect the youngest objects; every few times, collect their survivors too and freeze the rest."""
        self._ticks += 1
        if self._ticks % TICKS_TO_FREEZE:
            gc.collect(0)
        else:
            gc.collect(1)
            gc.freeze()

    def collect_all(self) -> None:
        """Collect all cycles, including those of frozen objects."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.completed = time.monotonic()

    def is_due(self) -> bool:
        """Return whether to collect all cycles now."""
        age = time.monotonic() - self.completed
        return age > (INTERVAL if self.load < QUIET else LONGEST_INTERVAL)

    async def run(self) -> None:
        """Collect until cancelled: often under load, and everything in quiet moments."""
        used, since = time.process_time(), time.monotonic()
        busy = False
        while True:
            await asyncio.sleep(TICK if busy else RESTING_TICK)
            self.tick()
            spent, passed = time.process_time() - used, time.monotonic() - since
            if passed >= (LOAD_WINDOW if busy else RESTING_TICK):
                self.load = spent / passed
                busy = self.load >= QUIET
                used, since = time.process_time(), time.monotonic()
            if self.is_due():
                self.collect_all()
