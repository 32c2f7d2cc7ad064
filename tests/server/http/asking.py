"""The server as a test of HTTP asks it: directly, or over a network that runs beside the test."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import msgspec
import uvicorn
from starlette.types import ASGIApp

from tests.sayings import in_english
from tests.server.serving import GENEROUS, settings_in
from whistlestop.server.listening import address_of, listen
from whistlestop.server.operations.health import Health
from whistlestop.server.operations.metrics import Metrics
from whistlestop.server.running import configured, parts, surrounded
from whistlestop.server.settings import Limits
from whistlestop.server.tables.hub import Hub
from whistlestop.server.wire.bodies import Problem
from whistlestop.server.wire.codes import Code

AS_JSON = {"content-type": "application/json"}


@asynccontextmanager
async def application(folder: Path, limits: Limits = GENEROUS) -> AsyncIterator[tuple[Hub, ASGIApp]]:
    """Put all parts of a server together."""
    metrics = Metrics()
    async with parts(settings_in(folder, limits), metrics) as hub:
        yield hub, surrounded(hub, Health(hub.store.ping), metrics)


@asynccontextmanager
async def asked(folder: Path, limits: Limits = GENEROUS) -> AsyncIterator[tuple[Hub, httpx.AsyncClient]]:
    """Ask a server without a network."""
    async with application(folder, limits) as (hub, app):
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            yield hub, http


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve in another thread, for tests that are no coroutines."""
    listener = listen("127.0.0.1", 0)
    ready = threading.Event()
    servers: list[uvicorn.Server] = []

    async def serve() -> None:
        async with application(folder) as (_, app):
            servers.append(uvicorn.Server(configured(app, GENEROUS)))
            ready.set()
            await servers[0].serve([listener])

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    try:
        assert ready.wait(60), "the server did not start"
        yield address_of(listener).rstrip("/")
    finally:
        for server in servers:
            server.should_exit = True
        thread.join()


def assert_refused(answer: httpx.Response, status: int, code: Code) -> str:
    """Make sure that an answer is a refusal in full form, and return what it says to people."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert set(answer.json()) == {"code", "message", "said"}
    assert problem.code == code
    assert problem.message
    assert problem.message == in_english(problem.said)
    return problem.message
