"""Whoever watches over a server can see whether it can work."""

import asyncio

from starlette.applications import Starlette
from starlette.routing import Route

from tests.server.loop import on_a_loop
from tests.server.operations.asking import asked
from whistlestop import __version__
from whistlestop.server.operations.health import Health
from whistlestop.server.store.engine import unavailable


async def told(health: Health) -> tuple[int, str]:
    """Ask how a server is."""
    answer = await asked(Starlette(routes=[Route("/healthz", health.answer)]), "/healthz")
    assert answer.json()["version"] == __version__
    assert answer.headers["cache-control"] == "no-store"
    return answer.status_code, answer.json()["status"]


async def answers() -> None:
    """Answer as a store that works."""


async def fails() -> None:
    """Answer as a store that has lost its database."""
    raise unavailable()


@on_a_loop
async def test_a_server_whose_store_answers_is_well() -> None:
    assert await told(Health(answers)) == (200, "ok")


@on_a_loop
async def test_a_server_whose_store_fails_or_hangs_is_not() -> None:
    assert await told(Health(fails)) == (503, "the database does not answer")
    hanging = Health(lambda: asyncio.sleep(3600), patience=0.01)
    assert await told(hanging) == (503, "the database does not answer")


@on_a_loop
async def test_a_server_that_stops_wants_no_new_requests() -> None:
    health = Health(answers)
    health.stopping = True

    assert await told(health) == (503, "stopping")
