"""Collections are bounded, what survives is frozen, and nothing is lost to that."""

import asyncio
import gc
import time
import weakref
from collections import deque
from collections.abc import Iterator

import pytest

from tests.server.loop import on_a_loop
from whistlestop.server.operations.garbage_collection import (
    FALLBACK,
    INTERVAL,
    LONGEST_INTERVAL,
    QUIET,
    TICKS_TO_FREEZE,
    GarbageCollection,
)
from whistlestop.server.telemetry.metrics import Metrics

BURST = 1_000


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


def tracked() -> int:
    """Count the objects that a collection would examine."""
    return len(gc.get_objects())


def test_few_objects_wait_for_a_collection_although_each_replaces_an_old_one(
    collection: GarbageCollection,
) -> None:
    old: deque[list[int]] = deque([] for _ in range(100 * BURST))
    for _ in range(TICKS_TO_FREEZE):
        collection.tick()
    most = 0
    for _ in range(100):
        for _ in range(BURST):
            old.popleft()
            old.append([])
        collection.tick()
        most = max(most, tracked())

    assert most < 3 * TICKS_TO_FREEZE * BURST


def test_survivors_are_frozen(collection: GarbageCollection) -> None:
    kept: list[list[int]] = [[] for _ in range(BURST)]
    before = gc.get_freeze_count()
    for _ in range(TICKS_TO_FREEZE):
        collection.tick()

    assert gc.get_freeze_count() >= before + len(kept)


def test_rings_that_die_young_are_freed(collection: GarbageCollection) -> None:
    ring = weakref.ref(Ring())
    assert ring() is not None
    collection.tick()

    assert ring() is None


@pytest.mark.usefixtures("collection")
def test_work_without_a_break_does_not_pile_up_rings() -> None:
    rings = [weakref.ref(Ring()) for _ in range(3 * FALLBACK[0])]

    assert sum(ring() is not None for ring in rings) <= FALLBACK[0]


@pytest.mark.usefixtures("collection")
def test_survivors_of_work_without_a_break_are_not_examined_all_at_once() -> None:
    kept: list[list[int]] = []
    most = 0
    for _ in range(100):
        kept += [[] for _ in range(FALLBACK[0])]
        most = max(most, sum(len(gc.get_objects(generation)) for generation in (0, 1)))

    assert len(kept) > 10 * most


def test_a_ring_that_dies_old_waits_for_a_complete_collection(collection: GarbageCollection) -> None:
    ring = Ring()
    seen = weakref.ref(ring)
    for _ in range(TICKS_TO_FREEZE):
        collection.tick()
    del ring
    gc.collect()
    assert seen() is not None
    collection.collect_all()

    assert seen() is None


@on_a_loop
async def test_a_running_server_frees_rings_by_itself() -> None:
    collection = GarbageCollection(Metrics().collector_pauses)
    collection.start()
    task = asyncio.create_task(collection.run())
    ring = weakref.ref(Ring())
    try:
        async with asyncio.timeout(60):
            while ring() is not None:
                await asyncio.sleep(0.01)
    finally:
        task.cancel()
        collection.stop()


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
    collection.load = load

    assert collection.is_due() is due


def test_pauses_and_freed_objects_are_counted(collection: GarbageCollection, metrics: Metrics) -> None:
    before = metrics.collector_pauses.freed
    rings = [Ring() for _ in range(5)]
    rings.clear()
    collection.collect_all()

    assert metrics.collector_pauses.freed >= before + 5
    assert sum(metrics.collector_pauses.counts[2]) == 1
    assert metrics.collector_pauses.longest > 0
    assert b'whistlestop_collector_seconds_count{generation="old"} 1.0' in metrics.exposition()


def test_stopping_restores_the_rules_of_python() -> None:
    before = gc.get_threshold(), list(gc.callbacks)
    collection = GarbageCollection(Metrics().collector_pauses)
    collection.start()
    collection.stop()

    assert (gc.get_threshold(), list(gc.callbacks)) == before
    assert gc.get_freeze_count() == 0
