"""Files that only their owner may read, since they contain secrets."""

import os
from pathlib import Path


def open_private(file: Path) -> int:
    """Open a file; create it and its folder if they are missing."""
    if not file.parent.exists():
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return os.open(file, os.O_CREAT | os.O_RDWR, 0o600)
