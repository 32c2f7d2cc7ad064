"""Exceeded limits are logged by name, and a flood of them leaves few lines."""

import pytest

from tests.server.operations.test_limits import Clock
from whistlestop.server.telemetry.limit_log import (
    HARMLESS,
    INTERVAL,
    MOST_LINES,
    Limit,
    LimitLog,
    table_digest,
)


def lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    """Return what was logged."""
    return [getattr(record, "facts", {}) for record in caplog.records]


def test_an_excess_is_logged_at_once_and_then_once_in_a_while(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    counted: list[Limit] = []
    log = LimitLog(counted.append, clock)
    for _ in range(100):
        log.record("chat of a seat", "192.0.2.1", "a table")
    clock.now += INTERVAL + 1
    log.record("chat of a seat", "192.0.2.1", "a table")

    named = {"limit": "chat of a seat", "address": "192.0.2.1", "table": table_digest("a table")}
    assert lines(caplog) == [{**named, "times": 1}, {**named, "times": 100}]
    assert len(counted) == 101
    assert "a table" not in caplog.text


def test_many_clients_leave_a_bounded_number_of_lines(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    log = LimitLog(clock=clock)
    for number in range(5000):
        log.record("messages of an address", f"192.0.2.{number}")
    assert len(caplog.records) == MOST_LINES
    clock.now += INTERVAL + 1
    log.record("sockets")

    assert lines(caplog)[-1] == {"limit": "sockets", "times": 1}
    assert len(log.excesses) <= 1000


@pytest.mark.parametrize("limit", HARMLESS)
def test_what_a_bad_network_causes_is_logged_only_in_numbers(
    limit: Limit, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    log = LimitLog(clock=clock)
    for _ in range(5 * HARMLESS[limit]):
        log.record(limit, "192.0.2.1")
        clock.now += INTERVAL
    assert lines(caplog) == []
    for _ in range(HARMLESS[limit]):
        log.record(limit, "192.0.2.1")

    assert len(lines(caplog)) == 1
