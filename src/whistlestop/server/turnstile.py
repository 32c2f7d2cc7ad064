"""A turnstile: arrivals one by one, so that a crowd delays nobody who is already inside."""

import asyncio


class Turnstile:
    """Lets one coroutine pass in each iteration of the event loop, in the order of arrival."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    async def enter(self) -> None:
        """Wait for a turn."""
        async with self.lock:
            await asyncio.sleep(0)
