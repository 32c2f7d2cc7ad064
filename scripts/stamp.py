"""The record of the last completed set-up, and what it depends on."""

import hashlib
import json
import os
import shlex
import shutil
import sys
import sysconfig
from contextlib import suppress
from typing import TypedDict

from scripts.workspace import ROOT, VENV

STAMP = VENV / "whistlestop.json"

BUILD_FILES = (
    "pyproject.toml",
    "hatch_build.py",
    "scripts/training_run.py",
    "constraints.txt",
    "LICENSE",
    "README.md",
)
LOCKS = ("locks/server.txt", "locks/test.txt")
BUILD_VARIABLES = (
    "CC",
    "CFLAGS",
    "LDFLAGS",
    "WHISTLESTOP_NATIVE",
    "WHISTLESTOP_NO_COMPILE",
    "WHISTLESTOP_NO_PAGE",
)

# Build outputs within the source folders.
BUILT = (
    ROOT / "src/whistlestop/maps/drawn",
    ROOT / "src/whistlestop/maps/geography.json.gz",
    ROOT / "src/whistlestop/server/client",
)


class Stamp(TypedDict):
    """The state of the last completed set-up."""

    environment: list[str]
    contents: str
    test: bool
    quick: bool
    not_compiled: str | None
    no_page: str | None


def read_stamp() -> Stamp | None:
    """Read the stamp of the last set-up, if it was completed with this Python and processor."""
    try:
        stamp: Stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return (
        stamp
        if stamp["environment"] == environment() and stamp.keys() == Stamp.__annotations__.keys()
        else None
    )


def write_stamp(stamp: Stamp) -> None:
    """Mark the set-up as completed."""
    draft = STAMP.with_suffix(".draft")
    draft.write_text(json.dumps(stamp), encoding="utf-8")
    draft.replace(STAMP)


def environment() -> list[str]:
    """Return what .venv depends on; any change recreates it."""
    return [sys.version, os.path.realpath(sys.executable), str(VENV), processor()]


def processor() -> str:
    """Return a hash of the processor's features, because native code may not run on others."""
    with suppress(OSError), open("/proc/cpuinfo", encoding="utf-8") as lines:
        for line in lines:
            if line.startswith(("flags", "Features")):
                return hashlib.sha256(line.encode()).hexdigest()
    return "unknown"


def digest() -> str:
    """Return a hash of everything the installed package is built from."""
    total = hashlib.sha256()
    files = [ROOT / name for name in (*BUILD_FILES, *LOCKS)]
    files += (ROOT / "web").glob("[!.]*.*")
    files += [path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("[!.]*")]
    for path in sorted(path for path in files if path.is_file()):
        if path.parent.name != "__pycache__" and not {path, *path.parents} & set(BUILT):
            content = hashlib.sha256(path.read_bytes())
            total.update(f"{path.relative_to(ROOT)} {content.hexdigest()}\n".encode())
    settings = {name: os.environ.get(name) for name in BUILD_VARIABLES}
    total.update(json.dumps([settings, compiler()]).encode())
    return total.hexdigest()


def compiler() -> str | None:
    """Return the C compiler that Python would use."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0])
