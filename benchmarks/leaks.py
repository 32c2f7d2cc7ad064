"""Searches many states for hidden information that a seat or a spectator can see.

Prints the findings as JSON; exits with code 1 if anything leaks.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from dataclasses import asdict, dataclass, field

from whistlestop import is_compiled
from whistlestop.core.determinize import determinize
from whistlestop.core.events import SPECTATOR
from whistlestop.core.luck.chance import Chance, Seeded
from whistlestop.core.state import State
from whistlestop.games import SHIPPED, load
from whistlestop.testing.invariants.leaks import PairedMatches, inconsistencies

MAX_REPORTED = 20


@dataclass
class Found:
    """Totals over some matches."""

    states: int = 0
    views: int = 0
    redealt_differently: int = 0  # views for which two redeals gave different states
    twin_matches: int = 0
    twin_plays: int = 0
    twins_different: int = 0  # plays after which the two matches were in different states
    cpu_seconds: float = 0.0
    leaks: list[str] = field(default_factory=list)

    def add(self, other: "Found") -> None:
        """Add the totals of other matches."""
        self.states += other.states
        self.views += other.views
        self.redealt_differently += other.redealt_differently
        self.twin_matches += other.twin_matches
        self.twin_plays += other.twin_plays
        self.twins_different += other.twins_different
        self.cpu_seconds = round(self.cpu_seconds + other.cpu_seconds, 2)
        self.leaks += other.leaks


def check(state: State, found: Found, luck: Chance) -> None:
    """Redeal what each seat can't see, twice, and compare the resulting views."""
    found.states += 1
    for seat in (SPECTATOR, *range(state.seats)):
        view = state.game.view(state, seat)
        one, other = determinize(view, luck), determinize(view, luck)
        found.views += 1
        found.redealt_differently += one.to_bytes() != other.to_bytes()
        found.leaks += inconsistencies(view, one) + inconsistencies(view, other)


def check_match(task: tuple[str, int, int]) -> Found:
    """Play twin matches for one observer and check every state on the way."""
    name, seats, seed = task
    found = Found(twin_matches=1)
    begin = time.process_time()
    luck = Seeded(seed)
    pair = PairedMatches(load(name), seats, seed % (seats + 1) - 1, seed)
    check(pair.one.state, found, luck)
    while pair.play():
        found.twin_plays += 1
        found.twins_different += pair.differ
        check(pair.one.state, found, luck)
    pair.compare_records()
    found.leaks = [f"{name}, {seats} seats, seed {seed}: {leak}" for leak in found.leaks + pair.leaks]
    found.cpu_seconds = time.process_time() - begin
    return found


def main() -> int:
    """Check every game until enough states have been seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SHIPPED, action="append", help="a game (default: all)")
    parser.add_argument("--states", type=int, default=50_000, help="states per game")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    args = parser.parse_args()
    totals: dict[str, Found] = {}
    for name in args.game or SHIPPED:
        found = totals[name] = Found()
        tasks = ((name, seats, args.seed + n) for n in range(args.states) for seats in load(name).seats)
        with multiprocessing.Pool(args.jobs) as pool:
            for more in pool.imap_unordered(check_match, tasks):
                found.add(more)
                done = f"{name}: {found.states} of {args.states} states, {len(found.leaks)} leaks"
                print(f"\r{done}", end="", file=sys.stderr, flush=True)
                if found.states >= args.states:
                    break
        print(file=sys.stderr)
    number = sum(len(found.leaks) for found in totals.values())
    games = {name: {**asdict(found), "leaks": found.leaks[:MAX_REPORTED]} for name, found in totals.items()}
    report = {"compiled": is_compiled(), "seed": args.seed, "leaks": number, "games": games}
    print(json.dumps(report, indent=2, ensure_ascii=False))
    return int(bool(number))


if __name__ == "__main__":
    sys.exit(main())
