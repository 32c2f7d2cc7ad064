"""When to take more tickets, and from which deck."""

from typing import final

from mypy_extensions import i64

from whistlestop.bots.planner.atlas import TURN
from whistlestop.bots.planner.plan import Plan
from whistlestop.bots.planner.splits import Splits
from whistlestop.bots.planner.ticket_choice import TicketChoice
from whistlestop.bots.planner.traits import Traits
from whistlestop.bots.planner.turn_options import TurnOptions
from whistlestop.core.actions import Legal
from whistlestop.core.known_state import KnownState


@final
class TicketTaking:
    """Takes tickets towards the end of a plan if they are worth more than an average turn."""

    def __init__(self, ticket_choice: TicketChoice, options: TurnOptions, traits: Traits) -> None:
        self.ticket_choice = ticket_choice
        self.take = options.take
        self.splits = Splits(options.split, traits) if options.split is not None else None
        self.is_allowed = traits.takes_tickets
        self.time = i64(int(TURN * traits.ticket_time * ticket_choice.atlas.scale.turns))

    def is_due(self, turns: i64, left: i64) -> bool:
        """Return whether the rest of the plan is short and leaves time for more tickets."""
        return self.is_allowed and turns <= self.time and left >= turns + 2 * TURN

    def evaluate(self, known: KnownState, plan: Plan, spare: i64) -> bool:
        """Value the tickets in the decks; return whether taking some may beat an average turn."""
        choice = self.ticket_choice
        if not choice.evaluate_decks(known, plan, spare):
            return False
        if self.splits is not None:
            return True
        return self.take is not None and choice.expected_gain(self.take.deck, self.take.offer, 0, 0) > 0

    def action(self, legal: Legal) -> i64:
        """Return the action that takes tickets once they are valued, or -1 if a turn is worth more."""
        if self.splits is not None:
            return self.splits.later(self.ticket_choice, legal)
        if self.take is None:
            return -1
        for i in range(legal.size):
            if legal.actions[i] == self.take.first:
                return self.take.first
        return -1
