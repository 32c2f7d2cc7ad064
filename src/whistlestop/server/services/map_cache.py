"""A cache of drawn boards; each is drawn in a subprocess so that games are not held up."""

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
from whistlestop.maps import drawing_cache
from whistlestop.server.wire.codes import Refusal

log = logging.getLogger("whistlestop.maps")

COMMAND: Final = (sys.executable, "-P", "-m", "whistlestop.maps.drawing_cache")


class MapCache:
    """The drawn boards of all games, drawn on first use."""

    def __init__(self, own: Path | None = None, *shipped: Path) -> None:
        self.own = own
        self.shelves = [*shipped, *([own] if own else [])]
        self.known: dict[str, asyncio.Task[str]] = {}
        self.drawing_lock = asyncio.Lock()

    async def find(self, name: str) -> str:
        """Return a game's board as JSON, or refuse if it has none."""
        task = self.known.get(name)
        if task is None or (task.done() and not is_cacheable(task)):
            task = self.known[name] = asyncio.create_task(self.find_or_draw(name))
        return await asyncio.shield(task)

    async def find_or_draw(self, name: str) -> str:
        """Return a cached board, or draw and cache it."""
        game = await asyncio.to_thread(load, name)
        found = await asyncio.to_thread(drawing_cache.find, game, self.shelves)
        if found is not None:
            return found
        async with self.drawing_lock:
            if self.own is not None:
                with suppress(OSError):
                    self.own.mkdir(parents=True, exist_ok=True)
                if os.access(self.own, os.W_OK):
                    return await draw_board(name, self.own)
            with tempfile.TemporaryDirectory() as folder:
                return await draw_board(name, Path(folder))

    async def stop(self) -> None:
        """Cancel drawing."""
        for task in self.known.values():
            task.cancel()
        await asyncio.gather(*self.known.values(), return_exceptions=True)


def is_cacheable(task: "asyncio.Task[str]") -> bool:
    """Return whether a result is final: a board, or a game without one."""
    return not task.cancelled() and (task.exception() is None or isinstance(task.exception(), Refusal))


async def draw_board(name: str, folder: Path) -> str:
    """Draw a board in a subprocess."""
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
    if process.returncode == drawing_cache.NO_MAP:
        raise Refusal("not_possible", plain(said.decode().strip()))
    found = await asyncio.to_thread(drawing_cache.find, load(name), [folder])
    if process.returncode or found is None:
        log.error("a board can't be drawn", extra={"facts": {"game": name, "code": process.returncode}})
        raise OSError(f"the board of {name} was not drawn")
    return found
