"""The number of machine instructions of a random decision, which the load of the machine does not change."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

GAMES = 20


def can_count() -> bool:
    """Return whether callgrind is installed."""
    return shutil.which("valgrind") is not None


def instructions_per_decision(name: str, seats: int, seed: int) -> int | None:
    """Count the instructions of random games with callgrind.

    Return None if callgrind fails, for example because it does not know an instruction of this processor.
    """
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
        if done.returncode or not profile.exists():
            return None
        totals = re.findall(r"^(?:summary|totals): (\d+)", profile.read_text(encoding="utf-8"), re.MULTILINE)
    instructions = max(map(int, totals), default=0)
    return round(instructions / int(done.stdout)) if instructions else None


if __name__ == "__main__":
    from whistlestop.core.playout import play_games
    from whistlestop.games import load

    _, game, number, first_seed = sys.argv
    print(int(play_games(load(game), int(number), int(first_seed), GAMES)))
