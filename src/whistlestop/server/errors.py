"""The errors of a server."""

from whistlestop.core.errors import WhistlestopError


class BadDatabase(WhistlestopError):
    """A database that the server can't start with."""


class NewerDatabase(BadDatabase):
    """A database with the schema of a newer Whistlestop."""


class DatabaseInUse(BadDatabase):
    """A SQLite file that another server has locked; `line` is the text in its lock."""

    def __init__(self, message: str, line: str) -> None:
        super().__init__(message)
        self.line = line


class StoreUnavailable(WhistlestopError):
    """The database does not respond; it is unknown whether the last write was committed."""


class EntryRefused(WhistlestopError):
    """The database rejects a row, such as an entry of an unknown table."""


class BackupFailed(WhistlestopError):
    """A backup failed."""
