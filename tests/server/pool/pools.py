"""Pools of real worker processes for tests."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from whistlestop.core.luck.chance import Seeded
from whistlestop.games import load
from whistlestop.record.match import Match
from whistlestop.server.pool.pool import BotPool
from whistlestop.server.pool.process import COMMAND
from whistlestop.server.pool.question import Decision, Question, Report

Outcome = TypeVar("Outcome")

LONG = 60.0  # seconds that nothing in these tests takes, even on a busy machine
SHORT = 2.5  # seconds of patience with bots that think for ever
SCRIPT = str(Path(__file__).with_name("odd_bots.py"))
ODD_WORKER = (sys.executable, SCRIPT, "odd")
HELPLESS_WORKER = (sys.executable, SCRIPT, "helpless")


@asynccontextmanager
async def running(
    workers: int = 1,
    patience: float = LONG,
    reports: list[Report] | None = None,
    command: Sequence[str] = COMMAND,
    warm: bool = False,
    thinking: float = 0.1,
) -> AsyncIterator[BotPool]:
    """Start a pool, and always stop it."""
    heard: list[Report] = [] if reports is None else reports
    pool = BotPool(workers, patience, thinking, heard.append, command)
    await pool.start(warm=warm)
    try:
        yield pool
    finally:
        await pool.stop()


def run(work: Coroutine[None, None, Outcome]) -> Outcome:
    """Limit the duration of a test."""
    return asyncio.run(asyncio.wait_for(work, 3 * LONG))


def question(match: Match, bot: str, table: str = "table", seat: int | None = None) -> Question:
    """Ask for a bot's decision in a match."""
    who = match.seat if seat is None else seat
    return Question(table, match.game.name, [], match.state.to_bytes(), who, bot, 100 + who)


async def play(pool: BotPool, match: Match, bot: str, until: int, table: str = "table") -> list[Decision]:
    """Play all seats with a bot until a ply, and return its decisions."""
    decisions = []
    while match.state.ply < until and not match.over:
        decision = await pool.choose(question(match, bot, table))
        match.play(decision.text)
        decisions.append(decision)
    return decisions


def new_match(game: str = "usa", seats: int = 2, seed: int = 1) -> Match:
    """Start a match."""
    return Match(load(game), seats, Seeded(seed), 0)


def pids(pool: BotPool) -> list[int]:
    """Return the ids of a pool's running processes."""
    return [worker.process.pid for worker in pool.workers if worker.process is not None]


def is_alive(pid: int) -> bool:
    """Return whether a process exists."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def gone(pid: int) -> None:
    """Wait until a process has ended."""
    async with asyncio.timeout(LONG):
        while is_alive(pid):
            await asyncio.sleep(0.01)
