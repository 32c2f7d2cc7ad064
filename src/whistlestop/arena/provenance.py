"""The provenance of results: version, commit and machine."""

import os
import platform
import subprocess
from pathlib import Path

import whistlestop


def provenance() -> dict[str, object]:
    """Return the provenance as plain data."""
    return {
        "version": whistlestop.__version__,
        "commit": commit(),
        "engine": "compiled" if whistlestop.is_compiled() else "interpreted",
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
    }


def commit() -> str | None:
    """Return the commit, if the program runs from a working copy."""
    here = Path(whistlestop.__file__).parent
    top = git(here, "rev-parse", "--show-toplevel")
    if top is None or not Path(top, "src", "whistlestop", "arena").is_dir():
        return None
    return git(here, "describe", "--always", "--dirty", "--abbrev=12")


def git(folder: Path, *words: str) -> str | None:
    """Return the output of a git command, or None if it fails."""
    try:
        asked = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, encoding="utf-8")
    except OSError:
        return None
    return asked.stdout.strip() or None
