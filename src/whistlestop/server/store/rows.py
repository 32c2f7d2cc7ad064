"""The rows of the store."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

OPTIONS = 4
"""The column of a table that is a list."""


class TableRow(Struct, frozen=True, gc=False):
    """A table; its seed is secret until the game is over."""

    id: str
    created: float
    game: str
    rules: int
    options: tuple[str, ...]
    seats: int
    settings: str
    seed: bytes
    public: bool
    rematch_of: str | None = None

    def __repr__(self) -> str:
        return f"TableRow({self.id!r}, {self.game!r}, seats={self.seats})"

    def __rich_repr__(self) -> list[tuple[str, object]]:
        return [("id", self.id), ("game", self.game), ("seats", self.seats)]


class EntryRow(Struct, frozen=True, gc=False):
    """An entry of a table's log; its body may contain secrets."""

    table_id: str
    number: int
    ply: int | None
    kind: str
    ends: bool
    at: float
    body: str

    def __repr__(self) -> str:
        return f"EntryRow({self.table_id!r}, {self.number}, {self.kind!r})"

    def __rich_repr__(self) -> list[tuple[str, object]]:
        return [("table_id", self.table_id), ("number", self.number), ("kind", self.kind)]


def entry_row(row: Sequence[Any]) -> EntryRow:
    """Build an entry from database columns."""
    return EntryRow(*row)


def table_row(row: Sequence[Any]) -> TableRow:
    """Build a table from database columns."""
    values = [*row]
    values[OPTIONS] = msgspec.json.decode(values[OPTIONS], type=tuple[str, ...])
    return TableRow(*values)


def table_values(table: TableRow) -> dict[str, object]:
    """Return a table as database columns."""
    return {**asdict(table), "options": msgspec.json.encode(table.options).decode()}
