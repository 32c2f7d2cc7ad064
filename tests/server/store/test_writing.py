"""Writes are durable and unique, and late ones are refused."""

import asyncio

import pytest

from tests.server.loop import on_a_loop
from tests.server.store.rows import new_table, played, said, stores
from whistlestop.server.errors import EntryRefused, StoreUnavailable
from whistlestop.server.store.store import Store


@on_a_loop
async def test_another_store_reads_what_was_acknowledged(database_url: str) -> None:
    async with stores(database_url, database_url) as (store, other):
        table = new_table()
        assert await store.create(table, [said(table, 1), said(table, 2)])
        assert await store.append(played(table, 3, ply=1))
        assert await other.find(table.id) == table
        assert await other.entries(table.id) == [said(table, 1), said(table, 2), played(table, 3, ply=1)]


@on_a_loop
async def test_of_two_entries_with_one_number_the_first_is_written(database_url: str) -> None:
    async with stores(database_url, database_url) as (store, other):
        table = new_table()
        await store.create(table, [])
        assert await other.append(said(table, 1, "first"))
        assert not await store.append(said(table, 1, "second"))
        assert await store.entries(table.id) == [said(table, 1, "first")]


@on_a_loop
async def test_of_two_plays_of_one_ply_the_first_is_written(database_url: str) -> None:
    async with stores(database_url, database_url) as (store, other):
        table = new_table()
        await store.create(table, [])
        assert await other.append(played(table, 1, ply=1))
        assert not await store.append(played(table, 2, ply=1))
        assert await store.entries(table.id) == [played(table, 1, ply=1)]


@on_a_loop
async def test_of_many_who_race_for_each_number_exactly_one_wins(database_url: str) -> None:
    async with stores(database_url, database_url) as both:
        tables = [new_table() for _ in range(20)]
        await asyncio.gather(*(both[0].create(table, []) for table in tables))
        for number in range(1, 6):
            races = [
                asyncio.gather(
                    *(
                        store.append(said(table, number, f"process {place}"))
                        for place, store in enumerate(both)
                    )
                )
                for table in (tables if number % 2 else reversed(tables))
            ]
            assert all(sum(outcomes) == 1 for outcomes in await asyncio.gather(*races))
        for table in tables:
            assert [entry.number for entry in await both[0].entries(table.id)] == [1, 2, 3, 4, 5]


@on_a_loop
async def test_entries_that_wait_together_are_committed_together(database_url: str) -> None:
    sizes: list[int] = []
    store = await Store.open(database_url, lambda size, seconds: sizes.append(size))
    tables = [new_table() for _ in range(700)]
    await asyncio.gather(*(store.create(table, [said(table, 1)]) for table in tables))
    assert sum(sizes) == 700
    assert len(sizes) <= 3
    assert max(sizes) <= 500
    sizes.clear()
    assert all(await asyncio.gather(*(store.append(said(table, 2)) for table in tables)))
    assert sum(sizes) == 700
    assert len(sizes) <= 3
    await store.close()


@on_a_loop
async def test_everybody_in_a_batch_learns_the_own_outcome(database_url: str) -> None:
    async with stores(database_url) as (store,):
        tables = [new_table() for _ in range(40)]
        await asyncio.gather(*(store.create(table, [said(table, 1)]) for table in tables))
        outcomes = await asyncio.gather(
            *(store.append(said(table, 1 if place % 3 else 2)) for place, table in enumerate(tables))
        )
        assert outcomes == [place % 3 == 0 for place in range(40)]


@on_a_loop
async def test_entries_of_one_table_that_wait_together_are_settled_in_their_order(database_url: str) -> None:
    async with stores(database_url) as (store,):
        table = new_table()
        await store.create(table, [])
        outcomes = await asyncio.gather(
            store.append(said(table, 1, "a")),
            store.append(said(table, 1, "b")),
            store.append(said(table, 2, "c")),
        )
        assert list(outcomes) == [True, False, True]
        assert await store.entries(table.id) == [said(table, 1, "a"), said(table, 2, "c")]


