"""A server with shorter clocks than people can choose."""

import multiprocessing
import multiprocessing.connection
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection

from whistlestop.server.listening import address_of, listen
from whistlestop.server.serve import run
from whistlestop.server.settings import Settings

PATIENCE = 60.0
"""Seconds until a server that doesn't start or stop fails a test."""


def serve(settings: Settings, ready: Connection) -> None:
    """Serve until a signal arrives; print the address when ready."""
    listener = listen("127.0.0.1", 0)
    run(settings, listener, lambda: ready.send(address_of(listener)))


@contextmanager
def hurried(settings: Settings) -> Iterator[str]:
    """Serve with given settings in a subprocess; yield the address."""
    context = multiprocessing.get_context("spawn")
    reader, ready = context.Pipe(duplex=False)
    process = context.Process(target=serve, args=(settings, ready))
    process.start()
    try:
        waiting = multiprocessing.connection.wait([reader, process.sentinel], PATIENCE)
        assert reader in waiting, f"the server did not start; its exit code is {process.exitcode}"
        yield str(reader.recv())
    finally:
        process.terminate()
        process.join(PATIENCE)
