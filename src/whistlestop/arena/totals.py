"""Aggregated results of a contest, in memory that does not grow with the number of games."""

from collections import Counter
from dataclasses import dataclass, field, fields
from itertools import combinations

from whistlestop.arena.contest import Contest
from whistlestop.arena.result import Result

WIN = 60  # a victory, divisible by every number of winners up to six
GROUPS = 1000  # blocks of a line-up are summed into at most this many groups
MOST_FAILURES = 5


@dataclass(frozen=True, order=True)
class Failure:
    """A game that a bot forfeited, and why."""

    block: int
    rotation: int
    why: str


@dataclass
class BotTotals:
    """One bot's totals over all its games; every copy at a table counts."""

    games: int = 0
    seats: int = 0
    wins: int = 0
    score: int = 0
    squared_score: int = 0
    squared_block: int = 0  # sum of squared block scores
    turns: int = 0
    crashes: int = 0
    decisions: int = 0
    overruns: int = 0
    timeouts: int = 0
    seconds: float = 0.0
    ranks: Counter[int] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    failures: list["Failure"] = field(default_factory=list)  # the earliest ones

    def add(self, other: "BotTotals") -> None:
        """Merge the bot's totals from other games."""
        for one in fields(self):
            ours, theirs = getattr(self, one.name), getattr(other, one.name)
            if isinstance(ours, Counter):
                ours.update(theirs)
            elif isinstance(ours, list):
                ours[:] = sorted([*ours, *theirs])[:MOST_FAILURES]
            else:
                setattr(self, one.name, ours + theirs)

    def add_seat(self, result: Result, seat: int) -> None:
        """Add one seat of a game."""
        score = result.scores[seat]
        self.seats += 1
        self.score += score
        self.squared_score += score * score
        self.turns += result.turns[seat]
        self.crashes += bool(result.crashes[seat])
        self.decisions += result.decisions[seat]
        self.overruns += result.overruns[seat]
        self.timeouts += result.timeouts[seat]
        self.seconds += result.seconds[seat]
        self.ranks[result.ranks[seat]] += 1
        for source, points in result.points[seat].items():  # faster than `update`
            self.points[source] += points
        for what, number in result.counts[seat].items():
            self.counts[what] += number
        if result.crashes[seat] or result.timeouts[seat]:
            why = result.crashes[seat] or "took too long"
            self.failures = sorted([*self.failures, Failure(result.block, result.rotation, why)])
            del self.failures[MOST_FAILURES:]


class ContestTotals:
    """The totals of a contest or a part of it; merging is commutative."""

    def __init__(self, contest: Contest) -> None:
        self.line_ups = [tuple(dict.fromkeys(line_up)) for line_up in contest.line_ups()]
        self.seats = contest.seats
        self.bots = {name: BotTotals() for name in contest.names()}
        self.groups: dict[tuple[int, int], list[int]] = {}
        self.blocks = 0
        self.games = 0
        self.plies = 0
        self.seat_wins = [0] * contest.seats
        self.squared_first = 0  # sum over blocks of the first seat's squared wins
        self.reasons: Counter[str] = Counter()

    def add(self, other: "ContestTotals") -> None:
        """Merge the totals of another part of the contest."""
        for name, totals in other.bots.items():
            self.bots[name].add(totals)
        for key, values in other.groups.items():
            self.add_group(key, values)
        self.blocks += other.blocks
        self.games += other.games
        self.plies += other.plies
        self.seat_wins = [ours + theirs for ours, theirs in zip(self.seat_wins, other.seat_wins, strict=True)]
        self.squared_first += other.squared_first
        self.reasons.update(other.reasons)

    def add_group(self, key: tuple[int, int], values: list[int]) -> None:
        """Add block values to a group."""
        before = self.groups.get(key)
        self.groups[key] = values if before is None else [a + b for a, b in zip(before, values, strict=True)]

    def add_block(self, block: list[Result]) -> None:
        """Add the games of one block."""
        number = block[0].block
        line_up = number % len(self.line_ups)
        names = self.line_ups[line_up]
        before = {name: self.bots[name].score for name in names}
        first = 0
        for result in block:
            first += self.add_game(result)
        for name in names:
            self.bots[name].squared_block += (self.bots[name].score - before[name]) ** 2
        self.blocks += 1
        self.squared_first += first * first
        group = number // len(self.line_ups) % GROUPS
        self.add_group((line_up, group), [1, *block_values(block, names)])

    def add_game(self, result: Result) -> int:
        """Add one game and return the first seat's share of the win."""
        shares = win_shares(result.ranks)
        self.games += 1
        self.plies += result.plies
        self.reasons[result.reason] += 1
        for name in set(result.bots):
            self.bots[name].games += 1
        for seat, name in enumerate(result.bots):
            self.seat_wins[seat] += shares[seat]
            self.bots[name].wins += shares[seat]
            self.bots[name].add_seat(result, seat)
        return shares[0]


def win_shares(ranks: list[int]) -> list[int]:
    """Return each seat's share of the victory, in units of 1/WIN."""
    return [WIN // ranks.count(1) if rank == 1 else 0 for rank in ranks]


def block_values(block: list[Result], names: tuple[str, ...]) -> list[int]:
    """Return each bot's wins in a block, then each pair's points for its first bot.

    Ranking ahead is worth two points, an equal rank one.
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
