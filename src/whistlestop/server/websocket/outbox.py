"""The outgoing messages of one client, in order; a slow client holds up nobody else."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from starlette.websockets import WebSocketDisconnect

Send = Callable[[str], Awaitable[None]]
Write = Callable[[Sequence[bytes]], bool]

WRITE: Final = "whistlestop.write"
"""The key in a connection's scope under which the server may offer a direct writer."""


def never(messages: Sequence[bytes]) -> bool:
    """Write nothing."""
    return False


class Outbox:
    """A bounded queue of messages that can't be written at once; its task runs only while there are any."""

    __slots__ = ("closed", "most", "most_bytes", "send", "size", "task", "waiting", "write")

    def __init__(self, send: Send, most: int, most_bytes: int, write: Write = never) -> None:
        self.send = send
        self.write = write
        self.most = most
        self.most_bytes = most_bytes
        self.size = 0  # bytes of pending messages, including those being sent
        self.waiting: list[bytes] = []
        self.task: asyncio.Task[None] | None = None
        self.closed = False

    def post(self, *messages: bytes) -> bool:
        """Write or queue messages; return False, and close, if the queue is full."""
        if self.closed or (self.task is None and self.write(messages)):
            return True
        if len(self.waiting) >= self.most or self.size > self.most_bytes:
            self.close()
            return False
        self.waiting += messages
        self.size += sum(map(len, messages))
        if self.task is None:
            self.task = asyncio.get_running_loop().create_task(self._flush())
        return True

    async def drain(self) -> None:
        """Apply backpressure: wait while much is queued."""
        while self.task is not None and (
            len(self.waiting) > self.most // 8 or self.size > self.most_bytes // 8
        ):
            await asyncio.wait([self.task])

    async def _flush(self) -> None:
        try:
            while self.waiting and not self.closed:
                batch, self.waiting = self.waiting, []
                for message in batch:
                    await self.send(message.decode())
                    self.size -= len(message)
        except (OSError, RuntimeError, WebSocketDisconnect):  # the receiving side notices it too
            self.closed = True
        finally:
            self.task = None

    def close(self) -> None:
        """Drop all messages and accept no more."""
        self.closed = True
        self.waiting = []
