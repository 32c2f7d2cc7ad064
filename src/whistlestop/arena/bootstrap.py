"""How sure the numbers are: the blocks are weighed anew again and again, and everything is reckoned anew.

This is the Bayesian bootstrap: with each weighing, every block counts as much as a draw from the exponential
distribution says. Equal blocks can be drawn for together, so it is as quick for a million blocks as for one.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from whistlestop.arena.contest import Contest
from whistlestop.arena.sums import WIN, Sums

RESAMPLES = 500
PRIOR = 1.0  # a block of fair shares that is thought of as played; matters where a bot wins all or nothing

Pair = tuple[str, str]


@dataclass
class Shares:
    """What each bot wins, and how often the first of each pair is ahead of the second."""

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
        """Return what came out: the share of each bot, and then that of each pair."""
        return self.weighed([float(count) for _, count in self.patterns])

    def resampled(self, luck: random.Random) -> list[float]:
        """Return what might have come out with other deals."""
        weights = [luck.gammavariate(count, 1.0) for _, count in self.patterns]
        blocks = sum(weight * pattern[0] for weight, (pattern, _) in zip(weights, self.patterns, strict=True))
        shares = []
        for share, fair in zip(self.weighed(weights), self.fair, strict=True):
            won = luck.gammavariate(PRIOR * fair, 1.0)
            lost = luck.gammavariate(PRIOR * (1 - fair), 1.0)
            shares.append((share * blocks + won) / (blocks + won + lost))
        return shares if self.pairs else self.fair  # a bot against itself wins a fair share for certain

    def weighed(self, weights: list[float]) -> list[float]:
        """Return the shares when the groups of blocks have these weights."""
        columns = zip(*(pattern for pattern, _ in self.patterns), strict=True)
        blocks, *sums = (sum(map(float.__mul__, weights, map(float, column))) for column in columns)
        return [total / blocks / most for total, most in zip(sums, self.most, strict=True)]


class Bootstrap:
    """All line-ups of a contest."""

    def __init__(self, contest: Contest, sums: Sums) -> None:
        self.seed = contest.seed
        groups: dict[int, list[list[int]]] = {}
        for (number, _), values in sorted(sums.groups.items()):
            groups.setdefault(number, []).append(values)
        line_ups = contest.line_ups()
        self.strata = [Stratum(line_ups[number], values) for number, values in groups.items()]
        self.meetings: Counter[Pair] = Counter()
        for stratum in self.strata:
            for pair, met in zip(stratum.pairs, stratum.met, strict=True):
                self.meetings[pair] += met * stratum.blocks

    def shares(self) -> Shares:
        """Return what came out."""
        return self.pooled([stratum.shares() for stratum in self.strata])

    def resamples(self, times: int = RESAMPLES) -> Iterator[Shares]:
        """Return what might have come out with other deals, again and again."""
        luck = random.Random(self.seed)
        for _time in range(times):
            yield self.pooled([stratum.resampled(luck) for stratum in self.strata])

    def pooled(self, shares: list[list[float]]) -> Shares:
        """Join the line-ups, each by the number of its games."""
        pooled = Shares()
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
    """Return the middle 95 % of the values, stretched where it does not hold what came out."""
    ordered = sorted(values)
    cut = round(0.025 * len(ordered))
    return min(ordered[cut], around), max(ordered[-1 - cut], around)
