"""The load test moves at every table, and reports what it measured and what limits it."""

import sys
from pathlib import Path

import pytest

from tests.server.loop import on_a_loop
from whistlestop.benchmarks.server_load import limit, measure
from whistlestop.benchmarks.server_process import read_pauses
from whistlestop.server.telemetry.metrics import Metrics

SHARES = ("server_share", "crowd_share", "machine_share", "collector_share")


@pytest.mark.skipif(sys.platform != "linux", reason="memory and CPU time are read from /proc")
@on_a_loop
async def test_a_small_load_is_measured(tmp_path: Path) -> None:
    said: list[str] = []
    row, [pace] = await measure(
        f"sqlite:///{tmp_path / 'tables.db'}",
        game="first_journey",
        tables=3,
        seats=2,
        every=0.3,
        seconds=1.0,
        processes=1,
        knee=False,
        idle=30,
        say=said.append,
    )

    assert said
    assert (row["tables"], row["idle_tables"], row["database"]) == (3, 30, "sqlite")
    assert pace["errors"] == {}
    assert int(str(pace["moves"])) > 0
    assert all(float(str(pace[share])) >= 0 for share in SHARES)
    assert float(str(row["longest_pause_ms"])) >= 0
    assert len(pace["megabytes_by_minute"]) == 2  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("shares", "named"),
    [
        ((0.95, 0.3, 0.7), "server"),
        ((0.5, 0.95, 0.8), "simulated players"),
        ((0.5, 0.5, 0.95), "machine"),
        ((0.5, 0.5, 0.5), "nothing"),
    ],
)
def test_what_limits_a_load_is_named(shares: tuple[float, float, float], named: str) -> None:
    assert limit(*shares) == named


def test_pauses_of_the_collector_are_read_from_the_metrics_of_a_server() -> None:
    metrics = Metrics()
    pauses = metrics.collector_pauses
    pauses.counts[0][2] += 7
    pauses.counts[2][-1] += 2
    pauses.seconds[2] += 2.5
    pauses.longest = 1.5

    assert read_pauses(metrics.exposition().decode()) == (1.5, 2.5, 2)
