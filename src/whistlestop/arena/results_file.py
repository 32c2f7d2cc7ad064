"""A file of results, one game a line, that an interrupted contest goes on from."""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType

from whistlestop.arena.contest import Contest
from whistlestop.arena.result import Result
from whistlestop.core.errors import WhistlestopError

FORMAT = "whistlestop results 1"


@dataclass(frozen=True)
class Heading:
    """What the games of a file have in common."""

    contest: Contest
    rules: int
    anchor: str
    behaviour: str

    def told(self) -> dict[str, object]:
        """Return plain data, as it stands in the first line of a file."""
        told = {
            "format": FORMAT,
            **asdict(self.contest),
            "rules": self.rules,
            "anchor": self.anchor,
            "anchor_behaviour": self.behaviour,
        }
        plain: dict[str, object] = json.loads(json.dumps(told))
        return plain


class ResultsFile:
    """Results on disk; whole blocks are added, so that whatever breaks off leaves a file to go on from."""

    def __init__(self, path: Path, heading: Heading) -> None:
        self.path = path
        self.heading = heading
        self.blocks = 0
        self.whole = 0  # bytes that hold whole blocks
        self.is_ours = False  # whether it has been read to its end, and holds what it should
        try:
            self.file = path.open("r+b" if path.exists() else "w+b")
        except OSError as error:
            raise WhistlestopError(f"{path} can't be written: {error.strerror}.") from error

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with suppress(OSError):
            if self.is_ours:
                self.cut()
        self.file.close()

    def kept(self) -> Iterator[list[Result]]:
        """Read the blocks that are in the file, cut off what is not whole, and make ready to add more."""
        first = self.file.readline()
        if first.endswith(b"\n"):
            self.check(first)
        else:  # a new file, or one that broke off in its first line
            self.file.seek(0)
            self.file.truncate()
            self.file.write(line(self.heading.told()))
        self.whole = self.file.tell()
        block: list[Result] = []
        while (row := self.file.readline()).endswith(b"\n"):
            block.append(self.read(row, len(block)))
            if len(block) == self.heading.contest.seats:
                self.blocks += 1
                self.whole = self.file.tell()
                yield block
                block = []
        self.is_ours = True
        self.cut()

    def check(self, first: bytes) -> None:
        """Refuse a file that holds other games."""
        said = parsed(first)
        if said.get("format") != FORMAT:
            raise WhistlestopError(f"{self.path} is not a file of results; choose another name.")
        for key, wanted in self.heading.told().items():
            if said.get(key) == wanted:
                continue
            if key == "anchor_behaviour":
                raise WhistlestopError(
                    f"{self.path} holds games against another {self.heading.anchor}: by its moves in the"
                    f" probe games it was {said.get(key)}, and now it is {wanted}. Ratings that are measured"
                    " from the two can't be compared, so begin a new file."
                )
            raise WhistlestopError(
                f"{self.path} holds the results of another contest: its {key} is {shown(said.get(key))}, not"
                f" {shown(wanted)}. Use the same arguments, or another file."
            )

    def read(self, row: bytes, rotation: int) -> Result:
        """Read one result, which must be the next."""
        try:
            result = Result(**parsed(row))  # type: ignore[arg-type]
        except TypeError as error:
            raise WhistlestopError(f"{self.path}: game {self.place(rotation)} can't be read.") from error
        if (result.block, result.rotation) != (self.blocks, rotation):
            found = f"{result.block}:{result.rotation}"
            raise WhistlestopError(f"{self.path}: game {found} stands where {self.place(rotation)} should.")
        return result

    def place(self, rotation: int) -> str:
        """Name the game that is due."""
        return f"{self.blocks}:{rotation}"

    def add(self, blocks: list[list[Result]]) -> None:
        """Add whole blocks, and make sure that they are on the disk."""
        try:
            for block in blocks:
                self.file.write(b"".join(line(vars(result)) for result in block))
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise WhistlestopError(f"{self.path} can't be written: {error.strerror}.") from error
        self.blocks += len(blocks)
        self.whole = self.file.tell()

    def cut(self) -> None:
        """Cut off what is not a whole block."""
        self.file.seek(self.whole)
        self.file.truncate()


def line(data: dict[str, object]) -> bytes:
    """Write data as one line of JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def parsed(row: bytes) -> dict[str, object]:
    """Read a line of JSON; nothing if it is none."""
    try:
        data: object = json.loads(row)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


def shown(value: object) -> str:
    """Write a value of a heading for people."""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
