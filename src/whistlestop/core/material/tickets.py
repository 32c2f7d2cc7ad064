"""Destination tickets: the printed cards, their decks, and the place of each."""

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from whistlestop.core import bits, cards, facts
from whistlestop.core.events import TABLE, EventType
from whistlestop.core.luck.chance import Chance
from whistlestop.core.material import offers
from whistlestop.core.state import ZEROS, State

# Places of a ticket. The seat's number is added to places that belong to a seat.
UNSEEN: Final = 0
HELD: Final = 16
OFFERED: Final = 32
RETURNED: Final = 48
GONE: Final = 64
SHOWN: Final = 80  # face up before a seat, for everybody to see
GONE_UNSEEN: Final = 255

_BYTE: Final = 8
_MOST: Final = 255

ONLY_DECK: Final = "tickets"  # the name of the deck in a game with only one

DRAWN_TICKET: Final = EventType(
    "ticket",
    "{Seat} draws [{ticket}|a ticket].",
    secret=("ticket",),
    luck="ticket",
    luck_if="fresh",
    fresh=facts.FLAG,
    ticket=facts.TICKET,
)
KEPT: Final = EventType(
    "kept", "{Seat} keeps {count}.", secret=("tickets",), count=facts.TICKET_COUNT, tickets=facts.TICKETS
)
SHOWN_TICKET: Final = EventType("completed", "{Seat} completes {ticket}.", ticket=facts.TICKET)
TICKETS_SHUFFLED: Final = EventType(
    "tickets_shuffled", "The tickets that were put back are shuffled into their deck.", deck=facts.DECK
)


@final
class Ticket:
    """One printed ticket."""

    def __init__(
        self, between: tuple[str, str], points: int, deck: str, needs: int = 0, reconstructed: bool = False
    ) -> None:
        self.between = between
        self.points = points  # 0 where tickets are only counted
        self.deck = deck
        self.needs = needs  # the cards that complete it, in a game without routes
        self.reconstructed = reconstructed  # made up, because the printed card is unknown

    def __repr__(self) -> str:
        return f"Ticket({self.between!r}, {self.points!r}, {self.deck!r})"

    def __str__(self) -> str:
        facts = [str(self.points)] if self.points else []
        if self.needs:
            facts.append(cards.letters(self.needs))
        return f"{self.between[0]}–{self.between[1]}" + (f" ({', '.join(facts)})" if facts else "")

    def to_dict(self) -> dict[str, object]:
        """Return plain data."""
        data: dict[str, object] = {"between": list(self.between)}
        if self.points:
            data["points"] = self.points
        if self.deck != ONLY_DECK:
            data["deck"] = self.deck
        if self.needs:
            data["needs"] = cards.to_counts(self.needs)
        return data


