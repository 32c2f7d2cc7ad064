"""Replays over HTTP, and records to replay."""

from pathlib import Path

import httpx
import msgspec

from tests.server.http.asking import AS_JSON
from tests.server.serving import read
from whistlestop.server.wire.replays import ImportedRecord, Replay, ReplayFrame

RECORDS = Path(__file__).parents[2] / "records"

PLANNED = {
    "card_game": "three_seats_planners_with_a_seed",
    "europe": "two_seats_planners_with_a_seed",
    "first_journey": "four_seats_planners_with_a_seed",
    "first_journey_usa": "two_seats_planners_with_a_seed",
    "germany": "three_seats_planners_with_a_seed",
    "usa": "four_seats_planners_with_a_seed",
}
"""A record of planners with its seed, for every game."""


def planned(game: str) -> str:
    """Read the record of a game between planners."""
    return (RECORDS / game / f"{PLANNED[game]}.record").read_text(encoding="utf-8")


async def wished(http: httpx.AsyncClient, path: str, **body: object) -> httpx.Response:
    """Send a request, omitting fields that are None."""
    given = {name: value for name, value in body.items() if value is not None}
    return await http.post(f"/api/{path}", content=msgspec.json.encode(given), headers=AS_JSON)


async def all_frames(http: httpx.AsyncClient, table: str, **wishes: object) -> list[ReplayFrame]:
    """Fetch the frames of a table."""
    frames: list[ReplayFrame] = []
    while True:
        reel = read(await wished(http, "reel", table=table, first=len(frames), **wishes), Replay)
        frames += reel.frames
        if len(frames) > reel.plies:
            return frames


async def bring(http: httpx.AsyncClient, text: str) -> ImportedRecord:
    """Import a valid record."""
    return read(await wished(http, "records", text=text), ImportedRecord)
