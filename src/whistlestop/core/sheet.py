"""A TOML file of a game's folder, read so that every mistake can be told with its line."""

import re
import tomllib
from pathlib import Path
from typing import final

from whistlestop.core import cards
from whistlestop.core.errors import Fault


@final
class Row:
    """One table of a sheet."""

    def __init__(self, sheet: "Sheet", data: dict[str, object], line: int) -> None:
        self.sheet = sheet
        self.data = data
        self.line = line

    def fault(self, message: str) -> None:
        """Note a mistake in this table."""
        self.sheet.fault(self.line, message)

    def text(self, key: str) -> str:
        """Read a text."""
        value = self.data.get(key)
        if isinstance(value, str) and value:
            return value
        self.fault(f'“{key}” should be a text, such as {key} = "…".')
        return ""

    def number(self, key: str, default: int | None = None) -> int:
        """Read a whole number."""
        value = self.data.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        self.fault(f"“{key}” should be a whole number.")
        return 0

    def flag(self, key: str) -> bool:
        """Read a yes or no; it is no where nothing stands."""
        value = self.data.get(key, False)
        if isinstance(value, bool):
            return value
        self.fault(f"“{key}” should be true or false.")
        return False

    def texts(self, key: str) -> list[str]:
        """Read a list of texts."""
        value = self.data.get(key)
        if isinstance(value, list) and value and all(isinstance(one, str) for one in value):
            return value
        self.fault(f'“{key}” should be a list of texts, such as {key} = ["…", "…"].')
        return []

    def multiset(self, *others: str) -> int:
        """Read how many cards of each kind this table names, beside some other keys."""
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
        """Read some cards, written as how many there are of each kind."""
        value = self.data.get(key)
        found = Row(self.sheet, value, self.line).multiset() if isinstance(value, dict) else 0
        if not found:
            self.fault(f"“{key}” should name cards, such as {key} = {{ red = 2, blue = 1 }}.")
        return found

    def only(self, *keys: str) -> None:
        """Complain about every key that means nothing here."""
        for key in self.data:
            if key not in keys:
                self.fault(f"“{key}” means nothing here; known are {', '.join(keys)}.")


@final
class Sheet:
    """One file; what is wrong with it is collected, so that all of it can be told at once."""

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
            self.fault(0, "is not a text in UTF-8.")
        except tomllib.TOMLDecodeError as error:
            where = re.search(r"at line (\d+)", str(error))
            self.fault(int(where[1]) if where else len(self.lines), f"is not TOML: {error}.")

    def fault(self, line: int, message: str) -> None:
        """Note a mistake."""
        self.faults.append(Fault(str(self.path), line, message))

    def only(self, keys: tuple[str, ...]) -> None:
        """Complain about every key or table that means nothing in this file."""
        for key in self.data:
            if key not in keys:
                self.fault(self.line_of(key), f"“{key}” means nothing here; known are {', '.join(keys)}.")

    def whole(self) -> Row:
        """Return the file's own keys as one table."""
        return Row(self, self.data, 1)

    def line_of(self, key: str) -> int:
        """Find the line where a key or a table of that name begins."""
        for number, line in enumerate(self.lines, 1):
            if re.match(rf"\s*(\[+)?\s*\"?{re.escape(key)}\"?\s*[=\]]", line):
                return number
        return 0

    def table(self, key: str) -> Row:
        """Read a table."""
        value = self.data.get(key)
        if isinstance(value, dict):
            return Row(self, value, self.line_of(key))
        self.fault(self.line_of(key), f"a table [{key}] is missing.")
        return Row(self, {}, 0)

    def rows(self, key: str) -> list[Row]:
        """Read a list of tables."""
        value = self.data.get(key)
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            self.fault(self.line_of(key), f"a list of tables “{key}” is missing.")
            return []
        lines = self.row_lines(key, len(value))
        return [Row(self, row, line) for row, line in zip(value, lines, strict=True)]

    def row_lines(self, key: str, number: int) -> list[int]:
        """Find the line of each table of a list, whether written {…} a line or as [[key]] sections."""
        begin = self.line_of(key)
        opening = "[[" if self.lines[begin - 1].lstrip().startswith("[[") else "{"
        found: list[int] = []
        for offset, line in enumerate(self.lines[begin - 1 :]):
            start = line.lstrip()
            if start.startswith(opening) if opening == "{" else re.match(rf"\[\[\s*{re.escape(key)}", start):
                found.append(begin + offset)
        return (found + [begin] * number)[:number]
