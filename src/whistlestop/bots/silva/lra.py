"""The Long-Route Junkie: long routes only, while there is a path."""

from typing import Final

from mypy_extensions import i64

from whistlestop.bots.silva.osa import OneStepBot
from whistlestop.core.actions import Legal
from whistlestop.rail.state import RailState

LONG: Final = 3


class LongRouteBot(OneStepBot):
    """Like the One-Step Thinker, but with paths of long routes only, and without taking tickets."""

    name = "silva-lra"

    def keep(self, state: RailState, seat: i64, legal: Legal) -> i64:
        return self.fewest_points(state, seat, legal)

    def min_length(self, trains: i64) -> i64:
        return LONG if trains > LONG else trains

    def wants_tickets(self, state: RailState) -> bool:
        return False

    def gray_rank(self) -> i64:
        return 15
