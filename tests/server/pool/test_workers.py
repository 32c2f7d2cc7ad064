"""Worker processes that are killed, stopped or left alone."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from msgspec import msgpack

from tests.server.pool.odd_bots import WHEN
from tests.server.pool.pools import (
    LONG,
    ODD_WORKER,
    gone,
    is_alive,
    new_match,
    pids,
    play,
    question,
    run,
    running,
)
from whistlestop.server.pool.frames import framed, read_frame
from whistlestop.server.pool.pool import BotsUnavailable
from whistlestop.server.pool.process import COMMAND
from whistlestop.server.pool.question import Question, Report
from whistlestop.server.serve import loop_factory


@pytest.mark.parametrize("workers", [1, 2])
def test_a_worker_killed_in_mid_decision_costs_nothing(workers: int) -> None:
    async def playing() -> None:
        reports: list[Report] = []
        async with running(workers, LONG, reports, ODD_WORKER) as pool:
            match = new_match()
            await play(pool, match, "rests", until=WHEN)
            known = [match.game.actions.text(action) for action in match.view(match.seat).legal]
            asked = asyncio.create_task(pool.choose(question(match, "rests")))
            await asyncio.sleep(0.1)
            [busy] = [worker for worker in pool.workers if worker not in pool.idle]
            assert busy.process is not None
            os.kill(busy.process.pid, signal.SIGKILL)
            decision = await asked
            assert decision.text in known
            assert not decision.replaced
            assert [report.lost for report in reports] == [0] * WHEN + [1]

    run(playing())


def test_workers_killed_while_nobody_asks_are_started_again() -> None:
    async def playing() -> None:
        reports: list[Report] = []
        async with running(2, LONG, reports, warm=True) as pool:
            killed = pids(pool)
            assert len(killed) == 2
            for pid in killed:
                os.kill(pid, signal.SIGKILL)
                await gone(pid)
            decisions = await play(pool, new_match(), "greedy", until=6)
            assert not any(decision.replaced for decision in decisions)
            assert not set(killed) & set(pids(pool))

    run(playing())


def test_a_worker_that_cannot_be_reached_is_started_again() -> None:
    async def playing() -> None:
        reports: list[Report] = []
        async with running(1, LONG, reports, warm=True) as pool:
            [worker] = pool.workers
            assert worker.process is not None
            assert worker.process.stdin is not None
            worker.process.stdin.transport.abort()  # as at the moment when it has just died
            decision = await pool.choose(question(new_match(), "greedy"))
            assert not decision.replaced
            assert [report.lost for report in reports] == [1]
            assert pool.idle == [worker]

    with asyncio.Runner(loop_factory=loop_factory()) as runner:  # loops differ in what they raise
        runner.run(playing())


def test_workers_start_with_the_first_question_unless_they_are_to_be_warm() -> None:
    async def starting() -> None:
        async with running(workers=2) as pool:
            assert pids(pool) == []
            await pool.choose(question(new_match(), "greedy"))
            assert len(pids(pool)) == 1
            await pool.start(warm=True)
            assert len(set(pids(pool))) == 2

    run(starting())


def test_a_stopped_pool_leaves_no_process_and_answers_nobody() -> None:
    async def stopping() -> None:
        match = new_match()
        async with running(2, LONG, command=ODD_WORKER, warm=True) as pool:
            await play(pool, match, "hangs", until=WHEN)
            started = pids(pool)
            waiting = [asyncio.create_task(pool.choose(question(match, "hangs", str(at)))) for at in range(5)]
            await asyncio.sleep(0.1)
            await pool.stop()
            outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert len(started) == 2
        assert not any(map(is_alive, started))
        assert pids(pool) == []
        assert all(isinstance(outcome, BotsUnavailable) for outcome in outcomes)
        with pytest.raises(BotsUnavailable):
            await pool.choose(question(match, "greedy"))

    run(stopping())


def test_a_pool_that_stops_while_its_workers_start_leaves_no_process() -> None:
    async def stopping() -> None:
        async with running(2) as pool:
            asked = asyncio.create_task(pool.choose(question(new_match(), "greedy")))
            await asyncio.sleep(0)
            await pool.stop()
            with pytest.raises(BotsUnavailable):
                await asked
            asked = asyncio.create_task(pool.choose(question(new_match(), "greedy")))
            warming = asyncio.create_task(pool.start(warm=True))
            while not pids(pool):
                await asyncio.sleep(0)
            started = pids(pool)
            await pool.stop()
            with pytest.raises(BotsUnavailable):
                await asked
            with pytest.raises(asyncio.CancelledError):
                await warming
            assert not any(map(is_alive, started))

    run(stopping())


def test_workers_that_can_not_be_started_make_bots_unavailable() -> None:
    async def starting(command: tuple[str, ...]) -> None:
        async with running(command=command, warm=True) as pool:
            with pytest.raises(BotsUnavailable, match="can't be started"):
                await pool.choose(question(new_match(), "greedy"))

    run(starting(("/no/such/program",)))
    run(starting((sys.executable, "-c", "import sys; sys.exit(3)")))
    run(starting((sys.executable, "-c", "print('hello there')")))


@contextmanager
def worker(*command: str) -> "Iterator[subprocess.Popen[bytes]]":
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            process.kill()


def test_a_worker_ends_when_its_pipe_is_closed_but_not_when_it_is_interrupted() -> None:
    with worker(*COMMAND, "60") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert read_frame(process.stdout) == b""
        process.send_signal(signal.SIGINT)
        process.stdin.write(framed(msgpack.encode(question(new_match(), "greedy"))))
        process.stdin.flush()
        assert read_frame(process.stdout)
        process.stdin.close()
        assert process.wait(LONG) == 0


def test_a_worker_lets_more_urgent_processes_go_first() -> None:
    with worker(*COMMAND, "60") as process:
        assert process.stdout is not None
        assert read_frame(process.stdout) == b""
        assert os.getpriority(os.PRIO_PROCESS, process.pid) > os.getpriority(os.PRIO_PROCESS, 0)
        process.communicate(timeout=LONG)


@pytest.mark.parametrize("name", ["hangs", "stubborn"])
def test_a_worker_left_alone_in_an_endless_thought_ends_by_itself(name: str) -> None:
    async def hanging() -> Question:
        match = new_match()
        async with running() as pool:
            await play(pool, match, "greedy", until=WHEN)
        return question(match, name)

    asked = run(hanging())
    with worker(*ODD_WORKER, "0.5") as process:
        assert process.stdin is not None
        process.stdin.write(framed(msgpack.encode(asked)))
        process.stdin.close()
        assert process.wait(LONG) == -signal.SIGALRM


SERVER = """
import asyncio, sys
from whistlestop.server.pool.pool import BotPool

async def serve():
    pool = BotPool(2, 60.0, 0.5, print)
    await pool.start(warm=True)
    print(*[worker.process.pid for worker in pool.workers], flush=True)
    await asyncio.sleep(600)

asyncio.run(serve())
"""


def test_a_killed_server_leaves_no_workers() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        workers = [int(pid) for pid in server.stdout.readline().split()]
        assert len(workers) == 2
        assert all(map(is_alive, workers))
        server.kill()
        for pid in workers:
            run(gone(pid))
