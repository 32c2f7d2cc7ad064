"""Outgoing messages of one client: in order, bounded, and none beyond the bound."""

import asyncio
from collections.abc import Sequence

from tests.server.loop import on_a_loop
from whistlestop.server.websocket.outbox import Outbox


class Wire:
    """A connection that accepts messages only while it is open."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.open = asyncio.Event()

    async def send(self, text: str) -> None:
        """Accept a message once the connection is open."""
        await self.open.wait()
        self.taken.append(text)


async def settled() -> None:
    """Run all tasks that are ready."""
    for _ in range(10):
        await asyncio.sleep(0)


@on_a_loop
async def test_a_full_outbox_gives_up_once_and_keeps_nothing() -> None:
    wire = Wire()
    outbox = Outbox(wire.send, 3, 1000)
    assert outbox.post(b"0")
    await settled()  # the first message is on its way
    assert all(outbox.post(b"%d" % number) for number in range(1, 4))
    assert len(outbox.waiting) == 3
    assert not outbox.post(b"one too many")
    assert outbox.post(b"after that")  # it was reported once

    assert (outbox.waiting, outbox.closed) == ([], True)
    wire.open.set()
    await settled()
    assert wire.taken == ["0"]
    assert outbox.task is None


@on_a_loop
async def test_messages_arrive_in_order_and_nothing_runs_in_between() -> None:
    wire = Wire()
    wire.open.set()
    outbox = Outbox(wire.send, 3, 1000)
    for number in range(10):
        outbox.post(b"%d" % number)
        await settled()
        assert outbox.task is None

    assert wire.taken == [str(number) for number in range(10)]


@on_a_loop
async def test_what_can_be_written_at_once_is_never_queued() -> None:
    wire = Wire()
    wire.open.set()
    written: list[bytes] = []
    ready = True

    def write(messages: Sequence[bytes]) -> bool:
        if ready:
            written.extend(messages)
        return ready

    outbox = Outbox(wire.send, 3, 1000, write)
    outbox.post(b"-", b"0")
    assert (written, outbox.task) == ([b"-", b"0"], None)
    ready = False
    outbox.post(b"1")
    ready = True
    outbox.post(b"2")  # must not overtake the one before
    assert written == [b"-", b"0"]
    await settled()
    outbox.post(b"3")

    assert wire.taken == ["1", "2"]
    assert written == [b"-", b"0", b"3"]
