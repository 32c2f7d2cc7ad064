"""Seed a database with many tables whose games have begun."""

import asyncio
from typing import NamedTuple

from whistlestop.server.store.store import Store
from whistlestop.server.table.new_tables import prepare_table
from whistlestop.server.wire.bodies import MySeat, NewTable

CONCURRENCY = 200


class SeededTable(NamedTuple):
    """A table and the secrets of its seats."""

    table: str
    tokens: list[str]


async def seed_tables(database: str, game: str, tables: int, seats: int) -> list[SeededTable]:
    """Store a number of tables with people in every seat."""
    store = await Store.open(database)
    places: list[SeededTable] = []
    try:
        for begin in range(0, tables, CONCURRENCY):
            many = range(begin, min(begin + CONCURRENCY, tables))
            made = [
                prepare_table(
                    NewTable(
                        game=game,
                        seats=[MySeat(name=f"Player {seat}") for seat in range(seats)],
                        start=True,
                    )
                )
                for _ in many
            ]
            await asyncio.gather(*(store.create(one.row, one.entries) for one in made))
            places += [SeededTable(one.row.id, [given.token for given in one.given]) for one in made]
    finally:
        await store.close()
    return places
