"""A server that is killed again and again loses nothing, doubles nothing, and its clients play on."""

import random
import signal
from pathlib import Path

from tests.server.killing.evening import evening_at
from tests.server.killing.killable import Killable
from tests.server.killing.moments import kill, moments
from tests.server.killing.notebook import Notebook
from tests.server.killing.proof import Proof
from tests.server.loop import within

KILLS = 26
"""For each kind of database, so that there are more than fifty."""

SEED = 1912


@within(600)
async def test_what_was_promised_survives_every_kill_and_every_game_comes_to_its_end(
    database_url: str, tmp_path: Path
) -> None:
    luck = random.Random(SEED)
    notebook = Notebook()
    proof = Proof(database_url, notebook)
    async with (
        Killable(tmp_path, database_url) as server,
        evening_at([server], notebook, SEED) as evening,
    ):
        await server.end()
        for moment in moments(KILLS, luck):
            server.start()
            await kill(server, moment, notebook, luck)
            await proof.check()
            evening.nobody_failed()
        server.start()
        await server.ready()
        await evening.end()
        code = await server.end(signal.SIGTERM)
        await proof.check()

        proof.conclude()
        assert code == 0
        assert await server.left_nobody_behind()
        assert not server.errors()
        assert notebook.returns > KILLS
        assert notebook.resent
