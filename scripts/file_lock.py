"""Advisory locks on files, where the system has them."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts.workspace import say


@contextmanager
def locked(path: Path, notice: str | None = None) -> Iterator[bool]:
    """Hold an exclusive lock on a file; without a notice to print before waiting, yield False if it is taken.

    Child processes inherit the lock, so that it lasts as long as their work if this process is killed.
    """
    with path.open(encoding="utf-8") as file:
        os.set_inheritable(file.fileno(), True)
        yield acquired(file.fileno(), notice)


def acquired(descriptor: int, notice: str | None) -> bool:
    """Lock an open file and return whether this succeeded; always succeed where locks are not supported."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        if notice is None:
            return False
        say(notice)
        fcntl.flock(descriptor, fcntl.LOCK_EX)
    except OSError:  # some network file systems have no locks
        return True
    return True
