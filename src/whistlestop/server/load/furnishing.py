"""A database with many tables whose games have begun, made before a server is started."""

import asyncio
from typing import NamedTuple

from whistlestop.server.store.store import Store
from whistlestop.server.tables.opening import opened
from whistlestop.server.wire.bodies import MySeat, NewTable

AT_ONCE = 200


class Place(NamedTuple):
    """A table and the secrets of its seats."""

    table: str
    tokens: list[str]


async def furnish(database: str, game: str, tables: int, seats: int) -> list[Place]:
    """Write so many tables with people at every seat."""
    store = await Store.open(database)
    places: list[Place] = []
    try:
        for begin in range(0, tables, AT_ONCE):
            many = range(begin, min(begin + AT_ONCE, tables))
            made = [
                opened(
                    NewTable(
                        game=game,
                        seats=[MySeat(name=f"Player {seat}") for seat in range(seats)],
                        start=True,
                    )
                )
                for _ in many
            ]
            await asyncio.gather(*(store.create(one.row, one.entries) for one in made))
            places += [Place(one.row.id, [given.token for given in one.given]) for one in made]
    finally:
        await store.close()
    return places
