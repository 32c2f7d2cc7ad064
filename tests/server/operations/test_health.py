"""The health check reports whether a server can work."""

import asyncio

from starlette.applications import Starlette
from starlette.routing import Route

from tests.server.loop import on_a_loop
from tests.server.operations.asking import asked
from whistlestop import __version__
from whistlestop.server.operations.health import Health
from whistlestop.server.store.engine import unavailable


async def health_of(health: Health) -> tuple[int, str]:
    """Request the health check; return its status code and body."""
    answer = await asked(Starlette(routes=[Route("/healthz", health.answer)]), "/healthz")
    assert answer.json()["version"] == __version__
    assert answer.headers["cache-control"] == "no-store"
    return answer.status_code, answer.json()["status"]


async def answers() -> None:
    """Respond as a working store."""


async def fails() -> None:
    """Fail as a store without its database."""
    raise unavailable()


@on_a_loop
async def test_a_server_whose_store_answers_is_well() -> None:
    assert await health_of(Health(answers)) == (200, "ok")


@on_a_loop
async def test_a_server_whose_store_fails_or_hangs_is_not() -> None:
    assert await health_of(Health(fails)) == (503, "the database does not answer")
    hanging = Health(lambda: asyncio.sleep(3600), patience=0.01)
    assert await health_of(hanging) == (503, "the database does not answer")


@on_a_loop
async def test_a_server_that_stops_wants_no_new_requests() -> None:
    health = Health(answers)
    health.stopping = True

    assert await health_of(health) == (503, "stopping")
