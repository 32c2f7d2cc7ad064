"""Determinization: complete states that are consistent with what a seat knows."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from whistlestop.core import bits, cards
from whistlestop.core.beliefs import Beliefs
from whistlestop.core.bits import BIT
from whistlestop.core.cards import ONE
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Chance
from whistlestop.core.material import offers
from whistlestop.core.material.tickets import GONE, GONE_UNSEEN, OFFERED, RETURNED, discard_unseen
from whistlestop.core.state import NO_SMALL, State
from whistlestop.core.view import View

UNKNOWN_SEAT: Final = 15  # stands in for the seat number when nobody knows who returned a ticket
ATTEMPTS: Final = 20  # to draw a believed set of tickets that is still possible


def determinize(view: View, chance: Chance, beliefs: Beliefs | None = None) -> State:
    """Return a random state that is consistent with a view, uniformly or by the seat's beliefs."""
    known = KnownState(view.game)
    known.update_from_view(view)
    state = known.state  # a copy is not needed, since nobody else reads this one
    deal_unknown(known, state, chance, beliefs)
    return state


def deal_hidden(known: KnownState, state: State, chance: Chance, beliefs: Beliefs | None = None) -> None:
    """Overwrite a state with what a seat knows and a random deal of everything else."""
    known.state.copy_to(state)
    deal_unknown(known, state, chance, beliefs)


def deal_unknown(known: KnownState, state: State, chance: Chance, beliefs: Beliefs | None) -> None:
    """Deal everything that a seat doesn't know into a state that contains what it knows."""
    deal_cards(known, state, chance, beliefs)
    deal_tickets(known, state, chance, beliefs)
    if state.choosing:
        for seat in range(state.seats):
            if seat != known.seat:
                state.phase.sample_decision(state, seat, chance)


def deal_often(known: KnownState, chance: Chance, times: i64) -> None:
    """Deal into the same state repeatedly, to measure the time."""
    state = known.game.state_type(known.game)
    for _time in range(times):
        deal_hidden(known, state, chance)


def deal_cards(known: KnownState, state: State, chance: Chance, beliefs: Beliefs | None) -> None:
    """Fill the other hands and the hidden piles with random unseen cards; the rest form the deck."""
    if beliefs is not None:
        deal_believed_piles(known, state, chance, beliefs)
    pool = state.deck
    for seat in range(state.seats):
        hand = state.hands[seat]
        missing = known.hand_sizes[seat] - cards.total(hand)
        if missing:
            drawn = draw_cards(pool, missing, chance)
            pool -= drawn
            state.hands[seat] = hand + drawn
    if len(known.piles):
        state.own_slots()
        for number in range(len(known.piles)):
            at = known.piles[number]
            drawn = draw_cards(pool, known.pile_sizes[number] - cards.total(state.slots[at]), chance)
            pool -= drawn
            state.slots[at] += drawn
    state.deck = pool


def draw_cards(pool: i64, number: i64, chance: Chance) -> i64:
    """Return this many random cards of a pool."""
    drawn: i64 = 0
    while number > 0:
        card = ONE[chance.card(pool)]
        pool -= card
        drawn += card
        number -= 1
    return drawn


def deal_believed_piles(known: KnownState, state: State, chance: Chance, beliefs: Beliefs) -> None:
    """Put the believed cards on the hidden piles, as far as they are unseen and the piles are high enough."""
    state.own_slots()
    for number in range(len(known.piles)):
        at = known.piles[number]
        believed = beliefs.pile(at)
        believed -= cards.without(believed, state.deck)
        if cards.total(believed) > known.pile_sizes[number]:
            believed = draw_cards(believed, known.pile_sizes[number], chance)
        state.deck -= believed
        state.slots[at] = believed


