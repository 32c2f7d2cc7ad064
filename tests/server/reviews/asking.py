"""Reviews over HTTP."""

import asyncio
from typing import Any

import httpx

from tests.server.http.asking import assert_refused
from tests.server.replay.looking_back import RECORDS, bring, wished

FULL = (RECORDS / "first_journey_usa" / "two_seats_planners_with_a_seed.record").read_text(encoding="utf-8")


def opening(plays: int, seeded: bool = True) -> str:
    """Return the first plays of a record, which take seconds to review."""
    lines = FULL.splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("set-up"))
    text = "\n".join(lines[: start + 1 + plays]) + "\n"
    return text if seeded else "\n".join(one for one in text.splitlines() if not one.startswith("seed:"))


async def asked_for(http: httpx.AsyncClient, table: str, seat: int = 0, path: str = "reviews") -> Any:
    """Ask for a review, or for its progress."""
    answer = await wished(http, path, table=table, seat=seat)
    assert answer.is_success, answer.text
    return answer.json()


async def reviewed(http: httpx.AsyncClient, table: str, seat: int = 0) -> Any:
    """Wait until a review is done or has failed."""
    said = await asked_for(http, table, seat)
    while said["state"] in ("waiting", "running"):
        await asyncio.sleep(0.05)
        said = await asked_for(http, table, seat, "review")
    return said


async def refused(http: httpx.AsyncClient, status: int, code: Any, **wishes: object) -> str:
    """Ask for a review that is refused; return the sentence."""
    return assert_refused(await wished(http, "reviews", **wishes), status, code)


async def opened(http: httpx.AsyncClient, plays: int) -> str:
    """Import the beginning of a game and return its table."""
    return (await bring(http, opening(plays))).table
