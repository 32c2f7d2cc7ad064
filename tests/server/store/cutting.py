"""A proxy to PostgreSQL that can cut the connection during a commit."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

Cut = Literal["before", "after"]
"""Whether the request or the response of the commit is lost."""


class Wire:
    """Forwards traffic between a store and PostgreSQL."""

    def __init__(self, server: Path) -> None:
        self.cut: Cut | None = None
        self.cuts = 0
        self.passing = 0
        self._server = server

    def url(self, url: str, folder: Path) -> str:
        """Return the URL of a database through this proxy."""
        return url.replace(f"host={self._server}", f"host={folder}")

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward traffic until one side closes or the connection is cut."""
        answers, questions = await asyncio.open_unix_connection(self._server / ".s.PGSQL.5432")
        back = asyncio.create_task(self._pass_back(answers, writer))
        self.passing += 1
        try:
            while said := await reader.read(65536):
                cut = self.cut if b"COMMIT" in said else None
                if cut != "before":
                    questions.write(said)
                if cut is not None:
                    back.cancel()
                    self.cut = None
                    self.cuts += 1
                    if cut == "after":
                        await answers.read(1)  # the answer that the store never gets
                    break
        finally:
            back.cancel()
            for side in (writer, questions):
                side.close()
                with suppress(OSError):
                    await side.wait_closed()
            self.passing -= 1

    async def _pass_back(self, answers: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward PostgreSQL's responses."""
        while said := await answers.read(65536):
            writer.write(said)
        writer.close()


@asynccontextmanager
async def wire_to(server: Path, url: str) -> AsyncIterator[tuple[Wire, str]]:
    """Start a proxy, and return the URL of a database through it."""
    wire = Wire(server)
    with TemporaryDirectory(prefix="wire-", dir="/tmp") as folder:
        listener = await asyncio.start_unix_server(wire.connect, Path(folder) / ".s.PGSQL.5432")
        try:
            yield wire, wire.url(url, Path(folder))
        finally:
            listener.close()
            while wire.passing:
                await asyncio.sleep(0.01)
