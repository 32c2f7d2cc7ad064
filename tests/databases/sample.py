"""A database that a server of some version has written, with what is needed to go on from it."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

FOLDER = Path(__file__).parent
TABLES = ("tables", "entries")


@dataclass(frozen=True)
class Sample:
    """The rows of a database, and what the people at its tables had."""

    schema: str
    """The version of the schema."""

    rows: dict[str, list[dict[str, object]]]
    """The rows by table of the database; seeds in hexadecimal."""

    finished: str
    """The table of a finished game."""

    totals: list[int]
    """The points in that game."""

    running: str
    """The table of a game that is not over."""

    ply: int
    """The number of plays there."""

    lines: list[str]
    """The lines of the record of that game, as seat 0 saw them."""

    waiting: str
    """A table whose game has not begun."""

    tokens: dict[str, list[str]]
    """The tokens of the people by table."""


def read_sample(file: Path) -> Sample:
    """Read a sample from its file."""
    return Sample(**json.loads(file.read_text(encoding="utf-8")))


def write_sample(sample: Sample) -> None:
    """Write a sample to the file of its schema."""
    file = FOLDER / f"schema_{sample.schema}.json"
    text = json.dumps(asdict(sample), ensure_ascii=False, indent=1)
    file.write_text(text + "\n", encoding="utf-8")


def samples() -> list[Path]:
    """Return the files of all samples."""
    return sorted(FOLDER.glob("schema_*.json"))
