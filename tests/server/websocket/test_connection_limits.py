"""WebSockets are counted from the handshake to the close, and refused with a reason beyond the limit."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import PATIENCE
from tests.server.loop import on_a_loop
from tests.server.serving import GENEROUS, Serving, serving, settings_in
from whistlestop.server.settings import Limits
from whistlestop.server.wire.requests import PingRequest

ADDRESS = "192.0.2.1"


def connections(server: Serving) -> float:
    """Read the number of WebSockets that the server reports."""
    lines = server.hub.metrics.exposition().decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("whistlestop_connections "))


async def refused(server: Serving) -> tuple[int, str]:
    """Open a WebSocket that must be refused; return the status and the code."""
    with pytest.raises(InvalidStatus) as refusal:
        async with server.client(ADDRESS):
            pass
    answer = refusal.value.response
    return answer.status_code, json.loads(answer.body or b"{}")["code"]


@pytest.mark.parametrize(
    ("limits", "answer"),
    [
        (replace(GENEROUS, connections=1), (503, "busy")),
        (replace(GENEROUS, connections_per_address=1), (429, "too_many")),
    ],
)
@on_a_loop
async def test_a_place_is_free_again_once_its_connection_is_closed(
    limits: Limits, answer: tuple[int, str], tmp_path: Path
) -> None:
    async with serving(replace(settings_in(tmp_path, limits), behind_proxy=True)) as server:
        async with server.client(ADDRESS) as first:
            for _ in range(2):
                assert await refused(server) == answer
                assert connections(server) == 1
            await first.ask(PingRequest())
        async with asyncio.timeout(PATIENCE):
            while connections(server):
                await asyncio.sleep(0.01)
        async with server.client(ADDRESS) as third:
            await third.ask(PingRequest())
