"""A client of the server in tests: it says what a browser would say, and keeps everything it hears."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import TypeVar

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from whistlestop.server.wire.messages import AnyMessage, Done, ErrorTold, Plans, Pong, ReasonTold, StateTold
from whistlestop.server.wire.requests import AnyRequest, Play, Sit, Watch

PATIENCE = 60.0
"""Seconds after which a message that has not come is taken to be missing."""

LARGEST = 2**24

Answer = Done | ReasonTold | Plans | ErrorTold | Pong
M = TypeVar("M", bound=AnyMessage)

_encode = msgspec.json.encode
_messages: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


class Client:
    """One WebSocket, with all that came over it, in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[bytes] = []
        self.messages: list[AnyMessage] = []
        self.gone = False
        self.numbers = count(1)
        self._news = asyncio.Event()

    async def listen(self) -> None:
        """Keep whatever comes, until the connection is closed."""
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
        """Send a request, and don't wait for the answer."""
        await self.socket.send(_encode(request), text=True)

    async def ask(self, request: AnyRequest) -> Answer:
        """Send a request and wait for the answer to it."""
        number = next(self.numbers)
        before = len(self.messages)
        await self.say(replace(request, id=number))
        answered = await self._find(lambda told: isinstance(told, Answer) and told.id == number, before)
        assert isinstance(answered, Answer)
        return answered

    async def do(self, request: AnyRequest) -> Done:
        """Send a request that is to be done."""
        answered = await self.ask(request)
        assert isinstance(answered, Done), f"{type(request).__name__} was answered by {answered}"
        return answered

    async def fail(self, request: AnyRequest) -> ErrorTold:
        """Send a request that is to be refused."""
        answered = await self.ask(request)
        assert isinstance(answered, ErrorTold), f"{type(request).__name__} was answered by {answered}"
        return answered

    async def sit(self, table: str, token: str, since: int | None = None) -> Done:
        """Sit down at a table."""
        return await self.do(Sit(table=table, token=token, since=since))

    async def watch(self, table: str, since: int | None = None) -> Done:
        """Look on at a table."""
        return await self.do(Watch(table=table, since=since))

    async def play(self, table: str, seat: int, ply: int, action: str) -> Done:
        """Play an action that is to be possible."""
        key = f"{seat}-{ply}-{next(self.numbers)}"
        return await self.do(Play(table=table, seat=seat, ply=ply, action=action, key=key))

    async def heard(self) -> AsyncIterator[AnyMessage]:
        """Go through all messages as they come, until the connection is gone."""
        looked = 0
        while True:
            while looked < len(self.messages):
                looked += 1
                yield self.messages[looked - 1]
            if self.gone:
                return
            self._news.clear()
            await self._news.wait()

    def told(self, kind: type[M]) -> list[M]:
        """List what has come of one kind of message."""
        return [message for message in self.messages if isinstance(message, kind)]

    async def hear(self, kind: type[M], where: Callable[[M], bool] = lambda _: True, since: int = 0) -> M:
        """Find the first message of a kind that is as wanted, after so many others; wait until it comes."""
        found = await self._find(lambda told: isinstance(told, kind) and where(told), since)
        assert isinstance(found, kind)
        return found

    async def state(self, table: str, seat: int | None, ply: int, since: int = 0) -> StateTold:
        """Find what a seat, or somebody looking on, was told at a ply."""
        wanted = (table, seat, ply)
        return await self.hear(StateTold, lambda told: (told.table, told.seat, told.ply) == wanted, since)

    async def answers(self, number: int) -> list[Answer]:
        """Wait until so many requests are answered, and forget everything that has come."""
        counted = count(1)
        await self._find(lambda told: isinstance(told, Answer) and next(counted) == number, 0)
        found = [message for message in self.messages if isinstance(message, Answer)]
        self.messages.clear()
        self.received.clear()
        return found

    async def _find(self, wanted: Callable[[AnyMessage], bool], looked: int) -> AnyMessage:
        async with asyncio.timeout(PATIENCE):
            while True:
                while looked < len(self.messages):
                    if wanted(self.messages[looked]):
                        return self.messages[looked]
                    looked += 1
                assert not self.gone, f"the connection was closed: {self.socket.close_code}"
                self._news.clear()
                await self._news.wait()


def actions(state: StateTold) -> list[str]:
    """List the actions that a state offers."""
    offered = msgspec.json.decode(state.choices, type=dict[str, dict[str, list[str]]])
    return [text for things in offered.values() for texts in things.values() for text in texts]


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Client]:
    """Connect to a server for as long as a test needs it."""
    plain = connect(url, max_size=LARGEST, max_queue=None, compression=None, ping_interval=None, proxy=None)
    async with plain as socket:
        client = Client(socket)
        listening = asyncio.create_task(client.listen())
        try:
            yield client
        finally:
            await socket.close()
            await listening
