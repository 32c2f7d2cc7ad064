"""Running the program in a subprocess."""

import subprocess
import sys
from dataclasses import dataclass


@dataclass
class Outcome:
    code: int
    said: str
    complained: str


def whistlestop(*words: str, typed: str = "") -> Outcome:
    """Run the program with the given arguments and standard input."""
    command = [sys.executable, "-m", "whistlestop", *words]
    done = subprocess.run(command, input=typed, capture_output=True, encoding="utf-8")
    return Outcome(done.returncode, done.stdout, done.stderr)
