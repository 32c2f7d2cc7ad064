"""Simulation of random games, with statistics."""

import time
from collections import Counter
from collections.abc import Callable
from statistics import fmean, stdev

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.game import Game
from whistlestop.core.playout import Finished, play_counting

CHUNK = 100


class Simulation:
    """Plays random games from consecutive seeds and collects statistics."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.games = 0
        self.seconds = 0.0
        self.lengths: list[int] = []
        self.scores: list[list[int]] = [[] for _ in range(seats)]
        self.sources: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.played = vec[i64]([0] * len(game.actions.kinds()))

    def run(self, games: int, progress: Callable[[int], None] = lambda done: None) -> None:
        """Play more games and report progress after each chunk."""
        goal = self.games + games
        while self.games < goal:
            self.play(min(CHUNK, goal - self.games))
            progress(self.games)

    def play(self, games: int) -> None:
        """Play a chunk of games; only the play itself is timed."""
        first = self.seed * 1_000_003 + self.games
        begin = time.process_time()
        finished = play_counting(self.game, self.seats, first, games, self.played)
        self.seconds += time.process_time() - begin
        self.games += games
        for game in finished:
            self.add(game)

    def add(self, game: Finished) -> None:
        """Add one game to the statistics."""
        self.lengths.append(game.plies)
        self.reasons[game.reason] += 1
        for seat, sheet in enumerate(game.sheets):
            self.scores[seat].append(sheet.total)
            self.sources.update(sheet.points)
            self.sources.update(sheet.counts)

    def report(self) -> dict[str, object]:
        """Return the statistics as plain data."""
        decisions = sum(self.lengths)
        every = [score for seat in self.scores for score in seat]
        report: dict[str, object] = {
            "game": self.game.name,
            "seats": self.seats,
            "seed": self.seed,
            "games": self.games,
            "decisions": decisions,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / self.seconds),
            "decisions_per_s": round(decisions / self.seconds),
            "decisions_per_game": round(decisions / self.games, 2),
            "shortest_game": min(self.lengths),
            "longest_game": max(self.lengths),
            "mean_score": [round(fmean(scores), 2) for scores in self.scores],
            "score_spread": round(stdev(every), 2) if len(every) > 1 else 0.0,
            "lowest_score": min(every),
            "highest_score": max(every),
            "per_seat": {name: round(n / len(every), 3) for name, n in self.sources.items()},
            "played": self.kinds(),
            "reasons": dict(self.reasons),
        }
        for part in (*self.game.opening, *self.game.turn.options):
            report.update({name: round(value, 4) for name, value in part.tally(self.played).items()})
        return report

    def kinds(self) -> dict[str, int]:
        """Return the number of plays by the first word of their texts."""
        kinds: Counter[str] = Counter()
        for kind, word in enumerate(self.game.actions.kinds()):
            kinds[word] += int(self.played[kind])
        return dict(kinds)
