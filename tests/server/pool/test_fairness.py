"""The order of questions, and their distribution over workers."""

import asyncio

from tests.server.pool.odd_bots import WHEN
from tests.server.pool.pools import ODD_WORKER, new_match, play, question, run, running
from whistlestop.server.lru_cache import LruCache
from whistlestop.server.pool.fair_queue import FairQueue


def taken(queue: FairQueue[str]) -> list[str]:
    order = []
    while (waiting := queue.pop()) is not None:
        order.append(waiting)
    return order


def test_a_table_with_many_questions_lets_others_in_between() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put("busy", f"busy {number}")
    queue.put("calm", "calm 0")
    queue.put("other", "other 0")
    queue.put("calm", "calm 1")
    assert len(queue) == 7
    assert taken(queue) == ["busy 0", "calm 0", "other 0", "busy 1", "calm 1", "busy 2", "busy 3"]
    assert len(queue) == 0


def test_whoever_leaves_the_queue_is_not_served() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("a", "1")
    queue.put("b", "2")
    assert queue.drain() == ["1", "2"]
    assert queue.pop() is None


def test_a_memory_forgets_what_was_not_used_for_longest() -> None:
    recent: LruCache[str, int] = LruCache(2)
    recent.put("a", 1)
    recent.put("b", 2)
    assert recent.get("a") == 1
    recent.put("c", 3)
    assert (recent.get("a"), recent.get("b"), recent.get("c")) == (1, None, 3)
    recent.drop("a")
    recent.drop("unknown")
    assert len(recent) == 1


def test_another_table_need_not_wait_for_all_questions_of_a_busy_one() -> None:
    async def asking() -> None:
        match = new_match("europe", 5)
        order: list[str] = []

        async def ask(table: str, seat: int) -> None:
            await pool.choose(question(match, "greedy", table, seat))
            order.append(table)

        async with running() as pool:
            busy = [ask("busy", seat) for seat in range(5)]
            await asyncio.gather(*busy, ask("calm", 0))
        # Two questions of the busy table came first: one was asked at once, one was first in the line.
        assert order == ["busy", "busy", "calm", "busy", "busy", "busy"]

    run(asking())


def test_a_seat_is_asked_where_its_bot_remembers_the_game() -> None:
    async def asking() -> None:
        async with running(workers=3) as pool:
            matches = {table: new_match(seed=at) for at, table in enumerate("abcdef")}
            for table, match in matches.items():
                await play(pool, match, "greedy", until=2, table=table)
            affinity = dict(pool.affinity.kept)
            assert set(affinity.values()) == set(pool.workers)
            for table, match in matches.items():
                for _ in range(4):
                    seat = match.seat
                    asked = asyncio.create_task(pool.choose(question(match, "greedy", table)))
                    await asyncio.sleep(0)
                    assert affinity[table, seat] not in pool.idle
                    match.play((await asked).text)
            assert pool.affinity.kept == affinity

    run(asking())


def test_a_question_goes_to_another_worker_when_its_own_is_busy() -> None:
    async def asking() -> None:
        async with running(workers=2, command=ODD_WORKER, warm=True) as pool:
            match = new_match()
            await play(pool, match, "hangs", until=WHEN)
            asked = asyncio.create_task(pool.choose(question(match, "hangs")))
            await asyncio.sleep(0)
            [idle] = pool.idle
            await pool.choose(question(match, "greedy"))
            assert pool.idle == [idle]
            assert not asked.done()
            asked.cancel()

    run(asking())


def test_a_question_that_nobody_waits_for_any_more_is_not_asked() -> None:
    async def asking() -> None:
        match = new_match()
        async with running(command=ODD_WORKER) as pool:
            await play(pool, match, "rests", until=WHEN)
            busy = asyncio.create_task(pool.choose(question(match, "rests")))
            waiting = asyncio.create_task(pool.choose(question(match, "hangs", "other")))
            await asyncio.sleep(0)
            assert len(pool.queue) == 1
            waiting.cancel()
            busy.cancel()
            await asyncio.gather(busy, waiting, return_exceptions=True)
            assert (await pool.choose(question(match, "greedy"))).text

    run(asking())
