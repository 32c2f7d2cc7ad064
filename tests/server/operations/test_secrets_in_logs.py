"""No personal data gets into the log, whatever people do."""

import asyncio
import json
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.server.client import actions, connected
from tests.server.loop import on_a_loop
from tests.server.processes import server_process
from whistlestop.server.wire.messages import StateMessage
from whistlestop.server.wire.requests import PlayRequest, SayRequest, SitRequest, StartRequest

ADA, BEN = "Adelgunde", "Bartholomäus"
WORDS = "my grandmother keeps bees"
MADE_UP = "hunter2hunter2hunter2hunter2"


def is_due(ply: int, state: StateMessage) -> bool:
    """Return whether one of these clients may play at a ply, or the game is over."""
    return state.ply > ply or (state.ply == ply and actions(state) != [])


async def session(address: str, websocket: str) -> list[str]:
    """Do everything people do at a table, some of it wrong, and return all personal data."""
    async with httpx.AsyncClient(base_url=f"{address}api/") as http, connected(websocket) as client:
        wish = {
            "game": "first_journey",
            "seats": [{"kind": "me", "name": ADA}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}],
            "pace": "instant",
        }
        created = (await http.post("tables", json=wish)).json()
        table, token = created["table"], created["seats"][0]["token"]
        joined = (await http.post("join", json={"table": table, "name": BEN})).json()
        await client.sit(table, token)
        await client.sit(table, joined["token"])
        await client.do(StartRequest(table=table, seat=0))
        for ply in range(12):
            state = await client.hear(StateMessage, partial(is_due, ply))
            if state.ply == ply and state.seat is not None:
                move = PlayRequest(
                    table=table, seat=state.seat, ply=ply, action=actions(state)[0], key=f"key-of-{ply}"
                )
                await client.ask(move)
        await client.do(SayRequest(table=table, seat=0, text=WORDS))
        await client.fail(SitRequest(table=table, token=MADE_UP))
        await client.fail(PlayRequest(table=table, seat=0, ply=0, action=MADE_UP, key=MADE_UP))
        await client.socket.send(f'{{"type": "{MADE_UP}')
        for body in ({"table": table, "token": token}, {"table": table}, {"table": MADE_UP}):
            await http.post("record", json=body)
        await http.post("mine", json={"seats": [{"table": table, "token": token}]})
        for path in (f"tables/{table}", f"games/{token}", f"tables?token={token}"):
            await http.get(path)
    return [
        table,
        token,
        joined["token"],
        created["commitment"],
        ADA,
        BEN,
        WORDS,
        MADE_UP,
        "key-of-",
        "127.0.0.1",
    ]


@pytest.mark.parametrize("style", ["json", "plain"])
@on_a_loop
async def test_no_secret_no_name_and_no_word_is_logged(tmp_path: Path, style: str) -> None:
    with server_process(tmp_path, "--port", "0", "--log", style) as server:
        private = await session(server.address, server.websocket)
        assert await asyncio.to_thread(server.stop) == 0
        log = server.log.read_text(encoding="utf-8")

    with closing(sqlite3.connect(tmp_path / "data" / "tables.sqlite")) as database:
        ((seed,),) = database.execute("SELECT seed FROM tables")
    assert "/api/join" in log
    assert [secret for secret in [*private, seed.hex()] if secret in log] == []
    if style == "json":
        assert {json.loads(line)["level"] for line in log.splitlines()} == {"info"}
