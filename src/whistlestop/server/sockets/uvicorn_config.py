"""The settings of uvicorn."""

import logging
from typing import Final

from starlette.types import ASGIApp

from whistlestop.server.settings import Settings
from whistlestop.server.sockets.bounded_config import BoundedConfig, is_about_the_server
from whistlestop.server.sockets.socket_guard import SocketGuard
from whistlestop.server.sockets.websocket_protocol import BoundedWebSocketProtocol
from whistlestop.server.telemetry.limit_log import LimitLog

CLOSE_GRACE: Final = 3  # seconds for connections to close
HEARTBEAT: Final = 20.0
KEEP_ALIVE: Final = 5  # seconds that a connection may be idle between two requests


def uvicorn_config(app: ASGIApp, settings: Settings, log: LimitLog) -> BoundedConfig:
    """Configure uvicorn."""
    logging.getLogger("uvicorn.error").addFilter(is_about_the_server)
    return BoundedConfig(
        app,
        SocketGuard(settings, log),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # client_address trusts the last hop only
        http=http_protocol(),
        h11_max_incomplete_event_size=settings.limits.sockets.head,
        timeout_keep_alive=KEEP_ALIVE,
        ws=BoundedWebSocketProtocol,
        ws_max_size=settings.limits.largest_frame,
        ws_per_message_deflate=False,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        timeout_graceful_shutdown=CLOSE_GRACE,
    )


def http_protocol() -> type | str:
    """Return the protocol with all limits, or where httptools is missing one that limits sizes only."""
    try:
        from whistlestop.server.sockets.http_protocol import BoundedHttpProtocol
    except ImportError:
        return "h11"
    return BoundedHttpProtocol
