"""Plays many random games and checks all invariants after every play.

Prints the findings as JSON; exits with code 1 if any invariant is violated.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections import Counter
from dataclasses import dataclass, field

from whistlestop import is_compiled
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.state import State
from whistlestop.games import SHIPPED, load
from whistlestop.testing.invariants import contradictions, violations
from whistlestop.testing.invariants.biased_players import BiasedPlayer

CHUNK = 25
LONGER_THAN_ANY_GAME = 20_000
CHECK_CLOSELY_BEFORE = 300
MAX_REPORTED = 20


@dataclass
class Found:
    """Totals over some games at one kind of table."""

    games: int = 0
    plays: int = 0
    ended_by: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    violations: list[str] = field(default_factory=list)

    def add(self, other: "Found") -> None:
        """Add the totals of other games."""
        self.games += other.games
        self.plays += other.plays
        self.ended_by += other.ended_by
        self.seconds += other.seconds
        self.violations += other.violations

    def to_dict(self) -> dict[str, object]:
        """Return the totals as plain data."""
        return {
            "games": self.games,
            "plays": self.plays,
            "violations": len(self.violations),
            "ended_by": dict(self.ended_by),
            "cpu_seconds": round(self.seconds, 1),
        }


def check_closely(game: Game, state: State) -> list[str]:
    """Check invariants that are too slow to check after every play."""
    faults = contradictions(state)
    saved = state.to_bytes()
    if state.copy().to_bytes() != saved:
        faults.append("a copy differs")
    if game.from_bytes(saved).to_bytes() != saved:
        faults.append("a restored state differs")
    return faults


def play(game: Game, seats: int, seed: int, found: Found) -> None:
    """Play one game until it ends or an invariant is violated; half of all games use biased choices."""
    luck, whim = Seeded(seed), BiasedPlayer(game, seed + 1)
    state = game.start(seats, luck)
    out = game.new_legal()
    close = Seeded(seed + 2).below(CHECK_CLOSELY_BEFORE)
    while True:
        faults = violations(state)
        if state.ply == close:
            faults += check_closely(game, state)
        if state.ply > LONGER_THAN_ANY_GAME:
            faults.append("the game does not end")
        if faults or state.over:
            break
        if state.phase.lists_many:
            action = int(state.pick(whim.chance, out))
        else:
            state.legal(state.seat, out)
            action = whim.choose(out.to_list())
        state.play(action, luck)
    game.score(state)
    found.plays += int(state.ply)
    found.ended_by[state.reason or "a violation"] += 1
    where = f"{game.name}, {seats} seats, seed {seed}, play {state.ply}"
    found.violations += [f"{where}: {fault}" for fault in faults]


def play_chunk(task: tuple[str, int, int, int]) -> tuple[str, int, Found]:
    """Play games with consecutive seeds."""
    name, seats, seed, games = task
    found = Found()
    begin = time.process_time()
    for number in range(games):
        found.games += 1
        try:
            play(load(name), seats, seed + number, found)
        except Exception as error:
            found.violations.append(f"{name}, {seats} seats, seed {seed + number}: {error!r}")
    found.seconds = time.process_time() - begin
    return name, seats, found


def main() -> int:
    """Play every game at every number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SHIPPED, action="append", help="a game (default: all)")
    parser.add_argument("--games", type=int, default=20_000, help="games per game and number of seats")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    args = parser.parse_args()
    tables = [(name, seats) for name in args.game or SHIPPED for seats in load(name).seats]
    totals = {table: Found() for table in tables}
    tasks = [
        (name, seats, args.seed + number, min(CHUNK, args.games - number))
        for number in range(0, args.games, CHUNK)
        for name, seats in tables
    ]
    everything = Found()
    with multiprocessing.Pool(args.jobs) as pool:
        for name, seats, found in pool.imap_unordered(play_chunk, tasks):
            totals[name, seats].add(found)
            everything.add(found)
            done = f"{everything.games} of {args.games * len(tables)} games, {everything.plays} plays"
            print(f"\r{done}, {len(everything.violations)} violations", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    report = {
        "compiled": is_compiled(),
        "seed": args.seed,
        **everything.to_dict(),
        "tables": [{"game": name, "seats": seats, **totals[name, seats].to_dict()} for name, seats in tables],
        "first_violations": everything.violations[:MAX_REPORTED],
    }
    print(json.dumps(report, indent=2, ensure_ascii=False))
    return int(bool(everything.violations))


if __name__ == "__main__":
    sys.exit(main())
