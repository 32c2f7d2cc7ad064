"""Comparison with another engine that plays the same random games."""

import json
import subprocess
from collections.abc import Callable
from statistics import median

from whistlestop.arena.speed import measure

ROUNDS = 9
FIRST_GAMES = 2000  # enough to estimate how many games take as long as ours


def ratio_to(
    program: str,
    name: str,
    seats: int,
    seconds: float,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> float | None:
    """Return the median ratio of decisions per second, ours to the other engine's, measured alternately.

    The program takes the name of the game, the number of seats, the number of games and a seed, and prints a
    JSON object with `decisions_per_s` and `games_per_s`. Return None if it doesn't know the game. Each of
    the `ROUNDS` takes about twice the given CPU time; `progress` is called after each.
    """
    first = run(program, name, seats, FIRST_GAMES, seed)
    if first is None:
        return None
    games = max(1, round(first["games_per_s"] * seconds))
    ratios: list[float] = []
    for number in range(ROUNDS):
        ours = measure(name, seats, seconds, seed + number)
        theirs = run(program, name, seats, games, seed + number)
        if theirs is not None:
            ratios.append(float(str(ours["decisions_per_s"])) / theirs["decisions_per_s"])
        progress(number + 1)
    return round(median(ratios), 3)


def run(program: str, name: str, seats: int, games: int, seed: int) -> dict[str, float] | None:
    """Run the other engine; return None if it refuses the game."""
    command = [program, name, str(seats), str(games), str(seed)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        return None
    printed: dict[str, float] = json.loads(done.stdout)
    return printed
