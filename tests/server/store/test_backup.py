"""A backup is complete although the server keeps running."""

import asyncio
import stat
from pathlib import Path

import pytest

from tests.server.loop import on_a_loop
from tests.server.store.rows import new_table, said, stores
from whistlestop.server.errors import BackupFailed
from whistlestop.server.store.backup import backup


@on_a_loop
async def test_a_backup_holds_what_was_acknowledged_before(tmp_path: Path) -> None:
    url, target = f"sqlite:///{tmp_path}/tables.db", tmp_path / "backup.db"
    async with stores(url) as (store,):
        table, busy = new_table(), new_table()
        await asyncio.gather(store.create(table, [said(table, 1)]), store.create(busy, []))
        copying = asyncio.create_task(asyncio.to_thread(backup, url, target))
        number = 0
        while not copying.done():
            number += 1
            assert await store.append(said(busy, number))
        await copying
    assert [file.name for file in tmp_path.glob("backup*")] == ["backup.db"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    async with stores(f"sqlite:///{target}") as (copy,):
        assert await copy.find(table.id) == table
        assert await copy.entries(table.id) == [said(table, 1)]
        numbers = [entry.number for entry in await copy.entries(busy.id)]
        assert numbers == list(range(1, len(numbers) + 1))


@on_a_loop
async def test_a_backup_never_replaces_a_file(tmp_path: Path) -> None:
    url, target = f"sqlite:///{tmp_path}/tables.db", tmp_path / "backup.db"
    async with stores(url):
        target.write_text("of yesterday")
        with pytest.raises(BackupFailed, match=r"backup.db already exists. Choose a new file"):
            backup(url, target)
    assert target.read_text() == "of yesterday"


@on_a_loop
async def test_a_folder_that_is_not_there_is_explained(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    async with stores(url):
        with pytest.raises(BackupFailed, match=r"can't be copied to .*: No such file or directory"):
            backup(url, tmp_path / "nowhere" / "backup.db")


def test_a_database_that_is_not_there_is_explained_and_not_made(tmp_path: Path) -> None:
    with pytest.raises(BackupFailed, match=r"There is no database .*tables.db\."):
        backup(f"sqlite:///{tmp_path}/tables.db", tmp_path / "backup.db")
    assert list(tmp_path.iterdir()) == []


def test_postgresql_has_its_own_program_for_backups(tmp_path: Path) -> None:
    with pytest.raises(BackupFailed, match="pg_dump --format=custom") as refusal:
        backup("postgresql://anna:open-sesame@host/tables", tmp_path / "backup")
    assert "open-sesame" not in str(refusal.value)
