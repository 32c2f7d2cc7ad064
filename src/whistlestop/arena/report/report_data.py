"""The data behind the report: the tournament's summary and the collected statistics."""

from typing import Any, cast

from whistlestop.arena.report.block_means import Estimate
from whistlestop.arena.report.collector import BotTally, ResultCollector
from whistlestop.core.game import Game


class ReportData:
    """The summary, exactly as written to JSON, and the collected statistics."""

    def __init__(self, game: Game, summary: dict[str, object], collector: ResultCollector) -> None:
        self.game = game
        self.summary = cast(dict[str, Any], summary)
        self.collector = collector
        self.names: list[str] = list(self.summary["bots"])  # strongest first
        self.anchor: str = self.summary["anchor"]

    def bot(self, name: str) -> dict[str, Any]:
        """Return a bot's entry in the summary."""
        return cast(dict[str, Any], self.summary["bots"][name])

    def tally(self, name: str) -> BotTally:
        """Return a bot's collected statistics."""
        return self.collector.tallies[name]

    def rating(self, name: str) -> Estimate:
        """Return a bot's rating."""
        return estimate(self.bot(name), "rating")

    def wins(self, name: str) -> Estimate:
        """Return a bot's win share."""
        return estimate(self.bot(name), "win_share")

    def meetings(self, one: str, other: str) -> int:
        """Return the number of meetings of two bots."""
        return sum(
            pair["meetings"]
            for pair in self.summary["pairs"]
            if {pair["bot"], pair["against"]} == {one, other}
        )

    def ahead(self, one: str, other: str) -> Estimate | None:
        """Return how often a bot ranked ahead of another, or None if they never met."""
        for pair in self.summary["pairs"]:
            if pair["meetings"] and (pair["bot"], pair["against"]) == (one, other):
                return estimate(pair, "ahead")
            if pair["meetings"] and (pair["against"], pair["bot"]) == (one, other):
                found = estimate(pair, "ahead")
                return Estimate(1 - found.value, 1 - found.high, 1 - found.low)
        return None


def estimate(row: dict[str, Any], name: str) -> Estimate:
    """Read an estimate from a row of the summary."""
    return Estimate(row[name], row[f"{name}_low"], row[f"{name}_high"])
