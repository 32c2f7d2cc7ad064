"""Results as sheets of rows, one for each seat of each game: CSV and Parquet."""

import csv
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from whistlestop.arena.result import Result
from whistlestop.arena.sums import WIN, win_shares
from whistlestop.core.chance import Seeded
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import Game

Row = dict[str, int | float | str]

ROWS_AT_ONCE = 20_000

KINDS = {"bot": "string", "reason": "string", "crash": "string", "seconds": "float64", "win_share": "float64"}


def columns(game: Game) -> list[str]:
    """Name the columns: those of every game, and the lines and counts of this game's score sheet."""
    sheet = game.score(game.start(game.seats[0], Seeded(0), 0))[0]
    always = ["block", "rotation", "seed", "seat", "bot", "score", "rank", "win_share", "turns"]
    lines = [*(f"points_{name}" for name in sheet.points), *sheet.counts]
    return [*always, *lines, "plies", "reason", "crash", "overruns", "seconds"]


def rows(block: list[Result]) -> list[Row]:
    """Lay the games of a block out, seat by seat."""
    return [
        {
            "block": result.block,
            "rotation": result.rotation,
            "seed": result.seed,
            "seat": seat,
            "bot": result.bots[seat],
            "score": result.scores[seat],
            "rank": result.ranks[seat],
            "win_share": share / WIN,
            "turns": result.turns[seat],
            **{f"points_{name}": points for name, points in result.points[seat].items()},
            **result.counts[seat],
            "plies": result.plies,
            "reason": result.reason,
            "crash": result.crashes[seat],
            "overruns": result.overruns[seat],
            "seconds": result.seconds[seat],
        }
        for result in block
        for seat, share in enumerate(win_shares(result.ranks))
    ]


class CsvSheet:
    """A sheet that every spreadsheet can open."""

    def __init__(self, path: Path, game: Game) -> None:
        try:
            self.file = path.open("w", encoding="utf-8", newline="")
        except OSError as error:
            raise WhistlestopError(f"{path} can't be written: {error.strerror}.") from error
        self.writer = csv.DictWriter(self.file, columns(game))
        self.writer.writeheader()

    def take(self, block: list[Result]) -> None:
        """Write the rows of a block."""
        self.writer.writerows(rows(block))

    def close(self) -> None:
        """Finish the file."""
        self.file.close()


class ParquetSheet:
    """A sheet for programs that read large tables."""

    def __init__(self, path: Path, game: Game) -> None:
        self.arrow = needed("pyarrow")
        parquet = needed("pyarrow.parquet")
        types = [(name, self.arrow.type_for_alias(KINDS.get(name, "int64"))) for name in columns(game)]
        self.schema = self.arrow.schema(types)
        self.waiting: list[Row] = []
        try:
            self.writer = parquet.ParquetWriter(str(path), self.schema)
        except OSError as error:
            raise WhistlestopError(f"{path} can't be written: {error.strerror or error}.") from error

    def take(self, block: list[Result]) -> None:
        """Keep the rows of a block until there are enough to write."""
        self.waiting += rows(block)
        if len(self.waiting) >= ROWS_AT_ONCE:
            self.write()

    def write(self) -> None:
        """Write the rows that are waiting."""
        self.writer.write_table(self.arrow.Table.from_pylist(self.waiting, schema=self.schema))
        self.waiting = []

    def close(self) -> None:
        """Finish the file."""
        self.write()
        self.writer.close()


def needed(module: str) -> ModuleType:
    """Import what Parquet needs, or tell how to get it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise WhistlestopError(
            "Parquet files need pyarrow, which is not installed; this installs it:"
            f" {sys.executable} -m pip install pyarrow"
        ) from error
