"""Boards as pictures: drawn in a process of its own, so that nobody who plays waits for it, and kept."""

import asyncio
import logging
import os
import sys
import tempfile
from asyncio.subprocess import PIPE
from contextlib import suppress
from pathlib import Path
from typing import Final

from whistlestop.core.reason import plain
from whistlestop.games import load
from whistlestop.maps import shelf
from whistlestop.server.wire.codes import Refusal

log = logging.getLogger("whistlestop.maps")

COMMAND: Final = (sys.executable, "-P", "-m", "whistlestop.maps.shelf")


class Drawings:
    """The drawn boards of all games; what is not on a shelf is drawn when it is first asked for."""

    def __init__(self, own: Path | None = None, *shipped: Path) -> None:
        self.own = own
        self.shelves = [*shipped, *([own] if own else [])]
        self.known: dict[str, asyncio.Task[str]] = {}
        self.one_at_a_time = asyncio.Lock()

    async def find(self, name: str) -> str:
        """Return a game's board as JSON, or refuse with the reason why it has none."""
        task = self.known.get(name)
        if task is None or (task.done() and not lasts(task)):
            task = self.known[name] = asyncio.create_task(self.take_or_draw(name))
        return await asyncio.shield(task)

    async def take_or_draw(self, name: str) -> str:
        """Take a board from a shelf, or draw it and put it there."""
        game = await asyncio.to_thread(load, name)
        found = await asyncio.to_thread(shelf.find, game, self.shelves)
        if found is not None:
            return found
        async with self.one_at_a_time:
            if self.own is not None:
                with suppress(OSError):
                    self.own.mkdir(parents=True, exist_ok=True)
                if os.access(self.own, os.W_OK):
                    return await draw(name, self.own)
            with tempfile.TemporaryDirectory() as folder:
                return await draw(name, Path(folder))

    async def stop(self) -> None:
        """Give up what is being drawn."""
        for task in self.known.values():
            task.cancel()
        await asyncio.gather(*self.known.values(), return_exceptions=True)


def lasts(task: "asyncio.Task[str]") -> bool:
    """Say whether an answer stays true: a board, or a game that has none."""
    return not task.cancelled() and (task.exception() is None or isinstance(task.exception(), Refusal))


async def draw(name: str, folder: Path) -> str:
    """Draw a board in a process of its own."""
    process = await asyncio.create_subprocess_exec(
        *COMMAND,
        str(folder),
        name,
        stdout=PIPE,
        start_new_session=os.name == "posix",  # Ctrl+C is for the server
    )
    try:
        said, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode == shelf.NO_MAP:
        raise Refusal("not_possible", plain(said.decode().strip()))
    found = await asyncio.to_thread(shelf.find, load(name), [folder])
    if process.returncode or found is None:
        log.error("a board can't be drawn", extra={"facts": {"game": name, "code": process.returncode}})
        raise OSError(f"the board of {name} was not drawn")
    return found
