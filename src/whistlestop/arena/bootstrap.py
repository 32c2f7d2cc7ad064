"""Confidence intervals by the Bayesian bootstrap over blocks.

Each resample gives every block a weight drawn from the exponential distribution. Identical blocks share one
gamma-distributed weight, so the cost does not grow with the number of blocks.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from whistlestop.arena.contest import Contest
from whistlestop.arena.totals import WIN, ContestTotals

RESAMPLES = 500
PRIOR = 1.0  # weight of a pseudo-block of fair shares, for bots that won everything or nothing

Pair = tuple[str, str]


@dataclass
class WinShares:
    """Each bot's win share, and how often the first bot of each pair ranks ahead of the second."""

    wins: dict[str, float] = field(default_factory=dict)
    ahead: dict[Pair, float] = field(default_factory=dict)


class Stratum:
    """The blocks of one line-up."""

    def __init__(self, line_up: Sequence[str], groups: list[list[int]]) -> None:
        seats = len(line_up)
        self.names = tuple(dict.fromkeys(line_up))
        self.pairs = list(combinations(self.names, 2))
        copies = {name: line_up.count(name) for name in self.names}
        self.held = [seats * copies[name] for name in self.names]  # seats in a block
        self.met = [seats * copies[one] * copies[other] for one, other in self.pairs]
        self.most = [WIN * held for held in self.held] + [2 * met for met in self.met]
        self.fair = [1 / seats] * len(self.names) + [0.5] * len(self.pairs)
        self.patterns = sorted(Counter(map(tuple, groups)).items())
        self.blocks = sum(pattern[0] * count for pattern, count in self.patterns)

    def shares(self) -> list[float]:
        """Return the observed share of each bot, then that of each pair."""
        return self.weighted_shares([float(count) for _, count in self.patterns])

    def resample(self, luck: random.Random) -> list[float]:
        """Return the shares of one bootstrap resample."""
        weights = [luck.gammavariate(count, 1.0) for _, count in self.patterns]
        blocks = sum(weight * pattern[0] for weight, (pattern, _) in zip(weights, self.patterns, strict=True))
        shares = []
        for share, fair in zip(self.weighted_shares(weights), self.fair, strict=True):
            won = luck.gammavariate(PRIOR * fair, 1.0)
            lost = luck.gammavariate(PRIOR * (1 - fair), 1.0)
            shares.append((share * blocks + won) / (blocks + won + lost))
        return shares if self.pairs else self.fair  # self-play always yields a fair share

    def weighted_shares(self, weights: list[float]) -> list[float]:
        """Return the shares for the given weights of the block patterns."""
        columns = zip(*(pattern for pattern, _ in self.patterns), strict=True)
        blocks, *totals = (sum(map(float.__mul__, weights, map(float, column))) for column in columns)
        return [total / blocks / most for total, most in zip(totals, self.most, strict=True)]


class Bootstrap:
    """The bootstrap of a contest, stratified by line-up."""

    def __init__(self, contest: Contest, totals: ContestTotals) -> None:
        self.seed = contest.seed
        groups: dict[int, list[list[int]]] = {}
        for (number, _), values in sorted(totals.groups.items()):
            groups.setdefault(number, []).append(values)
        line_ups = contest.line_ups()
        self.strata = [Stratum(line_ups[number], values) for number, values in groups.items()]
        self.meetings: Counter[Pair] = Counter()
        for stratum in self.strata:
            for pair, met in zip(stratum.pairs, stratum.met, strict=True):
                self.meetings[pair] += met * stratum.blocks

    def shares(self) -> WinShares:
        """Return the observed shares."""
        return self.pool([stratum.shares() for stratum in self.strata])

    def resamples(self, times: int = RESAMPLES) -> Iterator[WinShares]:
        """Yield the shares of bootstrap resamples."""
        luck = random.Random(self.seed)
        for _time in range(times):
            yield self.pool([stratum.resample(luck) for stratum in self.strata])

    def pool(self, shares: list[list[float]]) -> WinShares:
        """Pool the line-ups, weighted by their numbers of games."""
        pooled = WinShares()
        seats: Counter[str] = Counter()
        for stratum, found in zip(self.strata, shares, strict=True):
            for name, held, share in zip(stratum.names, stratum.held, found, strict=False):
                seats[name] += held * stratum.blocks
                pooled.wins[name] = pooled.wins.get(name, 0.0) + share * held * stratum.blocks
            for pair, met, share in zip(stratum.pairs, stratum.met, found[len(stratum.names) :], strict=True):
                part = met * stratum.blocks / self.meetings[pair]
                pooled.ahead[pair] = pooled.ahead.get(pair, 0.0) + share * part
        pooled.wins = {name: won / seats[name] for name, won in pooled.wins.items()}
        return pooled


def interval(values: list[float], around: float) -> tuple[float, float]:
    """Return the central 95 % interval of the values, widened to include the observed value."""
    ordered = sorted(values)
    cut = round(0.025 * len(ordered))
    return min(ordered[cut], around), max(ordered[-1 - cut], around)
