"""Looks at many states through every seat's eyes and a spectator's, for anything that they should not see.

Prints what was found as JSON, and ends with exit code 1 if anything leaks.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from dataclasses import asdict, dataclass, field

from whistlestop import is_compiled
from whistlestop.core.chance import Chance, Seeded
from whistlestop.core.determinize import determinize
from whistlestop.core.events import SPECTATOR
from whistlestop.core.state import State
from whistlestop.games import SHIPPED, load
from whistlestop.record.invariants.leaks import Twins, unlike

TOLD = 20


@dataclass
class Found:
    """What some matches have shown."""

    states: int = 0
    views: int = 0
    redealt_differently: int = 0  # of the views, those that two different states were dealt for
    twin_matches: int = 0
    twin_plays: int = 0
    twins_different: int = 0  # of these plays, those after which the two matches were different states
    cpu_seconds: float = 0.0
    leaks: list[str] = field(default_factory=list)

    def add(self, other: "Found") -> None:
        """Add what other matches have shown."""
        self.states += other.states
        self.views += other.views
        self.redealt_differently += other.redealt_differently
        self.twin_matches += other.twin_matches
        self.twin_plays += other.twin_plays
        self.twins_different += other.twins_different
        self.cpu_seconds = round(self.cpu_seconds + other.cpu_seconds, 2)
        self.leaks += other.leaks


def look(state: State, found: Found, luck: Chance) -> None:
    """Deal anew what each seat can't see, twice, and compare how the table looks to it."""
    found.states += 1
    for seat in (SPECTATOR, *range(state.seats)):
        view = state.game.view(state, seat)
        one, other = determinize(view, luck), determinize(view, luck)
        found.views += 1
        found.redealt_differently += one.to_bytes() != other.to_bytes()
        found.leaks += unlike(view, one) + unlike(view, other)


def watch(task: tuple[str, int, int]) -> Found:
    """Play twin matches for one pair of eyes, and look at every state on the way."""
    name, seats, seed = task
    found = Found(twin_matches=1)
    begin = time.process_time()
    luck = Seeded(seed)
    twins = Twins(load(name), seats, seed % (seats + 1) - 1, seed)
    look(twins.one.state, found, luck)
    while twins.play():
        found.twin_plays += 1
        found.twins_different += twins.differ
        look(twins.one.state, found, luck)
    twins.compare_records()
    found.leaks = [f"{name}, {seats} seats, seed {seed}: {leak}" for leak in found.leaks + twins.leaks]
    found.cpu_seconds = time.process_time() - begin
    return found


def main() -> int:
    """Watch every game until enough states have been seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SHIPPED, action="append", help="a game; all if left out")
    parser.add_argument("--states", type=int, default=50_000, help="how many of each game")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes")
    asked = parser.parse_args()
    totals: dict[str, Found] = {}
    for name in asked.game or SHIPPED:
        found = totals[name] = Found()
        tasks = ((name, seats, asked.seed + n) for n in range(asked.states) for seats in load(name).seats)
        with multiprocessing.Pool(asked.jobs) as pool:
            for more in pool.imap_unordered(watch, tasks):
                found.add(more)
                done = f"{name}: {found.states} of {asked.states} states, {len(found.leaks)} leaks"
                print(f"\r{done}", end="", file=sys.stderr, flush=True)
                if found.states >= asked.states:
                    break
        print(file=sys.stderr)
    number = sum(len(found.leaks) for found in totals.values())
    games = {name: {**asdict(found), "leaks": found.leaks[:TOLD]} for name, found in totals.items()}
    report = {"compiled": is_compiled(), "seed": asked.seed, "leaks": number, "games": games}
    print(json.dumps(report, indent=2, ensure_ascii=False))
    return int(bool(number))


if __name__ == "__main__":
    sys.exit(main())
