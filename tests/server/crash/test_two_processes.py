"""Two server processes on one database with people at the same table; either process may die."""

import asyncio
import random
import signal
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.client import actions
from tests.server.crash.durability_check import DurabilityCheck
from tests.server.crash.killable import Killable
from tests.server.crash.moments import happens
from tests.server.crash.observations import Observations
from tests.server.crash.side_by_side import at_both, codes
from tests.server.crash.workload import workload_at
from tests.server.loop import within
from whistlestop.server.store.store import Store
from whistlestop.server.table.entries import Played, decode
from whistlestop.server.wire.messages import DoneMessage
from whistlestop.server.wire.requests import PlayRequest

CONFLICTS = 50
DEATHS = 4
SEED = 1879


@asynccontextmanager
async def two_processes(folder: Path, database: str) -> AsyncIterator[tuple[Killable, Killable]]:
    """Run two processes on the same database."""
    async with Killable(folder, database) as here, Killable(folder, database) as there:
        yield here, there


@within(300)
async def test_games_go_on_at_the_other_process_when_one_is_killed(postgres_url: str, tmp_path: Path) -> None:
    luck = random.Random(SEED)
    observations = Observations()
    durability = DurabilityCheck(postgres_url, observations)
    async with (
        two_processes(tmp_path, postgres_url) as servers,
        workload_at(servers, observations, SEED) as workload,
    ):
        for death in range(DEATHS):
            dying, living = servers[death % 2], servers[(death + 1) % 2]
            for _ in range(luck.randint(20, 60)):
                await happens(observations.sent, dying)
            await dying.end()
            for _ in range(luck.randint(5, 20)):
                await happens(observations.sent, living)
            await durability.check()
            workload.nobody_failed()
            if death < DEATHS - 1:
                dying.start()
                await dying.ready()
        await workload.end()
        code = await living.end(signal.SIGTERM)
        await durability.check()

        durability.conclude()
        assert code == 0
        for server in servers:
            assert await server.left_nobody_behind()
            assert not server.errors()


@within(120)
async def test_of_two_moves_at_two_processes_one_is_played_and_the_other_is_stale(
    postgres_url: str, tmp_path: Path
) -> None:
    async with two_processes(tmp_path, postgres_url) as servers, at_both(servers, "europe") as both:
        await both.play_on(0, 2)
        played: list[tuple[str, str]] = []
        winners: Counter[int] = Counter()
        for ply in range(2, 2 + CONFLICTS):
            seat, shown = await both.states(ply)
            offered = actions(shown[0])
            moves = [
                PlayRequest(table=both.table, seat=seat, ply=ply, action=action, key=f"{ply} at {at}")
                for at, action in enumerate((offered[0], offered[-1]))
            ]
            asking = [client.ask(move) for client, move in zip(both.clients, moves, strict=True)]
            if ply % 2:
                asking.reverse()  # or the one that is asked first would always have a lead
            answers = await asyncio.gather(*asking)
            if ply % 2:
                answers.reverse()

            assert codes(answers) == {"done": 1, "stale": 1}
            won = next(at for at, answer in enumerate(answers) if isinstance(answer, DoneMessage))
            played.append((moves[won].action, moves[won].key))
            winners[won] += 1
        assert len(winners) == 2, "one process was never the quicker one"
        store = await Store.open(postgres_url)
        entries = [decode(row.body) for row in await store.entries(both.table)]
        await store.close()

        assert [(one.text, one.key) for one in entries if isinstance(one, Played)][2:] == played