@final
class TicketSet:
    """All tickets of a game, sorted by deck; the never-seen tickets of a deck are a bag."""

    def __init__(self, decks: dict[str, list[Ticket]]) -> None:
        self.tickets: list[Ticket] = []
        self.decks = list(decks)
        self.begin: vec[i64] = vec[i64]()
        self.deck_of: vec[u8] = vec[u8]()
        for number, printed in enumerate(decks.values()):
            self.begin = append(self.begin, len(self.tickets))
            self.tickets += printed
            for _ in printed:
                self.deck_of = append(self.deck_of, u8(number))
        self.begin = append(self.begin, len(self.tickets))
        self.whole: vec[i64] = vec[i64](
            [bits.first(self.begin[d + 1] - self.begin[d]) for d in range(len(self.decks))]
        )

    def __repr__(self) -> str:
        decks = ", ".join([f"{deck!r}" for deck in self.decks])
        return f"<TicketSet: {len(self.tickets)} tickets in {decks}>"

    def initial(self) -> vec[i64]:
        """Return the tickets of each deck before the first draw."""
        return self.whole[:]

    def left(self, state: State, deck: i64, enough: i64) -> i64:
        """Return how many tickets of a deck can be drawn, at most `enough`."""
        n = bits.size(state.unseen[deck]) + ((state.returned_sizes >> (_BYTE * deck)) & _MOST)
        return n if n < enough else enough

    def any_left(self, state: State, deck: i64) -> bool:
        """Return whether a ticket of a deck can be drawn."""
        return (state.unseen[deck] | ((state.returned_sizes >> (_BYTE * deck)) & _MOST)) != 0

    def draw(self, state: State, deck: i64, seat: i64, chance: Chance) -> i64:
        """Draw the top ticket of a non-empty deck in secret."""
        ticket: i64
        fresh = state.unseen[deck] != 0
        if fresh:
            drawn = chance.member(state.unseen[deck])
            state.unseen[deck] ^= bits.BIT[drawn]
            ticket = self.begin[deck] + drawn
        else:
            ticket = self.draw_returned(state, deck)
        if state.journal is not None:
            printed = self.tickets[ticket].to_dict()
            state.journal.append(DRAWN_TICKET.event(seat, fresh=fresh, ticket=printed))
        return ticket

    def draw_returned(self, state: State, deck: i64) -> i64:
        """Remove the top one of the tickets that were put back below a deck."""
        for ticket in state.returned:
            if i64(self.deck_of[i64(ticket)]) == deck:
                state.returned = remove(state.returned, ticket)
                state.returned_sizes -= bits.BIT[_BYTE * deck]
                return i64(ticket)
        raise RuntimeError("a ticket was drawn from an empty deck")

    def put_below(self, state: State, seat: i64, ticket: i64) -> None:
        """Put a ticket that the seat has seen at the bottom of its deck."""
        self.put_back(state, ticket)
        state.place[ticket] = u8(RETURNED + seat)

    def put_back(self, state: State, ticket: i64) -> None:
        """Add a ticket to those below its deck."""
        state.returned = append(state.returned, u8(ticket))
        state.returned_sizes += bits.BIT[_BYTE * i64(self.deck_of[ticket])]

    def put_all_back(self, state: State, tickets: vec[u8]) -> None:
        """Replace the tickets below all decks."""
        state.returned = tickets
        state.returned_sizes = 0
        for ticket in tickets:
            state.returned_sizes += bits.BIT[_BYTE * i64(self.deck_of[i64(ticket)])]

    def shuffle_in(self, state: State, deck: i64) -> None:
        """Shuffle the tickets that were put back below a deck into it."""
        others: vec[u8] = vec[u8]()
        for ticket in state.returned:
            if i64(self.deck_of[i64(ticket)]) == deck:
                state.unseen[deck] |= bits.BIT[i64(ticket) - self.begin[deck]]
                state.place[i64(ticket)] = UNSEEN
            else:
                others = append(others, ticket)
        if len(others) < len(state.returned):
            self.put_all_back(state, others)
            if state.journal is not None:
                state.journal.append(TICKETS_SHUFFLED.event(TABLE, deck=self.decks[deck]))

    def hold(self, state: State, seat: i64, ticket: i64) -> None:
        """Give a seat a ticket to hold."""
        state.kept = append(state.kept, u8(ticket))
        state.place[ticket] = u8(HELD + seat)

    def release(self, state: State, ticket: i64) -> None:
        """Remove a ticket from the seat that holds it."""
        state.kept = remove(state.kept, u8(ticket))

    def show(self, state: State, seat: i64, ticket: i64) -> None:
        """Reveal a completed ticket of a seat."""
        self.release(state, ticket)
        state.place[ticket] = u8(SHOWN + seat)
        if state.journal is not None:
            state.journal.append(SHOWN_TICKET.event(seat, ticket=self.tickets[ticket].to_dict()))

    def held_by(self, state: State, seat: i64) -> vec[i64]:
        """Return a seat's tickets in the order kept."""
        place = state.place
        held = ZEROS[: len(state.kept)]
        n: i64 = 0
        for ticket in state.kept:
            held[n] = i64(ticket)
            n += i64(i64(place[i64(ticket)]) == HELD + seat)
        return held[:n]

    def held(self, state: State, seat: i64) -> list[int]:
        """Return a seat's tickets in the order kept, as a plain list."""
        return [int(ticket) for ticket in self.held_by(state, seat)]

    def at(self, state: State, place: i64) -> list[int]:
        """Return the tickets in a place."""
        return [ticket for ticket in range(len(self.tickets)) if i64(state.place[ticket]) == place]

    def drawn(self, state: State, seat: i64) -> list[int]:
        """Return how many tickets of each deck a seat holds, is offered or has discarded."""
        numbers = [0] * len(self.decks)
        for place in (HELD + seat, OFFERED + seat, GONE + seat):
            for ticket in self.at(state, place):
                numbers[self.deck_of[ticket]] += 1
        return numbers

    def count_held(self, state: State, seat: i64) -> i64:
        """Return the public number of a seat's tickets."""
        n: i64 = 0
        for place in state.place:
            if i64(place) == HELD + seat:
                n += 1
        return n

    def log_kept(self, state: State, seat: i64, tickets: list[int]) -> None:
        """Record which tickets a seat kept; others see only their number."""
        if state.journal is not None:
            kept = [self.tickets[ticket].to_dict() for ticket in tickets]
            state.journal.append(KEPT.event(seat, count=len(kept), tickets=kept))


def offer(state: State, seat: i64, ticket: i64) -> None:
    """Add a drawn ticket to a seat's offer."""
    state.place[ticket] = u8(OFFERED + seat)
    state.offers[seat] = offers.append(state.offers[seat], ticket)


def discard_seen(state: State, seat: i64, ticket: i64) -> None:
    """Remove a ticket that the seat has seen from the game."""
    state.place[ticket] = u8(GONE + seat)


def discard_unseen(state: State, tickets: TicketSet, deck: i64) -> None:
    """Remove the rest of a deck from the game, unseen."""
    left = state.unseen[deck]
    while left:
        state.place[tickets.begin[deck] + bits.lowest(left)] = GONE_UNSEEN
        left &= left - 1
    state.unseen[deck] = 0
