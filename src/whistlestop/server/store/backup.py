"""Online backups of a SQLite database."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from whistlestop.server.errors import BackupFailed
from whistlestop.server.store.address import read_address


def backup(url: str, target: Path) -> None:
    """Copy a database into a new private file."""
    address = read_address(url)
    if address.file is None:
        raise BackupFailed(
            f"{address.shown} is a PostgreSQL database; back it up with PostgreSQL's own tool: "
            f"pg_dump --format=custom --file={target} {address.shown}"
        )
    if not address.file.is_file():
        raise BackupFailed(f"There is no database {address.file}.")
    if target.exists():
        raise BackupFailed(f"{target} already exists. Choose a new file for the backup.")
    draft = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_TRUNC | os.O_RDWR, 0o600))
        _copy(address.file, draft)
        draft.rename(target)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            draft.unlink()
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BackupFailed(f"{address.file} can't be copied to {target}: {reason}.") from None


def _copy(file: Path, draft: Path) -> None:
    """Copy everything that is committed; writers don't have to wait."""
    source = f"{file.resolve().as_uri()}?mode=rw"
    with closing(sqlite3.connect(source, uri=True)) as old, closing(sqlite3.connect(draft)) as new:
        old.backup(new)
