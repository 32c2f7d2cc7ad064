"""Moves and connections leave no reference cycles: without the collector, memory stays flat."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.loop import on_a_loop
from tests.server.serving import Serving, serving
from tests.server.tables.sitting import company
from whistlestop.server.wire.bodies import MySeat, NewTable
from whistlestop.server.wire.messages import ErrorMessage
from whistlestop.server.wire.requests import SayRequest, StartRequest, WatchRequest

OURS = ("whistlestop", "uvicorn", "starlette")


@contextmanager
def collected() -> Iterator[list[object]]:
    """Collect what becomes garbage meanwhile, and only at the end."""
    found: list[object] = []
    gc.collect()
    gc.disable()
    try:
        yield found
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        found += gc.garbage
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


def names(garbage: list[object]) -> list[str]:
    """Name the objects of the server; clients run in this process too."""
    modules = [(str(type(one).__module__), type(one).__name__) for one in garbage]
    return [f"{module}.{name}" for module, name in modules if module.startswith(OURS)]


@pytest.mark.parametrize("game", ["europe", "card_game", "germany"])
@on_a_loop
async def test_moves_leave_nothing_for_the_collector(game: str, tmp_path: Path) -> None:
    wish = NewTable(game=game, seats=[MySeat(name=name) for name in ("Ada", "Ben", "Cleo")])
    async with serving(tmp_path) as server, company(server, 3, wish) as people:
        await people.clients[0].do(StartRequest(table=people.table, seat=0))
        await people.play_on(0, 8)
        with collected() as garbage:
            await people.play_on(8, 40)

        assert garbage == []


@on_a_loop
async def test_messages_and_refusals_leave_nothing_for_the_collector(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, company(server, 2) as people:
        await people.clients[0].do(StartRequest(table=people.table, seat=0))
        await talk(people.clients[0], people.table)
        with collected() as garbage:
            for _ in range(10):
                await talk(people.clients[0], people.table)

        assert names(garbage) == []


async def talk(client: Client, table: str) -> None:
    """Make a client chat, watch, and ask for what is refused."""
    await client.do(SayRequest(table=table, seat=0, text="Hello"))
    await client.do(WatchRequest(table=table, since=0))
    await client.fail(StartRequest(table=table, seat=0))
    await client.socket.send("{")
    await client.hear(ErrorMessage, lambda error: error.id is None)


@pytest.mark.parametrize("cut", [False, True])
@on_a_loop
async def test_connections_leave_nothing_for_the_collector(cut: bool, tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await come_and_go(server, cut=cut)
        async with company(server, 3) as people:
            await people.clients[0].do(StartRequest(table=people.table, seat=0))
            gc.collect()  # a handshake is garbage at once, and found while it is young
            with collected() as garbage:
                await people.play_on(0, 4)
                await hang_up(server, people.clients, cut=cut)

            assert names(garbage) == []


@on_a_loop
async def test_evicted_tables_leave_nothing_for_the_collector(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        async with company(server, 3) as people:
            await people.clients[0].do(StartRequest(table=people.table, seat=0))
            await people.play_on(0, 4)
            await hang_up(server, people.clients, cut=False)
        [live] = server.hub.tables.values()
        live.used -= 2 * server.hub.settings.idle
        del live
        with collected() as garbage:
            server.hub.evict_idle()

        assert not server.hub.tables
        assert names(garbage) == []


async def come_and_go(server: Serving, *, cut: bool) -> None:
    """Fill the caches that are made once."""
    async with company(server, 2) as people:
        await hang_up(server, people.clients, cut=cut)


async def hang_up(server: Serving, clients: list[Client], *, cut: bool) -> None:
    """Close all WebSockets, in order or by cutting them off."""
    if cut:
        server.cut()
    else:
        for client in clients:
            await client.socket.close()
    while server.server.server_state.tasks:
        await asyncio.sleep(0)
