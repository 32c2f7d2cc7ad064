"""The table: all cards and tickets of a game, and the step it is at."""

from collections import Counter

from .box import Box, Ticket
from .cards import Cards, move
from .chance import Chance
from .piles import Piles
from .turns import Turns

TICKETS = "tickets"
TURN = "turn"
SECOND_CARD = "second card"


class Table:
    """The whole truth about a game, hidden things included."""

    def __init__(self, box: Box, first: int, hands: list[Cards]) -> None:
        """Set the table after the deal: nobody has tickets yet and no row lies open."""
        deck = +box.cards
        self.hands: list[Cards] = [Counter() for _ in hands]
        for seat, hand in enumerate(hands):
            move(hand, deck, self.hands[seat])
        self.box = box
        self.seats = len(hands)
        self.piles = self.make_piles(deck)
        self.unseen: dict[str, list[Ticket]] = {name: list(tickets) for name, tickets in box.decks.items()}
        self.returned: dict[str, list[Ticket]] = {name: [] for name in box.decks}
        self.aside: dict[int, list[Ticket]] = {}
        self.gone: list[Ticket] = []
        self.offers: dict[int, list[Ticket]] = {}
        self.held: list[list[Ticket]] = [[] for _ in hands]
        self.turns = Turns(self.seats, first)
        self.choosing = list(range(self.seats))
        self.phase = TICKETS

    @property
    def opening(self) -> bool:
        """Return whether somebody has yet to choose the opening tickets."""
        return bool(self.choosing)

    @property
    def acting(self) -> list[int]:
        """The seats that may act: one, but all who have not chosen yet at the opening (EU-04)."""
        return self.choosing if self.opening else [self.turns.seat]

    @property
    def reasons(self) -> list[str]:
        """Why the game is over; none while it goes on."""
        return self.turns.reasons

    @property
    def all_cards(self) -> Cards:
        """Every card, wherever it lies."""
        return self.piles.everything + sum(self.hands, Counter())

    @property
    def all_tickets(self) -> list[Ticket]:
        """Every ticket, wherever it lies."""
        decks = [*self.unseen.values(), *self.returned.values()]
        piles = [*decks, *self.held, *self.offers.values(), *self.aside.values(), self.gone]
        return [ticket for pile in piles for ticket in pile]

    def make_piles(self, deck: Cards) -> Piles:
        """Lay out the draw area."""
        return Piles(deck)

    def begin(self, chance: Chance) -> None:
        """Begin the first turn, when everybody has chosen the opening tickets."""
        self.settle_opening(chance)
        self.aside.clear()
        self.phase = TURN

    def settle_opening(self, chance: Chance) -> None:
        """Put the tickets that nobody kept where they belong."""

    def discard(self, seat: int, payment: Cards) -> None:
        """Pay cards from a hand to the discards (Q-17)."""
        move(payment, self.hands[seat], self.piles.discards)

    def end_turn(self, chance: Chance, *, progress: bool = True, passed: bool = False) -> None:
        """Settle the row, in the last turn of a game too (Q-09), and pass the turn on."""
        self.piles.settle_row(chance)
        self.turns.end(final=self.sets_off_the_end(), progress=progress, passed=passed)
        self.phase = TURN

    def sets_off_the_end(self) -> bool:
        """Return whether the turn that ends now sets off the final round."""
        return False

    def shuffle_aside(self, chance: Chance) -> None:
        """Shuffle the tickets set aside into their decks (DE-04, CG-02)."""
        tickets = [ticket for rest in self.aside.values() for ticket in rest]
        for deck in self.box.decks:
            back = [ticket for ticket in tickets if ticket.deck == deck]
            if back:
                self.unseen[deck] += back
                chance.tickets_shuffled(deck)
