"""One HTTP POST to another server, in a daemon thread."""

import asyncio
import socket
import ssl
from collections.abc import Callable, Mapping
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from threading import Thread
from urllib.parse import SplitResult

HEADERS = {"User-Agent": "Whistlestop", "Connection": "close"}


class Undelivered(Exception):
    """A request without a response; the message names only the type of error."""


class Delivery:
    """A POST request; redirects are not followed, and only the status is read."""

    def __init__(self, place: SplitResult, body: bytes, headers: Mapping[str, str], patience: float) -> None:
        self.place = place
        self.body = body
        self.headers = {**HEADERS, **headers}
        self.patience = patience
        self.connection: HTTPConnection | None = None

    async def status(self) -> int:
        """Send the request and return the status of the response."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[int] = loop.create_future()

        def settle(status: int, trouble: str) -> None:
            if answer.done():
                return
            if trouble:
                answer.set_exception(Undelivered(trouble))
            else:
                answer.set_result(status)

        def report(status: int, trouble: str) -> None:
            with suppress(RuntimeError):  # the server has stopped in the meantime
                loop.call_soon_threadsafe(settle, status, trouble)

        # Only a daemon thread does not hold up the server's shutdown.
        Thread(target=self.post, args=[report], daemon=True, name="notice").start()
        try:
            async with asyncio.timeout(self.patience):
                return await answer
        except TimeoutError:
            raise Undelivered("TimeoutError") from None
        finally:
            self.abort()

    def post(self, report: Callable[[int, str], None]) -> None:
        """Send the request, which may take any time, and report the outcome."""
        try:
            self.connection = connection = self.connect()
            target = (self.place.path or "/") + (f"?{self.place.query}" if self.place.query else "")
            connection.request("POST", target, self.body, self.headers)
            report(connection.getresponse().status, "")
            connection.close()
        except (OSError, HTTPException, ValueError) as error:
            report(0, type(error).__name__)

    def connect(self) -> HTTPConnection:
        """Open a connection; over https, certificates are verified."""
        name, port = str(self.place.hostname), self.place.port
        if self.place.scheme == "http":
            return HTTPConnection(name, port, timeout=self.patience)
        return HTTPSConnection(name, port, timeout=self.patience, context=ssl.create_default_context())

    def abort(self) -> None:
        """Shut the socket down to release the thread."""
        channel = self.connection.sock if self.connection else None
        if isinstance(channel, socket.socket):
            with suppress(OSError):
                channel.shutdown(socket.SHUT_RDWR)
