"""The listening socket and its URL."""

import errno
import os
import socket
import sys
from typing import Final

from whistlestop.core.errors import WhistlestopError

DEFAULT_PORT: Final = 4190
TCP_USER_TIMEOUT: Final = 30_000  # milliseconds without an acknowledgement until a connection is dropped
WILDCARDS: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}


class NotListening(WhistlestopError):
    """The server can't listen at this address."""


def listen(host: str, port: int, or_any: bool = False) -> socket.socket:
    """Bind a port, 0 for any free one; with `or_any`, fall back to a free one."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except OSError as error:
        raise NotListening(f"The server can't listen on “{host}”: {error.strerror}.") from None
    listener = socket.socket(family, kind, protocol)
    if os.name == "posix":  # on Windows, this would let two servers share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform == "linux":  # inherited by connections, so that dead ones are dropped
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TCP_USER_TIMEOUT)
    try:
        listener.bind(place)
        listener.listen(socket.SOMAXCONN)  # some systems report a taken port only here
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE and or_any:
            return listen(host, 0)
        raise NotListening(explain(host, port, error)) from None
    return listener


def explain(host: str, port: int, error: OSError) -> str:
    """Explain why a port can't be bound, and what to do."""
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is in use. Choose another with --port, or 0 for any free one."
    if error.errno == errno.EACCES:
        return f"You may not use port {port}. Choose one from 1024 up with --port."
    return f"The server can't listen on {host}, port {port}: {error.strerror}."


def address_of(listener: socket.socket) -> str:
    """Return the URL by which a browser on this machine reaches the server."""
    host, port = listener.getsockname()[:2]
    host = WILDCARDS.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
