"""A game: what is dealt, what may be done in each phase, and what it is worth."""

from collections import Counter
from functools import partial
from typing import ClassVar

from . import draw, tickets
from .box import Ticket
from .chance import Chance, Play
from .lines import SetUp
from .scoring import Sheet
from .table import SECOND_CARD, TICKETS, Table


class Game(Table):
    """What all games share; each reads the rest in its own way."""

    DEALT: ClassVar[str] = "offers"
    """The field of the set-up that has more than cards in it."""
    HAND: ClassVar[int] = 4
    GIVEN_LOCOMOTIVES: ClassVar[int] = 0
    OFFER: ClassVar[dict[str, int]] = {}
    KEPT_AT_OPENING: ClassVar[int] = 2
    KEPT_LATER: ClassVar[int] = 1
    CLAUSES: ClassVar[dict[str, str]] = {
        "cards": "Q-01",
        "hands": "Q-02",
        "order": "Q-03",
        "first": "Q-04",
        "end": "Q-21, Q-24, Q-26",
        "draw": "Q-05 to Q-11",
        "drawn": "Q-05",
        "row": "Q-05, Q-09, Q-10",
        "flush": "Q-09",
        "reshuffle": "Q-10",
        "claim": "Q-13 to Q-19",
        "pass": "Q-24",
    }
    """The clause for each kind of action, each kind of outcome and everything else that can be wrong."""
    SHEET: ClassVar[dict[str, str]] = {}
    """The lines of a score sheet besides the total, and their clauses."""

    def set_out(self, setup: SetUp) -> None:
        """Deal what a set-up has besides cards: here, the tickets to choose from."""
        self.offers = dict(enumerate(self.take_dealt(setup)))

    def take_dealt(self, setup: SetUp) -> list[list[Ticket]]:
        """Take the tickets that a set-up deals out of their decks."""
        dealt = tickets.dealt(self.box, setup.dealt, self.OFFER, self.CLAUSES["deal"])
        for ticket in [ticket for offer in dealt for ticket in offer]:
            self.unseen[ticket.deck].remove(ticket)
        return dealt

    def legal(self, seat: int) -> dict[str, Play]:
        """Return every legal action of a seat that may act, by its text."""
        if self.phase == TICKETS:
            return tickets.keeps(self, seat, self.KEPT_AT_OPENING if self.opening else self.KEPT_LATER)
        if self.phase == SECOND_CARD:
            return draw.second_picks(self, seat)
        return self.actions(seat) or {"pass": partial(self._pass)}  # only with nothing else to do

    def defaults(self, seat: int) -> set[str]:
        """Return the legal actions of which one must stand first; none where the order is free."""
        return set()

    def actions(self, seat: int) -> dict[str, Play]:
        """Return every action with which a turn can begin."""
        raise NotImplementedError

    def sheets(self) -> list[Sheet]:
        """Return the score sheet of every seat."""
        raise NotImplementedError

    @staticmethod
    def rank(sheet: Sheet) -> tuple[int, ...]:
        """Return what decides who wins, from the points to the last tie-break."""
        raise NotImplementedError

    @classmethod
    def winners(cls, sheets: list[Sheet]) -> list[int]:
        """Return the seats that win; those still tied after every tie-break share it (Q-25)."""
        ranks = [cls.rank(sheet) for sheet in sheets]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def imbalance(self) -> tuple[str, str] | None:
        """Return what in the box was lost or made, and the clause; None when everything adds up."""
        if self.all_cards != self.box.cards:
            return f"there are {dict(self.all_cards)} cards, not {dict(self.box.cards)}", self.CLAUSES[
                "cards"
            ]
        if Counter(self.all_tickets) != Counter(self.box.tickets):
            return "the tickets don't add up", self.CLAUSES["ticket"]
        return self.lost_pieces()

    def lost_pieces(self) -> tuple[str, str] | None:
        """Return which pieces don't add up, and the clause; None when all do."""
        return None

    def _pass(self, chance: Chance) -> None:
        self.end_turn(chance, progress=False, passed=True)
