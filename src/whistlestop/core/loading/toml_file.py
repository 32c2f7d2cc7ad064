"""A TOML file of a game's folder; every mistake is reported with its line."""

import re
import tomllib
from pathlib import Path
from typing import final

from whistlestop.core import cards
from whistlestop.core.errors import Fault


@final
class TomlRow:
    """One table of a TOML file."""

    def __init__(self, file: "TomlFile", data: dict[str, object], line: int) -> None:
        self.file = file
        self.data = data
        self.line = line

    def fault(self, message: str) -> None:
        """Record a mistake in this table."""
        self.file.fault(self.line, message)

    def text(self, key: str) -> str:
        """Read a string."""
        value = self.data.get(key)
        if isinstance(value, str) and value:
            return value
        self.fault(f'“{key}” should be a string, such as {key} = "…".')
        return ""

    def number(self, key: str, default: int | None = None) -> int:
        """Read a whole number."""
        value = self.data.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        self.fault(f"“{key}” should be a whole number.")
        return 0

    def degrees(self, key: str, most: int) -> None:
        """Check an optional geographic coordinate."""
        value = self.data.get(key, 0)
        if isinstance(value, bool) or not isinstance(value, (int, float)) or abs(value) > most:
            self.fault(f"“{key}” should be a number of degrees between -{most} and {most}.")

    def flag(self, key: str) -> bool:
        """Read a boolean, false by default."""
        value = self.data.get(key, False)
        if isinstance(value, bool):
            return value
        self.fault(f"“{key}” should be true or false.")
        return False

    def texts(self, key: str) -> list[str]:
        """Read a list of strings."""
        value = self.data.get(key)
        if isinstance(value, list) and value and all(isinstance(one, str) for one in value):
            return value
        self.fault(f'“{key}” should be a list of strings, such as {key} = ["…", "…"].')
        return []

    def multiset(self, *others: str) -> int:
        """Read the number of cards of each kind; `others` are further keys that the table may have."""
        found = 0
        self.only(*cards.NAMES, *others)
        for kind, name in enumerate(cards.NAMES):
            number = self.number(name, 0)
            if 0 <= number <= cards.MOST:
                found += int(cards.ONE[kind]) * number
            else:
                self.fault(f"{number} {name} cards; there can be 0 to {cards.MOST} of a kind.")
        return found

    def cards(self, key: str) -> int:
        """Read cards, written as the number of each kind."""
        value = self.data.get(key)
        found = TomlRow(self.file, value, self.line).multiset() if isinstance(value, dict) else 0
        if not found:
            self.fault(f"“{key}” should name cards, such as {key} = {{ red = 2, blue = 1 }}.")
        return found

    def only(self, *keys: str) -> None:
        """Record a mistake for every unknown key."""
        for key in self.data:
            if key not in keys:
                self.fault(f"“{key}” means nothing here; use one of {', '.join(keys)}.")


@final
class TomlFile:
    """A parsed TOML file that collects all mistakes instead of stopping at the first."""

    def __init__(self, path: Path, faults: list[Fault]) -> None:
        self.path = path
        self.faults = faults
        self.lines: list[str] = []
        self.data: dict[str, object] = {}
        try:
            text = path.read_text(encoding="utf-8")
            self.lines = text.splitlines()
            self.data = tomllib.loads(text)
        except OSError as error:
            self.fault(0, f"can't be read: {error.strerror}.")
        except UnicodeDecodeError:
            self.fault(0, "is not UTF-8 text.")
        except tomllib.TOMLDecodeError as error:
            where = re.search(r"at line (\d+)", str(error))
            self.fault(int(where[1]) if where else len(self.lines), f"is not TOML: {error}.")

    def fault(self, line: int, message: str) -> None:
        """Record a mistake."""
        self.faults.append(Fault(str(self.path), line, message))

    def only(self, keys: tuple[str, ...]) -> None:
        """Record a mistake for every unknown key or table."""
        for key in self.data:
            if key not in keys:
                self.fault(self.line_of(key), f"“{key}” means nothing here; use one of {', '.join(keys)}.")

    def whole(self) -> TomlRow:
        """Return the file's top level as a table."""
        return TomlRow(self, self.data, 1)

    def line_of(self, key: str) -> int:
        """Return the line where a key or table begins; 0 if it is missing."""
        for number, line in enumerate(self.lines, 1):
            if re.match(rf"\s*(\[+)?\s*\"?{re.escape(key)}\"?\s*[=\]]", line):
                return number
        return 0

    def line_in(self, table: str, key: str) -> int:
        """Return the line of a key in a table, or of the table where the key can't be found."""
        begin = self.line_of(table)
        for number, line in enumerate(self.lines[begin:], begin + 1):
            if line.lstrip().startswith("["):
                break
            if re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", line):
                return number
        return begin

    def table(self, key: str) -> TomlRow:
        """Read a table."""
        value = self.data.get(key)
        if isinstance(value, dict):
            return TomlRow(self, value, self.line_of(key))
        self.fault(self.line_of(key), f"a table [{key}] is missing.")
        return TomlRow(self, {}, 0)

    def rows(self, key: str) -> list[TomlRow]:
        """Read a list of tables."""
        value = self.data.get(key)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            self.fault(self.line_of(key), f"a list of tables “{key}” is missing.")
            return []
        lines = self.row_lines(key, len(value))
        return [TomlRow(self, row, line) for row, line in zip(value, lines, strict=True)]

    def row_lines(self, key: str, number: int) -> list[int]:
        """Return the line of each table of a list, written as one {…} per line or as [[key]] sections."""
        begin = self.line_of(key)
        opening = "[[" if self.lines[begin - 1].lstrip().startswith("[[") else "{"
        found: list[int] = []
        for offset, line in enumerate(self.lines[begin - 1 :]):
            start = line.lstrip()
            if start.startswith(opening) if opening == "{" else re.match(rf"\[\[\s*{re.escape(key)}", start):
                found.append(begin + offset)
        return (found + [begin] * number)[:number]
