"""The pauses of Python's garbage collector, measured and exposed as metrics."""

import gc
import time
from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
GENERATIONS = ("young", "middle", "old")


class CollectorPauses(Collector):
    """The pauses of the garbage collector, by generation.

    They are plain numbers, because a collection can start anywhere, even while a metric's lock is held.
    """

    def __init__(self) -> None:
        self.counts = [[0] * (len(BOUNDS) + 1) for _ in GENERATIONS]  # of each generation, by bound
        self.seconds = [0.0] * len(GENERATIONS)
        self.longest = 0.0
        self.freed = 0
        self._began = 0.0

    def start(self) -> None:
        """Measure from now on."""
        gc.callbacks.append(self.on_collection)

    def stop(self) -> None:
        """Stop measuring."""
        if self.on_collection in gc.callbacks:
            gc.callbacks.remove(self.on_collection)

    def on_collection(self, phase: str, info: dict[str, int]) -> None:
        """Measure a collection."""
        if phase == "start":
            self._began = time.perf_counter()
            return
        took = time.perf_counter() - self._began
        generation = info["generation"]
        self.counts[generation][bisect_left(BOUNDS, took)] += 1
        self.seconds[generation] += took
        self.longest = max(self.longest, took)
        self.freed += info["collected"]

    def collect(self) -> Iterable[Metric]:
        """Return the metrics."""
        pauses = HistogramMetricFamily(
            "whistlestop_collector_seconds",
            "Time for which the garbage collector stopped the process.",
            labels=["generation"],
        )
        for name, counts, seconds in zip(GENERATIONS, self.counts, self.seconds, strict=True):
            bounds = [*map(str, BOUNDS), "+Inf"]
            pauses.add_metric([name], list(zip(bounds, accumulate(counts), strict=True)), seconds)
        yield pauses
        yield GaugeMetricFamily(
            "whistlestop_collector_longest_seconds", "The longest of these pauses.", value=self.longest
        )
        yield CounterMetricFamily(
            "whistlestop_collector_freed_objects",
            "Objects in reference cycles that the garbage collector freed.",
            value=self.freed,
        )
