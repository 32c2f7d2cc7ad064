"""The text of records: a header, the set-up, and a line for each play."""

import re
from dataclasses import dataclass, field

from whistlestop.core.errors import BrokenRecord
from whistlestop.core.reason import Reason

FORMAT = "whistlestop record 1"
FORMAT_WITH_TAKE_BACKS = "whistlestop record 2"
EVERYBODY = "everybody"
HEADER = (
    "game",
    "rules",
    "options",
    "seats",
    "names",
    "colours",
    "first",
    "luck",
    "seen by",
    "table",
    "commitment",
    "seed",
    "nonce commitments",
    "nonces",
)
SCRIPTED = "scripted"


@dataclass
class RecordLine:
    """One play of a record."""

    number: int  # the line in the file
    ply: int
    seat: int
    text: str
    outcomes: str  # the random outcomes in the notation of records
    segment: int = 0  # the number of take-backs before it


@dataclass
class TakeBackLine:
    """One take-back of a record."""

    number: int  # the line in the file
    to: int  # the number of plays that stayed
    seat: int


@dataclass(repr=False)
class RecordText:
    """A parsed record."""

    format: str = FORMAT
    header: dict[str, str] = field(default_factory=dict)
    opening: str = ""
    opening_line: int = 0
    steps: list[RecordLine | TakeBackLine] = field(default_factory=list)
    lines: list[RecordLine] = field(default_factory=list)  # those that were not taken back
    result: str = ""
    result_line: int = 0

    @property
    def options(self) -> frozenset[str]:
        """The optional rules that were in force."""
        return frozenset(filter(None, self.header.get("options", "").split(", ")))

    @property
    def names(self) -> list[str]:
        """The players' names; empty unless there is one for each seat."""
        names = list(filter(None, self.header.get("names", "").split(", ")))
        return names if str(len(names)) == self.header.get("seats") else []

    @property
    def redacted(self) -> bool:
        """Whether the record omits what one seat could not see."""
        return "seen by" in self.header

    @property
    def plays(self) -> list[RecordLine]:
        """All plays, those that were taken back too."""
        return [step for step in self.steps if isinstance(step, RecordLine)]

    @property
    def take_backs(self) -> list[TakeBackLine]:
        """All take-backs, in order."""
        return [step for step in self.steps if isinstance(step, TakeBackLine)]

    def parse(self, text: str) -> None:
        """Parse the lines of a record."""
        rows = text.splitlines()
        if not rows or rows[0].strip() not in (FORMAT, FORMAT_WITH_TAKE_BACKS):
            raise BrokenRecord(
                1, Reason("this is not a record; its first line should be “{format}”.", format=FORMAT)
            )
        self.format = rows[0].strip()
        for number, row in enumerate(rows[1:], 2):
            if row.strip():
                self._parse_row(number, row.strip())
        for key in ("game", "rules", "seats"):
            if key not in self.header:
                raise BrokenRecord(0, Reason("the heading “{heading}: …” is missing.", heading=key))

    def _parse_row(self, number: int, row: str) -> None:
        if row.startswith("set-up ="):
            self.opening, self.opening_line = row.removeprefix("set-up =").strip(), number
        elif row.startswith("result:"):
            self.result, self.result_line = row.removeprefix("result:").strip(), number
        elif play := re.fullmatch(r"([0-9]{1,9}) ([0-9]{1,9}) ([^=]+?)(?: = (.*))?", row):
            line = RecordLine(
                number, int(play[1]), int(play[2]), play[3], play[4] or "", len(self.take_backs)
            )
            self.steps.append(line)
            self.lines.append(line)
        elif self.format != FORMAT and (
            back := re.fullmatch(r"taken back to ([0-9]{1,9}) by seat ([0-9])", row)
        ):
            self.steps.append(TakeBackLine(number, int(back[1]), int(back[2])))
            self.lines = [line for line in self.lines if line.ply <= int(back[1])]
        elif (head := row.partition(": "))[0] in HEADER and head[2] and not self.opening_line:
            self.header[head[0]] = head[2].strip()
        else:
            problem = Reason("“{text}” is neither a heading, nor a play, nor the result.", text=row[:60])
            raise BrokenRecord(number, problem)

    def whole_number(self, key: str) -> int:
        """Parse a number of the header."""
        value = self.header[key]
        if not re.fullmatch(r"[0-9]{1,9}", value):
            raise BrokenRecord(0, Reason("“{line}” should be a whole number.", line=f"{key}: {value[:60]}"))
        return int(value)

    def by_seat(self, key: str) -> dict[int, str]:
        """Parse a header field with one value for each of some seats, such as “0 ab…, 2 cd…”."""
        found: dict[int, str] = {}
        for part in filter(None, self.header.get(key, "").split(", ")):
            pair = re.fullmatch(r"([0-9]) (\S+)", part)
            if pair is None or int(pair[1]) in found:
                problem = Reason(
                    "“{line}” should list seats, each with one value.", line=f"{key}: {part[:60]}"
                )
                raise BrokenRecord(0, problem)
            found[int(pair[1])] = pair[2]
        return found


def format_by_seat(values: dict[int, str]) -> str:
    """Write one value for each of some seats, such as “0 ab…, 2 cd…”."""
    return ", ".join(f"{seat} {values[seat]}" for seat in sorted(values))
