"""Features of the tickets: where each lies as far as the seat knows, and how many the others have."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.core import bits
from whistlestop.core.action_types import OFFER
from whistlestop.core.features import UNWRITTEN, Feature, clipped, relative, seat_labels
from whistlestop.core.game import Game
from whistlestop.core.material import offers
from whistlestop.core.material.tickets import GONE, HELD, OFFERED, RETURNED, SHOWN, SHOWN_TICKET
from whistlestop.core.state import State

_PLACE: Final = 240  # the bits of a ticket's place without the seat


def most_offered(game: Game) -> int:
    """Return how many tickets are on offer at most, going by the actions that keep some of them."""
    most = 0
    for text, aim in zip(game.actions.texts, game.actions.aims):
        if aim.where == OFFER.name:
            positions = text.split(" ")[-1].split(",")
            most = max([most, *[int(one) for one in positions if one.isdigit()]])
    return most


@final
class TicketsFeature(Feature):
    """Flags for each ticket: held, put away, at a position of the offer, or shown by a seat."""

    def __init__(self, game: Game, seats: int) -> None:
        self.offered: i64 = most_offered(game)
        shows = SHOWN_TICKET in game.event_types
        planes = ["held", "put away", *[f"offered {n + 1}" for n in range(self.offered)]]
        self.shown: i64 = len(planes) if shows else -1  # the first flag of shown tickets
        if shows:
            planes += seat_labels("shown", seats)
        labels: list[str] = []
        for ticket in game.tickets.tickets:
            labels += [f"ticket {ticket}: {plane}" for plane in planes]
        super().__init__("tickets", labels, len(game.tickets.tickets) + 2)
        self.planes: Final[i64] = len(planes)
        self.number: Final[i64] = len(game.tickets.tickets)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64, memory: vec[i64], first: i64) -> None:
        if memory[first] == state.ticket_version:
            return
        memory[first] = state.ticket_version
        first += 1
        place = state.place
        for ticket in range(self.number):
            there = i64(place[ticket])
            if memory[first + ticket] != there:
                memory[first + ticket] = there
                self.write_ticket(there, seat, state.seats, out, at + ticket * self.planes)
        offer = state.offers[seat]
        if memory[first + self.number] != offer:
            before = memory[first + self.number]
            self.write_offer(i64(0) if before == UNWRITTEN else before, 0, out, at)
            self.write_offer(offer, 1, out, at)
            memory[first + self.number] = offer

    def write_ticket(self, there: i64, seat: i64, seats: i64, out: vec[u8], at: i64) -> None:
        """Write the flags of a ticket that has moved, except those of the offer."""
        kind, whose = there & _PLACE, there & 15
        out[at] = u8(there == HELD + seat)
        out[at + 1] = u8(whose == seat and kind in (RETURNED, GONE))
        if self.shown >= 0:
            for place in range(self.planes - self.shown):
                out[at + self.shown + place] = 0
            if kind == SHOWN:
                out[at + self.shown + relative(whose, seat, seats)] = 1

    def write_offer(self, offer: i64, flag: u8, out: vec[u8], at: i64) -> None:
        """Write a flag at each position of an offer."""
        position: i64 = 0
        while offer and position < self.offered:
            out[at + offers.first(offer) * self.planes + 2 + position] = flag
            offer = offers.rest(offer)
            position += 1


@final
class TicketCountsFeature(Feature):
    """How many tickets each seat has, and how many lie in and below each deck."""

    def __init__(self, game: Game, seats: int) -> None:
        decks = game.tickets.decks
        labels = ["tickets to keep", *seat_labels("tickets held", seats), *seat_labels("offered", seats)]
        for deck in decks:
            labels += [f"deck {deck}: never seen", f"deck {deck}: below"]
        for deck in decks:
            labels += seat_labels(f"drawn from {deck}", seats)
        super().__init__("ticket counts", labels, 1)
        self.seats: Final[i64] = seats
        self.number: Final[i64] = len(game.tickets.tickets)
        self.decks: Final[i64] = len(decks)
        self.printed: Final = game.tickets

    def write(self, state: State, seat: i64, out: vec[u8], at: i64, memory: vec[i64], first: i64) -> None:
        out[at] = clipped(state.phase.minimum_kept(state, seat)) if state.offers[seat] else u8(0)
        if memory[first] != state.ticket_version:
            memory[first] = state.ticket_version
            self.count(state, seat, out, at)

    def count(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Count the tickets again."""
        for number in range(1, self.size):
            out[at + number] = 0
        held, offered = at + 1, at + 1 + self.seats
        decks = offered + self.seats
        drawn = decks + 2 * self.decks
        for ticket in range(self.number):
            there = i64(state.place[ticket])
            kind, deck = there & _PLACE, i64(self.printed.deck_of[ticket])
            if kind in (HELD, OFFERED, GONE):
                whose = relative(there & 15, seat, state.seats)
                out[drawn + deck * self.seats + whose] += 1
                if kind == HELD:
                    out[held + whose] += 1
                elif kind == OFFERED:
                    out[offered + whose] += 1
        for deck in range(self.decks):
            out[decks + 2 * deck] = u8(bits.size(state.unseen[deck]))
            out[decks + 2 * deck + 1] = clipped((state.returned_sizes >> (8 * deck)) & 255)
