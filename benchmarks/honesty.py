"""Lets every bot play whole games, and its twins see them with everything hidden dealt anew.

Prints what was found as JSON, and ends with exit code 1 if a bot knew what it can't know.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from dataclasses import asdict

from whistlestop import is_compiled
from whistlestop.arena.honesty import Examination, Verdict
from whistlestop.bots import BOTS, bot, plays
from whistlestop.core.chance import Seeded
from whistlestop.games import SHIPPED, load

LONGER_THAN_ANY_GAME = 20_000
TOLD = 20


def examine(task: tuple[str, str, int, int]) -> Verdict:
    """Examine one seat in one game, against bots of its kind or against random ones."""
    name, game_name, seats, seed = task
    game = load(game_name)
    state = game.start(seats, Seeded(seed))
    rivals = name if seed % 2 else "random"
    others = [bot(rivals, game, seed * seats + seat) for seat in range(seats)]
    examination = Examination(game, lambda own: bot(name, game, own))
    verdict = examination.examine(state, others, LONGER_THAN_ANY_GAME, seed)
    verdict.lies = [f"seed {seed}: {lie}" for lie in verdict.lies]
    return verdict


def main() -> int:
    """Examine every bot in every game that it plays, until enough decisions have been seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SHIPPED, action="append", help="a game; all if left out")
    parser.add_argument("--bot", action="append", help="a bot; all of the package if left out")
    parser.add_argument("--decisions", type=int, default=10_000, help="how many of each bot in each game")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes")
    asked = parser.parse_args()
    totals: dict[str, dict[str, Verdict]] = {}
    begin = time.monotonic()
    for name in asked.bot or BOTS:
        for game in (game for game in asked.game or SHIPPED if plays(name, load(game))):
            total = totals.setdefault(name, {}).setdefault(game, Verdict())
            first = range(asked.seed, asked.seed + asked.decisions)
            tasks = ((name, game, seats, seed) for seed in first for seats in load(game).seats)
            with multiprocessing.Pool(asked.jobs) as pool:
                for verdict in pool.imap_unordered(examine, tasks):
                    total.add(verdict)
                    done = f"{name}, {game}: {total.decisions} decisions, {len(total.lies)} lies"
                    print(f"\r{done}", end="", file=sys.stderr, flush=True)
                    if total.decisions >= asked.decisions:
                        break
            print(file=sys.stderr)
    lies = sum(len(verdict.lies) for games in totals.values() for verdict in games.values())
    bots = {
        name: {game: {**asdict(verdict), "lies": verdict.lies[:TOLD]} for game, verdict in games.items()}
        for name, games in totals.items()
    }
    report = {"compiled": is_compiled(), "seed": asked.seed, "lies": lies, "bots": bots}
    report["seconds"] = round(time.monotonic() - begin, 1)
    print(json.dumps(report, indent=2, ensure_ascii=False))
    return int(bool(lies))


if __name__ == "__main__":
    sys.exit(main())
