"""The endpoints of one path, with body limits, rate limits and ETags."""

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
from whistlestop.server.http.problems import internal_error, refusal_response
from whistlestop.server.operations.client_address import client_address
from whistlestop.server.operations.rate_limiter import RateLimiter
from whistlestop.server.services.services import Services
from whistlestop.server.wire.codes import Refusal

BODY_TIMEOUT = 20.0
"""Seconds for the whole body of a request to arrive."""


class Resource:
    """An ASGI application that answers or refuses every request to one path."""

    def __init__(
        self,
        endpoints: Iterable[Endpoint],
        services: Services,
        limiter: RateLimiter,
        patience: float = BODY_TIMEOUT,
    ) -> None:
        self.endpoints: dict[str, Endpoint] = {endpoint.method: endpoint for endpoint in endpoints}
        if "GET" in self.endpoints:
            self.endpoints["HEAD"] = self.endpoints["GET"]
        self.services = services
        self.limiter = limiter
        self.settings = services.settings
        self.patience = patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        request = Request(scope, receive)
        try:
            response = await self.answer(request)
        except ClientDisconnect:
            return
        except Refusal as refusal:
            self.services.metrics.record_refusal(refusal.code)
            allow = {"Allow": ", ".join(sorted(self.endpoints))}
            response = refusal_response(refusal, allow if refusal.code == "wrong_method" else None)
        await response(scope, receive, send)

    async def answer(self, request: Request) -> Response:
        """Handle a request or raise a refusal."""
        endpoint = self.endpoints.get(request.method)
        if endpoint is None:
            methods = " / ".join(self.endpoints)
            raise Refusal("wrong_method", Reason("This address accepts only {methods}.", methods=methods))
        try:
            body = await self.body(request) if endpoint.body else b""
            if endpoint.rate_limit:
                endpoint.rate_limit(self.limiter, client_address(request.scope, self.settings.behind_proxy))
            answer = await endpoint.run(self.services, request.path_params, body)
            return build_response(endpoint, answer, request.headers.get("if-none-match", ""))
        except (Refusal, ClientDisconnect):
            raise
        except StoreUnavailable as error:
            raise Refusal("unavailable", error.reason) from error
        except Exception as error:
            raise internal_error(error, f"{endpoint.method} {endpoint.path}") from error

    async def body(self, request: Request) -> bytes:
        """Read the body; refuse one that is too large or too slow."""
        content = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if content != "application/json":
            raise Refusal(
                "wrong_content", Reason("The body must be JSON, with Content-Type: application/json.")
            )
        most = self.settings.limits.body
        body = bytearray()
        try:
            async with asyncio.timeout(self.patience):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > most:
                        raise Refusal(
                            "too_large", Reason("The body is larger than {bytes} bytes.", bytes=most)
                        )
        except TimeoutError:
            raise Refusal("too_slow", Reason("The body took too long to arrive.")) from None
        return bytes(body)


def build_response(endpoint: Endpoint, answer: object, known: str) -> Response:
    """Encode an answer; 304 if the client's ETag matches."""
    content = answer.encode() if isinstance(answer, str) else msgspec.json.encode(answer)
    if not endpoint.cacheable:
        return Response(content, endpoint.status, media_type=endpoint.media_type)
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if known.strip() == "*" or tag in (one.strip().removeprefix("W/") for one in known.split(",")):
        return Response(status_code=304, headers=headers)
    return Response(content, endpoint.status, headers, endpoint.media_type)


async def unknown_endpoint(scope: Scope, receive: Receive, send: Send) -> None:
    """Respond that there is no such endpoint."""
    refusal = Refusal(
        "not_found", Reason("There is nothing at this address; /api/openapi.json lists all endpoints.")
    )
    await refusal_response(refusal)(scope, receive, send)


def build_router(endpoints: Sequence[Endpoint], services: Services, limiter: RateLimiter) -> ASGIApp:
    """Route each path to its endpoints."""
    paths = dict.fromkeys(endpoint.path for endpoint in endpoints)
    routes = [
        Route(path, Resource([one for one in endpoints if one.path == path], services, limiter))
        for path in paths
    ]
    return Router(routes, redirect_slashes=False, default=unknown_endpoint)
