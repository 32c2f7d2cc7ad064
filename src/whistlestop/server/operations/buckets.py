"""Token buckets: a rate that may be exceeded for a moment."""

import time
from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """Lets so much through a second, and more at once after a pause."""

    __slots__ = ("burst", "clock", "filled", "level", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.filled = clock()

    def take(self) -> float:
        """Let one through, or tell in how many seconds the next one will be."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < 1:
            return (1 - self.level) / self.rate
        self.level -= 1
        return 0.0


class Buckets:
    """A bucket for each of the last so many who came; who was forgotten begins anew."""

    def __init__(
        self, rate: float, burst: float, known: int = 10_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.known = known
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> float:
        """Let one of somebody through, or tell in how many seconds the next one will be."""
        bucket = self.buckets.get(whose)
        if bucket is None:
            bucket = self.buckets[whose] = Bucket(self.rate, self.burst, self.clock)
            if len(self.buckets) > self.known:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(whose)
        return bucket.take()
