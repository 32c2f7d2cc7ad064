"""Sockets are counted, and a full server drops the one that has been silent for longest."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.loop import on_a_loop
from tests.server.sockets.dialling import dialled, exceeded, guarded, settings_with
from whistlestop.server.sockets.open_files import socket_capacity
from whistlestop.server.sockets.socket_guard import SocketGuard
from whistlestop.server.telemetry.limit_log import LimitLog
from whistlestop.server.wire.requests import PingRequest

SOCKETS = 5


class Silent:
    """A connection that has sent nothing."""

    def __init__(self) -> None:
        self.dropped = False

    def make_room(self) -> None:
        """Close the connection."""
        self.dropped = True


def arrive(guard: SocketGuard, address: str) -> tuple[bool, Silent, asyncio.BaseTransport]:
    """Open a connection from an address."""
    silent, transport = Silent(), asyncio.BaseTransport()
    return guard.admit(transport, silent, address), silent, transport


def test_sockets_of_an_address_are_counted_until_they_close(tmp_path: Path) -> None:
    guard = SocketGuard(settings_with(tmp_path, per_address=2), LimitLog())
    (_, _, first), _ = arrive(guard, "192.0.2.1"), arrive(guard, "192.0.2.1")

    assert not arrive(guard, "192.0.2.1")[0]
    assert arrive(guard, "192.0.2.2")[0]
    guard.release(first)
    assert arrive(guard, "192.0.2.1")[0]
    assert all(arrive(guard, "127.0.0.1")[0] for _ in range(5))


def test_sockets_of_a_proxy_are_not_counted_by_address(tmp_path: Path) -> None:
    settings = replace(settings_with(tmp_path, per_address=2), behind_proxy=True)
    guard = SocketGuard(settings, LimitLog())

    assert all(arrive(guard, "192.0.2.1")[0] for _ in range(5))


def test_a_new_socket_replaces_the_one_that_was_silent_for_longest(tmp_path: Path) -> None:
    guard = SocketGuard(settings_with(tmp_path, sockets=3), LimitLog())
    busy, oldest, other = (arrive(guard, "192.0.2.1")[1] for _ in range(3))
    guard.settle(busy)

    assert arrive(guard, "192.0.2.1")[0]
    assert (busy.dropped, oldest.dropped, other.dropped) == (False, True, False)


def test_a_server_full_of_busy_sockets_takes_no_more(tmp_path: Path) -> None:
    guard = SocketGuard(settings_with(tmp_path, sockets=2), LimitLog())
    for _ in range(2):
        guard.settle(arrive(guard, "192.0.2.1")[1])

    assert not arrive(guard, "192.0.2.1")[0]


def test_there_are_no_more_sockets_than_files() -> None:
    assert socket_capacity(10) == 10
    assert socket_capacity(10**9) < 10**9


@on_a_loop
async def test_silent_sockets_don_t_lock_others_out(tmp_path: Path) -> None:
    async with guarded(tmp_path, sockets=SOCKETS) as server, AsyncExitStack() as stack:
        bystander = await stack.enter_async_context(server.client())
        for _ in range(3 * SOCKETS):
            await stack.enter_async_context(dialled(server))
        newcomer = await stack.enter_async_context(server.client())
        for client in (bystander, newcomer):
            await client.ask(PingRequest())

        assert server.connections <= SOCKETS + 1  # one may still be closing
        assert exceeded(server).keys() == {"sockets", "silent sockets"}


@on_a_loop
async def test_a_closed_websocket_frees_its_socket(tmp_path: Path) -> None:
    async with guarded(tmp_path, sockets=1) as server:
        for _ in range(3):
            async with server.client() as client:
                await client.ask(PingRequest())
            while server.connections:
                await asyncio.sleep(0.01)


@on_a_loop
async def test_a_closed_http_connection_frees_its_socket(tmp_path: Path) -> None:
    async with guarded(tmp_path, sockets=1) as server:
        for _ in range(3):
            async with dialled(server) as client:
                await client.send(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                assert (await client.until(b"\r\n")).startswith(b"HTTP/1.1 200 ")
            while server.connections:
                await asyncio.sleep(0.01)


@on_a_loop
async def test_a_socket_that_closed_without_a_word_makes_no_room_for_another(tmp_path: Path) -> None:
    async with guarded(tmp_path, sockets=1) as server:
        async with dialled(server):
            while not server.connections:
                await asyncio.sleep(0.01)
        while server.connections:
            await asyncio.sleep(0.01)
        async with server.client() as client, dialled(server) as newcomer:
            await newcomer.send(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert await newcomer.rest() == b""
            await client.ask(PingRequest())


@pytest.mark.parametrize("address", ["", "192.0.2.1", "2001:db8::1"])
def test_nothing_is_left_of_closed_sockets(address: str, tmp_path: Path) -> None:
    guard = SocketGuard(settings_with(tmp_path), LimitLog())
    _, silent, transport = arrive(guard, address)
    guard.settle(silent)
    guard.release(transport)

    assert not guard.open
    assert not guard.waiting
    assert not guard.by_address
