"""Processes on one PostgreSQL server receive each other's entries and messages."""

import asyncio

import asyncpg
import pytest

from tests.server.loop import on_a_loop
from tests.server.postgres import PostgresServer, database_in
from tests.server.store.rows import new_table, said, stores
from whistlestop.server.store import bus as bus_module
from whistlestop.server.store.bus import Bus
from whistlestop.server.store.engine import PostgresConnection, connect_to_postgres, is_unavailable
from whistlestop.server.store.notifications import (
    MAX_BYTES,
    change_payloads,
    message_payload,
    parse_notification,
)


class Ear:
    """Collects messages from a bus."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[str, int] | str] = asyncio.Queue()
        self.gaps: asyncio.Queue[None] = asyncio.Queue()

    async def listen(self, bus: Bus) -> None:
        """Start listening."""
        await bus.start(
            lambda table, number: self.heard.put_nowait((table, number)),
            self.heard.put_nowait,
            lambda: self.gaps.put_nowait(None),
        )


@on_a_loop
async def test_a_process_hears_what_others_write_and_say_but_not_itself(postgres_url: str) -> None:
    async with stores(postgres_url, postgres_url) as (store, other):
        ear, own = Ear(), Ear()
        await ear.listen(other.bus)
        await own.listen(store.bus)
        table = new_table()
        await store.create(table, [])
        assert await store.append(said(table, 1))
        assert await ear.heard.get() == (table.id, 1)
        store.bus.send("Anna is here – “Grüße”")
        assert await ear.heard.get() == "Anna is here – “Grüße”"
        rematch = new_table()
        await store.create(rematch, [], after=said(table, 2))
        assert await ear.heard.get() == (table.id, 2)
        other.bus.send("so is Ben")
        assert await own.heard.get() == "so is Ben"
        assert ear.heard.empty()
        assert own.heard.empty()


@on_a_loop
async def test_an_entry_that_came_too_late_is_not_told(postgres_url: str) -> None:
    async with stores(postgres_url, postgres_url) as (store, other):
        ear = Ear()
        await ear.listen(other.bus)
        table = new_table()
        await store.create(table, [said(table, 1)])
        assert not await store.append(said(table, 1))
        assert await store.append(said(table, 2))
        assert await ear.heard.get() == (table.id, 2)


@on_a_loop
async def test_a_large_batch_is_told_completely(postgres_url: str) -> None:
    async with stores(postgres_url, postgres_url) as (store, other):
        ear = Ear()
        await ear.listen(other.bus)
        tables = [new_table() for _ in range(450)]
        await asyncio.gather(*(store.create(table, []) for table in tables))
        await asyncio.gather(*(store.append(said(table, 1)) for table in tables))
        heard = {await ear.heard.get() for _ in tables}
        assert heard == {(table.id, 1) for table in tables}


@on_a_loop
async def test_a_lost_connection_is_made_anew_and_the_gap_is_told(
    postgres: PostgresServer, postgres_url: str
) -> None:
    async with stores(postgres_url, postgres_url) as (store, other):
        ear = Ear()
        await ear.listen(other.bus)
        table = new_table()
        await store.create(table, [])
        name = database_in(postgres_url)
        for number in range(1, 4):
            await asyncio.to_thread(postgres.abort, name)
            await ear.gaps.get()
            assert await store.append(said(table, number))
            assert await ear.heard.get() == (table.id, number)
        assert ear.gaps.empty()


@on_a_loop
async def test_one_process_alone_has_a_bus_on_which_nothing_comes(database_url: str) -> None:
    async with stores(database_url) as (store,):
        ear = Ear()
        await ear.listen(store.bus)
        table = new_table()
        await store.create(table, [])
        store.bus.send("hello")
        assert await store.append(said(table, 1))
        await store.bus.close()
        assert ear.heard.empty()
        assert ear.gaps.empty()


def test_notices_are_split_so_that_postgresql_takes_them() -> None:
    changes = [(f"{number:022}", number) for number in range(2000)]
    payloads = list(change_payloads("process", changes))
    assert len(payloads) > 1
    assert all(len(payload.encode()) <= MAX_BYTES for payload in payloads)
    assert [change for payload in payloads for change in parse_notification(payload).changes] == changes
    assert list(change_payloads("process", [])) == []


def test_a_message_that_is_too_long_is_refused() -> None:
    assert parse_notification(message_payload("process", "a b")).message == "a b"
    with pytest.raises(ValueError, match="too long"):
        message_payload("process", "ü" * 4000)


class BrokenOnce:
    """A connection whose first query fails as asyncpg does when the server cuts it midway."""

    def __init__(self, connection: PostgresConnection) -> None:
        self.connection = connection
        self.has_failed = False

    def __getattr__(self, name: str) -> object:
        return getattr(self.connection, name)

    async def execute(self, query: str, *arguments: object, timeout: float) -> None:
        """Fail once."""
        if not self.has_failed:
            self.has_failed = True
            raise asyncpg.InternalClientError("cannot switch to state 12; another operation is in progress")
        await self.connection.execute(query, *arguments, timeout=timeout)


@on_a_loop
async def test_the_bus_survives_an_internal_error_of_the_driver(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken: list[BrokenOnce] = []

    async def connect(dsn: str) -> object:
        connection = await connect_to_postgres(dsn)
        if broken:
            return connection
        broken.append(BrokenOnce(connection))
        return broken[0]

    async with stores(postgres_url, postgres_url) as (store, other):
        ear, own = Ear(), Ear()
        await ear.listen(other.bus)
        monkeypatch.setattr(bus_module, "connect_to_postgres", connect)
        await own.listen(store.bus)
        store.bus.send("lost with the connection")
        await asyncio.wait_for(own.gaps.get(), 30)
        store.bus.send("sent over the next one")

        assert await asyncio.wait_for(ear.heard.get(), 30) == "sent over the next one"


def test_an_internal_error_of_the_driver_does_not_refuse_an_entry() -> None:
    assert is_unavailable(asyncpg.InternalClientError("another operation is in progress"))
