"""Determinization: complete states that are consistent with a view."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from whistlestop.core import bits, cards
from whistlestop.core.bits import BIT
from whistlestop.core.cards import ONE
from whistlestop.core.fields import UNKNOWN
from whistlestop.core.luck.chance import Chance
from whistlestop.core.material import offers
from whistlestop.core.material.tickets import GONE, GONE_UNSEEN, HELD, OFFERED, RETURNED, SHOWN
from whistlestop.core.view import View

if TYPE_CHECKING:
    from whistlestop.core.state import State

UNKNOWN_SEAT: Final = 15  # stands in for the seat number when nobody knows who returned a ticket


def determinize(view: View, chance: Chance) -> "State":
    """Return a random state that is consistent with a view."""
    state = view.game.blank(view.seats)
    view.restore(state)
    deal_cards(view, state, chance)
    deal_tickets(view, state, chance)
    if view.choosing:
        for seat in range(view.seats):
            if seat != view.seat:
                state.phase.sample_decision(state, seat, chance)
    return state


def deal_cards(view: View, state: "State", chance: Chance) -> None:
    """Fill the other hands with the cards seen there and random unseen ones; the rest form the deck."""
    state.discards = view.discards
    state.row = view.row
    pool = state.game.cards - state.discards - state.row - state.on_table()
    for seat in range(view.seats):
        state.shown[seat] = view.shown[seat]
        state.hands[seat] = view.hand if seat == view.seat else view.shown[seat]
        pool -= state.hands[seat]
    for seat in range(view.seats):
        missing = view.hand_sizes[seat] - cards.total(state.hands[seat])
        while missing:
            kind = chance.card(pool)
            pool -= ONE[kind]
            state.hands[seat] += ONE[kind]
            missing -= 1
    for at, value in enumerate(view.slots):
        if value == UNKNOWN:
            hidden: i64 = 0
            for _ in range(view.pile_sizes[at]):
                kind = chance.card(pool)
                pool -= ONE[kind]
                hidden += ONE[kind]
            state.slots[at] = hidden
    state.deck = pool


def deal_tickets(view: View, state: "State", chance: Chance) -> None:
    """Put the known tickets in their places and deal unseen ones to the hidden places."""
    printed = state.game.tickets
    unseen = printed.initial()
    state.offers = vec[i64]([0] * view.seats)
    returned = [ticket for ticket in view.returned if ticket != UNKNOWN]
    for seen in (view.tickets, view.offer, view.gone, returned, *view.shown_tickets):
        for ticket in seen:
            deck = i64(printed.deck_of[ticket])
            unseen[deck] &= ~BIT[ticket - printed.begin[deck]]
    for seat in range(view.seats):
        for ticket in view.shown_tickets[seat]:
            state.place[ticket] = u8(SHOWN + seat)
        if seat == view.seat:
            place_own_tickets(view, state)
        else:
            deal_hidden_tickets(view, state, seat, unseen, chance)
    for position, ticket in enumerate(view.returned):
        drawn: i64 = ticket
        whose: i64 = view.seat
        if ticket == UNKNOWN:
            drawn = draw_unseen(state, view.returned_decks[position], unseen, chance)
            whose = UNKNOWN_SEAT
        state.returned = append(state.returned, u8(drawn))
        state.place[drawn] = u8(RETURNED + whose)
    for deck in range(len(unseen)):
        for _ in range(bits.size(unseen[deck]) - view.ticket_decks[deck]):
            state.place[draw_unseen(state, deck, unseen, chance)] = GONE_UNSEEN
        state.unseen[deck] = unseen[deck]


def place_own_tickets(view: View, state: "State") -> None:
    """Put the viewing seat's tickets in their places."""
    for ticket in view.tickets:
        state.game.tickets.hold(state, view.seat, ticket)
    for ticket in view.gone:
        state.place[ticket] = u8(GONE + view.seat)
    for ticket in view.offer:
        state.place[ticket] = u8(OFFERED + view.seat)
        state.offers[view.seat] = offers.append(state.offers[view.seat], ticket)


def deal_hidden_tickets(view: View, state: "State", seat: i64, unseen: vec[i64], chance: Chance) -> None:
    """Deal another seat as many tickets of each deck as it drew: held, on offer or discarded."""
    places = [HELD] * view.ticket_counts[seat] + [OFFERED] * view.offer_sizes[seat]
    places += [GONE] * view.gone_counts[seat]
    for deck, number in enumerate(view.drawn[seat]):
        for _ in range(number):
            place = places.pop(int(chance.below(len(places))))
            ticket = draw_unseen(state, deck, unseen, chance)
            state.place[ticket] = u8(place + seat)
            if place == HELD:
                state.kept = append(state.kept, u8(ticket))
            elif place == OFFERED:
                state.offers[seat] = offers.append(state.offers[seat], ticket)


def draw_unseen(state: "State", deck: i64, unseen: vec[i64], chance: Chance) -> i64:
    """Draw a random unseen ticket of a deck."""
    drawn = chance.member(unseen[deck])
    unseen[deck] ^= BIT[drawn]
    return state.game.tickets.begin[deck] + drawn
