"""Stored entries can be read again."""

import sqlite3
from pathlib import Path

from rich.pretty import pretty_repr
from sqlalchemy.dialects import sqlite

from tests.server.loop import on_a_loop
from tests.server.store.rows import new_table, played, said, stores
from whistlestop.server.store.store import PUBLIC


@on_a_loop
async def test_a_table_that_is_not_there_is_not_found(database_url: str) -> None:
    async with stores(database_url) as (store,):
        assert await store.find("nobody") is None
        assert await store.entries("nobody") == []


@on_a_loop
async def test_entries_are_read_in_their_order_from_any_number_on(database_url: str) -> None:
    async with stores(database_url) as (store,):
        table = new_table()
        await store.create(table, [said(table, number) for number in range(12, 0, -1)])
        assert [entry.number for entry in await store.entries(table.id)] == list(range(1, 13))
        assert [entry.number for entry in await store.entries(table.id, after=9)] == [10, 11, 12]
        assert await store.entries(table.id, after=12) == []


@on_a_loop
async def test_what_is_new_at_many_tables_is_read_at_once_and_in_order(database_url: str) -> None:
    async with stores(database_url) as (store,):
        tables = [new_table() for _ in range(3)]
        for table in tables:
            await store.create(table, [said(table, number) for number in range(4, 0, -1)])
        known = {tables[0].id: 2, tables[1].id: 4, tables[2].id: 0, "nobody": 0}
        found = await store.entries_of_many(known)
        of = {table.id: [entry.number for entry in found if entry.table_id == table.id] for table in tables}

        assert list(of.values()) == [[3, 4], [], [1, 2, 3, 4]]
        assert found[0] in await store.entries(found[0].table_id)
        assert await store.entries_of_many({}) == []


@on_a_loop
async def test_public_tables_are_listed_until_they_end_the_newest_first(database_url: str) -> None:
    async with stores(database_url) as (store,):
        old, ended, new, private = (
            new_table(created=10.0, public=True),
            new_table(created=20.0, public=True),
            new_table(created=30.0, public=True),
            new_table(created=40.0),
        )
        for table in (old, ended, new, private):
            await store.create(table, [said(table, 1)])
        await store.append(played(ended, 2, ply=1, ends=True))
        assert await store.public(limit=10) == [new, old]
        assert await store.public(limit=1) == [new]
        assert await store.public(limit=10, since=30.0) == [new]
        assert await store.count_open() == 3


@on_a_loop
async def test_an_export_goes_through_every_table_once(database_url: str) -> None:
    async with stores(database_url) as (store,):
        tables = [new_table() for _ in range(7)]
        for table in tables:
            await store.create(table, [])
        assert [table async for table in store.every_table(3)] == sorted(tables, key=lambda table: table.id)


@on_a_loop
async def test_a_database_that_is_there_answers(database_url: str) -> None:
    async with stores(database_url) as (store,):
        await store.ping()


def test_neither_seed_nor_body_is_shown() -> None:
    table = new_table()
    entry = said(table, 1, "secret")
    for shown in (repr(table), str(table), pretty_repr(table)):
        assert repr(table.seed) not in shown
        assert "seed" not in shown
    for shown in (repr(entry), str(entry), pretty_repr(entry)):
        assert "secret" not in shown


@on_a_loop
async def test_public_tables_are_found_by_indices(tmp_path: Path) -> None:
    async with stores(f"sqlite:///{tmp_path}/tables.db"):
        question = str(PUBLIC.compile(dialect=sqlite.dialect()))
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            plan = str(connection.execute(f"EXPLAIN QUERY PLAN {question}", (0.0, 10, 0)).fetchall())
        connection.close()
    assert "USING INDEX tables_public" in plan
    assert "USING INDEX entries_ends" in plan
    assert "TEMP B-TREE" not in plan
