"""Bots that think while a person does."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from threading import Event, Thread

from whistlestop.bots.bot import Bot
from whistlestop.core.view import View


@contextmanager
def pondering(bots: Mapping[int, Bot], views: Mapping[int, View]) -> Iterator[None]:
    """Let bots ponder in the background, one after the other, each with the view of its seat."""
    stop = Event()
    failures: list[Exception] = []

    def ponder() -> None:
        try:
            for seat, view in views.items():
                bots[seat].ponder(view, stop.is_set)
        except Exception as failure:
            failures.append(failure)

    thread = Thread(target=ponder, daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()
    if failures:
        raise failures[0]
