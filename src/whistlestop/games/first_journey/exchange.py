"""Dealing two tickets at the start, and exchanging them for new ones (FJ-01, FJ-04)."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from whistlestop.core import facts
from whistlestop.core.action_types import TICKETS, ActionType
from whistlestop.core.actions import Aim, Legal
from whistlestop.core.events import EventType
from whistlestop.core.luck.chance import Chance
from whistlestop.core.material.tickets import DRAWN_TICKET, ONLY_DECK, TICKETS_SHUFFLED
from whistlestop.core.mechanics.ticket_offers import ticket_shortage
from whistlestop.core.parts import Opening, Option
from whistlestop.core.reason import Reason
from whistlestop.core.state import State
from whistlestop.games.first_journey.revealing import Revealing, draw_to_hold
from whistlestop.rail.state import RailState

if TYPE_CHECKING:
    from whistlestop.core.game import Game

EXCHANGED: Final = EventType("exchanged", "{Seat} exchanges {count}.", count=facts.TICKET_COUNT)

EXCHANGE: Final = ActionType("exchange", "Exchange the tickets")


class DealTickets(Opening):
    """Deal tickets to every player."""

    def __init__(self, each: int) -> None:
        super().__init__()
        self.each = each

    def join(self, game: "Game") -> None:
        game.declare(DRAWN_TICKET, TICKETS_SHUFFLED)

    def deal(self, state: State, chance: Chance) -> bool:
        for turn in range(state.seats):
            for _ in range(self.each):
                draw_to_hold(state, (state.first + turn) % state.seats, chance)
        return False

    def missing_material(self, game: "Game") -> tuple[str, str]:
        return "tickets.toml", ticket_shortage(game, (ONLY_DECK,), self.each)

    def outcomes(self, state: State) -> dict[str, object]:
        printed = state.game.tickets
        return {
            "tickets": [
                [printed.tickets[ticket].to_dict() for ticket in printed.held(state, seat)]
                for seat in range(state.seats)
            ]
        }


class ExchangeTickets(Option):
    """Discard all held tickets and draw new ones; this does not count as progress (Q-26)."""

    def __init__(self, revealing: Revealing, each: int) -> None:
        super().__init__()
        self.revealing: Final = revealing
        self.each = each

    def join(self, game: "Game") -> None:
        game.declare(EXCHANGE, EXCHANGED)
        self.first = game.actions.add("exchange", Aim(TICKETS))
        self.beyond = self.first + 1

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        if self.is_possible(state, seat):
            out.add(self.first)

    def count(self, state: State, seat: i64, out: Legal) -> i64:
        return i64(self.is_possible(state, seat))

    def nth(self, state: State, seat: i64, n: i64, out: Legal) -> i64:
        return self.first

    def is_possible(self, state: State, seat: i64) -> bool:
        """Return whether there is a ticket to draw, counting those that the seat discards."""
        return state.game.tickets.any_left(state, 0) or state.game.tickets.count_held(state, seat) > 0

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        state.own_tickets()
        printed = state.game.tickets
        held = printed.held_by(state, seat)
        for ticket in held:
            printed.release(state, ticket)
            printed.put_below(state, seat, ticket)
        if state.journal is not None:
            state.journal.append(EXCHANGED.event(seat, count=len(held)))
        for _drawn in range(self.each):
            draw_to_hold(state, seat, chance)
        self.revealing.reveal(cast(RailState, state), seat, chance)
        state.end_turn(chance, False)

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        if self.is_possible(state, seat):
            return None
        return Reason("You hold no ticket, and none is left to draw.")
