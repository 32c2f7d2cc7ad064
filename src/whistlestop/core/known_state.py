"""A seat's knowledge in the form of a state, for fast bots."""

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from whistlestop.core import bits, cards
from whistlestop.core.bits import BIT
from whistlestop.core.fields import UNKNOWN
from whistlestop.core.material import offers
from whistlestop.core.material.tickets import GONE, HELD, OFFERED, RETURNED, SHOWN, UNSEEN
from whistlestop.core.state import NO_NUMBERS, NO_SMALL, SMALL_ZEROS, ZEROS, State
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
        for slot in self.hidden:
            for place in range(self.game.size_of(slot)):
                if slot.content.is_hidden(state, int(place), int(seat)):
                    pool += slot.content.cards(int(slot.get(state, place)))
                    slot.set(mine, place, 0)
        mine.deck = pool
        self.hand_sizes = sizes
        self.deck_size = cards.total(state.deck)

    def update_tickets(self, state: State, seat: i64) -> None:
        """Copy the seat's tickets and those that lie face up."""
        mine = self.state
        printed = self.game.tickets
        counts = ZEROS[: state.seats]
        place = SMALL_ZEROS[: len(state.place)]
        unseen = ZEROS[: len(state.unseen)]
        places = state.place
        for deck in range(len(unseen)):
            begin = printed.begin[deck]
            out_of_sight: i64 = 0
            for ticket in range(begin, printed.begin[deck + 1]):
                there = i64(places[ticket])
                if there == UNSEEN:
                    out_of_sight |= BIT[ticket - begin]
                    continue
                if HELD <= there < OFFERED:
                    counts[there - HELD] += 1
                if SHOWN <= there < SHOWN + 16 or (there & 15 == seat and HELD <= there < SHOWN):
                    place[ticket] = u8(there)
                else:
                    out_of_sight |= BIT[ticket - begin]
            unseen[deck] = out_of_sight
        kept: vec[u8] = vec[u8]()
        for held in state.kept:
            if i64(place[i64(held)]) == HELD + seat:
                kept = append(kept, held)
        returned: vec[u8] = vec[u8]()
        for ticket_back in state.returned:
            if i64(place[i64(ticket_back)]) == RETURNED + seat:
                returned = append(returned, ticket_back)
        offers = ZEROS[: state.seats]
        offers[seat] = state.offers[seat]
        decks = ZEROS[: len(state.unseen)]
        for number in range(len(decks)):
            decks[number] = bits.size(state.unseen[number])
        mine.place, mine.unseen, mine.kept, mine.returned, mine.offers = place, unseen, kept, returned, offers
        mine.shares_tickets = False
        self.ticket_counts = counts
        self.ticket_decks = decks
        self.returned = len(state.returned)

    def update_from_view(self, view: View) -> None:
        """Update from a view."""
        self.seat = view.seat
        state = self.game.blank(view.seats)
        view.restore(state)
        self.state = state
        state.discards = view.discards
        state.row = view.row
        state.shown = vec[i64](view.shown)
        state.hands = vec[i64](view.shown)
        state.hands[view.seat] = view.hand
        pool = self.game.cards - view.discards - view.row - state.on_table()
        for hand in state.hands:
            pool -= hand
        state.deck = pool
        self.hand_sizes = vec[i64](view.hand_sizes)
        self.deck_size = view.deck_size
        self.restore_tickets(view, state)

    def restore_tickets(self, view: View, state: State) -> None:
        """Put the tickets of a view in their places."""
        printed = self.game.tickets
        state.place = SMALL_ZEROS[: len(printed.tickets)]
        state.kept = NO_SMALL[:]
        state.returned = NO_SMALL[:]
        own = [ticket for ticket in view.returned if ticket != UNKNOWN]
        places = [(HELD, view.tickets), (OFFERED, view.offer), (GONE, view.gone), (RETURNED, own)]
        for place, there in places:
            for ticket in there:
                state.place[ticket] = u8(place + view.seat)
        for seat, shown in enumerate(view.shown_tickets):
            for ticket in shown:
                state.place[ticket] = u8(SHOWN + seat)
        for ticket in view.tickets:
            state.kept = append(state.kept, u8(ticket))
        for ticket in own:
            state.returned = append(state.returned, u8(ticket))
        for ticket in view.offer:
            state.offers[view.seat] = offers.append(state.offers[view.seat], ticket)
        state.unseen = ZEROS[: len(printed.decks)]
        for deck in range(len(printed.decks)):
            for ticket in range(printed.begin[deck], printed.begin[deck + 1]):
                if i64(state.place[ticket]) == UNSEEN:
                    state.unseen[deck] |= BIT[ticket - printed.begin[deck]]
        self.ticket_counts = vec[i64](view.ticket_counts)
        self.ticket_decks = vec[i64](view.ticket_decks)
        self.returned = len(view.returned)
