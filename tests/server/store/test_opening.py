"""Which databases a store opens, and how it explains the others."""

import asyncio
import os
import re
import socket
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from tests.server.loop import on_a_loop
from tests.server.store.rows import new_table, said, stores
from whistlestop.server.errors import BadDatabase, NewerDatabase
from whistlestop.server.store import migrations
from whistlestop.server.store.address import read_address
from whistlestop.server.store.engine import open_engine
from whistlestop.server.store.schema import metadata
from whistlestop.server.store.store import Store

PASSWORD = "open-sesame"


@pytest.fixture
def deaf_port() -> Iterator[int]:
    """A local port without a listener."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        yield listener.getsockname()[1]


@on_a_loop
async def test_a_database_is_opened_again_with_what_is_in_it(database_url: str) -> None:
    table = new_table()
    async with stores(database_url) as (store,):
        await store.create(table, [said(table, 1)])
    async with stores(database_url) as (store,):
        assert await store.find(table.id) == table
        assert await store.entries(table.id) == [said(table, 1)]


@on_a_loop
async def test_several_who_open_a_new_database_at_once_all_can_use_it(database_url: str) -> None:
    opened = await asyncio.gather(*(Store.open(database_url) for _ in range(4)))
    for store in opened:
        assert await store.create(new_table(), [])
    assert await opened[0].count_open() == 4
    for store in opened:
        await store.close()


@on_a_loop
async def test_the_steps_lead_to_the_shape_that_the_program_expects(database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    engine = await open_engine(read_address(database_url))
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


def test_the_last_step_is_the_version_that_the_program_works_with() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_current_head() == migrations.VERSION


@on_a_loop
async def test_a_database_of_a_newer_program_is_refused_and_left_alone(database_url: str) -> None:
    engine = await open_engine(read_address(database_url))
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '917'"))
    with pytest.raises(NewerDatabase) as refusal:
        await Store.open(database_url)
    assert "has schema version 917" in str(refusal.value)
    assert "Use the newer Whistlestop that migrated it" in str(refusal.value)
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == "917"
    await engine.dispose()


@on_a_loop
async def test_a_server_that_is_not_there_is_named_without_the_password(deaf_port: int) -> None:
    with pytest.raises(BadDatabase) as refusal:
        await Store.open(f"postgresql://anna:{PASSWORD}@127.0.0.1:{deaf_port}/tables?password={PASSWORD}")
    message = str(refusal.value)
    assert (
        f"The database postgresql://anna@127.0.0.1:{deaf_port}/tables can't be reached: Connection refused."
        in message
    )
    assert "Check that PostgreSQL is running there" in message
    assert PASSWORD not in message
    assert refusal.value.__cause__ is None


@on_a_loop
async def test_a_database_that_does_not_exist_is_named(postgres_url: str) -> None:
    with pytest.raises(BadDatabase, match=r"""can't be reached: database "nowhere" does not exist. Check"""):
        await Store.open(re.sub(r"/test_\d+", "/nowhere", postgres_url))


@pytest.mark.parametrize(
    "url",
    [
        f"mysql://anna:{PASSWORD}@host/tables",
        f"anna:{PASSWORD}@host/tables",
        f"postgresql//anna:{PASSWORD}@host/tables",
        f"postgresql://anna:#{PASSWORD}@host/tables",
        f"postgresql://anna:12#{PASSWORD}@host/tables",
        f"postgresql://anna:/{PASSWORD}@host/tables",
        f"postgresql://anna:?{PASSWORD}@host/tables",
        f"postgresql://anna:{PASSWORD}",
    ],
)
@on_a_loop
async def test_an_address_that_is_none_is_refused_without_the_password(url: str) -> None:
    with pytest.raises(BadDatabase, match="postgresql://USER:PASSWORD@HOST/NAME") as refusal:
        await Store.open(url)
    assert PASSWORD not in str(refusal.value)
    assert "12" not in str(refusal.value)


@pytest.mark.parametrize("url", ["sqlite://tables.db", "sqlite://", "sqlite:///", "sqlite:///:memory:"])
@on_a_loop
async def test_an_address_without_a_file_is_refused(url: str) -> None:
    with pytest.raises(BadDatabase, match=r"names no file. Write sqlite:///FILE, with three slashes"):
        await Store.open(url)


@on_a_loop
async def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, " * 100)
    with pytest.raises(BadDatabase, match=r"letter.txt can't be opened: file is not a database. Check"):
        await Store.open(f"sqlite:///{letter}")
    assert letter.read_text() == "Dear Anna, " * 100


@on_a_loop
async def test_a_file_that_can_t_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables").write_text("no folder")
    with pytest.raises(BadDatabase, match=r"can't be opened: .*directory. Check that you may write there"):
        await Store.open(f"sqlite:///{tmp_path}/tables/whistlestop.db")


@on_a_loop
async def test_nobody_else_may_read_the_seeds_in_a_file(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        async with stores(f"sqlite:///{tmp_path}/new/tables/whistlestop.db") as (store,):
            await store.create(new_table(), [])
            folder = tmp_path / "new" / "tables"
            assert stat.S_IMODE(folder.stat().st_mode) == 0o700
            files = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    finally:
        os.umask(before)
    assert files == dict.fromkeys(("whistlestop.db", "whistlestop.db-shm", "whistlestop.db-wal"), 0o600)


@on_a_loop
async def test_what_sqlite_commits_has_reached_the_disk(tmp_path: Path) -> None:
    engine = await open_engine(read_address(f"sqlite:///{tmp_path}/tables.db"))
    async with engine.connect() as connection:
        answers = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    await engine.dispose()
    assert answers == ["wal", 2, 1]


@on_a_loop
async def test_a_path_with_odd_signs_is_a_path(tmp_path: Path) -> None:
    file = tmp_path / "50% Grüße & mehr" / "a b#c.db"
    async with stores(f"sqlite:///{file}") as (store,):
        await store.create(new_table(), [])
    connection = sqlite3.connect(file)
    assert connection.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    connection.close()


@on_a_loop
async def test_a_connection_in_use_is_closed_with_the_store(postgres_url: str) -> None:
    engine = await open_engine(read_address(postgres_url))
    connection = await engine.connect()  # by a task that was cancelled and has not given it back yet
    driver = (await connection.get_raw_connection()).driver_connection
    await engine.dispose()

    assert isinstance(driver, asyncpg.Connection)
    assert driver.is_closed()
    with suppress(DBAPIError):
        await connection.close()
