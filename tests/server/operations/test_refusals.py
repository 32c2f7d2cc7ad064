"""Requests refused before they reach the application get a suitable response."""

import json

from starlette.types import Message, Scope

from tests.server.loop import on_a_loop
from whistlestop.core.reason import Reason
from whistlestop.server.operations.rate_limited import RateLimited
from whistlestop.server.operations.refusal_response import send_refusal
from whistlestop.server.wire.codes import Refusal

BUSY = Refusal("busy", Reason("Please try again later."))
WEBSOCKET = {"type": "websocket", "extensions": {"websocket.http.response": {}}}


async def refused(refusal: Refusal, scope: Scope) -> tuple[list[Message], list[Message]]:
    """Refuse a request; return the unread messages and the sent ones."""
    waiting: list[Message] = [{"type": "websocket.connect"}] if scope["type"] == "websocket" else []
    sent: list[Message] = []

    async def receive() -> Message:
        return waiting.pop()

    async def send(message: Message) -> None:
        sent.append(message)

    await send_refusal(refusal, scope, receive, send)
    return waiting, sent


@on_a_loop
async def test_a_websocket_is_closed_where_the_handshake_can_not_be_answered() -> None:
    for scope in ({"type": "websocket"}, {"type": "websocket", "extensions": {}}):
        assert await refused(BUSY, scope) == ([], [{"type": "websocket.close", "code": 1008}])


@on_a_loop
async def test_a_websocket_is_told_why_where_the_handshake_can_be_answered() -> None:
    unread, (start, body) = await refused(BUSY, WEBSOCKET)

    assert unread == []
    assert (start["type"], start["status"]) == ("websocket.http.response.start", 503)
    assert body["type"] == "websocket.http.response.body"
    assert json.loads(body["body"])["code"] == "busy"


@on_a_loop
async def test_a_request_is_told_why_and_for_how_long() -> None:
    _, (start, body) = await refused(RateLimited(Reason("Slowly."), 2.5), {"type": "http", "headers": []})

    assert (start["type"], start["status"]) == ("http.response.start", 429)
    assert dict(start["headers"])[b"retry-after"] == b"3"
    assert dict(start["headers"])[b"content-length"] == b"%d" % len(body["body"])
