"""The server where Python has less than on Linux: no uvloop, no priorities, no scheduling classes."""

import asyncio
import os
from pathlib import Path

import httpx

from tests.server.client import connected, play_out
from tests.server.loop import on_a_loop
from tests.server.processes import server_process
from tests.server.serving import post, read
from whistlestop.server.wire.bodies import BotSeat, CreatedTable, MySeat, NewTable
from whistlestop.server.wire.messages import StateMessage

LESS = """
import os
import sys

sys.modules["uvloop"] = None
del os.nice, os.SCHED_IDLE, os.sched_setscheduler
print("started with less", file=sys.stderr)
"""
AGAINST_A_BOT = NewTable(
    game="first_journey",
    seats=[MySeat(name="Ada"), BotSeat(bot="planner")],
    pace="instant",
    start=True,
)


@on_a_loop
async def test_a_game_is_played_without_what_only_some_systems_have(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(LESS, encoding="utf-8")  # for the workers, too
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    with server_process(tmp_path, "--port=0", "--no-open", PYTHONPATH=path) as server:
        async with (
            httpx.AsyncClient(base_url=server.address, trust_env=False) as http,
            connected(server.websocket) as ada,
        ):
            made = read(await post(http, "tables", AGAINST_A_BOT), CreatedTable)
            await ada.sit(made.table, made.seats[0].token)
            await play_out(ada, made.table)
            assert ada.messages_of(StateMessage)[-1].result is not None
        assert await asyncio.to_thread(server.stop) == 0
        assert server.log.read_text(encoding="utf-8").count("started with less") >= 2
