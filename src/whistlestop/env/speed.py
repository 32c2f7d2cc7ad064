"""Benchmarks of the environments beside the engine's own rate, in one process."""

import time
from collections.abc import Callable

import numpy as np

from whistlestop.core.game import Game
from whistlestop.core.playout import play_games
from whistlestop.env.aec import aec
from whistlestop.env.arrays import BatchArrays
from whistlestop.env.opponents import makers
from whistlestop.games import load
from whistlestop.learning.batch import Batch

GAMES = 128  # of a batch: its buffers fit into the cache of a processor
STEPS = 20
ROUNDS = 5
OPPONENTS = ("random", "greedy", "planner")


def rate(play: Callable[[], int], seconds: float) -> float:
    """Return how much is played in a second of CPU time."""
    done, begin = 0, time.process_time()
    spent = 0.0
    while spent < seconds:
        done += play()
        spent = time.process_time() - begin
    return done / spent


class Plays:
    """Ways of playing a game at random, each of which returns the number of actions played."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.game, self.seats, self.seed = game, seats, seed
        self.plain = Batch(game, seats, GAMES, seed, masks=False, observations=False)
        self.masked = Batch(game, seats, GAMES, seed, observations=False)
        self.full = Batch(game, seats, GAMES, seed)
        self.arrays = BatchArrays(Batch(game, seats, GAMES, seed))
        self.reduced = BatchArrays(Batch(game, seats, GAMES, seed, reduced=True))
        self.luck = np.random.default_rng(seed)
        self.agents = aec(game, seats)
        self.agents.reset(seed=seed)

    def engine(self) -> int:
        """Play without a batch."""
        self.seed += 1
        return int(play_games(self.game, self.seats, self.seed * 1000, 20))

    def run(self, batch: Batch) -> int:
        """Play a batch inside of compiled code."""
        before = int(batch.plies)
        batch.run(STEPS)
        return int(batch.plies) - before

    def steps(self) -> int:
        """Step a batch from Python with actions that are sampled inside."""
        for _ in range(STEPS):
            self.arrays.batch.sample()
            self.arrays.step(self.arrays.sampled)
        return STEPS * GAMES

    def numpy_steps(self) -> int:
        """Step a batch from Python with actions that NumPy samples over the mask of the reduced table."""
        for _ in range(STEPS):
            masks = self.reduced.masks
            keys = self.luck.random(masks.shape, np.float32)
            self.reduced.step((keys * masks).argmax(axis=1))
        return STEPS * GAMES

    def agent_steps(self) -> int:
        """Play with the wrapped AEC environment."""
        for _ in range(STEPS):
            seen, _, terminated, _, _ = self.agents.last()
            if terminated:
                self.agents.reset()
            else:
                legal = np.flatnonzero(seen["action_mask"])
                self.agents.step(int(legal[self.luck.integers(len(legal))]))
        return STEPS


def measure(name: str, seats: int, seconds: float, seed: int) -> dict[str, object]:
    """Return the rates of all ways of playing, as medians of alternate rounds."""
    game = load(name)
    plays = Plays(game, seats, seed)
    ways: dict[str, Callable[[], int]] = {
        "engine": plays.engine,
        "batch": lambda: plays.run(plays.plain),
        "masks": lambda: plays.run(plays.masked),
        "observations": lambda: plays.run(plays.full),
        "steps": plays.steps,
        "numpy": plays.numpy_steps,
        "aec": plays.agent_steps,
    }
    for bot in OPPONENTS:
        against = Batch(game, seats, 16, seed, opponents=makers(game, seats, bot))
        ways[bot] = lambda against=against: learner_steps(against)  # type: ignore[misc]
    rates: dict[str, list[float]] = {way: [] for way in ways}
    for _ in range(ROUNDS):
        for way, play in ways.items():
            rates[way].append(rate(play, seconds / ROUNDS))
    medians = {way: float(np.median(found)) for way, found in rates.items()}
    buffers = (plays.full.observations, plays.full.masks, plays.full.memory, plays.full.mask_buffer.lists)
    return {
        "game": name,
        "seats": seats,
        "observation_bytes": int(plays.full.layout.size),
        "actions": int(plays.full.codes.size),
        "reduced_actions": int(plays.reduced.batch.codes.size),
        "buffer_bytes_per_game": sum(memoryview(one).nbytes for one in buffers) // GAMES,
        **{f"{way}_per_s": round(found) for way, found in medians.items()},
        "batch_share": round(medians["batch"] / medians["engine"], 3),
        "observations_share": round(medians["observations"] / medians["engine"], 3),
    }


def learner_steps(batch: Batch) -> int:
    """Play a learner's steps against opponents; return how many."""
    batch.run(1)
    return int(batch.number)
