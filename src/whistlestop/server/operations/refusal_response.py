"""Refusals as raw ASGI responses, before a request reaches the application."""

import msgspec
from starlette.types import Receive, Scope, Send

from whistlestop.server.operations.client_address import header
from whistlestop.server.operations.rate_limited import RateLimited
from whistlestop.server.wire.bodies import Problem
from whistlestop.server.wire.codes import HTTP_STATUS, Refusal
from whistlestop.server.wire.localizable import localizable_text

Headers = list[tuple[bytes, bytes]]


def encode_refusal(refusal: Refusal) -> tuple[Headers, bytes]:
    """Return the headers and body of a refusal."""
    body = msgspec.json.encode(
        Problem(code=refusal.code, message=str(refusal), said=localizable_text(refusal.reason))
    )
    headers: Headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if isinstance(refusal, RateLimited):
        headers.append((b"retry-after", b"%d" % refusal.retry_after))
    return headers, body


def is_page_request(scope: Scope) -> bool:
    """Return whether a browser asks for a page, and would show the response to a person."""
    return scope["type"] == "http" and "text/html" in header(scope, b"accept")


async def send_refusal(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Respond to an HTTP request or a WebSocket handshake with a refusal."""
    headers, body = encode_refusal(refusal)
    if is_page_request(scope):
        body = f"{refusal}\n".encode()
        headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", b"%d" % len(body))]
    kind = "http.response"
    if scope["type"] == "websocket":
        await receive()  # the handshake has to be received before it is answered
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008})
            return
        kind = "websocket.http.response"
    await send({"type": f"{kind}.start", "status": HTTP_STATUS[refusal.code], "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
