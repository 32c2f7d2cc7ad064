"""Destination tickets: the printed cards, the decks that they lie in, and where each one is."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from whistlestop.core import bits, cards
from whistlestop.core.chance import Chance
from whistlestop.core.events import TABLE, Event, Secret

if TYPE_CHECKING:
    from whistlestop.core.state import State

# Where a ticket is. Places that a seat knows about have the seat's number added.
UNSEEN: Final = 0
HELD: Final = 16
OFFERED: Final = 32
RETURNED: Final = 48
GONE: Final = 64
SHOWN: Final = 80  # face up before a seat, for everybody to see
GONE_UNSEEN: Final = 255

ONLY_DECK: Final = "tickets"  # the name of the deck in a game that has one only

# A choice of at most seven tickets takes so many bits; those of up to eight seats fit side by side.
CHOICE_BITS: Final = 7
CHOICE_OF: Final[vec[i64]] = vec[i64]([127 << CHOICE_BITS * seat for seat in range(8)])


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
        self.reconstructed = reconstructed  # and not known from the printed card

    def __repr__(self) -> str:
        return f"Ticket({self.between!r}, {self.points!r}, {self.deck!r})"

    def __str__(self) -> str:
        facts = [str(self.points)] if self.points else []
        if self.needs:
            facts.append(cards.letters(self.needs))
        return f"{self.between[0]}–{self.between[1]}" + (f" ({', '.join(facts)})" if facts else "")

    def to_dict(self) -> dict[str, object]:
        """Return plain data."""
        told: dict[str, object] = {"between": list(self.between)}
        if self.points:
            told["points"] = self.points
        if self.deck != ONLY_DECK:
            told["deck"] = self.deck
        if self.needs:
            told["needs"] = cards.counted(self.needs)
        return told


@final
class TicketSet:
    """All tickets of a game, deck after deck; a deck's never-seen tickets are a bag."""

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

    def fresh(self) -> vec[i64]:
        """Return the never-seen tickets of each deck as play begins."""
        return self.whole[:]

    def left(self, state: "State", deck: i64, enough: i64) -> i64:
        """Count the tickets of a deck that can still be drawn, up to what is enough."""
        n = bits.size(state.unseen[deck])
        if n >= enough:
            return enough
        for ticket in state.returned:
            if i64(self.deck_of[i64(ticket)]) == deck:
                n += 1
        return n if n < enough else enough

    def any_left(self, state: "State", deck: i64) -> bool:
        """Tell whether a ticket of a deck can still be drawn."""
        if state.unseen[deck]:
            return True
        for ticket in state.returned:
            if i64(self.deck_of[i64(ticket)]) == deck:
                return True
        return False

    def draw(self, state: "State", deck: i64, seat: i64, chance: Chance) -> i64:
        """Draw the top ticket of a deck that is not empty, for a seat alone to see."""
        ticket: i64
        fresh = state.unseen[deck] != 0
        if fresh:
            drawn = chance.member(state.unseen[deck])
            state.unseen[deck] ^= bits.BIT[drawn]
            ticket = self.begin[deck] + drawn
        else:
            ticket = self.pull(state, deck)
        if state.journal is not None:
            drawn_ticket: dict[str, object] = {"ticket": self.tickets[ticket].to_dict()}
            state.journal.append(Secret("ticket", seat, drawn_ticket, fresh=fresh))
        return ticket

    def pull(self, state: "State", deck: i64) -> i64:
        """Take the uppermost of the tickets that were put back below a deck."""
        for ticket in state.returned:
            if i64(self.deck_of[i64(ticket)]) == deck:
                state.returned = remove(state.returned, ticket)
                return i64(ticket)
        raise RuntimeError("a ticket was drawn from an empty deck")

    def put_below(self, state: "State", seat: i64, ticket: i64) -> None:
        """Put a ticket that the seat has seen at the bottom of its deck."""
        state.returned = append(state.returned, u8(ticket))
        state.place[ticket] = u8(RETURNED + seat)

    def shuffle_in(self, state: "State", deck: i64) -> None:
        """Shuffle the tickets that were put back below a deck into it."""
        others: vec[u8] = vec[u8]()
        for ticket in state.returned:
            if i64(self.deck_of[i64(ticket)]) == deck:
                state.unseen[deck] |= bits.BIT[i64(ticket) - self.begin[deck]]
                state.place[i64(ticket)] = UNSEEN
            else:
                others = append(others, ticket)
        if len(others) < len(state.returned):
            state.returned = others
            if state.journal is not None:
                state.journal.append(Event("tickets_shuffled", TABLE, deck=self.decks[deck]))

    def hold(self, state: "State", seat: i64, ticket: i64) -> None:
        """Give a ticket to a seat for good."""
        state.kept = append(state.kept, u8(ticket))
        state.place[ticket] = u8(HELD + seat)

    def give_up(self, state: "State", ticket: i64) -> None:
        """Take a ticket away from the seat that holds it, to be put somewhere else."""
        state.kept = remove(state.kept, u8(ticket))

    def show(self, state: "State", seat: i64, ticket: i64) -> None:
        """Lay a ticket that a seat holds and has completed open before it."""
        self.give_up(state, ticket)
        state.place[ticket] = u8(SHOWN + seat)
        if state.journal is not None:
            state.journal.append(Event("completed", seat, ticket=self.tickets[ticket].to_dict()))

    def held_by(self, state: "State", seat: i64) -> vec[i64]:
        """List a seat's tickets in the order in which they were kept."""
        held: vec[i64] = vec[i64]()
        place = state.place
        for ticket in state.kept:
            if i64(place[i64(ticket)]) == HELD + seat:
                held = append(held, i64(ticket))
        return held

    def held(self, state: "State", seat: i64) -> list[int]:
        """List a seat's tickets in the order in which they were kept, as plain numbers."""
        return [int(ticket) for ticket in self.held_by(state, seat)]

    def at(self, state: "State", place: i64) -> list[int]:
        """List the tickets that are in a place."""
        return [ticket for ticket in range(len(self.tickets)) if i64(state.place[ticket]) == place]

    def drawn(self, state: "State", seat: i64) -> list[int]:
        """Count, deck by deck, the tickets that a seat holds, chooses from or has put in the box."""
        numbers = [0] * len(self.decks)
        for place in (HELD + seat, OFFERED + seat, GONE + seat):
            for ticket in self.at(state, place):
                numbers[self.deck_of[ticket]] += 1
        return numbers

    def count_held(self, state: "State", seat: i64) -> i64:
        """Count a seat's tickets, which everybody may do."""
        n: i64 = 0
        for place in state.place:
            if i64(place) == HELD + seat:
                n += 1
        return n

    def tell_kept(self, state: "State", seat: i64, tickets: list[int]) -> None:
        """Note which tickets a seat kept; others see how many."""
        if state.journal is not None:
            kept = [self.tickets[ticket].to_dict() for ticket in tickets]
            state.journal.append(Secret("kept", seat, {"tickets": kept}, count=len(kept)))


