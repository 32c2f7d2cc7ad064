"""A server whose clocks are quicker than those that people can choose from."""

import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection

from whistlestop.server.listening import address_of, listen
from whistlestop.server.running import run
from whistlestop.server.settings import Settings

PATIENCE = 60.0
"""Seconds after which a server that does not start or end is taken to hang."""


def serve(settings: Settings, ready: Connection) -> None:
    """Serve until a signal comes, and tell the address when requests are answered."""
    listener = listen("127.0.0.1", 0)
    run(settings, listener, lambda: ready.send(address_of(listener)))


@contextmanager
def hurried(settings: Settings) -> Iterator[str]:
    """Serve with certain settings in a process of its own; yields the address."""
    context = multiprocessing.get_context("spawn")
    told, ready = context.Pipe(duplex=False)
    process = context.Process(target=serve, args=(settings, ready))
    process.start()
    try:
        assert told.poll(PATIENCE), "the server did not start"
        yield str(told.recv())
    finally:
        process.terminate()
        process.join(PATIENCE)
