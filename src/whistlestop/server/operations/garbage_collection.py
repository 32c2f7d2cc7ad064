"""When the process collects reference cycles, so that no collection stops it for long."""

import asyncio
import gc
import time
from typing import Final

from whistlestop.server.telemetry.collector_pauses import CollectorPauses

THRESHOLDS: Final = (700, 5, 2)
"""Net allocations until the youngest objects are collected, and collections until the next older ones are.

At most 700 * 6 * 3 objects become old before they are examined.
"""

WINDOW: Final = 10.0  # seconds over which the load is measured
QUIET: Final = 0.05  # share of a processor that a process without much to do uses
INTERVAL: Final = 300.0  # seconds at least between complete collections
LONGEST_INTERVAL: Final = 24 * 3600.0  # seconds after which one is due under load too


class GarbageCollection:
    """Examines each object a few times while it is young, then no more until the process is quiet.

    Python examines all old objects again and again, which takes a second with some thousand connections.
    Here the survivors of each collection of the old generation are frozen, so that the next one examines only
    what has been added since. Reference counting frees frozen objects as usual. Only cycles that become
    garbage after they were frozen wait for a complete collection; moves, tables and connections leave none.
    """

    def __init__(self, pauses: CollectorPauses) -> None:
        self.pauses = pauses
        self.completed = time.monotonic()
        self._before = gc.get_threshold()

    def start(self) -> None:
        """Freeze what was made at startup, and every survivor from now on."""
        self._before = gc.get_threshold()
        self.collect_all()
        gc.set_threshold(*THRESHOLDS)
        gc.callbacks.append(self.freeze_survivors)
        self.pauses.start()

    def stop(self) -> None:
        """Return to Python's own rules."""
        self.pauses.stop()
        if self.freeze_survivors in gc.callbacks:
            gc.callbacks.remove(self.freeze_survivors)
        gc.set_threshold(*self._before)
        gc.unfreeze()

    def freeze_survivors(self, phase: str, info: dict[str, int]) -> None:
        """Freeze what survived a collection of the old generation."""
        if phase == "stop" and info["generation"] == len(THRESHOLDS) - 1:
            gc.freeze()

    def collect_all(self) -> None:
        """Collect all cycles, those of frozen objects too."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        gc.collect()  # Python postpones collections until a quarter of what the last one left has been added
        self.completed = time.monotonic()

    def is_due(self, load: float) -> bool:
        """Return whether to collect all cycles now."""
        age = time.monotonic() - self.completed
        return age > (INTERVAL if load < QUIET else LONGEST_INTERVAL)

    async def run(self) -> None:
        """Collect all cycles in quiet moments until cancelled."""
        while True:
            used, since = time.process_time(), time.monotonic()
            await asyncio.sleep(WINDOW)
            load = (time.process_time() - used) / (time.monotonic() - since)
            if self.is_due(load):
                self.collect_all()
