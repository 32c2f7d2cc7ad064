"""What the report is made of, gathered game by game without keeping the games."""

from collections import Counter
from dataclasses import dataclass, field
from itertools import permutations

from whistlestop import __version__
from whistlestop.arena.report.block_means import BlockMeans, Estimate
from whistlestop.arena.result import Result
from whistlestop.core.game import Game

MOST_OPEN = 256  # blocks that wait for their other games


@dataclass(frozen=True)
class Facts:
    """How the games were played, for the top of the page."""

    seats: int
    seed: int
    time: float | None = None  # seconds that a bot may think about a decision
    version: str = __version__
    more: dict[str, str] = field(default_factory=dict)  # whatever else is worth telling, by its heading


class BotTally:
    """What one bot did in all its games."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0  # a game that it plays in two seats counts twice
        self.means: BlockMeans[str] = BlockMeans()
        self.points: BlockMeans[str] = BlockMeans()
        self.routes: BlockMeans[int] = BlockMeans()
        self.scores: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.claimed: Counter[int] = Counter()  # in how many games each route was
        self.crashes = 0
        self.overruns = 0
        self.seconds = 0.0

    def add(self, block: list[tuple[Result, int]]) -> None:
        """Add a block: its games, each with the seat in which the bot sat."""
        means: Counter[str] = Counter()
        points: Counter[str] = Counter()
        routes: Counter[int] = Counter()
        won = 0.0
        for result, seat in block:
            won += victory(result, seat)
            means.update(score=result.scores[seat], turns=result.turns[seat])
            means.update(result.counts[seat])
            points.update(result.points[seat])
            routes.update(result.routes[seat])
            self.scores[result.scores[seat]] += 1
            self.turns[result.turns[seat]] += 1
            self.crashes += bool(result.crashes[seat])
            self.overruns += result.overruns[seat]
            self.seconds += result.seconds[seat]
        self.games += len(block)
        self.claimed += routes
        self.means.add(len(block), {"won": won, **means})
        self.points.add(len(block), points)
        self.routes.add(len(block), routes)


class Contents:
    """Everything that the page shows.

    Ratings come from whoever compared all games at once; `anchor` is the bot that is 0 among them.
    """

    def __init__(self, game: Game, bots: list[str], facts: Facts) -> None:
        self.game = game
        self.facts = facts
        self.tallies = {name: BotTally(name) for name in bots}
        self.pairs: dict[tuple[str, str], BlockMeans[str]] = {}
        self.routes: BlockMeans[int] = BlockMeans()  # claimed by anybody
        self.ratings: dict[str, Estimate] = {}
        self.anchor = ""
        self.games = 0
        self.blocks = 0
        self.plies = 0
        self.reasons: Counter[str] = Counter()
        self.waiting: dict[tuple[int, tuple[str, ...]], list[Result]] = {}

    def add(self, result: Result) -> None:
        """Add a game; it counts as soon as the other games of its block are there too."""
        key = (result.block, tuple(sorted(result.bots)))
        block = self.waiting.setdefault(key, [])
        block.append(result)
        if len(block) == len(result.bots):
            self.close(self.waiting.pop(key))
        elif len(self.waiting) > MOST_OPEN:
            self.close(self.waiting.pop(next(iter(self.waiting))))

    def finish(self) -> None:
        """Count the blocks too of which some games were not played."""
        while self.waiting:
            self.close(self.waiting.pop(next(iter(self.waiting))))

    def close(self, block: list[Result]) -> None:
        """Count a block."""
        self.blocks += 1
        self.games += len(block)
        seated: dict[str, list[tuple[Result, int]]] = {}
        for result in block:
            self.plies += result.plies
            self.reasons[result.reason] += 1
            for seat, name in enumerate(result.bots):
                seated.setdefault(name, []).append((result, seat))
        for name, seats in seated.items():
            self.tallies.setdefault(name, BotTally(name)).add(seats)
        routes = Counter(route for result in block for own in result.routes for route in own)
        self.routes.add(len(block), routes)
        self.compare(block)

    def compare(self, block: list[Result]) -> None:
        """Count, for each two bots, how often one was ahead of the other."""
        games: Counter[tuple[str, str]] = Counter()
        ahead: dict[tuple[str, str], float] = {}
        for result in block:
            for a, b in permutations(range(len(result.bots)), 2):
                pair = (result.bots[a], result.bots[b])
                if pair[0] != pair[1]:
                    games[pair] += 1
                    ahead[pair] = ahead.get(pair, 0.0) + lead(result.ranks[a], result.ranks[b])
        for pair, number in games.items():
            self.pairs.setdefault(pair, BlockMeans()).add(number, {"ahead": ahead[pair]})

    def standings(self) -> list[BotTally]:
        """Return the bots that played, the best first: by rating, or by the games won."""
        played = [tally for tally in self.tallies.values() if tally.games]
        return sorted(played, key=self.merit, reverse=True)

    def merit(self, tally: BotTally) -> tuple[float, float]:
        """Return what the bots are sorted by."""
        rated = self.ratings.get(tally.name)
        return (rated.value if rated else float("-inf"), tally.means.value("won"))

    def sources(self) -> list[str]:
        """Return where points came from, in the order of the score sheet."""
        return list({source: None for tally in self.tallies.values() for source in tally.points.sums})


def victory(result: Result, seat: int) -> float:
    """Return a seat's part in the victory; winners who share it divide it."""
    return 1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0


def lead(rank: int, other: int) -> float:
    """Return 1 for the better rank, 0 for the worse, and a half each where they are equal."""
    return 1.0 if rank < other else 0.0 if rank > other else 0.5
