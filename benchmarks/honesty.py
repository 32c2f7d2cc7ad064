"""Checks that no bot uses hidden information.

Every bot plays complete games while copies of it decide on the same positions with all hidden cards and
tickets redealt. Prints the findings as JSON; exits with code 1 if a copy chose differently.
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
from whistlestop.bots import BOTS, THINKERS, bot, plays
from whistlestop.core.luck.chance import Seeded
from whistlestop.games import SHIPPED, load

LONGER_THAN_ANY_GAME = 20_000
MAX_REPORTED = 20
ROLLOUTS = 20  # of a bot that thinks, since only then it repeats its decisions


def examine(task: tuple[str, str, int, int]) -> Verdict:
    """Examine one seat in one game, against bots of the same kind or random ones."""
    name, game_name, seats, seed = task
    game = load(game_name)
    state = game.start(seats, Seeded(seed))
    rivals = name if seed % 2 else "random"
    others = [bot(rivals, game, seed * seats + seat) for seat in range(seats)]
    examination = Examination(game, lambda bot_seed: bot(name, game, bot_seed))
    verdict = examination.examine(state, others, LONGER_THAN_ANY_GAME, seed)
    verdict.lies = [f"seed {seed}: {lie}" for lie in verdict.lies]
    return verdict


def main() -> int:
    """Examine every bot in every game it plays, until enough decisions have been checked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SHIPPED, action="append", help="a game (default: all)")
    parser.add_argument("--bot", action="append", help="a bot (default: all built-in ones)")
    parser.add_argument("--decisions", type=int, default=10_000, help="decisions per bot and game")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    args = parser.parse_args()
    totals: dict[str, dict[str, Verdict]] = {}
    begin = time.monotonic()
    for name in args.bot or [f"{name}:{ROLLOUTS}" if name in THINKERS else name for name in BOTS]:
        for game in (game for game in args.game or SHIPPED if plays(name, load(game))):
            total = totals.setdefault(name, {}).setdefault(game, Verdict())
            first = range(args.seed, args.seed + args.decisions)
            tasks = ((name, game, seats, seed) for seed in first for seats in load(game).seats)
            with multiprocessing.Pool(args.jobs) as pool:
                for verdict in pool.imap_unordered(examine, tasks):
                    total.add(verdict)
                    done = f"{name}, {game}: {total.decisions} decisions, {len(total.lies)} lies"
                    print(f"\r{done}", end="", file=sys.stderr, flush=True)
                    if total.decisions >= args.decisions:
                        break
            print(file=sys.stderr)
    lies = sum(len(verdict.lies) for games in totals.values() for verdict in games.values())
    bots = {
        name: {
            game: {**asdict(verdict), "lies": verdict.lies[:MAX_REPORTED]} for game, verdict in games.items()
        }
        for name, games in totals.items()
    }
    report = {"compiled": is_compiled(), "seed": args.seed, "lies": lies, "bots": bots}
    report["seconds"] = round(time.monotonic() - begin, 1)
    print(json.dumps(report, indent=2, ensure_ascii=False))
    return int(bool(lies))


if __name__ == "__main__":
    sys.exit(main())
