"""Bots think for as long as they may, and shorter while others wait."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.pool.odd_bots import THINKING_LOG, WHEN
from tests.server.pool.pools import LONG, ODD_WORKER, new_match, play, question, run, running
from whistlestop.server.pool.question import Report
from whistlestop.server.pool.thinking_time import SHORTEST, thinking_time

LIMIT = 0.3


@pytest.fixture
def limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[float]]:
    """Return the limits of all decisions of thinking bots, in order."""
    log = tmp_path / "limits"
    monkeypatch.setenv(THINKING_LOG, str(log))
    return lambda: [float(line) for line in log.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(
    ("waiting", "workers", "limit"),
    [(0, 1, 1.0), (0, 4, 1.0), (1, 1, 0.5), (4, 4, 0.5), (9, 1, 0.1), (2, 4, 1 / 1.5), (1000, 2, SHORTEST)],
)
def test_the_limit_is_shared_with_those_that_wait_for_each_worker(
    waiting: int, workers: int, limit: float
) -> None:
    assert thinking_time(1.0, waiting, workers) == pytest.approx(limit)


def test_a_limit_below_the_shortest_time_is_kept() -> None:
    assert thinking_time(SHORTEST / 2, 1000, 1) == SHORTEST / 2


@pytest.mark.parametrize("workers", [1, 2, 8])
@pytest.mark.parametrize("waiting", [1, 10, 45])
def test_in_the_long_run_nobody_waits_longer_than_the_limit(waiting: int, workers: int) -> None:
    limit = thinking_time(1.0, waiting, workers)
    decisions_each_second = workers / limit

    assert waiting / decisions_each_second < 1.0  # Little's law


def test_a_bot_may_use_its_whole_time_while_nobody_waits(limits: Callable[[], list[float]]) -> None:
    async def asking() -> list[Report]:
        reports: list[Report] = []
        async with running(command=ODD_WORKER, thinking=LIMIT, reports=reports) as pool:
            await play(pool, new_match(), "thinks", until=3)
        return reports

    reports = run(asking())
    assert limits() == [LIMIT] * 3
    assert all(report.seconds >= LIMIT and not report.replaced for report in reports)


def test_while_others_wait_each_decision_gets_less_time(limits: Callable[[], list[float]]) -> None:
    async def asking() -> None:
        async with running(command=ODD_WORKER, thinking=LIMIT, warm=True) as pool:
            match = new_match()
            await asyncio.gather(
                *(pool.choose(question(match, "thinks", table)) for table in ("a", "b", "c", "d"))
            )

    run(asking())
    # The first was asked when nobody waited, the others while two, one and none were left.
    assert limits() == pytest.approx([LIMIT, LIMIT / 3, LIMIT / 2, LIMIT])


def test_questions_that_find_an_idle_worker_need_not_share(limits: Callable[[], list[float]]) -> None:
    async def asking() -> None:
        async with running(workers=2, command=ODD_WORKER, thinking=LIMIT, warm=True) as pool:
            match = new_match()
            await asyncio.gather(*(pool.choose(question(match, "thinks", table)) for table in ("a", "b")))

    run(asking())
    assert limits() == [LIMIT] * 2


@pytest.mark.usefixtures("limits")
def test_a_quick_bot_is_not_starved_by_a_table_of_thinking_ones() -> None:
    async def asking() -> list[str]:
        match = new_match("europe", 5)
        order: list[str] = []

        async def ask(table: str, seat: int, bot: str) -> None:
            await pool.choose(question(match, bot, table, seat))
            order.append(table)

        async with running(command=ODD_WORKER, thinking=LIMIT, warm=True) as pool:
            busy = [asyncio.create_task(ask("busy", seat, "thinks")) for seat in range(5)]
            await asyncio.sleep(0)
            await ask("calm", 0, "greedy")
            waited = order[:]
            await asyncio.gather(*busy)
        return waited

    assert run(asking()) == ["busy", "busy", "calm"]


def test_a_bot_that_exceeds_its_limit_still_decides_until_the_server_loses_patience() -> None:
    async def asking() -> None:
        match = new_match()
        async with running(command=ODD_WORKER, thinking=0.01, patience=LONG) as pool:
            decisions = await play(pool, match, "rests", until=WHEN + 1)
            assert not any(decision.replaced for decision in decisions)
        async with running(command=ODD_WORKER, thinking=0.01, patience=1.0, warm=True) as pool:
            await play(pool, (other := new_match()), "hangs", until=WHEN)
            decision = await pool.choose(question(other, "hangs"))
            assert decision.replaced == "took longer than 1 s"
            assert decision.text

    run(asking())
