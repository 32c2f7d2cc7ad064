"""Small contests, and bots for them that fail in every way there is."""

import json
from collections.abc import Iterable
from pathlib import Path

from whistlestop.arena.contest import Contest
from whistlestop.arena.result import Result
from whistlestop.arena.tournament import Tournament

GAME = "first_journey"  # its games are the shortest

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
    """Plays what it likes."""

    def choose(self, view, legal):
        return -1


class Quitter:
    """Ends the program it runs in."""

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


class Sleeper:
    """Takes its time, so that one can interrupt it."""

    def choose(self, view, legal):
        time.sleep(0.002)
        return legal[-1]


class First:
    """Plays the first thing that is possible."""

    def choose(self, view, legal):
        return legal[0]


class Last:
    """Plays the last thing that is possible."""

    def choose(self, view, legal):
        return legal[-1]
'''


def contest(*players: str, seats: int = 2, seed: int = 7, game: str = GAME, time: float = 0.0) -> Contest:
    return Contest(game, (), players, seats, seed, time)


def own_bots(folder: Path) -> Path:
    """Write the bots into a file, to be named with the class behind a colon."""
    file = folder / "own.py"
    file.write_text(BOTS, encoding="utf-8")
    return file


class Collected:
    """Takes every block and keeps it."""

    def __init__(self) -> None:
        self.blocks: list[list[Result]] = []

    def take(self, block: list[Result]) -> None:
        self.blocks.append(block)

    @property
    def games(self) -> list[Result]:
        return [game for block in self.blocks for game in block]


def played(what: Contest, games: int) -> tuple[Tournament, Collected]:
    """Play a contest in this process."""
    tournament, collected = Tournament(what, games), Collected()
    tournament.takers.append(collected)
    tournament.run()
    return tournament, collected


def result(block: int, rotation: int, bots: Iterable[str], ranks: Iterable[int]) -> Result:
    """Make up a game of which only the ranks matter."""
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
        overruns=[0 for _ in placed],
        seconds=[0.0 for _ in placed],
    )


def table(tournament: Tournament) -> dict[str, object]:
    """Return the table as it is read from JSON, without what the clock says and what may change meanwhile."""
    return settled(json.dumps(tournament.told()))


def settled(text: str) -> dict[str, object]:
    """Read a table from JSON, without what the clock says and what may change meanwhile."""
    told: dict[str, object] = json.loads(text)
    return {name: value for name, value in told.items() if name not in ("milliseconds_per_turn", "commit")}
