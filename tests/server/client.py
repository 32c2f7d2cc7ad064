"""A test client that sends requests as a browser does and keeps every message."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import TypeVar

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from whistlestop.server.wire.messages import (
    AnyMessage,
    DoneMessage,
    ErrorMessage,
    PlansMessage,
    PongMessage,
    ReasonMessage,
    StateMessage,
)
from whistlestop.server.wire.requests import AnyRequest, PlayRequest, SitRequest, WatchRequest

PATIENCE = 60.0
"""Seconds until a missing message fails a test."""

LARGEST = 2**24

Answer = DoneMessage | ReasonMessage | PlansMessage | ErrorMessage | PongMessage
M = TypeVar("M", bound=AnyMessage)

_encode = msgspec.json.encode
_messages: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


class Client:
    """One WebSocket and all messages received over it, in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[bytes] = []
        self.messages: list[AnyMessage] = []
        self.gone = False
        self.numbers = count(1)
        self._news = asyncio.Event()

    async def listen(self) -> None:
        """Store incoming messages until the connection closes."""
        try:
            async for frame in self.socket:
                self.received.append(frame.encode() if isinstance(frame, str) else frame)
                self.messages.append(_messages.decode(self.received[-1]))
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            self.gone = True
            self._news.set()

    async def say(self, request: AnyRequest) -> None:
        """Send a request without waiting for its response."""
        await self.socket.send(_encode(request), text=True)

    async def ask(self, request: AnyRequest) -> Answer:
        """Send a request and return its response."""
        number = next(self.numbers)
        before = len(self.messages)
        await self.say(replace(request, id=number))
        answered = await self._find(
            lambda message: isinstance(message, Answer) and message.id == number, before
        )
        assert isinstance(answered, Answer)
        return answered

    async def do(self, request: AnyRequest) -> DoneMessage:
        """Send a request that must succeed."""
        answered = await self.ask(request)
        assert isinstance(answered, DoneMessage), f"{type(request).__name__} was answered by {answered}"
        return answered

    async def fail(self, request: AnyRequest) -> ErrorMessage:
        """Send a request that must be refused."""
        answered = await self.ask(request)
        assert isinstance(answered, ErrorMessage), f"{type(request).__name__} was answered by {answered}"
        return answered

    async def sit(self, table: str, token: str, since: int | None = None) -> DoneMessage:
        """Take a seat at a table."""
        return await self.do(SitRequest(table=table, token=token, since=since))

    async def watch(self, table: str, since: int | None = None) -> DoneMessage:
        """Follow a table as a spectator."""
        return await self.do(WatchRequest(table=table, since=since))

    async def play(self, table: str, seat: int, ply: int, action: str) -> DoneMessage:
        """Play an action that must be legal."""
        key = f"{seat}-{ply}-{next(self.numbers)}"
        return await self.do(PlayRequest(table=table, seat=seat, ply=ply, action=action, key=key))

    async def heard(self) -> AsyncIterator[AnyMessage]:
        """Yield all messages as they arrive, until the connection closes."""
        looked = 0
        while True:
            while looked < len(self.messages):
                looked += 1
                yield self.messages[looked - 1]
            if self.gone:
                return
            self._news.clear()
            await self._news.wait()

    def messages_of(self, kind: type[M]) -> list[M]:
        """Return the received messages of a type."""
        return [message for message in self.messages if isinstance(message, kind)]

    async def hear(self, kind: type[M], where: Callable[[M], bool] = lambda _: True, since: int = 0) -> M:
        """Wait for a message of a type that satisfies a condition, skipping the first `since` messages."""
        found = await self._find(lambda message: isinstance(message, kind) and where(message), since)
        assert isinstance(found, kind)
        return found

    async def state(self, table: str, seat: int | None, ply: int, since: int = 0) -> StateMessage:
        """Wait for the state of a seat, or of a spectator, at a ply."""
        wanted = (table, seat, ply)
        return await self.hear(
            StateMessage, lambda message: (message.table, message.seat, message.ply) == wanted, since
        )

    async def answers(self, number: int) -> list[Answer]:
        """Wait for a number of responses, return them, and clear all messages."""
        counted = count(1)
        await self._find(lambda message: isinstance(message, Answer) and next(counted) == number, 0)
        found = [message for message in self.messages if isinstance(message, Answer)]
        self.messages.clear()
        self.received.clear()
        return found

    async def _find(self, wanted: Callable[[AnyMessage], bool], looked: int) -> AnyMessage:
        async with asyncio.timeout(PATIENCE):
            while True:
                while looked < len(self.messages):
                    message = self.messages[looked]
                    if wanted(message):
                        return message
                    failed = isinstance(message, ErrorMessage) and message.code == "failed"
                    assert not failed, "the server failed to handle a message; see its log"
                    looked += 1
                assert not self.gone, f"the connection was closed: {self.socket.close_code}"
                self._news.clear()
                await self._news.wait()


def actions(state: StateMessage) -> list[str]:
    """Return the listed actions of a state."""
    offered = msgspec.json.decode(state.choices, type=dict[str, dict[str, list[str]]])
    return [text for things in offered.values() for texts in things.values() for text in texts]


async def play_out(client: Client, table: str) -> None:
    """Play all seats of a client until the game is over."""
    looked = 0
    while True:
        state = await client.hear(StateMessage, lambda now: now.table == table, since=looked)
        looked = client.messages.index(state, looked) + 1
        if state.result is not None:
            return
        if state.seat is not None and (offered := actions(state)):
            await client.play(table, state.seat, state.ply, offered[-1])


@asynccontextmanager
async def connected(url: str, address: str = "") -> AsyncIterator[Client]:
    """Connect to a server for the duration of a test, as if a proxy forwarded it from an address."""
    plain = connect(
        url,
        max_size=LARGEST,
        max_queue=None,
        compression=None,
        ping_interval=None,
        proxy=None,
        additional_headers={"X-Forwarded-For": address} if address else None,
    )
    async with plain as socket:
        client = Client(socket)
        listening = asyncio.create_task(client.listen())
        try:
            yield client
        finally:
            await socket.close()
            await listening
