"""A server process starts on a free port, stops on a signal, and asks clients to reconnect."""

import asyncio
import json
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import actions, connected
from tests.server.loop import on_a_loop
from tests.server.processes import PATIENCE, server_process
from whistlestop.server.wire.messages import StateMessage

UNFINISHED_REQUEST = (
    b"POST /api/join HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
)


def test_it_tells_its_real_address_once_it_answers(tmp_path: Path) -> None:
    with server_process(tmp_path, "--port", "0") as server:
        answer = httpx.get(f"{server.address}healthz")

        assert answer.json()["status"] == "ok"
        assert "Ctrl+C" in server.said


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@on_a_loop
async def test_a_signal_ends_it_well_and_tells_clients_to_come_back(tmp_path: Path, number: int) -> None:
    with server_process(tmp_path, "--port", "0") as server:
        async with connect(server.websocket) as client:
            await client.send('{"type": "ping", "id": 1}')
            assert json.loads(await client.recv()) == {"type": "pong", "id": 1}
            code = await asyncio.to_thread(server.stop, number)
            with pytest.raises(ConnectionClosed):
                await client.recv()

        assert client.close_code == 1012
        assert code == 0
        events = [json.loads(line)["event"] for line in server.log.read_text().splitlines()]
        assert events == ["listening", "stopping", "stopped"]


def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    with server_process(tmp_path, "--port", "0") as server:
        place = httpx.URL(server.address)
        with socket.create_connection((place.host, place.port or 0)) as slow:
            slow.sendall(UNFINISHED_REQUEST)
            while "/api" not in server.log.read_text():
                httpx.get(f"{server.address}api/games")  # after which the unfinished one has arrived too
            server.process.send_signal(signal.SIGINT)
            while "stopping" not in server.log.read_text():
                time.sleep(0.01)

            assert server.stop(signal.SIGINT) == 128 + signal.SIGINT
        assert "stopped" not in server.log.read_text()


STUCK = """
import signal, time
from unittest.mock import Mock
from whistlestop.server import serve

serve.LONGEST_STOP = 0.1
server = serve.GracefulServer(Mock(), Mock(), Mock(), print)
with server.capture_signals():
    signal.raise_signal(signal.SIGTERM)
    while True:
        time.sleep(60)
"""


def test_a_process_that_is_stuck_ends_all_the_same() -> None:
    stuck = subprocess.run([sys.executable, "-c", STUCK], timeout=PATIENCE, check=False)

    assert stuck.returncode == 128 + signal.SIGTERM


@on_a_loop
async def test_it_stops_in_the_middle_of_a_storm_and_loses_no_move(tmp_path: Path) -> None:
    wish = {"game": "first_journey", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]}
    with server_process(tmp_path, "--port", "0", "--log", "json") as server:
        created = httpx.post(f"{server.address}api/tables", json={**wish, "start": True, "first": 0}).json()
        table, tokens = created["table"], [given["token"] for given in created["seats"]]
        watch = json.dumps({"type": "watch", "table": table, "since": 0})

        async def storm() -> None:
            async with connect(server.websocket, proxy=None, max_queue=None) as client:
                client.transport.pause_reading()
                while True:
                    await client.send(watch)

        storms = [asyncio.create_task(storm()) for _ in range(6)]
        async with connected(server.websocket) as client:
            for token in tokens:
                await client.sit(table, token)
            played = 0
            for ply in range(6):
                states = [await client.state(table, seat, ply) for seat in (0, 1)]
                seat = next(seat for seat, state in enumerate(states) if actions(state))
                played = (await client.play(table, seat, ply, actions(states[seat])[0])).ply or 0
            code = await asyncio.to_thread(server.stop)
        for one in storms:
            one.cancel()
        await asyncio.gather(*storms, return_exceptions=True)

    assert code in (0, 128 + signal.SIGTERM)
    with closing(sqlite3.connect(tmp_path / "data" / "tables.sqlite")) as database:
        assert database.execute("SELECT max(ply) FROM entries").fetchone() == (played,)


@on_a_loop
async def test_a_game_in_which_a_bot_thinks_is_stopped_without_a_fuss_and_goes_on(
    database_url: str, tmp_path: Path
) -> None:
    wish = {
        "game": "europe",
        "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot"}],
        "start": True,
        "first": 1,
    }
    words = ("--port", "0", "--log", "json")
    with server_process(tmp_path, *words, WHISTLESTOP_DATABASE=database_url) as server:
        created = httpx.post(f"{server.address}api/tables", json=wish).json()
        table, token = created["table"], created["seats"][0]["token"]
        async with connected(server.websocket) as client:
            await client.sit(table, token)
            state = await client.state(table, 0, 1)  # the bot has chosen its tickets and waits for Ada
            await client.play(table, 0, 1, actions(state)[0])
            assert await asyncio.to_thread(server.stop) == 0
        seen = client.messages_of(StateMessage)[-1].ply

    with server_process(tmp_path, *words, WHISTLESTOP_DATABASE=database_url) as server:
        async with connected(server.websocket) as client:
            await client.sit(table, token)
            assert (await client.hear(StateMessage)).ply >= seen
            await client.hear(StateMessage, lambda message: message.ply > seen)
        assert await asyncio.to_thread(server.stop) == 0
        levels = {json.loads(line)["level"] for line in server.log.read_text().splitlines()}
        assert levels == {"info"}


@on_a_loop
async def test_a_page_from_elsewhere_gets_no_websocket_but_a_reason(tmp_path: Path) -> None:
    with server_process(tmp_path, "--port", "0") as server:
        with pytest.raises(InvalidStatus) as refusal:
            async with connect(server.websocket, additional_headers={"Origin": "https://evil.example"}):
                pass

        assert refusal.value.response.status_code == 403
        assert json.loads(refusal.value.response.body or b"")["code"] == "forbidden"
        assert refusal.value.response.headers["X-Content-Type-Options"] == "nosniff"
