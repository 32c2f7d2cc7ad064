"""WebSocket connections that parse input only as fast as messages are handled."""

import asyncio
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame

from whistlestop.server.operations.token_buckets import TokenBucket
from whistlestop.server.sockets.bounded_config import BoundedConfig
from whistlestop.server.telemetry.limit_log import Limit

PIECE: Final = 1024
"""The number of bytes parsed at once; a chunk of many small frames would hold up other clients."""

EXCEEDED: Final[dict[int, Limit]] = {
    CloseCode.MESSAGE_TOO_BIG: "size of a message",
    CloseCode.POLICY_VIOLATION: "control frames",
}
"""The limits for which this protocol closes a connection, by its close code."""


class BoundedWebSocketProtocol(WebSocketsSansIOProtocol):
    """Leaves bytes unparsed while messages wait to be handled, and limits fragments, pings and pongs."""

    def __init__(
        self,
        config: BoundedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.guard = config.guard
        limits = config.guard.limits
        self.most_fragments = limits.fragments
        self.control_frames = TokenBucket(limits.control_frames, limits.control_burst)
        self.unparsed = bytearray()
        self.heard = 0.0  # when data came last

    def connection_lost(self, exc: Exception | None) -> None:
        self.unparsed.clear()
        self.guard.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        if self.read_paused:  # until the application has received the message before
            self.transport.pause_reading()
        if self.read_paused or self.unparsed or len(data) > PIECE:
            if self.close_sent:  # only the response to the close frame is expected
                self.transport.close()
                return
            self.unparsed += data
            self.parse_pieces()
        else:
            self.parse(data)

    def parse_pieces(self) -> None:
        """Parse waiting bytes until a message is complete."""
        while self.unparsed and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self.unparsed[:PIECE])
            del self.unparsed[:PIECE]
            self.parse(piece)

    def parse(self, data: bytes) -> None:
        """Parse bytes; close the connection if its handshake can't be read."""
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.parse_pieces()
            if not (self.read_paused or self.transport.is_reading() or self.transport.is_closing()):
                self.transport.resume_reading()
        return message

    def send_receive_event_to_app(self) -> None:
        self.read_paused = True  # the transport is paused only if more arrives, since that costs system calls
        super().send_receive_event_to_app()
        if self.close_sent:
            self.read_paused = False

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # by a refusal, which uvicorn would log as an error

    def send_keepalive_ping(self) -> None:
        due = self.heard + (self.ping_interval or 0.0)
        if due > self.loop.time():  # a client that has just sent something is there
            self.ping_timer = self.loop.call_at(due, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= self.most_fragments:
            self.fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.control_frames.take():
            self.fail(CloseCode.POLICY_VIOLATION, "too many pings")
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.control_frames.take():
            self.fail(CloseCode.POLICY_VIOLATION, "too many pongs")
        else:
            super().handle_pong(event)

    def fail(self, code: CloseCode, reason: str) -> None:
        """Close the connection of a client that exceeds a limit."""
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        limit = EXCEEDED.get(self.conn.close_sent.code) if self.conn.close_sent is not None else None
        if limit is not None:
            self.guard.log.record(limit, self.client[0] if self.client else "")
        super().handle_parser_exception()
