"""A temporary database failure loses no acknowledged entry and duplicates none."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.server.loop import on_a_loop
from tests.server.postgres import PostgresServer, database_in
from tests.server.store.cutting import Cut, wire_to
from tests.server.store.rows import new_table, played, said, stores
from whistlestop.server.errors import StoreUnavailable
from whistlestop.server.store.address import read_address
from whistlestop.server.store.atomic_write import AtomicWrite, BatchWriter
from whistlestop.server.store.engine import open_engine
from whistlestop.server.store.postgres_writer import PostgresWriter
from whistlestop.server.store.sqlite_writer import SqliteWriter
from whistlestop.server.store.store import Store


@on_a_loop
async def test_writing_and_reading_go_on_when_all_connections_were_cut(
    postgres: PostgresServer, postgres_url: str
) -> None:
    async with stores(postgres_url) as (store,):
        table = new_table()
        await store.create(table, [])
        for number in range(1, 6):
            await asyncio.to_thread(postgres.abort, database_in(postgres_url))
            assert await store.append(said(table, number))
            assert await store.append(said(table, number + 100))
            await asyncio.to_thread(postgres.abort, database_in(postgres_url))
            assert len(await store.entries(table.id)) == 2 * number


@on_a_loop
async def test_connections_that_are_cut_under_load_lose_and_double_nothing(
    postgres: PostgresServer, postgres_url: str
) -> None:
    async with stores(postgres_url) as (store,):
        tables = [new_table() for _ in range(10)]
        await asyncio.gather(*(store.create(table, []) for table in tables))
        is_over = False

        async def play(place: int) -> int:
            number = 0
            while not is_over:
                assert await store.append(played(tables[place], number + 1, ply=number + 1))
                number += 1
            return number

        games = [asyncio.create_task(play(place)) for place in range(10)]
        for _ in range(5):
            await asyncio.sleep(0.05)
            await asyncio.to_thread(postgres.abort, database_in(postgres_url))
        is_over = True
        for table, number in zip(tables, await asyncio.gather(*games), strict=True):
            assert [entry.number for entry in await store.entries(table.id)] == list(range(1, number + 1))


@pytest.mark.parametrize("cut", ["before", "after"])
@on_a_loop
async def test_a_commit_of_which_nothing_is_heard_ends_well(
    postgres: PostgresServer, postgres_url: str, cut: Cut
) -> None:
    async with wire_to(postgres.folder, postgres_url) as (wire, url), stores(url) as (store,):
        old = new_table()
        await store.create(old, [])
        wire.cut = cut
        assert await store.append(played(old, 1, ply=1))
        wire.cut = cut
        new = new_table()
        assert await store.create(new, [said(new, 1)])
        wire.cut = cut
        rematch = new_table(rematch_of=old.id)
        assert await store.create(rematch, [said(rematch, 1)], after=said(old, 2))
        assert wire.cuts == 3
        assert await store.entries(old.id) == [played(old, 1, ply=1), said(old, 2)]
        assert await store.entries(new.id) == [said(new, 1)]
        assert await store.entries(rematch.id) == [said(rematch, 1)]


@on_a_loop
async def test_an_entry_that_is_forestalled_while_the_wire_is_cut_comes_too_late(
    postgres: PostgresServer, postgres_url: str
) -> None:
    async with (
        wire_to(postgres.folder, postgres_url) as (wire, url),
        stores(url, postgres_url) as (store, other),
    ):
        table = new_table()
        await store.create(table, [])
        wire.cut = "before"
        late = asyncio.create_task(store.append(played(table, 1, ply=1, words="late")))
        while not wire.cuts:
            await asyncio.sleep(0)
        assert await other.append(played(table, 1, ply=1, words="early"))
        assert not await late
        assert await store.entries(table.id) == [played(table, 1, ply=1, words="early")]


@on_a_loop
async def test_a_batch_written_again_knows_its_own_rows_from_those_of_others(database_url: str) -> None:
    async with stores(database_url) as (store,):
        table, first, second = new_table(), new_table(), new_table()
        await store.create(table, [])
        batch = [AtomicWrite(said(table, 1)), AtomicWrite(None, first, [said(first, 1)])]
        others = [AtomicWrite(said(table, 1, "other words")), AtomicWrite(None, second, [said(second, 1)])]
        address = read_address(database_url)
        engine = await open_engine(address)
        writer: BatchWriter = PostgresWriter(engine, "process")
        if address.file is not None:
            writer = SqliteWriter(address.file)
        for batch_written, outcomes in (
            (batch, [True, True]),
            (batch, [True, True]),
            (others, [False, True]),
        ):
            assert await writer.write(batch_written, again=True) == outcomes
        await writer.disconnect()
        await engine.dispose()
        assert await store.entries(table.id) == [said(table, 1)]
        assert await store.entries(first.id) == [said(first, 1)]
        assert await store.entries(second.id) == [said(second, 1)]


@on_a_loop
async def test_a_file_that_somebody_holds_is_unavailable_until_it_is_let_go(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    store = await Store.open(url, patience=0.0)
    table, other = new_table(), new_table()
    await asyncio.gather(store.create(table, []), store.create(other, []))
    holder = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    outcomes = await asyncio.gather(
        store.append(said(table, 1)), store.append(said(other, 1)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [StoreUnavailable, StoreUnavailable]
    assert await store.entries(table.id) == []
    holder.execute("ROLLBACK")
    holder.close()
    assert await store.append(said(table, 1))
    await store.close()


@on_a_loop
async def test_while_there_is_no_database_everybody_is_told_and_later_served(
    postgres: PostgresServer, postgres_url: str
) -> None:
    name = database_in(postgres_url)
    store = await Store.open(postgres_url, patience=0.2)
    table = new_table()
    await store.create(table, [])
    await asyncio.to_thread(postgres.ask, "postgres", f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await asyncio.to_thread(postgres.abort, name)
    with pytest.raises(StoreUnavailable, match="is not responding"):
        await store.append(said(table, 1))
    for question in (store.ping(), store.find(table.id), store.public(10)):
        with pytest.raises(StoreUnavailable, match="is not responding"):
            await question
    await asyncio.to_thread(postgres.ask, "postgres", f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    assert await store.append(said(table, 1))
    assert await store.find(table.id) == table
    await store.close()


@on_a_loop
async def test_closing_without_a_database_tells_those_who_wait(
    postgres: PostgresServer, postgres_url: str
) -> None:
    name = database_in(postgres_url)
    store = await Store.open(postgres_url, patience=0.2)
    table = new_table()
    await store.create(table, [])
    await asyncio.to_thread(postgres.ask, "postgres", f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await asyncio.to_thread(postgres.abort, name)
    waiting = asyncio.create_task(store.append(said(table, 1)))
    await asyncio.sleep(0)
    await store.close()
    with pytest.raises(StoreUnavailable):
        await waiting
    await asyncio.to_thread(postgres.ask, "postgres", f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
