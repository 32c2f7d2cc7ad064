"""Where a server listens, and the address by which it is called."""

import errno
import os
import socket
import sys
from typing import Final

from whistlestop.core.errors import WhistlestopError

USUAL_PORT: Final = 4190
STALLED: Final = 30_000  # milliseconds until a connection on which nothing gets through is given up
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}


class NotListening(WhistlestopError):
    """A place where this server can't listen."""


def listen(host: str, port: int, or_any: bool = False) -> socket.socket:
    """Take a port, 0 for any that is free; with `or_any`, another one if it is taken."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except OSError as error:
        raise NotListening(f"There is no address “{host}” to listen at: {error.strerror}.") from None
    listener = socket.socket(family, kind, protocol)
    if os.name == "posix":  # elsewhere, this would let two servers have the same port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform == "linux":  # connections inherit it; else one that takes nothing would stay for ever
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED)
    try:
        listener.bind(place)
        listener.listen(socket.SOMAXCONN)  # only now does a taken port show for certain
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE and or_any:
            return listen(host, 0)
        raise NotListening(sentence(host, port, error)) from None
    return listener


def sentence(host: str, port: int, error: OSError) -> str:
    """Say why a port can't be had, and what to do."""
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is taken. Name another one with --port, or 0 for any that is free."
    if error.errno == errno.EACCES:
        return f"Port {port} may not be used by you. Name one from 1024 on with --port."
    return f"A server can't listen at {host}, port {port}: {error.strerror}."


def address_of(listener: socket.socket) -> str:
    """Write the address by which a browser on this machine finds the server."""
    host, port = listener.getsockname()[:2]
    host = EVERYWHERE.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
