"""Databases of all earlier versions: their tables go on as if nothing had happened."""

import time
from pathlib import Path

import pytest
from sqlalchemy import Boolean, LargeBinary

from tests.databases.sample import TABLES, Sample, read_sample, samples
from tests.server.client import play_out
from tests.server.loop import on_a_loop
from tests.server.serving import GENEROUS, Serving, serving
from whistlestop.record.record import read
from whistlestop.server.settings import Settings
from whistlestop.server.store import migrations
from whistlestop.server.store.address import read_address
from whistlestop.server.store.engine import open_engine
from whistlestop.server.store.schema import metadata
from whistlestop.server.wire.bodies import RecordRequest
from whistlestop.server.wire.messages import StateMessage, TableMessage
from whistlestop.server.wire.requests import SayRequest, StartRequest

every_sample = pytest.mark.parametrize("file", samples(), ids=lambda file: file.stem)


async def restore(sample: Sample, url: str, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Write a sample into an empty database of its schema, as if it had been in use until now."""
    with monkeypatch.context() as earlier:
        earlier.setattr(migrations, "VERSION", sample.schema)
        engine = await open_engine(read_address(url))
    now = time.time()
    latest = max(float(str(row["at"])) for row in sample.rows["entries"])
    async with engine.begin() as connection:
        for name in TABLES:
            for row in sample.rows[name]:
                values = {key: converted(name, key, value) for key, value in row.items()}
                moment = "created" if name == "tables" else "at"
                values[moment] = float(str(row[moment])) + now - latest
                await connection.execute(metadata.tables[name].insert().values(values))
    await engine.dispose()
    return Settings(url, bot_workers=1, bot_pace=0.0, arrival_patience=0.05, limits=GENEROUS)


def converted(table: str, column: str, value: object) -> object:
    """Convert a value of a sample into what the column holds."""
    kind = metadata.tables[table].columns[column].type
    if isinstance(kind, LargeBinary):
        return bytes.fromhex(str(value))
    return bool(value) if isinstance(kind, Boolean) else value


async def record_of(at: Serving, table: str) -> str:
    """Download the record of a finished game."""
    answer = await at.post("record", RecordRequest(table=table))
    assert answer.is_success, answer.text
    return answer.text


def test_every_schema_has_a_sample() -> None:
    newest = int(migrations.VERSION)
    assert {file.stem for file in samples()} == {f"schema_{number}" for number in range(1, newest + 1)}, (
        "write the sample of a new schema with “python -m tests.databases”"
    )


@every_sample
@on_a_loop
async def test_a_finished_game_keeps_its_points_and_its_proof(
    file: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sample = read_sample(file)
    settings = await restore(sample, database_url, monkeypatch)
    async with serving(settings) as at, at.client() as ada:
        await ada.sit(sample.finished, sample.tokens[sample.finished][0])
        ending = await ada.hear(StateMessage, lambda now: now.result is not None)
        assert ending.result is not None
        assert [sheet.total for sheet in ending.result.sheets] == sample.totals
        assert "the nonce of seat 0" in read(await record_of(at, sample.finished)).verify()


@every_sample
@on_a_loop
async def test_a_running_game_goes_on_with_the_tokens_that_people_have(
    file: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sample = read_sample(file)
    settings = await restore(sample, database_url, monkeypatch)
    async with serving(settings) as at, at.client() as both:
        for token in sample.tokens[sample.running]:
            await both.sit(sample.running, token, since=0)
        seen = await both.state(sample.running, 0, sample.ply)
        assert seen.lines == sample.lines
        await both.do(SayRequest(table=sample.running, seat=0, text="Thank you, Ben!"))
        await play_out(both, sample.running)
        assert "Every shuffle follows" in read(await record_of(at, sample.running)).verify()


@every_sample
@on_a_loop
async def test_a_table_that_waits_for_people_can_be_joined_and_started(
    file: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sample = read_sample(file)
    settings = await restore(sample, database_url, monkeypatch)
    async with serving(settings) as at, at.client() as ada:
        await ada.sit(sample.waiting, sample.tokens[sample.waiting][0])
        await at.join(sample.waiting, "Ben")
        await ada.do(StartRequest(table=sample.waiting, seat=0))
        await ada.hear(TableMessage, lambda now: now.status == "playing")
