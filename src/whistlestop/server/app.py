"""The application: everything that a server answers."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Lifespan
from starlette.websockets import WebSocket

from whistlestop.server.http.endpoints import ENDPOINTS
from whistlestop.server.http.openapi import BASE
from whistlestop.server.http.page import page as built_page
from whistlestop.server.http.problems import on_exception, on_http_exception
from whistlestop.server.http.resource import routed
from whistlestop.server.operations.limits import Gate
from whistlestop.server.tables.desk import Desk

PAGE = Path(__file__).parent / "page"


def make_app(
    desk: Desk,
    gate: Gate,
    connect: Callable[[WebSocket], Awaitable[None]],
    *,
    operations: Sequence[BaseRoute] = (),
    middleware: Sequence[Middleware] = (),
    lifespan: Lifespan[Starlette] | None = None,
    page: Path = PAGE,
) -> Starlette:
    """Put the application together; `operations` are routes for those who run the server."""
    return Starlette(
        routes=[
            Mount(BASE, routed(ENDPOINTS, desk, gate)),
            WebSocketRoute("/ws", connect),
            *operations,
            Mount("/next", built_page()),
            # It takes every other path, so that nothing may come after it.
            Mount("/", StaticFiles(directory=page, html=True)),
        ],
        middleware=middleware,
        exception_handlers={
            HTTPException: on_http_exception,
            Exception: on_exception,
        },
        lifespan=lifespan,
    )
