"""HTTP requests to a server: in process, or over a real socket."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import msgspec
import uvicorn
from starlette.types import ASGIApp

from tests.sentences import in_english
from tests.server.serving import GENEROUS, settings_in
from whistlestop.server.listening import address_of, listen
from whistlestop.server.live.hub import Hub
from whistlestop.server.operations.health import Health
from whistlestop.server.serve import build_app, running_services
from whistlestop.server.services.services import Services
from whistlestop.server.settings import Limits
from whistlestop.server.sockets.uvicorn_config import uvicorn_config
from whistlestop.server.telemetry.limit_log import LimitLog
from whistlestop.server.telemetry.metrics import Metrics
from whistlestop.server.wire.bodies import Problem
from whistlestop.server.wire.codes import Code

AS_JSON = {"content-type": "application/json"}


@asynccontextmanager
async def application(folder: Path, limits: Limits = GENEROUS) -> AsyncIterator[tuple[Services, ASGIApp]]:
    """Assemble all parts of a server."""
    metrics = Metrics()
    async with running_services(settings_in(folder, limits), metrics) as services:
        yield services, build_app(services, Health(services.hub.store.ping))


@asynccontextmanager
async def asked(folder: Path, limits: Limits = GENEROUS) -> AsyncIterator[tuple[Hub, httpx.AsyncClient]]:
    """Return a client that calls a server without a network."""
    async with application(folder, limits) as (services, app):
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            yield services.hub, http


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve in another thread, for tests that are not coroutines."""
    listener = listen("127.0.0.1", 0)
    ready = threading.Event()
    servers: list[uvicorn.Server] = []
    failures: list[BaseException] = []

    async def serve() -> None:
        async with application(folder) as (_, app):
            servers.append(uvicorn.Server(uvicorn_config(app, settings_in(folder), LimitLog())))
            ready.set()
            await servers[0].serve([listener])

    def run() -> None:
        try:
            asyncio.run(serve())
        except BaseException as error:
            failures.append(error)
        finally:
            ready.set()

    thread = threading.Thread(target=run)
    thread.start()
    try:
        ready.wait()
        assert servers, f"the server did not start: {failures}"
        yield address_of(listener).rstrip("/")
    finally:
        for server in servers:
            server.should_exit = True
        thread.join()
    assert not failures, f"the server failed: {failures}"


def assert_refused(answer: httpx.Response, status: int, code: Code) -> str:
    """Check that a response is a well-formed refusal, and return its message."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert set(answer.json()) == {"code", "message", "said"}
    assert problem.code == code
    assert problem.message
    assert problem.message == in_english(problem.said)
    return problem.message
