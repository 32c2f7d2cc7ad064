"""Measures a bot's time per decision and per construction, alternating between installed versions.

Each version is a folder to import `whistlestop` from; without one, the installed version is measured.
Prints the medians as JSON, and the ratio of each version to the first.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time

from whistlestop.arena.speed import measure_bot
from whistlestop.bots import make
from whistlestop.games import SHIPPED, load

CONSTRUCTIONS = 5
SEED = 1


def construction_ms(bot: str, game: str) -> float:
    """Return the CPU time for creating a bot."""
    loaded = load(game)
    make(bot, loaded)
    begin = time.process_time()
    for _ in range(CONSTRUCTIONS):
        make(bot, loaded)
    return (time.process_time() - begin) / CONSTRUCTIONS * 1e3


def measure(bot: str, game: str, seats: int, seconds: float) -> dict[str, object]:
    """Measure the version that this process has imported."""
    row = measure_bot(bot, game, seats, seconds, SEED)
    return {**row, "construction_ms": construction_ms(bot, game)}


def measure_version(folder: str, bot: str, game: str, seats: int, seconds: float) -> dict[str, float]:
    """Measure the version in a folder in a subprocess."""
    command = [sys.executable, __file__, "--here", "--bot", bot, "--game", game]
    command += ["--seats", str(seats), "--seconds", str(seconds)]
    path = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH", "")]))
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    row: dict[str, float] = json.loads(done.stdout)
    return row


def compare(
    folders: list[str], bot: str, game: str, seats: int, seconds: float, times: int
) -> dict[str, object]:
    """Measure all versions in turn, several times, and return the medians."""
    rows = [[measure_version(folder, bot, game, seats, seconds) for folder in folders] for _ in range(times)]
    found: dict[str, object] = {"bot": bot, "game": game, "seats": seats}
    for name in ("microseconds_per_decision", "construction_ms"):
        found[name] = [round(statistics.median(row[i][name] for row in rows), 3) for i in range(len(folders))]
    ratios = [
        [row[i]["microseconds_per_decision"] / row[0]["microseconds_per_decision"] for row in rows]
        for i in range(len(folders))
    ]
    found["ratio"] = [round(statistics.median(one), 3) for one in ratios]
    return found


def main() -> None:
    """Measure what the command line asks for."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--version", action="append", default=[], help="a folder that contains a version")
    options.add_argument("--bot", default="planner")
    options.add_argument("--game", action="append", default=[], help="default: all shipped games")
    options.add_argument("--seats", type=int, default=0, help="default: the fewest and the most")
    options.add_argument("--seconds", type=float, default=0.5, help="CPU time of one measurement")
    options.add_argument("--times", type=int, default=5, help="measurements of each version")
    options.add_argument("--here", action="store_true", help="measure once in this process")
    chosen = options.parse_args()
    if chosen.here:
        print(json.dumps(measure(chosen.bot, chosen.game[0], chosen.seats, chosen.seconds)))
        return
    for game in chosen.game or SHIPPED:
        seats = load(game).seats
        for number in [chosen.seats] if chosen.seats else sorted({min(seats), max(seats)}):
            versions = chosen.version or [""]
            row = compare(versions, chosen.bot, game, number, chosen.seconds, chosen.times)
            print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
