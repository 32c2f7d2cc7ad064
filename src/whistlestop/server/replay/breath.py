"""Long work on an event loop, in slices between which everything else goes on."""

import asyncio
import time

SLICE = 0.005
"""Seconds of work after which others come first."""


class Breath:
    """Counts how long one has worked without a pause."""

    def __init__(self) -> None:
        self.since = time.perf_counter()

    async def take(self) -> None:
        """Let others come first, if one has worked for long."""
        if time.perf_counter() - self.since > SLICE:
            await asyncio.sleep(0)
            self.since = time.perf_counter()
