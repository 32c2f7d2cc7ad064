"""One message to another server, in a thread of its own that nobody has to wait for."""

import asyncio
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from threading import Thread
from urllib.parse import SplitResult

SENTENCE_ONLY = {"X-Template": "yes", "X-Message": "{{.text}}"}
"""By these, ntfy shows the sentence in a notice instead of all its JSON; others don't know them."""

HEADERS = {
    "Content-Type": "application/json",
    "User-Agent": "Whistlestop",
    "Connection": "close",
    **SENTENCE_ONLY,
}


class Undelivered(Exception):
    """A message that was not answered; the words tell no more than the kind of trouble."""


class Posting:
    """A message on its way: redirects are not followed, and nothing of the answer is read but its status."""

    def __init__(self, place: SplitResult, body: bytes, patience: float) -> None:
        self.place = place
        self.body = body
        self.patience = patience
        self.connection: HTTPConnection | None = None

    async def status(self) -> int:
        """Send the message and return the status of the answer."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[int] = loop.create_future()

        def settle(status: int, trouble: str) -> None:
            if answer.done():
                return
            if trouble:
                answer.set_exception(Undelivered(trouble))
            else:
                answer.set_result(status)

        def tell(status: int, trouble: str) -> None:
            with suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(settle, status, trouble)

        # A thread that is no daemon would be waited for when the server stops.
        Thread(target=self.post, args=[tell], daemon=True, name="webhook").start()
        try:
            async with asyncio.timeout(self.patience):
                return await answer
        except TimeoutError:
            raise Undelivered("TimeoutError") from None
        finally:
            self.hang_up()

    def post(self, tell: Callable[[int, str], None]) -> None:
        """Send the message, however long that takes, and tell what came of it."""
        try:
            self.connection = connection = self.connect()
            target = (self.place.path or "/") + (f"?{self.place.query}" if self.place.query else "")
            connection.request("POST", target, self.body, HEADERS)
            tell(connection.getresponse().status, "")
            connection.close()
        except (OSError, HTTPException, ValueError) as error:
            tell(0, type(error).__name__)

    def connect(self) -> HTTPConnection:
        """Prepare a connection, which over https goes to nobody but the owner of the name."""
        name, port = str(self.place.hostname), self.place.port
        if self.place.scheme == "http":
            return HTTPConnection(name, port, timeout=self.patience)
        return HTTPSConnection(name, port, timeout=self.patience, context=ssl.create_default_context())

    def hang_up(self) -> None:
        """End what the thread waits for."""
        channel = self.connection.sock if self.connection else None
        if isinstance(channel, socket.socket):
            with suppress(OSError):
                channel.shutdown(socket.SHUT_RDWR)
