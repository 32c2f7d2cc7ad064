"""Benchmarks of the engine, compiled and interpreted, and of the bots."""

import json
import os
import subprocess
import sys
import time

from whistlestop import is_compiled
from whistlestop.bots import bot
from whistlestop.bots.table import BotTable
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.core.playout import copy_often, play_games, play_on
from whistlestop.games import load

MID_GAME = 60
CHUNK = 25
SWITCH = "WHISTLESTOP_INTERPRETED"


def measure(name: str, seats: int, seconds: float, seed: int) -> dict[str, object]:
    """Benchmark the engine in this process for about the given CPU time."""
    game = load(name)
    chunk = CHUNK if is_compiled() else 1
    games = decisions = 0
    begin = time.process_time()
    spent = 0.0
    while spent < seconds:
        decisions += int(play_games(game, seats, seed * 1_000_003 + games, chunk))
        games += chunk
        spent = time.process_time() - begin
    chance = Seeded(seed)
    state = game.start(seats, chance)
    play_on(state, chance, game.new_legal(), MID_GAME)
    copies = 0
    begin = time.process_time()
    copying = 0.0
    while copying < seconds / 4:
        copy_often(state, 1000)
        copies += 1000
        copying = time.process_time() - begin
    return {
        "game": name,
        "seats": seats,
        "engine": "compiled" if is_compiled() else "interpreted",
        "games": games,
        "decisions": decisions,
        "seconds": round(spent, 3),
        "games_per_s": round(games / spent),
        "decisions_per_s": round(decisions / spent),
        "clone_per_s": round(copies / copying),
        "decisions_per_game": round(decisions / games, 2),
    }


def measure_bot(bot_name: str, name: str, seats: int, seconds: float, seed: int) -> dict[str, object]:
    """Benchmark a bot in self-play for about the given CPU time."""
    game = load(name)
    table = BotTable(game, [bot(bot_name, game) for _ in range(seats)])
    games = decisions = 0
    begin = time.process_time()
    spent = 0.0
    while spent < seconds:
        state = table.play(DuplicateLuck(seed * 1_000_003 + games), games, 0)
        game.score(state)
        games += 1
        decisions += int(state.ply)
        spent = time.process_time() - begin
    return {
        "bot": bot_name,
        "game": name,
        "seats": seats,
        "engine": "compiled" if is_compiled() else "interpreted",
        "games": games,
        "decisions": decisions,
        "seconds": round(spent, 3),
        "games_per_s": round(games / spent, 1),
        "microseconds_per_decision": round(spent / decisions * 1e6, 2),
    }


def measure_in_subprocess(
    name: str, seats: int, seconds: float, seed: int, interpreted: bool
) -> dict[str, object]:
    """Benchmark the compiled or the interpreted engine in a subprocess."""
    command = [sys.executable, "-m", "whistlestop.arena.speed", name, str(seats), str(seconds), str(seed)]
    environment = {**os.environ, SWITCH: "1" if interpreted else "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    measured: dict[str, object] = json.loads(done.stdout)
    return measured


if __name__ == "__main__":
    _, name, seats, seconds, seed = sys.argv
    print(json.dumps(measure(name, int(seats), float(seconds), int(seed))))
