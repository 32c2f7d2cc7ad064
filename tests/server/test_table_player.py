"""The example client plays complete games."""

import asyncio
import json
import os
import re
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.server.loop import on_a_loop
from tests.server.serving import Serving, serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_player.py"
ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "bot": "greedy"}


async def made(at: Serving, **wish: object) -> tuple[str, str]:
    """Create a table; return its id and the token of the creator's seat."""
    answer = await at.http.post("/api/tables", json={"pace": "instant", **wish})
    assert answer.status_code == 201, answer.text
    created = answer.json()
    return created["table"], created["seats"][0]["token"]


async def record(at: Serving, table: str) -> str:
    return (await at.http.post("/api/record", json={"table": table})).text


async def started(at: Serving, table: str, token: str = "") -> Process:
    """Start the example with a token or for an open seat."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        str(EXAMPLE),
        f"{at.address}/#/table/{table}",
        env={**os.environ, "SEAT_TOKEN": token, "no_proxy": "*"},
        stdout=PIPE,
        stderr=PIPE,
    )


async def ended(player: Process) -> tuple[str, str]:
    """Wait until the example has exited, and return its output."""
    out, err = await player.communicate()
    assert player.returncode == 0, err.decode()
    return out.decode(), err.decode()


@pytest.mark.parametrize("game", ["europe", "germany", "card_game", "first_journey"])
@on_a_loop
async def test_the_example_plays_a_game_against_a_bot_to_the_end(game: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as at:
        table, token = await made(at, game=game, seats=[ME, BOT], start=True)
        out, err = await ended(await started(at, table, token))
        points = re.findall(r"-?\d+", out)
        assert len(points) == 2
        assert f"scores {', '.join(points)};" in await record(at, table)
        assert token not in out + err


@on_a_loop
async def test_the_example_comes_back_whenever_its_connection_is_cut(tmp_path: Path) -> None:
    async with serving(tmp_path) as at:
        table, token = await made(at, game="europe", seats=[ME, BOT], start=True)
        player = await started(at, table, token)
        cuts = 0
        while cuts < 5:
            assert player.returncode is None
            await asyncio.sleep(0.02)  # a whole game may take less than a second
            if at.connections:
                at.cut()
                cuts += 1
        out, _ = await ended(player)
        points = re.findall(r"-?\d+", out)
        assert f"scores {', '.join(points)};" in await record(at, table)


@on_a_loop
async def test_the_example_joins_an_open_seat_by_the_link(tmp_path: Path) -> None:
    async with serving(tmp_path) as at:
        table, token = await made(at, game="first_journey", seats=[ME, {"kind": "open"}])
        guest = await started(at, table)
        async with connect(at.address.replace("http", "ws") + "/ws", proxy=None) as host:
            await host.send(json.dumps({"type": "sit", "table": table, "token": token}))
            async for message in host:
                shown = json.loads(message)
                if shown["type"] == "table" and shown["seats"][1]["present"]:
                    break
            await host.send(json.dumps({"type": "start", "table": table, "seat": 0}))
            async for message in host:
                shown = json.loads(message)
                if shown["type"] == "table" and shown["status"] == "playing":
                    break
            assert [share["seat"] for share in shown["shares"]] == [1]
            await host.send(json.dumps({"type": "leave", "table": table, "seat": 0}))
        out, _ = await ended(guest)
        assert "The game is over. Points:" in out


@on_a_loop
async def test_the_example_says_so_where_its_secret_is_not_right(tmp_path: Path) -> None:
    async with serving(tmp_path) as at:
        table, _ = await made(at, game="europe", seats=[ME, BOT], start=True)
        player = await started(at, table, "not-the-secret")
        _, err = await player.communicate()
        assert player.returncode == 1
        assert "the seat's token is wrong" in err.decode()
        assert "not-the-secret" not in err.decode()
