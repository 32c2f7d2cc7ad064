"""What the report is made of: the arena's table, and what was gathered beside it for the figures."""

from typing import Any, cast

from whistlestop.arena.report.block_means import Estimate
from whistlestop.arena.report.gathering import BotTally, Gathering
from whistlestop.core.game import Game


class Contents:
    """The table as the arena writes it to JSON, so that the page says the same; and the gathering."""

    def __init__(self, game: Game, told: dict[str, object], gathering: Gathering) -> None:
        self.game = game
        self.told = cast(dict[str, Any], told)
        self.gathering = gathering
        self.names: list[str] = list(self.told["bots"])  # the strongest first
        self.anchor: str = self.told["anchor"]

    def bot(self, name: str) -> dict[str, Any]:
        """Return a bot's part of the table."""
        return cast(dict[str, Any], self.told["bots"][name])

    def tally(self, name: str) -> BotTally:
        """Return what was gathered about a bot."""
        return self.gathering.tallies[name]

    def rating(self, name: str) -> Estimate:
        """Return a bot's rating."""
        return estimate(self.bot(name), "rating")

    def wins(self, name: str) -> Estimate:
        """Return the share of its games that a bot won."""
        return estimate(self.bot(name), "win_share")

    def meetings(self, one: str, other: str) -> int:
        """Return how often two bots met."""
        return sum(
            pair["meetings"] for pair in self.told["pairs"] if {pair["bot"], pair["against"]} == {one, other}
        )

    def ahead(self, one: str, other: str) -> Estimate | None:
        """Return how often a bot was ahead of another, if they met at all."""
        for pair in self.told["pairs"]:
            if pair["meetings"] and (pair["bot"], pair["against"]) == (one, other):
                return estimate(pair, "ahead")
            if pair["meetings"] and (pair["against"], pair["bot"]) == (one, other):
                found = estimate(pair, "ahead")
                return Estimate(1 - found.value, 1 - found.high, 1 - found.low)
        return None


def estimate(row: dict[str, Any], name: str) -> Estimate:
    """Read a number and its interval."""
    return Estimate(row[name], row[f"{name}_low"], row[f"{name}_high"])
