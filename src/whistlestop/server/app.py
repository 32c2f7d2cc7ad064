"""The application: everything that a server answers."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.types import Lifespan
from starlette.websockets import WebSocket

from whistlestop.server.http.endpoints import ENDPOINTS
from whistlestop.server.http.openapi import BASE
from whistlestop.server.http.page import CLIENT, page_in
from whistlestop.server.http.problems import on_exception, on_http_exception
from whistlestop.server.http.resource import routed
from whistlestop.server.operations.limits import Gate
from whistlestop.server.tables.desk import Desk


def make_app(
    desk: Desk,
    gate: Gate,
    connect: Callable[[WebSocket], Awaitable[None]],
    *,
    operations: Sequence[BaseRoute] = (),
    middleware: Sequence[Middleware] = (),
    lifespan: Lifespan[Starlette] | None = None,
    page: Path = CLIENT,
) -> Starlette:
    """Put the application together; `operations` are routes for those who run the server."""
    return Starlette(
        routes=[
            Mount(BASE, routed(ENDPOINTS, desk, gate)),
            WebSocketRoute("/ws", connect),
            *operations,
            # It takes every other path, so that nothing may come after it.
            Mount("/", page_in(page)),
        ],
        middleware=middleware,
        exception_handlers={
            HTTPException: on_http_exception,
            Exception: on_exception,
        },
        lifespan=lifespan,
    )
