"""Everything that can be asked at one path."""

import asyncio
import hashlib
from collections.abc import Iterable, Sequence

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import ASGIApp, Receive, Scope, Send

from whistlestop.core.reason import Reason
from whistlestop.server.errors import StoreUnavailable
from whistlestop.server.http.endpoint import Endpoint
from whistlestop.server.http.problems import failed, refused
from whistlestop.server.operations.caller import address_of
from whistlestop.server.operations.limits import Gate
from whistlestop.server.tables.desk import Desk
from whistlestop.server.wire.codes import Refusal

PATIENCE = 20.0
"""Seconds in which the whole body of a request has to arrive."""


class Resource:
    """Answers all requests to one path: whatever a client sends, it gets an answer or a refusal."""

    def __init__(
        self, endpoints: Iterable[Endpoint], desk: Desk, gate: Gate, patience: float = PATIENCE
    ) -> None:
        self.endpoints: dict[str, Endpoint] = {endpoint.method: endpoint for endpoint in endpoints}
        if "GET" in self.endpoints:
            self.endpoints["HEAD"] = self.endpoints["GET"]
        self.desk = desk
        self.gate = gate
        self.settings = desk.hub.settings
        self.patience = patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        request = Request(scope, receive)
        try:
            response = await self.answer(request)
        except ClientDisconnect:
            return
        except Refusal as refusal:
            self.desk.hub.metrics.refused(refusal.code)
            allow = {"Allow": ", ".join(sorted(self.endpoints))}
            response = refused(refusal, allow if refusal.code == "wrong_method" else None)
        await response(scope, receive, send)

    async def answer(self, request: Request) -> Response:
        """Answer a request, or refuse it."""
        endpoint = self.endpoints.get(request.method)
        if endpoint is None:
            methods = " / ".join(self.endpoints)
            raise Refusal(
                "wrong_method", Reason("This address can only be asked by {methods}.", methods=methods)
            )
        try:
            body = await self.body(request) if endpoint.body else b""
            if endpoint.admit:
                endpoint.admit(self.gate, address_of(request.scope, self.settings.behind_proxy))
            told = await endpoint.run(self.desk, request.path_params.get("name", ""), body)
            return said(endpoint, told, request.headers.get("if-none-match", ""))
        except (Refusal, ClientDisconnect):
            raise
        except StoreUnavailable as error:
            raise Refusal("unavailable", error.said) from error
        except Exception as error:
            raise failed(error, f"{endpoint.method} {endpoint.path}") from error

    async def body(self, request: Request) -> bytes:
        """Read the body, and stop as soon as it is too much or takes too long."""
        content = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if content != "application/json":
            raise Refusal(
                "wrong_content", Reason("The body has to be JSON, with Content-Type: application/json.")
            )
        most = self.settings.limits.body
        body = bytearray()
        try:
            async with asyncio.timeout(self.patience):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > most:
                        raise Refusal(
                            "too_large", Reason("The body has more than {bytes} bytes.", bytes=most)
                        )
        except TimeoutError:
            raise Refusal("too_slow", Reason("The body took too long to arrive.")) from None
        return bytes(body)


def said(endpoint: Endpoint, told: object, known: str) -> Response:
    """Write an answer, unless the client knows it already."""
    content = told.encode() if isinstance(told, str) else msgspec.json.encode(told)
    if not endpoint.lasting:
        return Response(content, endpoint.status, media_type=endpoint.media_type)
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if known.strip() == "*" or tag in (one.strip().removeprefix("W/") for one in known.split(",")):
        return Response(status_code=304, headers=headers)
    return Response(content, endpoint.status, headers, endpoint.media_type)


async def nothing_there(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse what is asked where there is no endpoint."""
    refusal = Refusal(
        "not_found", Reason("There is nothing at this address; /api/openapi.json lists what there is.")
    )
    await refused(refusal)(scope, receive, send)


def routed(endpoints: Sequence[Endpoint], desk: Desk, gate: Gate) -> ASGIApp:
    """Lead each path to what can be asked there."""
    paths = dict.fromkeys(endpoint.path for endpoint in endpoints)
    routes = [
        Route(path, Resource([one for one in endpoints if one.path == path], desk, gate)) for path in paths
    ]
    return Router(routes, redirect_slashes=False, default=nothing_there)
