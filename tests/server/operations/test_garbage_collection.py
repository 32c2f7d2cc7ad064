"""Collections are bounded, what survives is frozen, and nothing is lost to that."""

import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from whistlestop.server.operations.garbage_collection import (
    INTERVAL,
    LONGEST_INTERVAL,
    QUIET,
    THRESHOLDS,
    GarbageCollection,
)
from whistlestop.server.telemetry.metrics import Metrics

MOST = THRESHOLDS[0] * (THRESHOLDS[1] + 1) * (THRESHOLDS[2] + 1)
"""Objects that can become old between two collections of the old generation."""


class Ring:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def metrics() -> Metrics:
    """The metrics of a server."""
    return Metrics()


@pytest.fixture
def collection(metrics: Metrics) -> Iterator[GarbageCollection]:
    """The rules of a server, for one test."""
    started = GarbageCollection(metrics.collector_pauses)
    started.start()
    yield started
    started.stop()


@pytest.mark.usefixtures("collection")
def test_old_objects_are_few_however_many_are_made() -> None:
    kept: list[list[int]] = []
    largest = 0
    for _ in range(20):
        kept += ([] for _ in range(MOST // 2))
        largest = max(largest, len(gc.get_objects(generation=2)))

    assert largest <= 2 * MOST
    assert gc.get_freeze_count() > len(kept) - 2 * MOST


@pytest.mark.usefixtures("collection")
def test_rings_that_die_young_are_freed() -> None:
    rings = [weakref.ref(Ring()) for _ in range(4 * MOST)]

    assert sum(ring() is not None for ring in rings) <= 2 * MOST


def test_a_ring_that_dies_old_waits_for_a_complete_collection(collection: GarbageCollection) -> None:
    ring = Ring()
    seen = weakref.ref(ring)
    collection.collect_all()
    del ring
    gc.collect()
    assert seen() is not None
    collection.collect_all()

    assert seen() is None


@pytest.mark.parametrize(
    ("age", "load", "due"),
    [
        (INTERVAL - 5, 0.0, False),
        (INTERVAL + 5, 0.0, True),
        (INTERVAL + 5, QUIET, False),
        (LONGEST_INTERVAL - 5, 1.0, False),
        (LONGEST_INTERVAL + 5, 1.0, True),
    ],
)
def test_everything_is_examined_in_quiet_moments_or_at_last(
    collection: GarbageCollection, age: float, load: float, due: bool
) -> None:
    collection.completed = time.monotonic() - age

    assert collection.is_due(load) is due


def test_pauses_and_freed_objects_are_counted(collection: GarbageCollection, metrics: Metrics) -> None:
    before = metrics.collector_pauses.freed
    rings = [Ring() for _ in range(5)]
    rings.clear()
    collection.collect_all()

    assert metrics.collector_pauses.freed >= before + 5
    assert sum(metrics.collector_pauses.counts[2]) == 2
    assert metrics.collector_pauses.longest > 0
    assert b'whistlestop_collector_seconds_count{generation="old"} 2.0' in metrics.exposition()


def test_stopping_restores_the_rules_of_python() -> None:
    before = gc.get_threshold(), list(gc.callbacks)
    collection = GarbageCollection(Metrics().collector_pauses)
    collection.start()
    collection.stop()

    assert (gc.get_threshold(), list(gc.callbacks)) == before
    assert gc.get_freeze_count() == 0
