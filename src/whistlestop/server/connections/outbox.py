"""Messages on their way to one client, in order, without anybody waiting for a slow one."""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocketDisconnect

Send = Callable[[str], Awaitable[None]]


class Outbox:
    """Sends messages one after the other; no task exists while there is nothing to send."""

    __slots__ = ("closed", "most", "on_full", "send", "task", "waiting")

    def __init__(self, send: Send, most: int, on_full: Callable[[], None]) -> None:
        self.send = send
        self.most = most
        self.on_full = on_full
        self.waiting: list[bytes] = []
        self.task: asyncio.Task[None] | None = None
        self.closed = False

    def post(self, message: bytes) -> None:
        """Send a message after those that wait."""
        if self.closed:
            return
        if len(self.waiting) >= self.most:
            self.close()
            self.on_full()
            return
        self.waiting.append(message)
        if self.task is None:
            self.task = asyncio.get_running_loop().create_task(self._flush())

    async def keep_up(self) -> None:
        """Wait while much is on its way, so that who asks a lot at once is answered and not parted with."""
        while self.task is not None and len(self.waiting) > self.most // 8:
            await asyncio.wait([self.task])

    async def _flush(self) -> None:
        try:
            while self.waiting and not self.closed:
                batch, self.waiting = self.waiting, []
                for message in batch:
                    await self.send(message.decode())
        except (OSError, RuntimeError, WebSocketDisconnect):  # whoever reads learns that too
            self.closed = True
        finally:
            self.task = None

    def close(self) -> None:
        """Send nothing any more."""
        self.closed = True
        self.waiting = []
