"""Direct writes of text frames to a connection, without a task and a chain of coroutines for each."""

import struct
import weakref
from collections.abc import Sequence
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from whistlestop.server.websocket.outbox import WRITE

FINAL_TEXT: Final = 0x81
SHORT, MEDIUM = 126, 2**16  # payloads below these have a length of one byte, or of two more


class FrameWriter:
    """Writes to a connection whose send buffer is not full."""

    __slots__ = ("protocol",)

    def __init__(self, protocol: WebSocketsSansIOProtocol) -> None:
        self.protocol = weakref.ref(protocol)  # weak, since its scope refers to this writer

    def write(self, messages: Sequence[bytes]) -> bool:
        """Write messages at once, or return False if they have to wait or the connection is not open."""
        protocol = self.protocol()
        if protocol is None or protocol.conn.state is not State.OPEN or not protocol.writable.is_set():
            return False
        if protocol.disconnected or protocol.close_sent or protocol.transport.is_closing():
            return False
        protocol.transport.write(frame(messages[0]) if len(messages) == 1 else b"".join(map(frame, messages)))
        return True


class FrameWriters:
    """The outermost middleware, which offers each WebSocket a direct writer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection or request."""
        protocol = getattr(send, "__self__", None)
        if isinstance(protocol, WebSocketsSansIOProtocol) and not protocol.config.ws_per_message_deflate:
            scope[WRITE] = FrameWriter(protocol).write
        await self.app(scope, receive, send)


def frame(message: bytes) -> bytes:
    """Return a message as a frame."""
    return frame_head(len(message)) + message


def frame_head(size: int) -> bytes:
    """Return the head of an unmasked text frame."""
    if size < SHORT:
        return bytes((FINAL_TEXT, size))
    if size < MEDIUM:
        return struct.pack("!BBH", FINAL_TEXT, SHORT, size)
    return struct.pack("!BBQ", FINAL_TEXT, SHORT + 1, size)
