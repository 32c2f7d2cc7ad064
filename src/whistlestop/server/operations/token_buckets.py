"""Token buckets: rate limits that allow bursts."""

import time
from collections.abc import Callable

from whistlestop.server.lru_cache import LruCache


class TokenBucket:
    """A token bucket."""

    __slots__ = ("burst", "clock", "filled", "level", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.filled = clock()

    def take(self) -> float:
        """Take a token; return 0, or the seconds to wait for the next one."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < 1:
            return (1 - self.level) / self.rate
        self.level -= 1
        return 0.0


class TokenBuckets:
    """A token bucket for each key; the least recently used are dropped, and start full again."""

    def __init__(
        self, rate: float, burst: float, capacity: int = 10_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: LruCache[str, TokenBucket] = LruCache(capacity)

    def take(self, key: str) -> float:
        """Take a token; return 0, or the seconds to wait for the next one."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = TokenBucket(self.rate, self.burst, self.clock)
            self.buckets.put(key, bucket)
        return bucket.take()
