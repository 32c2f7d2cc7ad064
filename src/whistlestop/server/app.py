"""The ASGI application: API, WebSocket, operations and page."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.types import Lifespan
from starlette.websockets import WebSocket

from whistlestop.server.http.endpoints import ENDPOINTS
from whistlestop.server.http.link_previews import preview_routes
from whistlestop.server.http.openapi import BASE
from whistlestop.server.http.page import CLIENT, page_app
from whistlestop.server.http.problems import on_exception, on_http_exception
from whistlestop.server.http.resource import build_router
from whistlestop.server.operations.rate_limiter import RateLimiter
from whistlestop.server.services.services import Services


def make_app(
    services: Services,
    limiter: RateLimiter,
    connect: Callable[[WebSocket], Awaitable[None]],
    *,
    operations: Sequence[BaseRoute] = (),
    middleware: Sequence[Middleware] = (),
    lifespan: Lifespan[Starlette] | None = None,
    page: Path = CLIENT,
) -> Starlette:
    """Build the application; `operations` are routes such as health and metrics."""
    return Starlette(
        routes=[
            Mount(BASE, build_router(ENDPOINTS, services, limiter)),
            WebSocketRoute("/ws", connect),
            *operations,
            *preview_routes(services, page),
            # It matches every other path, so it has to be last.
            Mount("/", page_app(page)),
        ],
        middleware=middleware,
        exception_handlers={
            HTTPException: on_http_exception,
            Exception: on_exception,
        },
        lifespan=lifespan,
    )
