"""Simulated players move one at a time, so that a load test waits for the answer to every move."""

import asyncio

import msgspec

from tests.server.loop import on_a_loop
from whistlestop.benchmarks.fast_socket import FastSocket
from whistlestop.benchmarks.players import Group
from whistlestop.benchmarks.seed_database import SeededTable


class Written(asyncio.WriteTransport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.frames.append(bytes(data))


def group_of_two() -> tuple[Group, Written]:
    """Seat two players at a table where the first one always acts."""
    group, written = Group(SeededTable("table", ["one", "two"])), Written()
    for _ in group.place.tokens:
        socket = FastSocket()
        socket.connection_made(written)
        group.sockets.append(socket)
    for seat in (0, 1):
        hear(group, seat, ply=0)
    return group, written


def hear(group: Group, seat: int, ply: int) -> None:
    """Deliver a state to a player."""
    choices = {"draw": {"deck": ["draw deck"]}} if seat == 0 else {}
    state = {"type": "state", "seat": seat, "ply": ply, "choices": choices, "result": None}
    group.heard(seat, msgspec.json.encode(state))


@on_a_loop
async def test_a_move_that_some_players_have_not_received_is_not_followed_by_another() -> None:
    group, written = group_of_two()
    first = asyncio.create_task(group.move(1))
    await asyncio.sleep(0)
    hear(group, 0, ply=1)
    too_early = asyncio.create_task(group.move(2))
    await asyncio.sleep(0)

    assert len(written.frames) == 1

    hear(group, 1, ply=1)
    assert await first is not None
    assert await too_early is None


@on_a_loop
async def test_the_next_move_is_made_once_every_player_has_received_the_last() -> None:
    group, written = group_of_two()
    for ply in (1, 2):
        move = asyncio.create_task(group.move(ply))
        await asyncio.sleep(0)
        for seat in (0, 1):
            hear(group, seat, ply)
        assert await move is not None

    assert len(written.frames) == 2
