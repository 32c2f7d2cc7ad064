"""The export, import and backup commands for a server's tables."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from whistlestop.cli.databases import Database, check_installed, resolve_url
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
        list[str], typer.Option("--table", metavar="ID", help="Only this table; default: all tables.")
    ] = [],  # noqa: B006
    out: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Write the records to this folder.")
    ] = Path("records"),
    unfinished: Annotated[
        bool,
        typer.Option("--unfinished", help="Also export unfinished games, including all hidden information."),
    ] = False,
) -> None:
    """Export a server's tables as records, which can be replayed, verified and imported."""
    check_installed()
    import asyncio

    make_folder(out)
    asyncio.run(export_all(resolve_url(database_url), table, out, unfinished))


async def export_all(url: str, wanted: list[str], out: Path, unfinished: bool) -> None:
    """Write the records of all tables, or of the requested ones."""
    from whistlestop.server.store.store import Store
    from whistlestop.server.table.record_export import seat_names, whole_record

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
            write(out / f"{row.id}.record", whole_record(row, entries, seat_names(row, entries)))
            finished += over
            secret += not over
    finally:
        await store.close()
    print(f"Wrote {count_of(finished + secret, 'record')} to {out}.")
    if secret:
        print(
            f"Warning: {count_of(secret, 'record')} of unfinished games contain all cards and the seed;"
            " anyone who reads them knows what will be drawn."
        )
    if waiting:
        print(f"Skipped {count_of(waiting, 'unfinished game')}; --unfinished exports them too.")


async def tables(store: "Store", wanted: list[str]) -> "AsyncIterator[TableRow]":
    """Yield all tables, or the requested ones."""
    if not wanted:
        async for row in store.every_table():
            yield row
    for name in wanted:
        found = await store.find(name)
        if found is None:
            raise WhistlestopError(f"There is no table “{name}” in this database.")
        yield found


def count_of(number: int, noun: str) -> str:
    """Format a count with its noun."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def import_(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Record files.")],
    database_url: Database = "",
) -> None:
    """Import records as tables, if every move is legal and every shuffle follows from the seed."""
    check_installed()
    import asyncio

    asyncio.run(import_all(resolve_url(database_url), files))


async def import_all(url: str, files: list[Path]) -> None:
    """Read all records first, so that nothing is imported if one is invalid."""
    from whistlestop.server.store.store import Store
    from whistlestop.server.table.record_import import playable_table

    made = []
    for file in files:
        try:
            made.append((file, *playable_table(read(file))))
        except BrokenRecord as error:
            raise WhistlestopError(f"{file}, {error}") from error
    store = await Store.open(url)
    try:
        for file, row, entries, tokens in made:
            await store.create(row, entries)
            print(f"{file}: table {row.id}, {len(entries)} entries.")
            for seat, token in enumerate(tokens):
                print(f"  secret of seat {seat}: {token}")
    finally:
        await store.close()


def backup(
    target: Annotated[Path, typer.Argument(metavar="TARGET", help="The file to write.")],
    database_url: Database = "",
) -> None:
    """Back up a SQLite database into one file, even while a server uses it."""
    check_installed()
    from whistlestop.server.store import backup as backups

    backups.backup(resolve_url(database_url), target)
    print(f"Wrote {target}. To use it, run: whistlestop serve --database sqlite:///{target.resolve()}")
