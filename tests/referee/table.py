"""The table: all cards, tickets and pieces of a game, and the step it is at."""

from collections import Counter
from dataclasses import dataclass

from .box import Box, Route, Ticket
from .cards import Cards, move
from .chance import Chance
from .piles import Piles
from .turns import Turns

TICKETS = "tickets"
TURN = "turn"
SECOND_CARD = "second card"
TUNNEL = "tunnel"


@dataclass
class TunnelWork:
    """A tunnel that waits for its owner to pay more or to withdraw."""

    route: Route
    laid: Cards
    revealed: Cards


class Table:
    """The whole truth about a game, hidden things included."""

    def __init__(self, box: Box, first: int, hands: list[Cards], offers: list[list[Ticket]]) -> None:
        """Sets the table after the deal: nobody has chosen tickets yet and no row lies open."""
        seats = len(hands)
        deck = +box.cards
        self.hands: list[Cards] = [Counter() for _ in hands]
        for seat, hand in enumerate(hands):
            move(hand, deck, self.hands[seat])
        self.box = box
        self.seats = seats
        self.piles = Piles(deck)
        self.offers = {seat: list(offer) for seat, offer in enumerate(offers)}
        self.unseen: dict[str, list[Ticket]] = {
            name: [ticket for ticket in tickets if not any(ticket in offer for offer in offers)]
            for name, tickets in box.decks.items()
        }
        self.returned: dict[str, list[Ticket]] = {name: [] for name in box.decks}
        self.gone: list[Ticket] = []
        self.held: list[list[Ticket]] = [[] for _ in hands]
        self.trains = [box.trains] * seats
        self.stations = [box.stations] * seats
        self.owners: dict[Route, int] = {}
        self.station_owners: dict[str, int] = {}
        self.tunnel: TunnelWork | None = None
        self.turns = Turns(seats, first)
        self.opening = True
        self.phase = TICKETS

    @property
    def acting(self) -> list[int]:
        """The seats that may act: one, but all who have not chosen yet at the opening (EU-04)."""
        return sorted(self.offers) if self.opening else [self.turns.seat]

    def begin(self) -> None:
        """Begins the first turn, when everybody has chosen the opening tickets."""
        self.opening = False
        self.phase = TURN

    def routes_of(self, seat: int) -> list[Route]:
        """The routes that a seat has claimed."""
        return [route for route, owner in self.owners.items() if owner == seat]

    def discard(self, seat: int, payment: Cards) -> None:
        """Pays cards from a hand to the discards (Q-17)."""
        move(payment, self.hands[seat], self.piles.discards)

    def place_trains(self, seat: int, route: Route) -> None:
        """Puts a train on each space of a route."""
        self.owners[route] = seat
        self.trains[seat] -= route.length

    def end_turn(self, chance: Chance, *, progress: bool = True, passed: bool = False) -> None:
        """Settles the row, in the last turn of a game too (Q-09), and hands the turn on."""
        self.piles.settle_row(chance)
        self.turns.end(self.trains[self.turns.seat], progress=progress, passed=passed)
        self.phase = TURN
