"""Sums over games: all that a table of results is made from, however many games there were."""

from collections import Counter
from dataclasses import dataclass, field, fields
from itertools import combinations

from whistlestop.arena.contest import Contest
from whistlestop.arena.result import Result

WIN = 60  # a victory, so that shares of it among up to five or six seats are whole numbers too
GROUPS = 1000  # the blocks of a line-up are kept apart up to so many, and then added to one another
MOST_FAILURES = 5


@dataclass(frozen=True, order=True)
class Failure:
    """A game that a bot could not finish, and why."""

    block: int
    rotation: int
    why: str


@dataclass
class BotSums:
    """What one bot did in all its games; each of several copies at a table counts."""

    games: int = 0
    seats: int = 0
    wins: int = 0
    score: int = 0
    squared_score: int = 0
    squared_block: int = 0  # the score of a whole block, squared
    turns: int = 0
    crashes: int = 0
    overruns: int = 0
    seconds: float = 0.0
    ranks: Counter[int] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    failures: list["Failure"] = field(default_factory=list)  # the first of them

    def add(self, other: "BotSums") -> None:
        """Add what the bot did in other games."""
        for one in fields(self):
            ours, theirs = getattr(self, one.name), getattr(other, one.name)
            if isinstance(ours, Counter):
                ours.update(theirs)
            elif isinstance(ours, list):
                ours[:] = sorted([*ours, *theirs])[:MOST_FAILURES]
            else:
                setattr(self, one.name, ours + theirs)

    def note(self, result: Result, seat: int) -> None:
        """Add one seat of a game."""
        score = result.scores[seat]
        self.seats += 1
        self.score += score
        self.squared_score += score * score
        self.turns += result.turns[seat]
        self.crashes += bool(result.crashes[seat])
        self.overruns += result.overruns[seat]
        self.seconds += result.seconds[seat]
        self.ranks[result.ranks[seat]] += 1
        for source, points in result.points[seat].items():  # quicker than `update`
            self.points[source] += points
        for what, number in result.counts[seat].items():
            self.counts[what] += number
        if result.crashes[seat] or result.overruns[seat]:
            why = result.crashes[seat] or "took too long"
            self.failures = sorted([*self.failures, Failure(result.block, result.rotation, why)])
            del self.failures[MOST_FAILURES:]


class Sums:
    """The sums of a contest, or of a part of it; adding parts gives the same in any order."""

    def __init__(self, contest: Contest) -> None:
        self.line_ups = [tuple(dict.fromkeys(line_up)) for line_up in contest.line_ups()]
        self.seats = contest.seats
        self.bots = {name: BotSums() for name in contest.names()}
        self.groups: dict[tuple[int, int], list[int]] = {}
        self.blocks = 0
        self.games = 0
        self.plies = 0
        self.seat_wins = [0] * contest.seats
        self.squared_first = 0  # what the first seat won in a block, squared
        self.reasons: Counter[str] = Counter()

    def add(self, other: "Sums") -> None:
        """Add another part."""
        for name, sums in other.bots.items():
            self.bots[name].add(sums)
        for key, values in other.groups.items():
            self.add_group(key, values)
        self.blocks += other.blocks
        self.games += other.games
        self.plies += other.plies
        self.seat_wins = [ours + theirs for ours, theirs in zip(self.seat_wins, other.seat_wins, strict=True)]
        self.squared_first += other.squared_first
        self.reasons.update(other.reasons)

    def add_group(self, key: tuple[int, int], values: list[int]) -> None:
        """Add blocks to a group of blocks."""
        before = self.groups.get(key)
        self.groups[key] = values if before is None else [a + b for a, b in zip(before, values, strict=True)]

    def note(self, block: list[Result]) -> None:
        """Add the games of one block."""
        number = block[0].block
        line_up = number % len(self.line_ups)
        names = self.line_ups[line_up]
        before = {name: self.bots[name].score for name in names}
        first = 0
        for result in block:
            first += self.note_game(result)
        for name in names:
            self.bots[name].squared_block += (self.bots[name].score - before[name]) ** 2
        self.blocks += 1
        self.squared_first += first * first
        group = number // len(self.line_ups) % GROUPS
        self.add_group((line_up, group), [1, *block_values(block, names)])

    def note_game(self, result: Result) -> int:
        """Add one game; return what the first seat won."""
        shares = win_shares(result.ranks)
        self.games += 1
        self.plies += result.plies
        self.reasons[result.reason] += 1
        for name in set(result.bots):
            self.bots[name].games += 1
        for seat, name in enumerate(result.bots):
            self.seat_wins[seat] += shares[seat]
            self.bots[name].wins += shares[seat]
            self.bots[name].note(result, seat)
        return shares[0]


def win_shares(ranks: list[int]) -> list[int]:
    """Divide a victory among those who share it."""
    return [WIN // ranks.count(1) if rank == 1 else 0 for rank in ranks]


def block_values(block: list[Result], names: tuple[str, ...]) -> list[int]:
    """Sum a block up: what each bot won, and for each pair of bots the points of the first.

    Being ranked ahead of the other is worth two points, and being ranked equal one.
    """
    wins = dict.fromkeys(names, 0)
    points = dict.fromkeys(combinations(names, 2), 0)
    for result in block:
        for name, share in zip(result.bots, win_shares(result.ranks), strict=True):
            wins[name] += share
        for one, rank in zip(result.bots, result.ranks, strict=True):
            for other, other_rank in zip(result.bots, result.ranks, strict=True):
                if (one, other) in points:
                    points[one, other] += 2 if rank < other_rank else rank == other_rank
    return [*wins.values(), *points.values()]
