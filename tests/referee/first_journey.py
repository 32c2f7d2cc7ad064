"""First Journey: no row, no points, and six tickets to win."""

from functools import partial
from typing import ClassVar

from . import tickets
from .board import BoardGame
from .box import Box, Route, Ticket
from .cards import Cards
from .chance import Chance, Play
from .lines import SetUp
from .paths import groups
from .piles import Piles
from .scoring import Sheet, is_joined, make_sheets
from .table import TURN

DECK = "tickets"
HELD = 2
CARDS_DRAWN = 2
ENOUGH = 6
SIX_TICKETS = "six tickets"
LAST_TRAIN = "last train"


class FirstJourney(BoardGame):
    """The reading of clauses FJ."""

    DEALT: ClassVar[str] = "tickets"
    OFFER: ClassVar[dict[str, int]] = {DECK: HELD}
    CLOSING_SEATS: ClassVar[int] = 0  # FJ-06
    CLAUSES: ClassVar[dict[str, str]] = {
        "seats": "FJ-01",
        "hands": "FJ-01",
        "deal": "FJ-01",
        "cards": "FJ-02",
        "first": "FJ-03",
        "order": "FJ-03",
        "draw": "FJ-04, FJ-12",
        "drawn": "FJ-04, FJ-12",
        "reshuffle": "FJ-12",
        "claim": "FJ-05, FJ-06",
        "exchange": "FJ-04, FJ-08",
        "ticket": "FJ-07, FJ-08",
        "tickets_shuffled": "FJ-08",
        "pass": "Q-24",
        "end": "FJ-10, FJ-11, Q-24, Q-26",
        "winners": "FJ-10, FJ-11",
    }
    SHEET: ClassVar[dict[str, str]] = {
        "tickets": "FJ-07",
        "bonus_tickets": "FJ-09",
        "completed": "FJ-07, FJ-09",
        "failed": "FJ-07, FJ-08",
    }

    def __init__(self, box: Box, first: int, hands: list[Cards]) -> None:
        """Begin with nothing completed and nothing discarded."""
        super().__init__(box, first, hands)
        self.completed: list[list[Ticket]] = [[] for _ in hands]
        self.bonuses = [0] * self.seats
        self.thrown: list[Ticket] = []

    @property
    def all_tickets(self) -> list[Ticket]:
        """Every ticket, completed and discarded ones too."""
        return [*super().all_tickets, *self.thrown, *[t for shown in self.completed for t in shown]]

    def make_piles(self, deck: Cards) -> Piles:
        return Piles(deck, row=0)  # FJ-02

    def set_out(self, setup: SetUp) -> None:
        self.held = self.take_dealt(setup)
        self.choosing.clear()
        self.phase = TURN

    def actions(self, seat: int) -> dict[str, Play]:
        plays = self.claims(seat)
        if self.piles.can_give():
            plays["draw"] = partial(self._draw, seat)
        if self.held[seat] or self._can_draw_ticket():
            plays["exchange"] = partial(self._exchange, seat)
        return plays

    def claim(self, seat: int, route: Route, payment: Cards, chance: Chance) -> None:
        self.discard(seat, payment)
        self.place_trains(seat, route)
        joined = groups(self.routes_of(seat))
        if any(all(places & coast for coast in self.box.coasts) for places in joined):
            self.bonuses[seat] = 1  # once a player, and counted first (FJ-07, FJ-09)
        self._complete(seat, chance)
        if not self.turns.reasons and self.trains[seat] == 0:
            self.turns.reasons.append(LAST_TRAIN)  # FJ-11
        self._end_unless_over(chance, progress=True)

    def sheets(self) -> list[Sheet]:
        completed = [self._count(seat) for seat in range(self.seats)]
        return make_sheets(
            {"tickets": [len(shown) for shown in self.completed], "bonus_tickets": self.bonuses},
            {"completed": completed, "failed": [len(held) for held in self.held]},
        )

    @staticmethod
    def rank(sheet: Sheet) -> tuple[int, ...]:
        return (sheet["total"],)  # nobody else has six when somebody has (FJ-10, FJ-11)

    def sets_off_the_end(self) -> bool:
        return False

    def _draw(self, seat: int, chance: Chance) -> None:
        """Draw two cards, or the last one (FJ-12)."""
        for _ in range(CARDS_DRAWN):
            if self.piles.can_give():
                self.hands[seat][self.piles.take("drawn", chance)] += 1
        self.end_turn(chance)

    def _exchange(self, seat: int, chance: Chance) -> None:
        self.thrown += self.held[seat]  # they may come back (FJ-08)
        self.held[seat] = []
        for _ in range(HELD):
            self._draw_ticket(seat, chance)
        self._complete(seat, chance)
        self._end_unless_over(chance, progress=False)

    def _count(self, seat: int) -> int:
        return len(self.completed[seat]) + self.bonuses[seat]

    def _complete(self, seat: int, chance: Chance) -> None:
        """Show completed tickets one by one, the one held longer first, and replace each (FJ-07)."""
        joined = groups(self.routes_of(seat))
        while self._count(seat) < ENOUGH:
            ticket = next((held for held in self.held[seat] if is_joined(held, joined)), None)
            if ticket is None:
                return
            self.held[seat].remove(ticket)
            self.completed[seat].append(ticket)
            if self._count(seat) < ENOUGH:
                self._draw_ticket(seat, chance)
        self.turns.reasons.append(SIX_TICKETS)  # FJ-10

    def _can_draw_ticket(self) -> bool:
        return bool(self.unseen[DECK] or self.thrown)

    def _draw_ticket(self, seat: int, chance: Chance) -> None:
        """Draw a ticket if there is one, from the discarded ones if need be (FJ-08)."""
        if not self._can_draw_ticket():
            return
        if not self.unseen[DECK]:
            chance.tickets_shuffled(DECK)
            self.unseen[DECK], self.thrown = self.thrown, []
        self.held[seat].append(tickets.take_top(self, DECK, chance))

    def _end_unless_over(self, chance: Chance, *, progress: bool) -> None:
        if not self.turns.reasons:
            self.end_turn(chance, progress=progress)
