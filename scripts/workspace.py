"""The folder of a checkout, its virtual environment, and what the user has asked for."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(BIN / "python")
PIP = [PYTHON, "-m", "pip"]
PIP_OPTIONS = ["--no-input", "--disable-pip-version-check"]
PINS = {
    "PIP_CONSTRAINT": "constraints.txt",
    "PIP_BUILD_CONSTRAINT": "constraints.txt",  # newer versions of pip use only this one for builds
}


def say(*lines: str) -> None:
    """Print lines to standard error, apart from the program's output."""
    print(*lines, sep="\n", file=sys.stderr, flush=True)


def is_on(variable: str) -> bool:
    """Return whether an environment variable is switched on."""
    return os.environ.get(variable, "").lower() not in ("", "0", "false")
