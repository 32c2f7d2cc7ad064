"""The configuration of uvicorn with the limits of sockets."""

import logging
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp

from whistlestop.server.sockets.socket_guard import SocketGuard

ABOUT_CLIENTS: Final = {
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
}
"""Uvicorn's warnings about requests, which `LimitLog` counts instead."""


class BoundedConfig(uvicorn.Config):
    """A configuration that protocols receive together with their guard."""

    def __init__(self, app: ASGIApp, guard: SocketGuard, **options: Any) -> None:
        super().__init__(app, **options)
        self.guard = guard


def is_about_the_server(record: logging.LogRecord) -> bool:
    """Return whether to keep a log record of uvicorn; clients could flood the log with the others."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        return False  # a client's invalid UTF-8
    return record.msg not in ABOUT_CLIENTS
