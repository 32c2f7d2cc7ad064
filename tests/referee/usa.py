"""The USA: routes, tickets and the longest path."""

from typing import ClassVar

from . import draw, tickets
from .board import BoardGame
from .chance import Chance, Play
from .scoring import Columns, Sheet, path_bonus

DECK = "tickets"
TICKETS_DRAWN = 3


class Usa(BoardGame):
    """The reading of clauses US."""

    OFFER: ClassVar[dict[str, int]] = {DECK: 3}
    CLAUSES: ClassVar[dict[str, str]] = {
        **BoardGame.CLAUSES,
        "seats": "US-01",
        "deal": "US-02",
        "tickets": "US-02",
        "ticket": "US-02",
        "keep": "US-02",
        "winners": "US-03",
    }
    SHEET: ClassVar[dict[str, str]] = {
        "routes": "Q-17, US-01",
        "tickets": "Q-22",
        "longest_path": "US-03, EU-20",
        "completed": "Q-22",
        "failed": "Q-22",
        "longest_path_length": "US-03, EU-21",
    }

    def settle_opening(self, chance: Chance) -> None:
        # To the bottom in turn order from the first player (US-02).
        for turn in range(self.seats):
            tickets.return_to_bottom(self, self.aside[(self.turns.seat + turn) % self.seats])

    def actions(self, seat: int) -> dict[str, Play]:
        return {
            **draw.first_picks(self, seat),
            **self.claims(seat),
            **tickets.draws(self, seat, DECK, TICKETS_DRAWN),
        }

    def extras(self, completed: list[int]) -> tuple[Columns, Columns]:
        return path_bonus([self.routes_of(seat) for seat in range(self.seats)])

    @staticmethod
    def rank(sheet: Sheet) -> tuple[int, ...]:
        return sheet["total"], sheet["completed"], sheet["longest_path"]
