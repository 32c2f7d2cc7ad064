"""The health check."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from whistlestop import __version__
from whistlestop.core.errors import WhistlestopError

PATIENCE: Final = 2.0


class Health:
    """Reports whether the database answers and whether the server is stopping."""

    def __init__(self, ask: Callable[[], Awaitable[object]], patience: float = PATIENCE) -> None:
        self.ask = ask
        self.patience = patience
        self.stopping = False

    async def status(self) -> str:
        """Return the status in a word."""
        if self.stopping:
            return "stopping"
        try:
            await asyncio.wait_for(self.ask(), self.patience)
        except (TimeoutError, WhistlestopError, OSError):
            return "the database does not answer"
        return "ok"

    async def answer(self, _request: Request) -> Response:
        """Respond to a health check."""
        status = await self.status()
        return JSONResponse(
            {"status": status, "version": __version__},
            status_code=200 if status == "ok" else 503,
            headers={"cache-control": "no-store"},
        )
