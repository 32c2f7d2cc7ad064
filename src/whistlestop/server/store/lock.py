"""A file lock beside a SQLite file; it ends with its process and contains its address."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from whistlestop.file_lock import lock
from whistlestop.server.errors import BadDatabase, DatabaseInUse
from whistlestop.server.store.private_file import open_private

LONGEST_LINE = 1000


class FileLock:
    """An exclusive lock of this process."""

    def __init__(self, path: Path, file: int) -> None:
        self.path = path
        self._file = file

    @classmethod
    def take(cls, path: Path, text: str = "") -> "FileLock":
        """Acquire the lock and write a line into it, or raise with the holder's line."""
        try:
            file = open_private(path)
        except OSError as error:
            raise BadDatabase(
                f"The lock {path} can't be created: {error.strerror}. Check that you may write there."
            ) from None
        try:
            lock(file)
        except OSError:
            line = _line(file)
            os.close(file)
            raise DatabaseInUse(
                f"Another server is already using this database{f': {line}' if line else ''}. "
                "Stop it first, or choose another file with --database sqlite:///FILE.",
                line,
            ) from None
        held = cls(path, file)
        if sys.platform != "win32":  # a forked child must not keep the lock
            os.register_at_fork(after_in_child=held.release)
        held.write_line(text)
        return held

    def write_line(self, line: str) -> None:
        """Replace the line in the lock."""
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, f"{line}\n".encode()[:LONGEST_LINE])

    def read_line(self) -> str:
        """Return the line in the lock."""
        return _line(self._file)

    def release(self) -> None:
        """Release the lock; the file stays, since another process may wait for it."""
        file, self._file = self._file, -1
        with suppress(OSError):
            os.close(file)


def lock_beside(file: Path) -> Path:
    """Return the path of a SQLite file's lock."""
    return file.with_name(f"{file.name}.lock")


def _line(file: int) -> str:
    """Read the first line of a file."""
    os.lseek(file, 0, os.SEEK_SET)
    return os.read(file, LONGEST_LINE).decode(errors="replace").partition("\n")[0]
