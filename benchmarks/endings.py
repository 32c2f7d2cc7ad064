"""Plays many games between planners and counts how they end.

Prints the counts as JSON; exits with code 1 if a game ended without progress (Q-26) although somebody could
have done something that counts as progress.
"""

import argparse
import json
import multiprocessing
import os
import sys
from collections import Counter
from dataclasses import dataclass, field

from whistlestop import is_compiled
from whistlestop.bots import bot
from whistlestop.bots.table import BotTable
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.state import State
from whistlestop.games import SHIPPED, load

PLANNERS = ("planner", "planner-medium", "planner-easy")
CHUNK = 50
IDLE = {"pass", "exchange", "tickets"}  # verbs that never are progress, or only if tickets are kept


@dataclass
class Found:
    """Totals over some games of one planner."""

    games: int = 0
    ended_by: Counter[str] = field(default_factory=Counter)
    idle_rounds: Counter[int] = field(default_factory=Counter)  # the longest run of each game
    wasted: list[str] = field(default_factory=list)  # games that ended without progress without need

    def add(self, other: "Found") -> None:
        """Add the totals of other games."""
        self.games += other.games
        self.ended_by += other.ended_by
        self.idle_rounds += other.idle_rounds
        self.wasted += other.wasted

    def to_dict(self) -> dict[str, object]:
        """Return the totals as plain data."""
        return {
            "games": self.games,
            "ended_by": dict(self.ended_by),
            "idle_rounds": {str(rounds): number for rounds, number in sorted(self.idle_rounds.items())},
            "wasted": self.wasted,
        }


def can_progress(game: Game, state: State) -> bool:
    """Return whether the seat to act has an action that could count as progress."""
    return any(game.actions.text(action).split(" ")[0] not in IDLE for action in game.legal(state))


def play(game: Game, name: str, seats: int, seed: int, found: Found) -> None:
    """Play one game."""
    luck = Seeded(seed)
    table = BotTable(game, [bot(name, game, seed * seats + seat) for seat in range(seats)])
    state = game.start(seats, luck)
    longest = 0
    could = False
    while not state.over:
        if state.phase is game.turn:
            could = (could and state.idle > 0) or can_progress(game, state)
        state.play(table.ask(state), luck)
        longest = max(longest, int(state.idle))
    found.games += 1
    found.ended_by[state.reason] += 1
    found.idle_rounds[longest // seats] += 1
    if state.reason == "no progress" and could:
        found.wasted.append(f"{game.name}, {seats} seats, seed {seed}: {name}")


def play_chunk(task: tuple[str, str, int, int]) -> tuple[str, str, Found]:
    """Play games with consecutive seeds, each with another number of seats than the one before."""
    name, planner, seed, games = task
    game = load(name)
    found = Found()
    for number in range(seed, seed + games):
        play(game, planner, game.seats[number % len(game.seats)], number, found)
    return name, planner, found


def main() -> int:
    """Play every game with every planner."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SHIPPED, action="append", help="a game (default: all)")
    parser.add_argument("--games", type=int, default=1_000, help="games per game and planner")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    args = parser.parse_args()
    totals = {(name, planner): Found() for name in args.game or SHIPPED for planner in PLANNERS}
    tasks = [
        (name, planner, args.seed + number, min(CHUNK, args.games - number))
        for number in range(0, args.games, CHUNK)
        for name, planner in totals
    ]
    everything = Found()
    with multiprocessing.Pool(args.jobs) as pool:
        for name, planner, found in pool.imap_unordered(play_chunk, tasks):
            totals[name, planner].add(found)
            everything.add(found)
    report = {
        "compiled": is_compiled(),
        "seed": args.seed,
        **everything.to_dict(),
        "planners": [
            {"game": name, "planner": planner, **found.to_dict()} for (name, planner), found in totals.items()
        ],
    }
    print(json.dumps(report, indent=2, ensure_ascii=False))
    return int(bool(everything.wasted))


if __name__ == "__main__":
    sys.exit(main())
