"""Invalid WebSocket messages are answered and harm neither the connection nor a table."""

import asyncio
import gc
import logging
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from tests.server.client import PATIENCE, Client, actions
from tests.server.loop import on_a_loop
from tests.server.serving import Serving, my_seats, serving
from tests.server.wire.mutation import Mutation, Plain
from whistlestop.server.wire.bodies import CreatedTable, NewTable, OpenSeat
from whistlestop.server.wire.codes import Code
from whistlestop.server.wire.messages import ErrorMessage, StateMessage

FRAMES = 100_000
PARTS = 4
GROWTH = 5_000
CONNECTIONS = 4
AT_ONCE = 250
"""The number of messages sent before their responses are awaited."""


def valid_messages(table: str, token: str, open_table: str, doomed: str) -> list[Plain]:
    """Return a message of each type for a running table, an open one, and one to leave."""
    at = {"table": table, "seat": 0}
    before = {"table": open_table, "seat": 0}
    return [
        {"type": "ping", "id": 1},
        {"type": "sit", "id": 2, "table": table, "token": token},
        {"type": "watch", "id": 3, "table": table, "since": 1},
        {"type": "away", "id": 4, "table": open_table},
        {"type": "play", "id": 5, **at, "ply": 7, "action": "draw blind", "key": "k"},
        {"type": "why", "id": 6, **at, "where": "routes", "what": "Paris–Dieppe"},
        {"type": "say", "id": 7, **at, "text": "Hello everybody"},
        {"type": "say", "id": 8, **at, "phrase": "hello"},
        {"type": "mute", "id": 9, "table": table, "place": 1, "muted": True},
        {"type": "start", "id": 10, **before},
        {"type": "reveal", "id": 17, **at, "nonce": "0a" * 32},
        {"type": "fill", "id": 11, **before, "place": 1, "bot": "greedy"},
        {"type": "free", "id": 12, **before, "place": 1},
        {"type": "cover", "id": 13, **at, "place": 1},
        {"type": "back", "id": 14, **at},
        {"type": "rematch", "id": 15, **at, "rotate": True},
        {"type": "leave", "id": 16, "table": doomed, "seat": 0},
    ]


class Flood:
    """A client that sends invalid messages and counts the responses."""

    def __init__(self, client: Client, luck: Random, mutation: Mutation, sent: set[bytes]) -> None:
        self.client = client
        self.sent = sent  # by all clients of a test; the same message again would prove nothing new
        self.luck = luck
        self.mutation = mutation
        self.codes: Counter[str] = Counter()

    async def send(self, number: int) -> None:
        """Generate a number of messages and send the new ones; each must be answered once."""
        for made in range(0, number, AT_ONCE):
            frames = dict.fromkeys(self.mutation.frame() for _ in range(min(AT_ONCE, number - made)))
            batch = [frame for frame in frames if frame not in self.sent]
            self.sent.update(batch)
            for frame in batch:
                await self.send_one(frame)
            answers = await self.client.answers(len(batch))
            assert len(answers) == len(batch)
            for one in answers:
                self.codes[one.code if isinstance(one, ErrorMessage) else type(one).__name__] += 1

    async def send_one(self, frame: bytes) -> None:
        """Send a message as a text frame, a binary frame or fragments, perhaps with a ping in between."""
        how = self.luck.random()
        if how < 0.03:
            await self.client.socket.send(frame)
        elif how < 0.06:
            text = frame.decode()
            middle = self.luck.randrange(len(text) + 1)
            await self.client.socket.send([text[:middle], "", text[middle:]])
        else:
            await self.client.socket.send(frame, text=True)
        if how > 0.99:
            await self.client.socket.ping()


@pytest.mark.parametrize("part", range(PARTS))
@on_a_loop
async def test_mutated_messages_are_all_answered_and_the_table_lives_on(
    part: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    each = FRAMES // PARTS // CONNECTIONS
    async with serving(tmp_path) as at:
        victim = await at.create(NewTable(game="europe", seats=list(my_seats(2)), start=True))
        other, doomed = [
            await at.create(NewTable(game="usa", seats=[*my_seats(1), OpenSeat(), OpenSeat()]))
            for _ in range(2)
        ]
        before = len(asyncio.all_tasks())
        async with AsyncExitStack() as stack:
            seeds = range(part * CONNECTIONS, (part + 1) * CONNECTIONS)
            sent: set[bytes] = set()
            tables = [victim, other, doomed]
            floods = [await flood(at, stack, Random(seed), tables, sent) for seed in seeds]
            await asyncio.gather(*(one.send(each // 5) for one in floods))
            objects = count_objects()
            await asyncio.gather(*(one.send(each - each // 5) for one in floods))
            grown = count_objects() - objects
        async with asyncio.timeout(PATIENCE):
            while at.connections or len(asyncio.all_tasks()) > before:
                await asyncio.sleep(0.01)
        async with at.client() as honest:
            await play_on(honest, victim)
        codes = Counter(code for one in floods for code in one.codes.elements())
        assert codes.total() == len(sent) > FRAMES // PARTS // 2
        assert set(codes) <= {*get_args(Code), "DoneMessage", "PongMessage", "ReasonMessage"}
        assert codes["failed"] + codes["unavailable"] == 0
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
        assert grown < GROWTH
        assert at.hub.tables.keys() == {victim.table, other.table, doomed.table}
        assert at.hub.loading == {}


async def flood(
    at: Serving, stack: AsyncExitStack, luck: Random, tables: list[CreatedTable], sent: set[bytes]
) -> Flood:
    """Connect a client with a seat at each table that will send invalid messages."""
    client = await stack.enter_async_context(at.client())
    for one in tables:
        await client.sit(one.table, one.seats[0].token)
    await client.answers(len(tables))
    victim, other, doomed = tables
    swaps: dict[str, list[int] | list[str]] = {
        "seat": [0, 1, 2, 9],
        "place": [0, 1, 2, 9],
        "table": [victim.table, other.table, victim.table[:-1], "nowhere", victim.table.lower()],
        "token": [victim.seats[1].token, other.seats[0].token, victim.seats[0].token[:-1], "secret"],
        "ply": [0, 1, 2, 3, 2**31],
        "since": [0, 1, 2, 3, 2**31],
        "action": ["tickets", "keep 1,2", "keep none", "keep 1,2,3,4,5", "complete 1", "claim Paris–Dieppe"],
        "bot": ["planner", "nobody", "random"],
    }
    valid = valid_messages(victim.table, victim.seats[0].token, other.table, doomed.table)
    return Flood(client, luck, Mutation(luck, valid, swaps), sent)


def count_objects() -> int:
    """Count the live objects after garbage collection."""
    gc.collect()
    return len(gc.get_objects())


async def play_on(client: Client, table: CreatedTable) -> None:
    """Play a legal move at a table."""
    for given in table.seats:
        await client.sit(table.table, given.token)
    for state in client.messages_of(StateMessage):
        if state.seat is not None and (offered := actions(state)):
            await client.play(table.table, state.seat, state.ply, offered[0])
            return
    raise AssertionError("nobody at the table can play")
