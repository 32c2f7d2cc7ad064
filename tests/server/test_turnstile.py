"""Arrivals pass one by one, in order, and leave the event loop to others in between."""

import asyncio

from whistlestop.server.turnstile import Turnstile


def test_one_passes_in_each_iteration_of_the_event_loop() -> None:
    async def arrive() -> list[tuple[int, int]]:
        turnstile, passed = Turnstile(), []
        iteration = 0

        async def count() -> None:
            nonlocal iteration
            while True:
                iteration += 1
                await asyncio.sleep(0)

        async def enter(number: int) -> None:
            await turnstile.enter()
            passed.append((number, iteration))

        counting = asyncio.create_task(count())
        await asyncio.gather(*[enter(number) for number in range(20)])
        counting.cancel()
        return passed

    passed = asyncio.run(arrive())

    assert [number for number, _ in passed] == list(range(20))
    assert len({iteration for _, iteration in passed}) == 20


def test_somebody_who_gives_up_does_not_hold_up_the_others() -> None:
    async def arrive() -> None:
        turnstile = Turnstile()
        tasks = [asyncio.create_task(turnstile.enter()) for _ in range(3)]
        await asyncio.sleep(0)
        tasks[0].cancel()
        tasks[1].cancel()
        await asyncio.wait_for(tasks[2], 10)

    asyncio.run(arrive())
