"""Answers that are given before a request reaches the application."""

import msgspec
from starlette.types import Receive, Scope, Send

from whistlestop.server.operations.limits import TooMany
from whistlestop.server.wire.bodies import Problem
from whistlestop.server.wire.codes import HTTP_STATUS, Refusal
from whistlestop.server.wire.saying import saying

Headers = list[tuple[bytes, bytes]]


def written(refusal: Refusal) -> tuple[Headers, bytes]:
    """Write a refusal as an answer: headers and body."""
    body = msgspec.json.encode(Problem(code=refusal.code, message=str(refusal), said=saying(refusal.said)))
    headers: Headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if isinstance(refusal, TooMany):
        headers.append((b"retry-after", b"%d" % refusal.retry_after))
    return headers, body


async def refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request, or somebody who wants a WebSocket, with the reason why not."""
    headers, body = written(refusal)
    kind = "http.response"
    if scope["type"] == "websocket":
        await receive()  # the wish to connect, which has to be heard before it is answered
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008})
            return
        kind = "websocket.http.response"
    await send({"type": f"{kind}.start", "status": HTTP_STATUS[refusal.code], "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
