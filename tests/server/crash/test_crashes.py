"""A server that is killed repeatedly loses and duplicates nothing, and its clients continue."""

import asyncio
import random
import signal
from pathlib import Path

from tests.server.crash.durability_check import DurabilityCheck
from tests.server.crash.killable import Killable
from tests.server.crash.moments import is_set, kill, moments
from tests.server.crash.observations import Observations
from tests.server.crash.workload import ADA, BEN, CLEO, workload_at
from tests.server.loop import within

KILLS = 12
"""Crashes per kind of database: two at each kind of moment."""
SHUFFLES = 4
"""Games whose shuffle is interrupted by a crash, per kind of database."""

SEED = 1912


@within(600)
async def test_what_was_promised_survives_every_kill_and_every_game_comes_to_its_end(
    database_url: str, tmp_path: Path
) -> None:
    luck = random.Random(SEED)
    observations = Observations()
    durability = DurabilityCheck(database_url, observations)
    async with (
        Killable(tmp_path, database_url) as server,
        workload_at([server], observations, SEED) as workload,
    ):
        await server.end()
        for moment in moments(KILLS, luck):
            server.start()
            await kill(server, moment, observations, luck)
            await durability.check()
            workload.nobody_failed()
        server.start()
        await server.ready()
        await workload.end()
        code = await server.end(signal.SIGTERM)
        await durability.check()

        durability.conclude()
        assert code == 0
        assert await server.left_nobody_behind()
        assert not server.errors()
        assert observations.returns > KILLS
        assert observations.resent


@within(600)
async def test_a_shuffle_that_a_kill_interrupts_goes_on_and_loses_no_nonce(
    database_url: str, tmp_path: Path
) -> None:
    luck = random.Random(SEED)
    observations = Observations()
    durability = DurabilityCheck(database_url, observations)
    async with (
        Killable(tmp_path, database_url) as server,
        workload_at([server], observations, SEED, busy=False) as workload,
    ):
        for _ in range(SHUFFLES):
            observations.revealing.clear()
            workload.add(workload.regulars("first_journey", [ADA, BEN, CLEO]))
            await is_set(observations.revealing, server)
            await asyncio.sleep(luck.uniform(0, 0.02))
            await server.end()
            await durability.check()
            workload.nobody_failed()
            server.start()
            await server.ready()
        await workload.end()
        await server.end(signal.SIGTERM)
        await durability.check()

        durability.conclude()
        assert observations.promised.nonces
        assert not server.errors()
