"""Looking back over the wire, and records to look back at."""

from pathlib import Path

import httpx
import msgspec

from tests.server.http.asking import AS_JSON
from tests.server.serving import read
from whistlestop.server.wire.replays import Brought, Frame, Reel

RECORDS = Path(__file__).parents[2] / "records"

PLANNED = {
    "card_game": "three_seats_planners_with_a_seed",
    "europe": "two_seats_planners_with_a_seed",
    "first_journey": "four_seats_planners_with_a_seed",
    "first_journey_usa": "two_seats_planners_with_a_seed",
    "germany": "three_seats_planners_with_a_seed",
    "usa": "four_seats_planners_with_a_seed",
}
"""Of every game, a record of planners that tells its seed."""


def planned(game: str) -> str:
    """Read the record of a game between planners."""
    return (RECORDS / game / f"{PLANNED[game]}.record").read_text(encoding="utf-8")


async def wished(http: httpx.AsyncClient, path: str, **body: object) -> httpx.Response:
    """Ask for something; what is None is left out."""
    given = {name: value for name, value in body.items() if value is not None}
    return await http.post(f"/api/{path}", content=msgspec.json.encode(given), headers=AS_JSON)


async def all_frames(http: httpx.AsyncClient, table: str, **wishes: object) -> list[Frame]:
    """Fetch how a table was after each of its plays."""
    frames: list[Frame] = []
    while True:
        reel = read(await wished(http, "reel", table=table, first=len(frames), **wishes), Reel)
        frames += reel.frames
        if len(frames) > reel.plies:
            return frames


async def bring(http: httpx.AsyncClient, text: str) -> Brought:
    """Bring a record that is in order."""
    return read(await wished(http, "records", text=text), Brought)
