"""The tables of a server: exported as records, imported again, backed up."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from whistlestop.cli.databases import Database, check_installed, database
from whistlestop.cli.files import make_folder, read, write
from whistlestop.core.errors import BrokenRecord, WhistlestopError

if TYPE_CHECKING:
    from whistlestop.server.store.rows import TableRow
    from whistlestop.server.store.store import Store


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command(name="export")(export)
    app.command(name="import")(import_)
    app.command(name="backup")(backup)


def export(
    database_url: Database = "",
    table: Annotated[
        list[str], typer.Option("--table", metavar="ID", help="Only this table; all if left out.")
    ] = [],  # noqa: B006
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Write the records here.")] = Path(
        "records"
    ),
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="Also tables whose game goes on, with all their secrets.")
    ] = False,
) -> None:
    """Write the tables of a server as records, which can be replayed, verified and imported."""
    check_installed()
    import asyncio

    make_folder(out)
    asyncio.run(export_all(database(database_url), table, out, unfinished))


async def export_all(url: str, wanted: list[str], out: Path, unfinished: bool) -> None:
    """Write the records of all tables, or of those that are wanted."""
    from whistlestop.server.store.store import Store
    from whistlestop.server.tables.recording import names_of, whole_record

    store = await Store.open(url)
    finished = secret = waiting = 0
    try:
        async for row in tables(store, wanted):
            entries = await store.entries(row.id)
            if not any(entry.kind == "started" for entry in entries):
                continue
            over = any(entry.ends for entry in entries)
            if not over and not unfinished:
                waiting += 1
                continue
            write(out / f"{row.id}.record", whole_record(row, entries, names_of(row, entries)))
            finished += over
            secret += not over
    finally:
        await store.close()
    print(f"Wrote {counted(finished + secret, 'record')} to {out}.")
    if secret:
        print(
            f"Careful: {counted(secret, 'record')} of games that go on, with all cards and the seed;"
            " who reads them knows what will be drawn."
        )
    if waiting:
        going = "1 game that still goes on" if waiting == 1 else f"{waiting} games that still go on"
        print(f"Left out {going}; --unfinished exports them too.")


async def tables(store: "Store", wanted: list[str]) -> "AsyncIterator[TableRow]":
    """Find all tables, or those that are wanted."""
    if not wanted:
        async for row in store.every_table():
            yield row
    for name in wanted:
        found = await store.find(name)
        if found is None:
            raise WhistlestopError(f"There is no table “{name}” in this database.")
        yield found


def counted(number: int, noun: str) -> str:
    """Write how many of something there are."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def import_(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records.")],
    database_url: Database = "",
) -> None:
    """Make tables of records that prove right: every move legal, every shuffle from the seed."""
    check_installed()
    import asyncio

    asyncio.run(import_all(database(database_url), files))


async def import_all(url: str, files: list[Path]) -> None:
    """Read all records first, so that nothing is written if one of them is wrong."""
    from whistlestop.server.store.store import Store
    from whistlestop.server.tables.importing import table_from

    made = []
    for file in files:
        try:
            made.append((file, *table_from(read(file))))
        except BrokenRecord as error:
            raise WhistlestopError(f"{file}, {error}") from error
    store = await Store.open(url)
    try:
        for file, row, entries, tokens in made:
            await store.create(row, entries)
            print(f"{file}: table {row.id}, {len(entries)} entries.")
            for seat, token in enumerate(tokens):
                print(f"  seat {seat} is played with the secret {token}")
    finally:
        await store.close()


def backup(
    target: Annotated[Path, typer.Argument(metavar="TARGET", help="The file to write.")],
    database_url: Database = "",
) -> None:
    """Copy a SQLite database into one file, even while a server works with it."""
    check_installed()
    from whistlestop.server.store import backup as backups

    backups.backup(database(database_url), target)
    print(f"Wrote {target}. To use it, start with --database sqlite:///{target.resolve()}")
