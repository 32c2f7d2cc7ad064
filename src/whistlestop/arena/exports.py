"""Export of results to CSV and Parquet, one row per seat and game."""

import csv
from importlib import import_module
from pathlib import Path
from types import ModuleType

from whistlestop.arena.result import Result
from whistlestop.arena.totals import WIN, win_shares
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded

Row = dict[str, int | float | str]

BATCH_ROWS = 20_000

COLUMN_TYPES = {
    "bot": "string",
    "reason": "string",
    "crash": "string",
    "seconds": "float64",
    "win_share": "float64",
}


def columns(game: Game) -> list[str]:
    """Return the column names: common ones, then the lines and counts of the game's score sheet."""
    sheet = game.score(game.start(game.seats[0], Seeded(0), 0))[0]
    always = ["block", "rotation", "seed", "seat", "bot", "score", "rank", "win_share", "turns"]
    lines = [*(f"points_{name}" for name in sheet.points), *sheet.counts]
    return [*always, *lines, "plies", "reason", "crash", "decisions", "overruns", "timeouts", "seconds"]


def rows(block: list[Result]) -> list[Row]:
    """Return the rows of a block, one per game and seat."""
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
            "decisions": result.decisions[seat],
            "overruns": result.overruns[seat],
            "timeouts": result.timeouts[seat],
            "seconds": result.seconds[seat],
        }
        for result in block
        for seat, share in enumerate(win_shares(result.ranks))
    ]


class CsvExport:
    """A CSV file of results."""

    def __init__(self, path: Path, game: Game) -> None:
        try:
            self.file = path.open("w", encoding="utf-8", newline="")
        except OSError as error:
            raise WhistlestopError(f"{path} can't be written: {error.strerror}.") from error
        self.writer = csv.DictWriter(self.file, columns(game))
        self.writer.writeheader()

    def add(self, block: list[Result]) -> None:
        """Write the rows of a block."""
        self.writer.writerows(rows(block))

    def close(self) -> None:
        """Close the file."""
        self.file.close()


class ParquetExport:
    """A Parquet file of results."""

    def __init__(self, path: Path, game: Game) -> None:
        self.arrow = require("pyarrow")
        parquet = require("pyarrow.parquet")
        types = [(name, self.arrow.type_for_alias(COLUMN_TYPES.get(name, "int64"))) for name in columns(game)]
        self.schema = self.arrow.schema(types)
        self.buffer: list[Row] = []
        try:
            self.writer = parquet.ParquetWriter(str(path), self.schema)
        except OSError as error:
            raise WhistlestopError(f"{path} can't be written: {error.strerror or error}.") from error

    def add(self, block: list[Result]) -> None:
        """Buffer the rows of a block and write full batches."""
        self.buffer += rows(block)
        if len(self.buffer) >= BATCH_ROWS:
            self.flush()

    def flush(self) -> None:
        """Write the buffered rows."""
        self.writer.write_table(self.arrow.Table.from_pylist(self.buffer, schema=self.schema))
        self.buffer = []

    def close(self) -> None:
        """Close the file."""
        self.flush()
        self.writer.close()


def require(module: str) -> ModuleType:
    """Import an optional module, or explain how to install it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise WhistlestopError(
            "Parquet files need pyarrow. Install it with: pip install 'whistlestop[arena]'"
        ) from error
