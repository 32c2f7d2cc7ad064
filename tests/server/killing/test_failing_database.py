"""A server outlives its database: connections that are cut, and PostgreSQL that crashes and comes back."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.killing.evening import Evening, evening_at
from tests.server.killing.killable import Killable
from tests.server.killing.moments import happens
from tests.server.killing.notebook import Notebook
from tests.server.killing.proof import Proof
from tests.server.loop import within
from tests.server.postgres import PostgresServer, database_in

CUTS = 10
OUTAGES = (0.0, 6.0)
"""Seconds until PostgreSQL is started again: sooner and later than a server gives up a move."""
SEED = 1835


@asynccontextmanager
async def outlived(folder: Path, database: str) -> AsyncIterator[tuple[Evening, Notebook]]:
    """Let people play, and prove at the end that one process has served them all without any loss."""
    notebook = Notebook()
    proof = Proof(database, notebook)
    async with Killable(folder, database) as server, evening_at([server], notebook, SEED) as evening:
        await happens(notebook.sent)
        yield evening, notebook
        evening.nobody_failed()
        await evening.end()
        code = await server.end(signal.SIGTERM)
        await proof.check()

        proof.conclude()
        assert code == 0
        assert not server.errors()


@within(300)
async def test_a_server_whose_connections_are_cut_goes_on(
    postgres: PostgresServer, postgres_url: str, tmp_path: Path
) -> None:
    luck = random.Random(SEED)
    async with outlived(tmp_path, postgres_url) as (evening, notebook):
        for _ in range(CUTS):
            for _ in range(luck.randint(1, 10)):
                await happens(notebook.sent)
            await asyncio.sleep(luck.uniform(0, 0.01))
            await asyncio.to_thread(postgres.hang_up, database_in(postgres_url))
            evening.nobody_failed()


@within(300)
async def test_a_server_waits_for_a_database_that_has_crashed_and_goes_on(
    postgres: PostgresServer, postgres_url: str, tmp_path: Path
) -> None:
    luck = random.Random(SEED)
    async with outlived(tmp_path, postgres_url) as (evening, notebook):
        for outage in OUTAGES:
            for _ in range(luck.randint(1, 10)):
                await happens(notebook.sent)
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(outage)
            await asyncio.to_thread(postgres.start)
            await happens(notebook.sent)
            evening.nobody_failed()
