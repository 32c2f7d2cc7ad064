"""Leftovers: what happens to the offered tickets that a seat does not keep."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from whistlestop.core.material import tickets
from whistlestop.core.material.tickets import TICKETS_SHUFFLED
from whistlestop.core.parts import Part

if TYPE_CHECKING:
    from whistlestop.core.game import Game
    from whistlestop.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Leftovers(Part):
    """What happens to the tickets that a seat does not keep."""

    def put_away(self, state: "State", seat: i64, ticket: i64) -> None:
        """Put away one ticket."""
        raise NotImplementedError

    def finish(self, state: "State") -> None:
        """Finish after all tickets have been put away."""


class Leave(Leftovers):
    """Rejected tickets leave the game; only the player who saw them knows which they are."""

    def put_away(self, state: "State", seat: i64, ticket: i64) -> None:
        tickets.discard_seen(state, seat, ticket)


class Bottom(Leftovers):
    """Rejected tickets go to the bottom of their deck, in the order drawn."""

    def put_away(self, state: "State", seat: i64, ticket: i64) -> None:
        state.game.tickets.put_below(state, seat, ticket)


class ShuffleBack(Bottom):
    """Rejected tickets are shuffled into their decks once all players have chosen."""

    def join(self, game: "Game") -> None:
        game.declare(TICKETS_SHUFFLED)

    def finish(self, state: "State") -> None:
        game_tickets = state.game.tickets
        for deck in range(len(game_tickets.decks)):
            game_tickets.shuffle_in(state, deck)
