"""A seat's knowledge in the form of a state, for fast bots."""

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from whistlestop.core import bits, cards
from whistlestop.core.bits import BIT
from whistlestop.core.fields import UNKNOWN
from whistlestop.core.material import offers
from whistlestop.core.material.tickets import GONE, HELD, OFFERED, RETURNED, SHOWN
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.state import NO_NUMBERS, NO_SMALL, SMALL_ZEROS, ZEROS, State, to_numbers
from whistlestop.core.view import View

if TYPE_CHECKING:
    from whistlestop.core.game import Game


@final
class KnownState:
    """A copy of the state that leaves out whatever a seat may not know.

    Other hands contain only the cards that everybody has seen. The deck contains every card, and the unseen
    tickets every ticket, that could be anywhere out of sight; the real numbers are kept separately.
    """

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.seat: i64 = 0
        self.state: State = game.state_type(game)
        self.hand_sizes: vec[i64] = NO_NUMBERS
        self.deck_size: i64 = 0
        self.ticket_counts: vec[i64] = NO_NUMBERS
        self.ticket_decks: vec[i64] = NO_NUMBERS  # the number of never-seen tickets in each deck
        self.returned: i64 = 0  # the number of tickets below the decks
        self.offer_sizes: vec[i64] = NO_NUMBERS
        self.drawn: vec[i64] = NO_NUMBERS  # per seat and deck, tickets held, on offer or discarded
        self.below: vec[i64] = NO_NUMBERS  # the tickets below the decks, in order; where unknown, -1 - deck
        self.piles: vec[i64] = NO_NUMBERS  # the indices in `State.slots` of hidden piles of cards
        self.pile_sizes: vec[i64] = NO_NUMBERS
        self.hidden = [slot for slot in game.slots if slot.content.holds_cards]

    def update_from_state(self, state: State, seat: i64) -> None:
        """Update from a state with what the seat may see."""
        mine = self.state
        shared = state.shares_tickets
        state.copy_to(mine)
        state.shares_tickets = shared
        self.seat = seat
        if state.choosing:
            mine.choices = ZEROS[: state.seats]
            if seat >= 0:
                mine.choices[seat] = state.choices[seat]
        self.update_cards(state, seat)
        self.update_tickets(state, seat)

    def update_cards(self, state: State, seat: i64) -> None:
        """Copy the seat's hand and the other hands' known cards; collect all cards out of sight."""
        mine = self.state
        sizes = ZEROS[: state.seats]
        pool = state.deck
        for other in range(state.seats):
            sizes[other] = cards.total(state.hands[other])
            if other != seat:
                pool += state.hands[other] - state.shown[other]
                mine.hands[other] = state.shown[other]
        mine.deck = pool
        self.hand_sizes = sizes
        self.deck_size = cards.total(state.deck)
        if self.hidden:
            self.hide_piles(state, seat)

    def hide_piles(self, state: State, seat: i64) -> None:
        """Move the cards of hidden piles out of sight, and count them."""
        mine = self.state
        piles, sizes = NO_NUMBERS[:], NO_NUMBERS[:]
        for slot in self.hidden:
            for place in range(self.game.size_of(slot)):
                pile: i64 = slot.content.cards(int(slot.get(state, place)))
                if pile and slot.content.is_hidden(state, int(place), int(seat)):
                    mine.deck += pile
                    slot.set(mine, place, 0)
                    piles = append(piles, slot.begin + place)
                    sizes = append(sizes, cards.total(pile))
        self.piles, self.pile_sizes = piles, sizes

    def update_tickets(self, state: State, seat: i64) -> None:
        """Copy the seat's tickets and those that lie face up; count the others."""
        mine = self.state
        printed = self.game.tickets
        decks = i64(len(state.unseen))
        counts = ZEROS[: state.seats]
        drawn = ZEROS[: state.seats * decks]
        never_seen = ZEROS[:decks]
        unseen = ZEROS[:decks]
        place = SMALL_ZEROS[: len(state.place)]
        places = state.place
        for deck in range(decks):
            begin = printed.begin[deck]
            out_of_sight = state.unseen[deck]
            never_seen[deck] = bits.size(out_of_sight)
            left = printed.whole[deck] & ~out_of_sight
            while left:
                number = bits.lowest(left)
                left &= left - 1
                there = i64(places[begin + number])
                if HELD <= there < RETURNED or GONE <= there < SHOWN:
                    drawn[(there & 15) * decks + deck] += 1
                    if there < OFFERED:
                        counts[there - HELD] += 1
                if SHOWN <= there < SHOWN + 16 or (there & 15 == seat and HELD <= there < SHOWN):
                    place[begin + number] = u8(there)
                else:
                    out_of_sight |= BIT[number]
            unseen[deck] = out_of_sight
        kept: vec[u8] = vec[u8]()
        for held in state.kept:
            if i64(place[i64(held)]) == HELD + seat:
                kept = append(kept, held)
        mine.place, mine.unseen, mine.kept = place, unseen, kept
        mine.shares_tickets = False
        self.ticket_counts, self.drawn, self.ticket_decks = counts, drawn, never_seen
        self.update_offers(state, seat)
        self.update_returned(state, seat)

    def update_offers(self, state: State, seat: i64) -> None:
        """Copy the seat's offer, and count the tickets of the others."""
        mine = ZEROS[: state.seats]
        if seat >= 0:
            mine[seat] = state.offers[seat]
        self.state.offers = mine
        sizes = ZEROS[: state.seats]
        for other in range(state.seats):
            sizes[other] = offers.size(state.offers[other])
        self.offer_sizes = sizes

    def update_returned(self, state: State, seat: i64) -> None:
        """Copy those tickets below the decks that the seat has put there, and the decks of the others."""
        mine = self.state
        self.game.tickets.put_all_back(mine, NO_SMALL)
        self.returned = len(state.returned)
        self.below = NO_NUMBERS
        if not self.returned:
            return
        below = ZEROS[: self.returned]
        for position in range(self.returned):
            ticket = state.returned[position]
            if i64(mine.place[i64(ticket)]) == RETURNED + seat:
                self.game.tickets.put_back(mine, i64(ticket))
                below[position] = i64(ticket)
            else:
                below[position] = -1 - i64(self.game.tickets.deck_of[i64(ticket)])
        self.below = below

    def update_from_view(self, view: View) -> None:
        """Update from a view."""
        self.seat = view.seat
        state = self.state
        if state.seats:
            state = self.state = self.game.state_type(self.game)
        state.initialize(view.seats)
        view.restore(state)
        state.discards = view.discards
        state.row = view.row
        state.shown = to_numbers(view.shown)
        state.hands = to_numbers(view.shown)
        if view.seat >= 0:
            state.hands[view.seat] = view.hand
        pool = self.game.cards - view.discards - view.row
        if self.hidden:
            pool -= state.on_table()
        for hand in state.hands:
            pool -= hand
        state.deck = pool
        self.hand_sizes = to_numbers(view.hand_sizes)
        self.deck_size = view.deck_size
        self.piles = self.pile_sizes = NO_NUMBERS
        if self.hidden:
            hidden = [at for at, value in enumerate(view.slots) if value == UNKNOWN and view.pile_sizes[at]]
            self.piles = to_numbers(hidden)
            self.pile_sizes = to_numbers([view.pile_sizes[at] for at in hidden])
        self.restore_tickets(view, state)

    def restore_tickets(self, view: View, state: State) -> None:
        """Put the tickets of a view in their places."""
        own = [ticket for ticket in view.returned if ticket != UNKNOWN]
        places = [(HELD, view.tickets), (OFFERED, view.offer), (GONE, view.gone), (RETURNED, own)]
        for place, there in places:
            for ticket in there:
                self.put(ticket, place + view.seat)
        for seat, shown in enumerate(view.shown_tickets):
            for ticket in shown:
                self.put(ticket, SHOWN + seat)
        for ticket in view.tickets:
            state.kept = append(state.kept, u8(ticket))
        for ticket in own:
            self.game.tickets.put_back(state, ticket)
        for ticket in view.offer:
            state.offers[view.seat] = offers.append(state.offers[view.seat], ticket)
        self.ticket_counts = to_numbers(view.ticket_counts)
        self.ticket_decks = to_numbers(view.ticket_decks)
        self.returned = len(view.returned)
        self.offer_sizes = to_numbers(view.offer_sizes)
        self.drawn = to_numbers([number for numbers in view.drawn for number in numbers])
        self.below = to_numbers(
            [
                -1 - deck if ticket == UNKNOWN else ticket
                for ticket, deck in zip(view.returned, view.returned_decks)
            ]
        )

    def put(self, ticket: i64, place: i64) -> None:
        """Put a ticket that the seat can see in its place."""
        printed = self.game.tickets
        deck = i64(printed.deck_of[ticket])
        self.state.place[ticket] = u8(place)
        self.state.unseen[deck] &= ~BIT[ticket - printed.begin[deck]]

    def to_bytes(self) -> bytes:
        """Serialize what the seat knows."""
        out = ByteWriter()
        self.state.write(out)
        out.number(self.seat)
        out.number(self.deck_size)
        out.number(self.returned)
        out.numbers(self.hand_sizes)
        out.numbers(self.ticket_counts)
        out.numbers(self.ticket_decks)
        out.numbers(self.offer_sizes)
        out.numbers(self.drawn)
        out.numbers(self.below)
        out.numbers(self.piles)
        out.numbers(self.pile_sizes)
        return bytes(out.data)

    def update_from_bytes(self, data: bytes) -> None:
        """Restore what `to_bytes` has serialized for the same game."""
        saved = ByteReader(data)
        self.state = self.game.state_type(self.game)
        self.state.read(saved)
        self.seat = saved.number()
        self.deck_size = saved.number()
        self.returned = saved.number()
        self.hand_sizes = saved.numbers()
        self.ticket_counts = saved.numbers()
        self.ticket_decks = saved.numbers()
        self.offer_sizes = saved.numbers()
        self.drawn = saved.numbers()
        self.below = saved.numbers()
        self.piles = saved.numbers()
        self.pile_sizes = saved.numbers()
