"""Cooperative yielding: long work on the event loop in short slices."""

import asyncio
import time

SLICE = 0.005
"""The time slice in seconds."""


class Yielder:
    """Tracks how long a coroutine has run without yielding."""

    def __init__(self) -> None:
        self.since = time.perf_counter()

    async def pause_if_due(self) -> None:
        """Yield to the event loop if the time slice is used up."""
        if time.perf_counter() - self.since > SLICE:
            await asyncio.sleep(0)
            self.since = time.perf_counter()
