"""Middleware that checks and logs every request."""

import logging
import time
from collections.abc import Iterable

from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from whistlestop.server.hosts import is_loopback
from whistlestop.server.operations.client_address import client_address
from whistlestop.server.operations.origins import check_host, check_origin
from whistlestop.server.operations.rate_limiter import RateLimiter
from whistlestop.server.operations.refusal_response import send_refusal
from whistlestop.server.settings import Settings
from whistlestop.server.telemetry.logs import log_event
from whistlestop.server.telemetry.metrics import Metrics
from whistlestop.server.wire.codes import Refusal

UNMATCHED = "/…"
LIMITED = ("/api", "/table/", "/replay/")  # what costs more than sending a file
POLLED = ("/healthz", "/metrics")  # polled by monitoring


class RequestGuard:
    """Checks Host, Origin and the rate limit of each request."""

    def __init__(self, app: ASGIApp, settings: Settings, limiter: RateLimiter, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.limiter = limiter
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] in ("http", "websocket"):
            try:
                self.check(scope)
            except Refusal as refusal:
                self.metrics.record_refusal(refusal.code)
                await send_refusal(refusal, scope, receive, send)
                return
        await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        """Raise a refusal if a request is not allowed."""
        check_host(scope, self.settings)
        check_origin(scope, self.settings)
        address = client_address(scope, self.settings.behind_proxy)
        if scope["path"].startswith(LIMITED) or (scope["type"] == "websocket" and not is_loopback(address)):
            self.limiter.check_request(address)


class AccessLog:
    """Logs each request by its route template; paths and queries may contain secrets."""

    def __init__(self, app: ASGIApp, routes: Iterable[BaseRoute], metrics: Metrics) -> None:
        self.app = app
        self.routes = list(routes)
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def noticed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        route = route_template(self.routes, scope)
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        try:
            await self.app(scope, receive, noticed)
        finally:
            self.metrics.record_response(status)
            level = logging.DEBUG if route in POLLED else logging.INFO
            ms = round((time.perf_counter() - began) * 1000, 1)
            log_event("request", level, method=method, route=route, status=status, ms=ms)


METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def route_template(routes: Iterable[BaseRoute], scope: Scope) -> str:
    """Return the template of the route that a request matches."""
    for route in routes:
        found, child = route.matches(scope)
        if found is Match.NONE:
            continue
        if isinstance(route, Mount):
            within = route_template(route.routes, {**scope, **child}) if route.routes else UNMATCHED
            return route.path + within
        if isinstance(route, (Route, WebSocketRoute)):
            return route.path
    return UNMATCHED
