"""One WebSocket: reads what a client says, answers everything, and never breaks over it."""

import asyncio
import logging
import math
import re

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from whistlestop.core.reason import Count, Reason
from whistlestop.server.connections.dispatch import dispatch
from whistlestop.server.connections.outbox import Outbox
from whistlestop.server.errors import StoreUnavailable
from whistlestop.server.operations.buckets import Bucket
from whistlestop.server.settings import Limits
from whistlestop.server.tables.hub import Hub
from whistlestop.server.tables.live_table import LiveTable
from whistlestop.server.tables.telling import written
from whistlestop.server.wire.codes import Code, Refusal
from whistlestop.server.wire.messages import AnyMessage, ErrorTold
from whistlestop.server.wire.reading import read
from whistlestop.server.wire.requests import AnyRequest
from whistlestop.server.wire.saying import saying
from whistlestop.server.wire.words import Number

SERVICE_RESTART = 1012
TRY_AGAIN_LATER = 1013
POLICY = 1008
PATIENCE = 100
"""So many refusals in a row for being too fast, and the connection is closed."""

UNKNOWN_TYPE = re.compile(r"Invalid value .* at `\$\.type`|missing required field `type`", re.DOTALL)

log = logging.getLogger("whistlestop.connections")

_requests: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


class Connection:
    """A client, with the tables that it follows."""

    __slots__ = ("bucket", "followed", "hub", "impatient", "limits", "outbox", "parted", "socket")

    def __init__(self, socket: WebSocket, hub: Hub, bucket: Bucket) -> None:
        self.socket = socket
        self.hub = hub
        self.limits: Limits = hub.settings.limits
        self.bucket = bucket
        self.outbox = Outbox(socket.send_text, self.limits.waiting, self.too_slow)
        self.followed: dict[str, LiveTable] = {}
        self.impatient = 0
        self.parted = False  # from a client that is too slow; one that goes by itself is still heard out

    def post(self, message: bytes) -> None:
        """Send a message, without waiting until it has arrived."""
        self.outbox.post(message)

    def tell(self, message: AnyMessage) -> None:
        """Send a message that is for this client alone."""
        self.outbox.post(written(message))

    async def serve(self) -> None:
        """Answer the client until it goes."""
        try:
            while True:
                event = await self.socket.receive()
                if event["type"] == "websocket.disconnect":
                    return
                if not self.parted:
                    await self.hear(event.get("text"), event.get("bytes"))
                    await self.outbox.keep_up()
        except WebSocketDisconnect:
            return
        finally:
            self.leave()

    async def hear(self, text: str | None, data: bytes | None) -> None:
        """Answer one message."""
        if wait := self.bucket.take():
            self.impatient += 1
            if self.impatient > PATIENCE:
                await self.close(POLICY, "too many messages")
            seconds = Count(max(1, math.ceil(wait)), "second")
            self.refuse("too_many", Reason("Too many messages at once. Please wait {wait}.", wait=seconds))
            return
        self.impatient = 0
        if text is None:
            self.refuse(
                "malformed",
                Reason("Messages are JSON objects in text frames, and this was a binary one."),
            )
            return
        if len(text) > self.limits.frame or len(text.encode(errors="surrogatepass")) > self.limits.frame:
            self.refuse("too_large", Reason("A message has at most {bytes} bytes.", bytes=self.limits.frame))
            return
        request = self.understood(text)
        if request is not None:
            await self.answer(request)

    def understood(self, text: str) -> AnyRequest | None:
        """Read a message, or refuse it."""
        try:
            return read(_requests, text)
        except Refusal as refusal:
            code: Code = "unknown_type" if UNKNOWN_TYPE.search(str(refusal)) else refusal.code
            self.refuse(code, refusal.said, number_in(text), table_in(text))
        return None

    async def answer(self, request: AnyRequest) -> None:
        """Do what the client asks for, or refuse it."""
        table = getattr(request, "table", None)
        try:
            await dispatch(self, request)
        except Refusal as refusal:
            self.refuse(refusal.code, refusal.said, request.id, table)
        except StoreUnavailable as error:
            said = Reason("Nothing was changed as far as we know. {error}", error=error.said)
            self.refuse("unavailable", said, request.id, table)
        except Exception as error:
            log.exception("a message could not be answered: %s", type(error).__name__)
            said = Reason("Something went wrong here; it is not your fault. Try again.")
            self.refuse("failed", said, request.id, table)

    def refuse(self, code: Code, reason: Reason, number: int | None = None, table: str | None = None) -> None:
        """Tell the client why something is not done."""
        self.hub.metrics.refused(code)
        said = saying(reason)
        self.tell(ErrorTold(code=code, message=str(reason), said=said, id=number, table=table))

    def too_slow(self) -> None:
        """Part with a client that does not take its messages; it can resume at the exact point."""
        self.hub.metrics.refused("too_slow")
        self.parted = True
        loop = asyncio.get_running_loop()
        loop.call_soon(self.leave)  # to part in order may take as long as the client likes
        task = loop.create_task(self.close(TRY_AGAIN_LATER, "too slow"))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    def leave(self) -> None:
        """Say nothing any more, and follow no table."""
        self.outbox.close()
        for live in self.followed.values():
            live.unfollow(self)
        self.followed.clear()

    async def close(self, code: int, reason: str) -> None:
        """Close the connection."""
        self.outbox.close()
        if self.socket.client_state == WebSocketState.CONNECTED:
            await self.socket.close(code, reason)


class _Numbered(msgspec.Struct):
    id: Number | None = None


class _AtTable(msgspec.Struct):
    table: str | None = None


def number_in(text: str) -> int | None:
    """Find the number of a message that is not understood otherwise."""
    try:
        return msgspec.json.decode(text, type=_Numbered).id
    except (msgspec.MsgspecError, RecursionError):
        return None


def table_in(text: str) -> str | None:
    """Find the table of a message that is not understood otherwise."""
    try:
        return msgspec.json.decode(text, type=_AtTable).table
    except (msgspec.MsgspecError, RecursionError):
        return None