def offer(state: "State", seat: i64, ticket: i64) -> None:
    """Put a drawn ticket among those that a seat chooses from."""
    state.place[ticket] = u8(OFFERED + seat)
    state.offers[seat] = join(state.offers[seat], ticket)


def join(offer: i64, ticket: i64) -> i64:
    """Put one more ticket at the end of an offer."""
    shift: i64 = 0
    while offer >> shift:
        shift += 8
    return offer | ((ticket + 1) << shift)


def offered(offer: i64) -> list[int]:
    """List the tickets of an offer in order."""
    tickets: list[int] = []
    while offer:
        tickets.append(int((offer & 255) - 1))
        offer >>= 8
    return tickets


def offer_size(offer: i64) -> i64:
    """Count the tickets of an offer."""
    n: i64 = 0
    while offer:
        n += 1
        offer >>= 8
    return n


def leave(state: "State", seat: i64, ticket: i64) -> None:
    """Put a ticket that the seat has seen back in the box."""
    state.place[ticket] = u8(GONE + seat)


def leave_unseen(state: "State", tickets: TicketSet, deck: i64) -> None:
    """Put what is left of a deck back in the box without anybody seeing it."""
    for drawn in bits.listed(state.unseen[deck]):
        state.place[tickets.begin[deck] + drawn] = GONE_UNSEEN
    state.unseen[deck] = 0
