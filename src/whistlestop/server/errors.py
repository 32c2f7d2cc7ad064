"""What can go wrong with a server, told apart by what to do about it."""

from whistlestop.core.errors import WhistlestopError


class BadDatabase(WhistlestopError):
    """A database that a server can't be started with."""


class NewerDatabase(BadDatabase):
    """A database that a newer version of Whistlestop has made."""


class DatabaseInUse(BadDatabase):
    """A file that another server works with; `says` is what that one wrote into its lock."""

    def __init__(self, message: str, says: str) -> None:
        super().__init__(message)
        self.says = says


class StoreUnavailable(WhistlestopError):
    """A database that does not answer now: what was to be written may be there or not."""


class EntryRefused(WhistlestopError):
    """Something that does not fit into the database at all, such as an entry of a table that is not there."""


class BackupFailed(WhistlestopError):
    """A backup that could not be made."""
