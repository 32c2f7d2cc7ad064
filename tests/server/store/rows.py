"""Sample tables and entries."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from whistlestop.server.store.rows import EntryRow, TableRow
from whistlestop.server.store.store import Store


@asynccontextmanager
async def stores(*urls: str) -> AsyncIterator[list[Store]]:
    """Open stores, as several processes would, and close them afterwards."""
    opened = [await Store.open(url) for url in urls]
    try:
        yield opened
    finally:
        for store in opened:
            await store.close()


def new_table(
    name: str = "", created: float = 1000.5, public: bool = False, rematch_of: str | None = None
) -> TableRow:
    """Return a new table."""
    return TableRow(
        id=name or secrets.token_urlsafe(16),
        created=created,
        game="europe",
        rules=3,
        options=("open stacks", "Zürich"),
        seats=4,
        settings='{"clock":"fast"}',
        seed=secrets.token_bytes(32),
        public=public,
        rematch_of=rematch_of,
    )


def said(table: TableRow, number: int, words: str = "Grüße") -> EntryRow:
    """Return a chat entry."""
    return EntryRow(table.id, number, None, "said", False, 1001.25 + number, f'{{"text":"{words}"}}')


def played(table: TableRow, number: int, ply: int, words: str = "pass", ends: bool = False) -> EntryRow:
    """Return a play."""
    return EntryRow(table.id, number, ply, "played", ends, 1001.25 + number, f'{{"text":"{words}"}}')
