"""Plays many random games and checks everything that must be true after every single play.

Prints what was found as JSON, and ends with exit code 1 if anything is wrong.
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
from whistlestop.core.chance import Seeded
from whistlestop.core.game import Game
from whistlestop.core.state import State
from whistlestop.games import SHIPPED, load
from whistlestop.record.invariants import broken, contradictions
from whistlestop.record.invariants.whims import Whim

CHUNK = 25
LONGER_THAN_ANY_GAME = 20_000
LOOK_CLOSELY_BEFORE = 300
TOLD = 20


@dataclass
class Found:
    """What some games at one kind of table have shown."""

    games: int = 0
    plays: int = 0
    ended_by: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    violations: list[str] = field(default_factory=list)

    def add(self, other: "Found") -> None:
        """Add what other games have shown."""
        self.games += other.games
        self.plays += other.plays
        self.ended_by += other.ended_by
        self.seconds += other.seconds
        self.violations += other.violations

    def to_dict(self) -> dict[str, object]:
        """Return plain data."""
        return {
            "games": self.games,
            "plays": self.plays,
            "violations": len(self.violations),
            "ended_by": dict(self.ended_by),
            "cpu_seconds": round(self.seconds, 1),
        }


def look_closely(game: Game, state: State) -> list[str]:
    """Check what takes too long to be checked after every play."""
    faults = contradictions(state)
    saved = state.to_bytes()
    if state.copy().to_bytes() != saved:
        faults.append("a copy is different")
    if game.from_bytes(saved).to_bytes() != saved:
        faults.append("a saved state comes back different")
    return faults


def play(game: Game, seats: int, seed: int, found: Found) -> None:
    """Play one game, half of all by plain luck and half by whim, until it ends or something is wrong."""
    luck, whim = Seeded(seed), Whim(game, seed + 1)
    state = game.start(seats, luck)
    out = game.new_legal()
    close = Seeded(seed + 2).below(LOOK_CLOSELY_BEFORE)
    while True:
        faults = broken(state)
        if state.ply == close:
            faults += look_closely(game, state)
        if state.ply > LONGER_THAN_ANY_GAME:
            faults.append("the game has no end")
        if faults or state.over:
            break
        if state.phase.lists_many:
            action = int(state.pick(whim.chance, out))
        else:
            state.legal(state.seat, out)
            action = whim.choose(out.listed())
        state.play(action, luck)
    game.score(state)
    found.plays += int(state.ply)
    found.ended_by[state.reason or "a violation"] += 1
    where = f"{game.name}, {seats} seats, seed {seed}, play {state.ply}"
    found.violations += [f"{where}: {fault}" for fault in faults]


def play_chunk(task: tuple[str, int, int, int]) -> tuple[str, int, Found]:
    """Play some games from seeds that follow each other."""
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
    """Play at every kind of table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SHIPPED, action="append", help="a game; all if left out")
    parser.add_argument(
        "--games", type=int, default=20_000, help="how many for each game and number of seats"
    )
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes")
    asked = parser.parse_args()
    tables = [(name, seats) for name in asked.game or SHIPPED for seats in load(name).seats]
    totals = {table: Found() for table in tables}
    tasks = [
        (name, seats, asked.seed + number, min(CHUNK, asked.games - number))
        for number in range(0, asked.games, CHUNK)
        for name, seats in tables
    ]
    everything = Found()
    with multiprocessing.Pool(asked.jobs) as pool:
        for name, seats, found in pool.imap_unordered(play_chunk, tasks):
            totals[name, seats].add(found)
            everything.add(found)
            done = f"{everything.games} of {asked.games * len(tables)} games, {everything.plays} plays"
            print(f"\r{done}, {len(everything.violations)} violations", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    report = {
        "compiled": is_compiled(),
        "seed": asked.seed,
        **everything.to_dict(),
        "tables": [{"game": name, "seats": seats, **totals[name, seats].to_dict()} for name, seats in tables],
        "first_violations": everything.violations[:TOLD],
    }
    print(json.dumps(report, indent=2, ensure_ascii=False))
    return int(bool(everything.violations))


if __name__ == "__main__":
    sys.exit(main())
