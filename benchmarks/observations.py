"""Checks that observations reveal nothing hidden.

At points of random games, hidden cards and tickets are dealt again: the observation must stay the same, byte
for byte. Prints the findings as JSON; exits with code 1 if an observation changed.
"""

import argparse
import json
import sys
import time

from whistlestop import is_compiled
from whistlestop.games import SHIPPED, load
from whistlestop.testing.observations import ObservationExaminer


def main() -> int:
    """Check every game with every number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SHIPPED, action="append", help="a game (default: all)")
    parser.add_argument("--points", type=int, default=10_000, help="points per game")
    parser.add_argument("--seed", type=int, default=1, help="the random seed")
    args = parser.parse_args()
    begin = time.monotonic()
    games: dict[str, dict[str, int]] = {}
    leaks: list[str] = []
    for name in args.game or SHIPPED:
        game = load(name)
        total = games[name] = {"points": 0, "redealt_differently": 0, "leaks": 0}
        for seats in game.seats:
            examiner = ObservationExaminer(game, seats)
            check = examiner.play(-(-args.points // len(game.seats)), args.seed + seats, every=3)
            total["points"] += check.points
            total["redealt_differently"] += check.redealt_differently
            total["leaks"] += len(check.leaks)
            leaks += check.leaks
    report = {"compiled": is_compiled(), "seed": args.seed, "games": games, "leaks": leaks[:20]}
    report["seconds"] = round(time.monotonic() - begin, 1)
    print(json.dumps(report, indent=2, ensure_ascii=False))
    return int(bool(leaks))


if __name__ == "__main__":
    sys.exit(main())
