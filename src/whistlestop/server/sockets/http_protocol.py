"""HTTP connections with limits of size and time."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from whistlestop.core.reason import Reason
from whistlestop.server.operations.refusal_response import encode_refusal
from whistlestop.server.sockets.bounded_config import BoundedConfig
from whistlestop.server.telemetry.limit_log import Limit
from whistlestop.server.wire.codes import Code, Refusal

PIECE: Final = 16 * 1024
"""Bytes that are parsed at once; limits are checked in between."""

FRAMING: Final = 8
"""The maximum number of framing bytes per byte of a body."""

URL_TOO_LONG, HEAD_TOO_LARGE, TIMEOUT, BAD_REQUEST = 414, 431, 408, 400


class RequestRefused(Exception):
    """A request that exceeds a limit; raised where the parser stops."""


class BoundedHttpProtocol(HttpToolsProtocol):
    """Closes connections whose requests are too large, too slow or too many."""

    def __init__(
        self,
        config: BoundedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.guard = config.guard
        self.limits = config.guard.limits
        self.timer: asyncio.TimerHandle | None = None
        self.began = False  # whether there was a request
        self.reading = False  # whether one has begun and is not complete
        self.upgraded = False
        self.received = 0  # bytes since the request began, with its body
        self.body_size = 0
        self.head_size = 0
        self.refusal: tuple[Limit, int, Refusal] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.guard.admit(transport, self, self.address):
            self.start_timer(self.limits.head_time)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timer()
        self.guard.settle(self)
        self.guard.release(self.transport)
        super().connection_lost(exc)

    @property
    def address(self) -> str:
        """The address at the other end."""
        return self.client[0] if self.client else ""

    def make_room(self) -> None:
        """Close a silent connection to make room for another."""
        self.guard.log.record("silent sockets", self.address)
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.timer is None and self.is_between_responses():
            self.start_timer(self.limits.head_time)  # the data may be nothing but line breaks
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE] if len(data) > PIECE else data
            self.received += len(piece)
            allowed = self.limits.head + PIECE + FRAMING * min(self.body_size, self.guard.largest_body)
            if self.received - self.body_size > allowed:
                self.refusal = self.too_large()
                self.send_400_response("")
            else:
                super().data_received(piece)
            if self.upgraded or self.transport.is_closing():
                return

    # Callbacks of the parser

    def on_message_begin(self) -> None:
        self.received = self.body_size = self.head_size = 0
        self.began = self.reading = True
        self.start_timer(self.limits.head_time)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self.limits.url:
            most = self.limits.url
            said = Reason("The URL is longer than {bytes} bytes.", bytes=most)
            self.refuse("size of a request", URL_TOO_LONG, "too_large", said)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.head_size += len(name) + len(value) + 4
        if self.head_size + len(self.url) > self.limits.head or len(self.headers) >= self.limits.headers:
            self.refusal = self.too_large()
            raise RequestRefused
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= self.limits.pipelined:
            said = Reason("Too many requests were sent without waiting for responses.")
            self.refuse("pipelined requests", BAD_REQUEST, "too_many", said)
        self.guard.settle(self)
        self.start_timer(self.limits.request_time)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.body_size += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.reading = False
        self.start_timer(self.limits.response_time)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.reading and self.cycle.response_complete:
            self.stop_timer()  # uvicorn limits how long the connection may be idle

    def handle_websocket_upgrade(self) -> None:
        self.upgraded = True
        self.stop_timer()
        super().handle_websocket_upgrade()

    # Time

    def start_timer(self, seconds: float) -> None:
        """Set the deadline of the next step."""
        self.stop_timer()
        self.timer = self.loop.call_later(seconds, self.on_timeout)

    def stop_timer(self) -> None:
        """Cancel the deadline."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def on_timeout(self) -> None:
        """Close a connection that takes too long."""
        self.timer = None
        self.guard.log.record("time of a request" if self.began else "silent sockets", self.address)
        if self.transport.get_write_buffer_size():  # the client does not read
            self.transport.abort()
            return
        if self.reading and self.is_between_responses():
            said = Reason("The URL and headers took too long to arrive.")
            self.respond(TIMEOUT, Refusal("too_slow", said))
        self.transport.close()

    def is_between_responses(self) -> bool:
        """Return whether no request is being answered."""
        return self.cycle is None or self.cycle.response_complete

    # Refusals

    def too_large(self) -> tuple[Limit, int, Refusal]:
        """Return the refusal of a request whose headers are too large or too many."""
        said = Reason(
            "There are more than {number} headers, or they are larger than {bytes} bytes.",
            bytes=self.limits.head,
            number=self.limits.headers,
        )
        return "size of a request", HEAD_TOO_LARGE, Refusal("too_large", said)

    def refuse(self, limit: Limit, status: int, code: Code, said: Reason) -> None:
        """Stop the parser; the request is then refused."""
        self.refusal = (limit, status, Refusal(code, said))
        raise RequestRefused

    def send_400_response(self, msg: str) -> None:
        if self.transport.is_closing():
            return
        limit, status, refusal = self.refusal or (
            "malformed requests",
            BAD_REQUEST,
            Refusal("malformed", Reason("This is not a valid HTTP request.")),
        )
        self.guard.log.record(limit, self.address)
        if self.is_between_responses():
            self.respond(status, refusal)
        self.transport.close()

    def respond(self, status: int, refusal: Refusal) -> None:
        """Write a refusal; the caller must then close the connection."""
        headers, body = encode_refusal(refusal)
        lines = [*self.server_state.default_headers, *headers, (b"connection", b"close")]
        head = b"".join(b"%b: %b\r\n" % line for line in lines)
        self.transport.write(b"%b%b\r\n%b" % (STATUS_LINE[status], head, body))
