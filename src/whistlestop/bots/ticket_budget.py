"""The cards with which a seat of the Card Game can pay for tickets."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.game import Game
from whistlestop.core.material import offers
from whistlestop.core.material.tickets import HELD
from whistlestop.core.state import State
from whistlestop.games.card_game.feasible import paid


@final
class TicketBudget:
    """Remembers what the seat has placed, but not which of its rows were robbed."""

    def __init__(self, game: Game) -> None:
        self.points: vec[i64] = vec[i64]([ticket.points for ticket in game.tickets.tickets])
        self.needs: vec[i64] = vec[i64]([ticket.needs for ticket in game.tickets.tickets])
        self.placed: i64 = 0

    def after_tickets(self, state: State, seat: i64) -> i64:
        """Return the cards placed and in hand that the held tickets don't need."""
        left = self.placed + state.hands[seat]
        for held in state.kept:
            ticket = i64(held)
            if i64(state.place[ticket]) == HELD + seat:
                rest = paid(left, self.needs[ticket])
                left = rest if rest >= 0 else cards.without(left, self.needs[ticket])
        return left

    def worth_keeping(self, state: State, seat: i64, positions: i64) -> i64:
        """Return the points of the affordable tickets of an offer minus those of the others."""
        worth: i64 = 0
        left = self.after_tickets(state, seat)
        offer = state.offers[seat]
        while offer:
            ticket = offers.first(offer)
            if positions & 1:
                rest = paid(left, self.needs[ticket])
                if rest >= 0:
                    left = rest
                    worth += self.points[ticket]
                else:
                    worth -= self.points[ticket]
            positions >>= 1
            offer = offers.rest(offer)
        return worth
