"""Database URLs, parsed and redacted."""

import re
from dataclasses import dataclass
from pathlib import Path

from whistlestop.server.errors import BadDatabase

EXAMPLES = "Write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."


@dataclass(frozen=True)
class Address:
    """A parsed database URL: a SQLite file, or a PostgreSQL DSN."""

    shown: str
    file: Path | None
    dsn: str

    def __repr__(self) -> str:
        return f"Address({self.shown!r})"


def read_address(url: str) -> Address:
    """Parse the URL of a database."""
    scheme, mark, rest = url.partition("://")
    if mark and scheme == "sqlite":
        return Address(url, _file(url, rest), "")
    if mark and scheme in ("postgresql", "postgres"):
        authority = re.split("[/?#]", rest, maxsplit=1)[0]
        if "#" in rest or "@" in rest[len(authority) :]:
            raise unreadable(url)
        return Address(shown(url), None, url)
    raise BadDatabase(f"“{shown(url)}” is not a database that Whistlestop supports. {EXAMPLES}")


def unreadable(url: str) -> BadDatabase:
    """Explain what may be wrong with a URL."""
    return BadDatabase(
        f"The database URL {shown(url)} is malformed. {EXAMPLES} "
        "In the password, write a character such as “@”, “/” or “#” as “%” and its code, as in “%40”."
    )


def shown(url: str) -> str:
    """Redact the password of a URL, wherever a mistake may have put it."""
    scheme, mark, rest = url.partition("://")
    if not mark:
        return "…" if "@" in url else url
    place, *hidden = re.split(r"[?#]", rest, maxsplit=1)
    if hidden and "@" in hidden[0]:
        return f"{scheme}://…"
    person, at, place = place.rpartition("@")
    place = re.sub(r":(?!\d+(/|$))[^/]*", ":…", place)
    return f"{scheme}://{re.split('[:/]', person)[0]}{at}{place}"


def _file(url: str, rest: str) -> Path:
    """Read the path of a SQLite file."""
    path = rest.removeprefix("/")
    if path == rest or path in ("", ":memory:") or "?" in path:
        raise BadDatabase(f"“{url}” names no file. Write sqlite:///FILE, with three slashes before its path.")
    return Path(path)
