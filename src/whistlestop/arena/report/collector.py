"""A sink that collects the statistics for the report's charts, without keeping the games."""

from collections import Counter

from whistlestop.arena.report.block_means import BlockMeans
from whistlestop.arena.result import Result


class BotTally:
    """One bot's statistics; a game in which it holds two seats counts twice."""

    def __init__(self) -> None:
        self.means: BlockMeans[str] = BlockMeans()  # of the score, the turns and the game's counts
        self.points: BlockMeans[str] = BlockMeans()  # by source
        self.routes: BlockMeans[int] = BlockMeans()  # claims per route
        self.scores: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()

    def add(self, played: list[tuple[Result, int]]) -> None:
        """Add a block, as pairs of a game and a seat of the bot."""
        means: dict[str, int] = {"score": 0, "turns": 0}
        points: dict[str, int] = {}
        routes: dict[int, int] = {}
        for result, seat in played:
            score, turns = result.scores[seat], result.turns[seat]
            means["score"] += score
            means["turns"] += turns
            self.scores[score] += 1
            self.turns[turns] += 1
            for name, number in result.counts[seat].items():
                means[name] = means.get(name, 0) + number
            for name, number in result.points[seat].items():
                points[name] = points.get(name, 0) + number
            for route in result.routes[seat]:
                routes[route] = routes.get(route, 0) + 1
        self.means.add(len(played), means)
        self.points.add(len(played), points)
        self.routes.add(len(played), routes)


class ResultCollector:
    """Collects every block of a tournament in constant memory."""

    def __init__(self) -> None:
        self.tallies: dict[str, BotTally] = {}
        self.routes: BlockMeans[int] = BlockMeans()  # claims by any bot

    def add(self, block: list[Result]) -> None:
        """Add the games of one block."""
        seated: dict[str, list[tuple[Result, int]]] = {}
        routes: dict[int, int] = {}
        for result in block:
            for seat, name in enumerate(result.bots):
                seated.setdefault(name, []).append((result, seat))
                for route in result.routes[seat]:
                    routes[route] = routes.get(route, 0) + 1
        for name, played in seated.items():
            self.tallies.setdefault(name, BotTally()).add(played)
        self.routes.add(len(block), routes)

    def sources(self) -> list[str]:
        """Return the sources of points, in the order of the score sheet."""
        return list(
            dict.fromkeys(source for tally in self.tallies.values() for source in tally.points.moments)
        )
