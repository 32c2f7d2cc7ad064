"""How many tickets to draw from each of two decks."""

from typing import final

from mypy_extensions import i64

from whistlestop.bots.planner.ticket_choice import TicketChoice
from whistlestop.bots.planner.traits import Traits
from whistlestop.core.actions import Legal
from whistlestop.games.germany.splitting import Split


@final
class Splits:
    """Chooses a split: by a fixed share at the start, by expected gain later."""

    def __init__(self, split: Split, traits: Traits) -> None:
        self.split = split
        self.wanted = i64(int(100 * traits.short_share))

    def opening(self, legal: Legal) -> i64:
        """Return the split closest to the fixed share."""
        best = legal.actions[0]
        nearest: i64 = 1_000_000
        for i in range(legal.size):
            action = legal.actions[i]
            one = self.split.from_one[action - self.split.first]
            other = self.split.from_other[action - self.split.first]
            off = 100 * one - self.wanted * (one + other)
            if off < 0:
                off = -off
            if off < nearest:
                nearest = off
                best = action
        return best

    def later(self, ticket_choice: TicketChoice, legal: Legal) -> i64:
        """Return the split with the highest expected gain, or -1 if an average turn is worth more."""
        best: i64 = -1
        most: i64 = 0
        for i in range(legal.size):
            action = legal.actions[i]
            if self.split.first <= action < self.split.beyond:
                one = self.split.from_one[action - self.split.first]
                other = self.split.from_other[action - self.split.first]
                worth = ticket_choice.expected_gain(self.split.one, one, self.split.other, other)
                if worth > most:
                    most = worth
                    best = action
        return best