def deal_tickets(known: KnownState, state: State, chance: Chance, beliefs: Beliefs | None) -> None:
    """Deal unseen tickets to the hidden places."""
    own_tickets = known.state.kept
    state.unseen = state.unseen[:]
    state.place = state.place[:]
    state.offers = state.offers[:]
    state.kept = vec[u8]()
    state.shares_tickets = False
    held, drawn = known.ticket_counts, known.drawn
    if beliefs is not None:
        held, drawn = held[:], drawn[:]
        deal_believed_tickets(known, state, chance, beliefs, held, drawn)
    for seat in range(state.seats):
        if seat == known.seat:
            for own in own_tickets:
                state.kept = append(state.kept, own)
        else:
            deal_hidden_tickets(known, state, seat, held[seat], drawn, chance)
    if len(known.below):
        deal_returned(known, state, chance)
    for deck in range(len(state.unseen)):
        if known.ticket_decks[deck]:
            for _ in range(bits.size(state.unseen[deck]) - known.ticket_decks[deck]):
                state.place[draw_unseen(state, deck, chance)] = GONE_UNSEEN
        else:
            discard_unseen(state, state.game.tickets, deck)


def deal_hidden_tickets(
    known: KnownState, state: State, seat: i64, held: i64, drawn: vec[i64], chance: Chance
) -> None:
    """Deal another seat as many tickets of each deck as it drew: held, on offer or discarded."""
    offered = held + known.offer_sizes[seat]
    decks = i64(len(state.unseen))
    number: i64 = 0
    for deck in range(decks):
        number += drawn[seat * decks + deck]
    for deck in range(decks):
        for _ in range(drawn[seat * decks + deck]):
            place = chance.below(number)
            number -= 1
            ticket = draw_unseen(state, deck, chance)
            if place < held:
                held -= 1
                offered -= 1
                state.game.tickets.hold(state, seat, ticket)
            elif place < offered:
                offered -= 1
                state.place[ticket] = u8(OFFERED + seat)
                state.offers[seat] = offers.append(state.offers[seat], ticket)
            else:
                state.place[ticket] = u8(GONE + seat)


def deal_returned(known: KnownState, state: State, chance: Chance) -> None:
    """Put tickets below the decks: those that the seat knows, and unseen ones in between."""
    printed = state.game.tickets
    printed.put_all_back(state, NO_SMALL)
    for ticket in known.below:
        if ticket < 0:
            ticket = draw_unseen(state, -1 - ticket, chance)
            state.place[ticket] = u8(RETURNED + UNKNOWN_SEAT)
        printed.put_back(state, ticket)


def draw_unseen(state: State, deck: i64, chance: Chance) -> i64:
    """Draw a random unseen ticket of a deck."""
    drawn = chance.member(state.unseen[deck])
    state.unseen[deck] ^= BIT[drawn]
    return state.game.tickets.begin[deck] + drawn


def deal_believed_tickets(
    known: KnownState, state: State, chance: Chance, beliefs: Beliefs, held: vec[i64], drawn: vec[i64]
) -> None:
    """Deal the other seats tickets that they are believed to hold, and subtract them from what they drew."""
    printed = state.game.tickets
    decks = i64(len(state.unseen))
    for seat in range(state.seats):
        if seat == known.seat or not beliefs.has_sets(seat):
            continue
        for _attempt in range(ATTEMPTS):
            chosen = beliefs.draw_set(seat, chance)
            if is_possible(state, seat, chosen, held[seat], drawn):
                for ticket in chosen:
                    deck = i64(printed.deck_of[ticket])
                    state.unseen[deck] ^= BIT[ticket - printed.begin[deck]]
                    printed.hold(state, seat, ticket)
                    drawn[seat * decks + deck] -= 1
                held[seat] -= len(chosen)
                break


def is_possible(state: State, seat: i64, tickets: vec[i64], held: i64, drawn: vec[i64]) -> bool:
    """Return whether a seat may hold these tickets: all are unseen, and it drew enough of each deck."""
    printed = state.game.tickets
    decks = i64(len(state.unseen))
    if len(tickets) > held:
        return False
    for deck in range(decks):
        number: i64 = 0
        for ticket in tickets:
            if i64(printed.deck_of[ticket]) == deck:
                number += 1
                if not state.unseen[deck] & BIT[ticket - printed.begin[deck]]:
                    return False
        if number > drawn[seat * decks + deck]:
            return False
    return True