@on_a_loop
async def test_a_rematch_is_written_with_the_entry_that_leads_to_it(database_url: str) -> None:
    async with stores(database_url) as (store,):
        table = new_table()
        await store.create(table, [said(table, 1)])
        rematch = new_table(rematch_of=table.id)
        assert await store.create(rematch, [said(rematch, 1)], after=said(table, 2, rematch.id))
        assert await store.find(rematch.id) == rematch
        assert await store.entries(rematch.id) == [said(rematch, 1)]
        assert await store.entries(table.id, after=1) == [said(table, 2, rematch.id)]


@on_a_loop
async def test_a_rematch_that_comes_too_late_writes_nothing(database_url: str) -> None:
    async with stores(database_url) as (store,):
        table = new_table()
        await store.create(table, [said(table, 1)])
        late, other = new_table(rematch_of=table.id), new_table()
        outcomes = await asyncio.gather(
            store.create(late, [said(late, 1)], after=said(table, 1, late.id)),
            store.create(other, [said(other, 1)]),
        )
        assert list(outcomes) == [False, True]
        assert await store.find(late.id) is None
        assert await store.entries(late.id) == []
        assert await store.entries(table.id) == [said(table, 1)]


@on_a_loop
async def test_what_does_not_fit_is_refused_and_the_others_are_written(database_url: str) -> None:
    async with stores(database_url) as (store,):
        table, nowhere = new_table(), new_table()
        await store.create(table, [])
        again = new_table(table.id)
        outcomes = await asyncio.gather(
            store.append(said(nowhere, 1)),
            store.append(said(table, 1)),
            store.create(again, [said(again, 2)]),
            return_exceptions=True,
        )
        assert isinstance(outcomes[0], EntryRefused)
        assert outcomes[1] is True
        assert isinstance(outcomes[2], EntryRefused)
        assert await store.entries(table.id) == [said(table, 1)]
        assert await store.find(table.id) == table
        assert await store.append(said(table, 2))


@on_a_loop
async def test_text_that_is_no_text_harms_nobody_else(database_url: str) -> None:
    async with stores(database_url) as (store,):
        tables = [new_table(), new_table(), new_table()]
        await asyncio.gather(*(store.create(table, []) for table in tables))
        outcomes = await asyncio.gather(
            store.append(said(tables[0], 1, "\ud800")),
            store.append(said(tables[1], 1)),
            store.append(said(tables[2], 1, "\x00")),
            return_exceptions=True,
        )
        assert isinstance(outcomes[0], EntryRefused)
        assert outcomes[1] is True
        assert outcomes[2] is True or isinstance(outcomes[2], EntryRefused)  # SQLite takes a zero
        assert await store.append(said(tables[0], 1))


@on_a_loop
async def test_one_who_stops_waiting_holds_up_nobody(database_url: str) -> None:
    async with stores(database_url) as (store,):
        table, other = new_table(), new_table()
        await asyncio.gather(store.create(table, []), store.create(other, []))
        rate_limited = asyncio.create_task(store.append(said(table, 1)))
        patient = asyncio.create_task(store.append(said(other, 1)))
        await asyncio.sleep(0)
        rate_limited.cancel()
        assert await patient
        with pytest.raises(asyncio.CancelledError):
            await rate_limited
        number = len(await store.entries(table.id)) + 1
        assert await store.append(said(table, number))


@on_a_loop
async def test_closing_writes_what_waits_and_takes_nothing_more(database_url: str) -> None:
    store = await Store.open(database_url)
    tables = [new_table() for _ in range(30)]
    waiting = [asyncio.create_task(store.create(table, [])) for table in tables]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*waiting))
    with pytest.raises(StoreUnavailable, match="stopping"):
        await store.append(said(tables[0], 1))
    async with stores(database_url) as (again,):
        assert await again.count_open() == 30
