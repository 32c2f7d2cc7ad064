"""Tests that are coroutines."""

import asyncio
import functools
from collections.abc import Callable, Coroutine
from typing import ParamSpec

P = ParamSpec("P")

LONGEST = 120.0
"""Seconds until a hanging test is cancelled."""


Test = Callable[P, Coroutine[object, object, None]]


def within(seconds: float) -> Callable[[Test[P]], Callable[P, None]]:
    """Run a coroutine as a test on its own event loop, with a timeout."""

    def on_its_loop(test: Test[P]) -> Callable[P, None]:
        @functools.wraps(test)
        def run(*args: P.args, **kwargs: P.kwargs) -> None:
            async def bounded() -> None:
                async with asyncio.timeout(seconds):
                    await test(*args, **kwargs)

            asyncio.run(bounded())

        return run

    return on_its_loop


def on_a_loop(test: Test[P]) -> Callable[P, None]:
    """Run a coroutine as a test on its own event loop."""
    return within(LONGEST)(test)
