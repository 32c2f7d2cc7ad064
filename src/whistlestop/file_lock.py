"""Advisory locks on open files, on Unix and Windows."""

import os
import sys

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCKED_BYTE = 1 << 30
"""The offset that Windows locks: behind what is in the file, which must stay readable."""


def lock(file: int) -> None:
    """Lock an open file for this process, or raise an OSError at once if another one has locked it."""
    if sys.platform == "win32":
        before = os.lseek(file, 0, os.SEEK_CUR)
        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, before, os.SEEK_SET)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
