"""A file of results (JSON lines) from which an interrupted contest resumes."""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType

from whistlestop.arena.contest import WALL, Contest
from whistlestop.arena.result import Result
from whistlestop.core.errors import WhistlestopError
from whistlestop.file_lock import lock

FORMAT = "whistlestop results 2"
FAMILY = "whistlestop results "


@dataclass(frozen=True)
class Heading:
    """The header of a results file: what all its games have in common."""

    contest: Contest
    rules: int
    anchor: str
    behaviour: str

    def to_dict(self) -> dict[str, object]:
        """Return the first line of the file as plain data."""
        header = {
            "format": FORMAT,
            **asdict(self.contest),
            "rules": self.rules,
            "anchor": self.anchor,
            "anchor_behaviour": self.behaviour,
        }
        plain: dict[str, object] = json.loads(json.dumps(header))
        return plain


class ResultsFile:
    """Results on disk; only whole blocks are appended, so an interrupted contest can resume."""

    def __init__(self, path: Path, heading: Heading) -> None:
        self.path = path
        self.heading = heading
        self.blocks = 0
        self.valid_bytes = 0  # size of the header and all whole blocks
        self.is_validated = False  # whether the whole file has been read and matches the header
        try:
            self.file = path.open("r+b" if path.exists() else "w+b")
        except OSError as error:
            raise WhistlestopError(f"{path} can't be written: {error.strerror}.") from error
        try:
            lock(self.file.fileno())
        except OSError:
            self.file.close()
            raise WhistlestopError(
                f"Another contest is writing to {path}. Wait until it has ended, or use another file."
            ) from None

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with suppress(OSError):
            if self.is_validated:
                self.truncate()
        self.file.close()

    def read_blocks(self) -> Iterator[list[Result]]:
        """Yield the stored blocks, then truncate any partial one so that more can be appended."""
        first = self.file.readline()
        if first.endswith(b"\n"):
            self.check(first)
        else:  # a new file, or one that ends in its first line
            self.file.seek(0)
            self.file.truncate()
            self.file.write(encode_line(self.heading.to_dict()))
        self.valid_bytes = self.file.tell()
        block: list[Result] = []
        while (row := self.file.readline()).endswith(b"\n"):
            block.append(self.parse_result(row, len(block)))
            if len(block) == self.heading.contest.seats:
                self.blocks += 1
                self.valid_bytes = self.file.tell()
                yield block
                block = []
        self.is_validated = True
        self.truncate()

    def check(self, first: bytes) -> None:
        """Raise an error unless the header matches."""
        found = parse_line(first)
        if str(found.get("format")).startswith(FAMILY) and found.get("format") != FORMAT:
            raise WhistlestopError(f"{self.path} is from another version of Whistlestop; start a new file.")
        if found.get("format") != FORMAT:
            raise WhistlestopError(f"{self.path} is not a results file; choose another name.")
        found.setdefault("clock", WALL)  # all that there was in files without it
        for key, wanted in self.heading.to_dict().items():
            if found.get(key) == wanted:
                continue
            if key == "anchor_behaviour":
                raise WhistlestopError(
                    f"{self.path} was measured against a different version of {self.heading.anchor}: its"
                    f" behaviour was {found.get(key)}, and is now {wanted}. Ratings measured from the two"
                    " can't be compared; start a new file."
                )
            raise WhistlestopError(
                f"{self.path} holds the results of another contest: its {key} is"
                f" {format_value(found.get(key))}, not {format_value(wanted)}. Use the same"
                " arguments, or another file."
            )

    def parse_result(self, row: bytes, rotation: int) -> Result:
        """Parse one result and check that it is the next one."""
        try:
            result = Result(**parse_line(row))  # type: ignore[arg-type]
        except TypeError as error:
            raise WhistlestopError(
                f"{self.path}: game {self.due_game(rotation)} could not be parsed."
            ) from error
        if (result.block, result.rotation) != (self.blocks, rotation):
            found = f"{result.block}:{result.rotation}"
            raise WhistlestopError(
                f"{self.path}: found game {found} where {self.due_game(rotation)} was expected."
            )
        return result

    def due_game(self, rotation: int) -> str:
        """Return the id of the next expected game."""
        return f"{self.blocks}:{rotation}"

    def add(self, blocks: list[list[Result]]) -> None:
        """Append whole blocks and flush them to disk."""
        try:
            for block in blocks:
                self.file.write(b"".join(encode_line(vars(result)) for result in block))
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise WhistlestopError(f"{self.path} can't be written: {error.strerror}.") from error
        self.blocks += len(blocks)
        self.valid_bytes = self.file.tell()

    def truncate(self) -> None:
        """Truncate the file after the last whole block."""
        self.file.seek(self.valid_bytes)
        self.file.truncate()


def encode_line(data: dict[str, object]) -> bytes:
    """Encode data as one line of JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def parse_line(row: bytes) -> dict[str, object]:
    """Parse a line of JSON; return an empty dict if it is invalid."""
    try:
        data: object = json.loads(row)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


def format_value(value: object) -> str:
    """Format a header value for an error message."""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
