"""Small contests, and bots that fail in every possible way."""

import json
from collections.abc import Iterable
from pathlib import Path

from whistlestop.arena.contest import WALL, Contest
from whistlestop.arena.result import Result
from whistlestop.arena.tournament import Tournament

GAME = "first_journey"  # the shortest games

BOTS = '''
import time


class Thrower:
    """Gives up in the middle of every game."""

    def __init__(self):
        self.asked = 0

    def choose(self, view, legal):
        self.asked += 1
        if self.asked == 5:
            raise ValueError("lost the thread")
        return legal[0]


class Cheat:
    """Plays illegal moves."""

    def choose(self, view, legal):
        return -1


class Quitter:
    """Exits the process it runs in."""

    def choose(self, view, legal):
        raise SystemExit(1)


class Sloth:
    """Thinks far too long about its third decision."""

    def __init__(self):
        self.asked = 0

    def choose(self, view, legal):
        self.asked += 1
        begin = time.process_time()
        while self.asked == 3 and time.process_time() < begin + 0.5:
            pass
        return legal[0]


class Late:
    """Thinks a little too long about every other decision, without using the processor."""

    def __init__(self):
        self.asked = 0

    def set_time_limit(self, seconds):
        self.limit = seconds

    def choose(self, view, legal):
        self.asked += 1
        if self.asked % 2:
            time.sleep(1.5 * self.limit)
        return legal[0]


class Sleeper:
    """Plays slowly, so that it can be interrupted."""

    def choose(self, view, legal):
        time.sleep(0.002)
        return legal[-1]


class First:
    """Plays the first legal action."""

    def choose(self, view, legal):
        return legal[0]


class Last:
    """Plays the last legal action."""

    def choose(self, view, legal):
        return legal[-1]
'''


def contest(
    *players: str, seats: int = 2, seed: int = 7, game: str = GAME, time: float = 0.0, clock: str = WALL
) -> Contest:
    return Contest(game, (), players, seats, seed, time, clock)


def own_bots(folder: Path) -> Path:
    """Write the bots into a file and return its path."""
    file = folder / "own.py"
    file.write_text(BOTS, encoding="utf-8")
    return file


class Collected:
    """A sink that keeps every block."""

    def __init__(self) -> None:
        self.blocks: list[list[Result]] = []

    def add(self, block: list[Result]) -> None:
        self.blocks.append(block)

    @property
    def games(self) -> list[Result]:
        return [game for block in self.blocks for game in block]


def played(what: Contest, games: int) -> tuple[Tournament, Collected]:
    """Play a contest in this process."""
    tournament, collected = Tournament(what, games), Collected()
    tournament.sinks.append(collected)
    tournament.run()
    return tournament, collected


def result(block: int, rotation: int, bots: Iterable[str], ranks: Iterable[int]) -> Result:
    """Return a made-up game in which only the ranks matter."""
    seated, placed = list(bots), list(ranks)
    return Result(
        block=block,
        rotation=rotation,
        seed=block,
        bots=seated,
        scores=[10 * (len(placed) - rank) for rank in placed],
        ranks=placed,
        points=[{} for _ in placed],
        counts=[{} for _ in placed],
        turns=[1 for _ in placed],
        routes=[[] for _ in placed],
        plies=len(placed),
        reason="made up",
        crashes=["" for _ in placed],
        decisions=[1 for _ in placed],
        overruns=[0 for _ in placed],
        timeouts=[0 for _ in placed],
        seconds=[0.0 for _ in placed],
    )


def table(tournament: Tournament) -> dict[str, object]:
    """Return the standings as read from JSON, without what varies between runs."""
    return settled(json.dumps(tournament.to_dict()))


def settled(text: str) -> dict[str, object]:
    """Parse standings from JSON, without what varies between runs."""
    summary: dict[str, object] = json.loads(text)
    return {name: value for name, value in summary.items() if name not in ("milliseconds_per_turn", "commit")}
