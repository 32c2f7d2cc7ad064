"""What the store keeps: a row for a table, and a row for each thing that happened to it."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

OPTIONS = 4
"""The column of a table that is a list."""


class TableRow(Struct, frozen=True, gc=False):
    """A table as it was agreed upon; the seed is a secret until its game is over."""

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
    """One entry of a table's log; its body may tell what chance has answered, which is a secret too."""

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
    """Take an entry from the columns of the database."""
    return EntryRow(*row)


def table_row(row: Sequence[Any]) -> TableRow:
    """Take a table from the columns of the database."""
    values = [*row]
    values[OPTIONS] = msgspec.json.decode(values[OPTIONS], type=tuple[str, ...])
    return TableRow(*values)


def table_values(table: TableRow) -> dict[str, object]:
    """Lay a table out in the columns of the database."""
    return {**asdict(table), "options": msgspec.json.encode(table.options).decode()}
