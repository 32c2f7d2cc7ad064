"""Running the program in a subprocess."""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Outcome:
    code: int
    said: str
    complained: str


def whistlestop(*words: str, typed: str = "", folder: Path | None = None) -> Outcome:
    """Run the program with the given arguments and standard input, in a folder."""
    return run([sys.executable, "-m", "whistlestop", *words], typed, folder)


def run_program(program: str, *words: str, typed: str = "", folder: Path | None = None) -> Outcome:
    """Run a Python program with the given arguments and standard input, in a folder."""
    return run([sys.executable, "-c", program, *words], typed, folder)


def run(command: list[str], typed: str, folder: Path | None) -> Outcome:
    """Run a command to its end."""
    done = subprocess.run(command, input=typed, capture_output=True, encoding="utf-8", cwd=folder)
    return Outcome(done.returncode, done.stdout, done.stderr)
