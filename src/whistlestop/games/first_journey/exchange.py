"""Holding two tickets: they are dealt at the start, and may be exchanged for new ones (FJ-01, FJ-04)."""

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from whistlestop.core.actions import TICKETS, Aim, Legal
from whistlestop.core.chance import Chance
from whistlestop.core.choosing import too_few_tickets
from whistlestop.core.events import Event
from whistlestop.core.parts import Opening, Option
from whistlestop.core.reason import Reason
from whistlestop.core.state import State
from whistlestop.core.tickets import ONLY_DECK
from whistlestop.games.first_journey.revealing import Revealing, draw_to_hold
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game


class DealTickets(Opening):
    """Everybody is dealt tickets to hold."""

    def __init__(self, each: int) -> None:
        super().__init__()
        self.each = each

    def deal(self, state: State, chance: Chance) -> bool:
        for turn in range(state.seats):
            for _ in range(self.each):
                draw_to_hold(state, (state.first + turn) % state.seats, chance)
        return False

    def lacks(self, game: "Game") -> tuple[str, str]:
        return "tickets.toml", too_few_tickets(game, (ONLY_DECK,), self.each)

    def told(self, state: State) -> dict[str, object]:
        printed = state.game.tickets
        return {
            "tickets": [
                [printed.tickets[ticket].to_dict() for ticket in printed.held(state, seat)]
                for seat in range(state.seats)
            ]
        }


class ExchangeTickets(Option):
    """Discard all held tickets and draw new ones; it is no progress (Q-26)."""

    def __init__(self, revealing: Revealing, each: int) -> None:
        super().__init__()
        self.revealing = revealing
        self.each = each

    def join(self, game: "Game") -> None:
        self.first = game.actions.add("exchange", Aim(TICKETS))
        self.beyond = self.first + 1

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        if self.is_possible(state, seat):
            out.add(self.first)

    def is_possible(self, state: State, seat: i64) -> bool:
        """Tell whether there is a ticket to draw, be it one that the seat discards."""
        return state.game.tickets.any_left(state, 0) or state.game.tickets.count_held(state, seat) > 0

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.own_tickets()
        printed = state.game.tickets
        held = printed.held_by(state, seat)
        for ticket in held:
            printed.give_up(state, ticket)
            printed.put_below(state, seat, ticket)
        if state.journal is not None:
            state.journal.append(Event("exchanged", seat, count=len(held)))
        for _drawn in range(self.each):
            draw_to_hold(state, seat, chance)
        self.revealing.reveal(cast(RailState, state), seat, chance)
        state.end_turn(chance, False)

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        if self.is_possible(state, seat):
            return None
        return Reason("You hold no ticket, and none is left to draw.")
