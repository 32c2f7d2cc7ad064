"""A server survives its database: lost connections, and PostgreSQL crashes and restarts."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.crash.durability_check import DurabilityCheck
from tests.server.crash.killable import Killable
from tests.server.crash.moments import happens
from tests.server.crash.observations import Observations
from tests.server.crash.workload import Workload, workload_at
from tests.server.loop import within
from tests.server.postgres import PostgresServer, database_in

CUTS = 10
OUTAGES = (0.0, 6.0)
"""Seconds until PostgreSQL restarts: less and more than a server's write timeout."""
SEED = 1835


@asynccontextmanager
async def outlived(folder: Path, database: str) -> AsyncIterator[tuple[Workload, Observations]]:
    """Run a workload, and check that one process served it all without loss."""
    observations = Observations()
    durability = DurabilityCheck(database, observations)
    async with Killable(folder, database) as server, workload_at([server], observations, SEED) as workload:
        await happens(observations.sent, server)
        yield workload, observations
        workload.nobody_failed()
        await workload.end()
        code = await server.end(signal.SIGTERM)
        await durability.check()

        durability.conclude()
        assert code == 0, b"".join(server.log[-20:]).decode()
        assert not server.errors()


@within(300)
async def test_a_server_whose_connections_are_cut_goes_on(
    postgres: PostgresServer, postgres_url: str, tmp_path: Path
) -> None:
    luck = random.Random(SEED)
    async with outlived(tmp_path, postgres_url) as (workload, observations):
        for _ in range(CUTS):
            for _ in range(luck.randint(1, 10)):
                await happens(observations.sent, workload.servers[0])
            await asyncio.sleep(luck.uniform(0, 0.01))
            await asyncio.to_thread(postgres.abort, database_in(postgres_url))
            workload.nobody_failed()


@within(300)
async def test_a_server_waits_for_a_database_that_has_crashed_and_goes_on(
    postgres: PostgresServer, postgres_url: str, tmp_path: Path
) -> None:
    luck = random.Random(SEED)
    async with outlived(tmp_path, postgres_url) as (workload, observations):
        for outage in OUTAGES:
            for _ in range(luck.randint(1, 10)):
                await happens(observations.sent, workload.servers[0])
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(outage)
            await asyncio.to_thread(postgres.start)
            await happens(observations.sent, workload.servers[0])
            workload.nobody_failed()
