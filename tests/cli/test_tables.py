"""Tables are exported as records, imported from them, and backed up."""

import asyncio
import re
from pathlib import Path

import pytest

from tests.cli.program import whistlestop
from tests.server.operations.finished import played_table
from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.store.store import Store


def stored(folder: Path, *tables: tuple[TableRow, list[EntryRow]]) -> str:
    """Create a database with these tables and return its URL."""
    url = f"sqlite:///{folder / 'tables.sqlite'}"

    async def store() -> None:
        opened = await Store.open(url)
        for row, entries in tables:
            await opened.create(row, entries)
        await opened.close()

    asyncio.run(store())
    return url


def test_finished_tables_are_exported_as_records_that_verify(tmp_path: Path) -> None:
    over, running = played_table("first_journey"), played_table("europe", plays=5)
    url = stored(tmp_path, over, running)

    outcome = whistlestop("export", "--database", url, "--out", str(tmp_path / "out"))

    assert outcome.code == 0, outcome.complained
    assert [file.name for file in (tmp_path / "out").iterdir()] == [f"{over[0].id}.record"]
    assert "Skipped 1 unfinished game" in outcome.said
    verified = whistlestop("verify", str(tmp_path / "out" / f"{over[0].id}.record"))
    assert "Every shuffle follows from the seed" in verified.said


def test_a_running_game_is_exported_only_on_request_and_with_a_warning(tmp_path: Path) -> None:
    running = played_table("europe", plays=5)
    url = stored(tmp_path, running)
    words = ("export", "--database", url, "--out", str(tmp_path), "--table", running[0].id)

    whistlestop(*words)
    assert not (tmp_path / f"{running[0].id}.record").exists()
    outcome = whistlestop(*words, "--unfinished")

    assert "who reads them knows what will be drawn" in outcome.said
    assert running[0].seed.hex() in (tmp_path / f"{running[0].id}.record").read_text()


def test_exported_tables_can_be_imported_elsewhere(tmp_path: Path) -> None:
    over, running = played_table("card_game"), played_table("europe", plays=5)
    here, there = tmp_path / "here", tmp_path / "there"
    url = stored(here, over, running)
    whistlestop("export", "--database", url, "--out", str(here), "--unfinished")
    files = [str(here / f"{row.id}.record") for row, _ in (over, running)]

    other = f"sqlite:///{there / 'tables.sqlite'}"
    outcome = whistlestop("import", *files, "--database", other)

    assert outcome.code == 0, outcome.complained
    ids = re.findall(r"table (\S+),", outcome.said)
    assert len(ids) == 2
    assert len(re.findall(r"secret of seat \d: \S+", outcome.said)) == 2
    whistlestop("export", "--database", other, "--out", str(there), "--unfinished")
    for file, new in zip(files, ids, strict=True):
        assert (there / f"{new}.record").read_text() == Path(file).read_text()


def test_nothing_is_imported_if_one_record_is_invalid(tmp_path: Path) -> None:
    url = stored(tmp_path, played_table("first_journey"))
    whistlestop("export", "--database", url, "--out", str(tmp_path))
    (good,) = tmp_path.glob("*.record")
    bad = tmp_path / "bad.record"
    bad.write_text(good.read_text().replace("seed: ", "seed: 00"))

    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    outcome = whistlestop("import", str(good), str(bad), "--database", other)

    assert outcome.code == 2
    assert "bad.record, the seed" in outcome.complained
    assert "Wrote 0 records" in whistlestop("export", "--database", other, "--out", str(tmp_path)).said


def test_a_backup_is_a_database_to_start_with(tmp_path: Path) -> None:
    url = stored(tmp_path, played_table("first_journey"))
    target = tmp_path / "backup.sqlite"

    assert whistlestop("backup", str(target), "--database", url).code == 0
    again = whistlestop("backup", str(target), "--database", url)
    copied = whistlestop("export", "--database", f"sqlite:///{target}", "--out", str(tmp_path / "out"))

    assert "Wrote 1 record to" in copied.said
    assert again.code == 2
    assert "already exists" in again.complained


def test_for_postgresql_the_backup_command_is_printed(tmp_path: Path) -> None:
    url = "postgresql://ada:hunter2@db.example/tables"
    outcome = whistlestop("backup", str(tmp_path / "x"), "--database", url)

    assert outcome.code == 2
    assert "pg_dump" in outcome.complained
    assert "hunter2" not in outcome.complained


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("export", "--table", "nowhere"), "There is no table “nowhere”"),
        (("import", "nowhere.record"), "nowhere.record can't be read"),
        (("backup", "copy"), "There is no database"),
    ],
)
def test_wrong_arguments_are_refused_with_one_sentence(
    tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    out = ("--out", str(tmp_path)) if words[0] == "export" else ()
    outcome = whistlestop(*words, "--database", url, *out)

    assert outcome.code == 2
    assert sentence in outcome.complained
    assert "Traceback" not in outcome.complained
