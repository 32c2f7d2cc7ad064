"""The number of machine instructions of a random decision, which the load of the machine does not change."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

GAMES = 20


UNKNOWN = "unhandled instruction"  # what valgrind prints before it stops


class CannotCount(Exception):
    """Callgrind failed; the message says why and what to do about it."""


def can_count() -> bool:
    """Return whether callgrind is installed."""
    return shutil.which("valgrind") is not None


def instructions_per_decision(name: str, seats: int, seed: int) -> int:
    """Count the instructions of random games with callgrind, or raise CannotCount."""
    with TemporaryDirectory() as folder:
        profile = Path(folder, "profile")
        command = [
            "valgrind",
            "--tool=callgrind",
            f"--callgrind-out-file={profile}",
            "--toggle-collect=*play_games*",
            *(sys.executable, "-m", "whistlestop.arena.instructions", name, str(seats), str(seed)),
        ]
        environment = {**os.environ, "WHISTLESTOP_INTERPRETED": "0"}
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        if UNKNOWN in done.stderr:
            raise CannotCount(
                "callgrind does not know an instruction of this build, such as those of AVX-512;"
                " build without WHISTLESTOP_NATIVE=1 to count instructions."
            )
        if done.returncode or not profile.exists():
            lines = done.stderr.strip().splitlines() or ["it printed nothing"]
            raise CannotCount(f"callgrind failed with exit code {done.returncode}: {lines[-1]}")
        totals = re.findall(r"^(?:summary|totals): (\d+)", profile.read_text(encoding="utf-8"), re.MULTILINE)
    instructions = max(map(int, totals), default=0)
    if not instructions:
        raise CannotCount("callgrind did not find the engine; it counts only compiled code.")
    return round(instructions / int(done.stdout))


if __name__ == "__main__":
    from whistlestop.core.playout import play_games
    from whistlestop.games import load

    _, game, number, first_seed = sys.argv
    print(int(play_games(load(game), int(number), int(first_seed), GAMES)))
