"""Whose question comes next, and which worker gets it."""

import asyncio

from tests.server.pool.odd_bots import WHEN
from tests.server.pool.pools import ODD_WORKER, new_match, play, question, run, running
from whistlestop.server.pool.line import Line
from whistlestop.server.pool.recent import Recent


def taken(line: Line[str]) -> list[str]:
    order = []
    while (waiting := line.take()) is not None:
        order.append(waiting)
    return order


def test_a_table_with_many_questions_lets_others_in_between() -> None:
    line: Line[str] = Line()
    for number in range(4):
        line.join("busy", f"busy {number}")
    line.join("calm", "calm 0")
    line.join("other", "other 0")
    line.join("calm", "calm 1")
    assert len(line) == 7
    assert taken(line) == ["busy 0", "calm 0", "other 0", "busy 1", "calm 1", "busy 2", "busy 3"]
    assert len(line) == 0


def test_whoever_leaves_the_line_is_not_served() -> None:
    line: Line[str] = Line()
    line.join("a", "1")
    line.join("b", "2")
    assert line.leave() == ["1", "2"]
    assert line.take() is None


def test_a_memory_forgets_what_was_not_used_for_longest() -> None:
    recent: Recent[str, int] = Recent(2)
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
            homes = dict(pool.homes.kept)
            assert set(homes.values()) == set(pool.crew)
            for table, match in matches.items():
                for _ in range(4):
                    seat = match.seat
                    asked = asyncio.create_task(pool.choose(question(match, "greedy", table)))
                    await asyncio.sleep(0)
                    assert homes[table, seat] not in pool.free
                    match.play((await asked).text)
            assert pool.homes.kept == homes

    run(asking())


def test_a_question_goes_to_another_worker_when_its_own_is_busy() -> None:
    async def asking() -> None:
        async with running(workers=2, command=ODD_WORKER, warm=True) as pool:
            match = new_match()
            await play(pool, match, "rests", until=WHEN)
            asked = asyncio.create_task(pool.choose(question(match, "rests")))
            await asyncio.sleep(0)
            [idle] = pool.free
            await pool.choose(question(match, "greedy"))
            assert pool.free == [idle]
            assert not asked.done()
            await asked

    run(asking())


def test_a_question_that_nobody_waits_for_any_more_is_not_asked() -> None:
    async def asking() -> None:
        match = new_match()
        async with running(command=ODD_WORKER) as pool:
            await play(pool, match, "rests", until=WHEN)
            busy = asyncio.create_task(pool.choose(question(match, "rests")))
            waiting = asyncio.create_task(pool.choose(question(match, "hangs", "other")))
            await asyncio.sleep(0)
            assert len(pool.line) == 1
            waiting.cancel()
            busy.cancel()
            await asyncio.gather(busy, waiting, return_exceptions=True)
            assert (await pool.choose(question(match, "greedy"))).text

    run(asking())
