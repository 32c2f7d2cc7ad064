"""What stands before the application: it turns away what must not come in, and notes what came."""

import logging
import time
from collections.abc import Iterable

from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from whistlestop.server.operations.answering import refuse
from whistlestop.server.operations.caller import address_of, is_loopback
from whistlestop.server.operations.limits import Gate
from whistlestop.server.operations.logs import note
from whistlestop.server.operations.metrics import Metrics
from whistlestop.server.operations.origins import check_host, check_origin
from whistlestop.server.settings import Settings
from whistlestop.server.wire.codes import Refusal

ANYTHING = "/…"
UNCOUNTED = ("/healthz", "/metrics")  # asked for again and again by programs that watch over the server


class Guard:
    """Checks by which name, from which page and how often the server is called."""

    def __init__(self, app: ASGIApp, settings: Settings, gate: Gate, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.gate = gate
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] in ("http", "websocket"):
            try:
                self.check(scope)
            except Refusal as refusal:
                self.metrics.refused(refusal.code)
                await refuse(refusal, scope, receive, send)
                return
        await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        """Refuse what must not come in."""
        check_host(scope, self.settings)
        check_origin(scope, self.settings)
        address = address_of(scope, self.settings.behind_proxy)
        if scope["path"].startswith("/api") or (scope["type"] == "websocket" and not is_loopback(address)):
            self.gate.request(address)


class AccessLog:
    """Logs every request by its route; what a client wrote into the address is not logged."""

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

        route = template(self.routes, scope)
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        try:
            await self.app(scope, receive, noticed)
        finally:
            self.metrics.answered(status)
            level = logging.DEBUG if route in UNCOUNTED else logging.INFO
            ms = round((time.perf_counter() - began) * 1000, 1)
            note("request", level, method=method, route=route, status=status, ms=ms)


METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def template(routes: Iterable[BaseRoute], scope: Scope) -> str:
    """Name the route that a request takes, with the names of its parameters in place of their values."""
    for route in routes:
        found, child = route.matches(scope)
        if found is Match.NONE:
            continue
        if isinstance(route, Mount):
            within = template(route.routes, {**scope, **child}) if route.routes else ANYTHING
            return route.path + within
        if isinstance(route, (Route, WebSocketRoute)):
            return route.path
    return ANYTHING
