"""One WebSocket: parses requests, answers each, and applies rate limits and backpressure."""

import asyncio
import logging
import re

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from whistlestop.core.reason import Reason
from whistlestop.server.errors import StoreUnavailable
from whistlestop.server.live.hub import Hub
from whistlestop.server.live.live_table import LiveTable
from whistlestop.server.operations.message_limits import ClientLimits
from whistlestop.server.operations.rate_limited import RateLimited
from whistlestop.server.settings import Limits
from whistlestop.server.table.snapshots import encode
from whistlestop.server.websocket.dispatch import dispatch
from whistlestop.server.websocket.outbox import WRITE, Outbox, never
from whistlestop.server.wire.codes import Code, Refusal
from whistlestop.server.wire.decoding import decode
from whistlestop.server.wire.fields import Number
from whistlestop.server.wire.localizable import localizable_text
from whistlestop.server.wire.messages import AnyMessage, ErrorMessage
from whistlestop.server.wire.requests import AnyRequest

GOING_AWAY = 1001
TRY_AGAIN_LATER = 1013
POLICY = 1008
MAX_RATE_LIMITED = 100
"""Rate-limited messages in a row before the connection is closed."""

UNKNOWN_TYPE = re.compile(r"Invalid value .* at `\$\.type`|missing required field `type`", re.DOTALL)

log = logging.getLogger("whistlestop.connections")

_requests: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


class Connection:
    """A client with the tables that it follows."""

    __slots__ = (
        "dropped",
        "followed",
        "heard",
        "hub",
        "limits",
        "outbox",
        "rate_limited",
        "rates",
        "socket",
        "unused",
    )

    def __init__(self, socket: WebSocket, hub: Hub, rates: ClientLimits) -> None:
        self.socket = socket
        self.hub = hub
        self.limits: Limits = hub.settings.limits
        self.rates = rates
        write = socket.scope.get(WRITE, never)
        self.outbox = Outbox(socket.send_text, self.limits.waiting, self.limits.waiting_bytes, write)
        self.followed: dict[str, LiveTable] = {}
        self.rate_limited = 0
        self.heard = 0.0  # when the last message came
        self.unused: asyncio.TimerHandle | None = None
        self.dropped = False  # because the client is too slow; its pending requests are ignored

    def post(self, *messages: bytes) -> None:
        """Queue encoded messages."""
        if not self.outbox.post(*messages):
            self.too_slow()

    def send(self, message: AnyMessage) -> None:
        """Queue a message for this client alone."""
        self.post(encode(message))

    async def serve(self) -> None:
        """Handle requests until the client disconnects."""
        loop = asyncio.get_running_loop()
        self.heard = loop.time()
        self.close_if_unused()
        try:
            while True:
                event = await self.socket.receive()
                self.heard = loop.time()
                if event["type"] == "websocket.disconnect":
                    return
                if not self.dropped:
                    await self.handle(event.get("text"), event.get("bytes"))
                    await self.outbox.drain()
        except WebSocketDisconnect:
            return
        finally:
            self.leave()

    def close_if_unused(self) -> None:
        """Close the connection if it is unused and has been silent for long; otherwise check again later."""
        loop = asyncio.get_running_loop()
        due = (loop.time() if self.followed else self.heard) + self.limits.unused
        if due > loop.time():
            self.unused = loop.call_at(due, self.close_if_unused)
            return
        self.rates.record("unused connections")
        self.close_soon(GOING_AWAY, "unused")

    async def handle(self, text: str | None, data: bytes | None) -> None:
        """Handle one frame."""
        try:
            self.rates.check_message()
        except RateLimited as refusal:
            self.rate_limited += 1
            if self.rate_limited > MAX_RATE_LIMITED:
                await self.close(POLICY, "too many messages")
            self.refuse(refusal.code, refusal.reason)
            await asyncio.sleep(0)  # waiting messages of a flood would be refused in one go
            return
        self.rate_limited = 0
        if text is None:
            self.refuse(
                "malformed",
                Reason("Messages are JSON objects in text frames, but this was a binary frame."),
            )
            return
        if len(text) > self.limits.frame or len(text.encode(errors="surrogatepass")) > self.limits.frame:
            self.refuse(
                "too_large", Reason("The message is larger than {bytes} bytes.", bytes=self.limits.frame)
            )
            return
        request = self.parse(text)
        if request is not None:
            await self.answer(request)

    def parse(self, text: str) -> AnyRequest | None:
        """Parse a request, or refuse it."""
        try:
            return decode(_requests, text)
        except Refusal as refusal:
            code: Code = "unknown_type" if UNKNOWN_TYPE.search(str(refusal)) else refusal.code
            self.refuse(code, refusal.reason, request_id(text), request_table(text))
        return None

    async def answer(self, request: AnyRequest) -> None:
        """Dispatch a request, or refuse it."""
        table = getattr(request, "table", None)
        try:
            await dispatch(self, request)
        except Refusal as refusal:
            self.refuse(refusal.code, refusal.reason, request.id, table)
        except StoreUnavailable as error:
            said = Reason("As far as we know, nothing has changed. {error}", error=error.reason)
            self.refuse("unavailable", said, request.id, table)
        except Exception as error:
            log.exception("a message could not be answered: %s", type(error).__name__)
            said = Reason("Something went wrong on the server. Please try again.")
            self.refuse("failed", said, request.id, table)

    def refuse(self, code: Code, reason: Reason, number: int | None = None, table: str | None = None) -> None:
        """Send an error."""
        self.hub.metrics.record_refusal(code)
        said = localizable_text(reason)
        self.send(ErrorMessage(code=code, message=str(reason), said=said, id=number, table=table))

    def too_slow(self) -> None:
        """Disconnect a client that does not read its messages; it can resume where it was."""
        self.hub.metrics.record_refusal("too_slow")
        self.rates.record("backlog of a slow client")
        self.dropped = True
        # The client could delay the closing handshake, so the tables are left at once.
        asyncio.get_running_loop().call_soon(self.leave)
        self.close_soon(TRY_AGAIN_LATER, "too slow")

    def leave(self) -> None:
        """Unfollow all tables."""
        if self.unused is not None:
            self.unused.cancel()
        self.outbox.close()
        for live in self.followed.values():
            live.unfollow(self)
        self.followed.clear()

    def close_soon(self, code: int, reason: str) -> None:
        """Close the connection without waiting for it."""
        task = asyncio.get_running_loop().create_task(self.close(code, reason))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def close(self, code: int, reason: str) -> None:
        """Close the connection."""
        self.outbox.close()
        if self.socket.client_state == WebSocketState.CONNECTED:
            await self.socket.close(code, reason)


class _Numbered(msgspec.Struct):
    id: Number | None = None


class _AtTable(msgspec.Struct):
    table: str | None = None


def request_id(text: str) -> int | None:
    """Return the id of a malformed request, if it has one."""
    try:
        return msgspec.json.decode(text, type=_Numbered).id
    except (msgspec.MsgspecError, RecursionError):
        return None


def request_table(text: str) -> str | None:
    """Return the table of a malformed request, if it has one."""
    try:
        return msgspec.json.decode(text, type=_AtTable).table
    except (msgspec.MsgspecError, RecursionError):
        return None
