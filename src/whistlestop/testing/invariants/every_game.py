"""Invariants of every game."""

from collections.abc import Iterator
from functools import cache, lru_cache

from mypy_extensions import i64

from whistlestop.core import bits, cards
from whistlestop.core.actions import Legal
from whistlestop.core.determinize import UNKNOWN_SEAT
from whistlestop.core.game import Game
from whistlestop.core.material import offers
from whistlestop.core.material.tickets import (
    GONE,
    GONE_UNSEEN,
    HELD,
    OFFERED,
    RETURNED,
    SHOWN,
    UNSEEN,
    TicketSet,
)
from whistlestop.core.state import State
from whistlestop.core.turns import IDLE_ROUNDS
from whistlestop.testing.invariants.checks import after_play, always, reasons

MANY = 20_000  # longer than any list of actions except sets of positions
BETWEEN_KINDS = sum(32 << 6 * kind for kind in range(cards.KINDS))  # the bits that no count may use


@always(State)
def no_card_is_lost(state: State) -> Iterator[str]:
    """Hands, deck, discards, row and slots add up to the cards of the game."""
    hands = list(state.hands)
    piles = [*hands, state.deck, state.discards, state.row, state.on_table()]
    if sum(piles) != state.game.cards:
        yield f"the cards are {[cards.letters(pile) for pile in piles]}, and not those of the box"
    for pile in piles:
        if pile < 0 or pile & BETWEEN_KINDS:
            yield f"{pile:o} is no set of cards"
    for seat, (hand, shown) in enumerate(zip(hands, state.shown, strict=True)):
        if shown and (shown & BETWEEN_KINDS or not cards.covers(hand, shown)):
            yield f"seat {seat} was seen to take cards that it does not have"


@always(State)
def the_row_is_full(state: State) -> Iterator[str]:
    """The row has gaps only if no card is left."""
    supply = state.game.supply
    lying = cards.total(state.row)
    if lying > supply.row_size:
        yield f"{lying} cards lie in a row of {supply.row_size}"
    if lying < supply.row_size and not supply.empty(state):
        yield f"only {lying} cards lie in the row although there are more"


@after_play(State)
def the_row_is_cleared(state: State) -> Iterator[str]:
    """The row has too many locomotives only if the remaining cards can't form a better one."""
    supply = state.game.supply
    too_many = 0 < supply.clear_at <= cards.locomotives(state.row)
    if too_many and state.phase is state.game.turn and supply.can_improve_row(state):
        yield f"the row {cards.letters(state.row)} should have been cleared"


@always(State)
def every_ticket_is_in_one_place(state: State) -> Iterator[str]:
    """Every ticket is in exactly one deck, offer or hand, as its stored place says."""
    yield from misplaced_tickets(
        state.game.tickets,
        int(state.seats),
        tuple(state.unseen),
        tuple(state.offers),
        tuple(state.kept),
        tuple(state.returned),
        tuple(state.place),
    )


@lru_cache  # tickets rarely move
def misplaced_tickets(
    printed: TicketSet,
    seats: int,
    unseen: tuple[int, ...],
    offered: tuple[int, ...],
    kept: tuple[int, ...],
    returned: tuple[int, ...],
    place: tuple[int, ...],
) -> list[str]:
    """Return a message for each ticket that is missing, duplicated or misplaced."""
    lying = [(HELD, ticket) for ticket in kept] + [(RETURNED, ticket) for ticket in returned]
    for deck, members in enumerate(unseen):
        lying += [(UNSEEN, int(printed.begin[deck]) + ticket) for ticket in bits.to_list(members)]
    for seat, offer in enumerate(offered):
        lying += [(OFFERED + seat, ticket) for ticket in offers.to_list(offer)]
    lies_in = {ticket: pile for pile, ticket in lying}
    faults = [f"a ticket lies in more than one place: {lying}"] if len(lies_in) != len(lying) else []
    owners = {*range(seats), UNKNOWN_SEAT}
    for ticket, said in enumerate(place):
        pile = lies_in.get(ticket, GONE)
        if pile in (HELD, RETURNED, GONE):
            right = said - pile in owners or (pile == GONE and away(said, seats))
        else:
            right = said == pile
        if not right:
            faults.append(f"ticket {ticket} lies in {pile}, and its place is {said}")
    return faults


def away(place: int, seats: int) -> bool:
    """Return whether a ticket in a place is out of the game unseen, or face up before a seat."""
    return place == GONE_UNSEEN or place - SHOWN in range(seats)


@always(State)
def returned_tickets_are_counted(state: State) -> Iterator[str]:
    """The number of tickets below each deck agrees with the list of them."""
    printed = state.game.tickets
    decks = [int(printed.deck_of[i64(ticket)]) for ticket in state.returned]
    said = [int(state.returned_sizes) >> 8 * deck & 255 for deck in range(len(printed.decks))]
    if said != [decks.count(deck) for deck in range(len(said))]:
        yield f"{said} tickets are said to be below the decks, and those there are of the decks {decks}"


@always(State)
def the_turn_is_clear(state: State) -> Iterator[str]:
    """All fields agree on whether the game is over, and no end condition was missed."""
    game = state.game
    if not state.over == bool(state.reason) == (state.phase is game.over):
        yield f"over is {state.over} in phase “{state.phase.name}” with reason “{state.reason}”"
    if game.phases[state.phase.number] is not state.phase:
        yield f"phase “{state.phase.name}” has the number of another"
    if not (0 <= state.seat < state.seats and 0 <= state.first < state.seats):
        yield f"seat {state.seat} is to act and seat {state.first} began, of {state.seats}"
    if not 0 <= state.turns_left <= state.seats:
        yield f"{state.turns_left} turns are left of the last round"
    if not state.over and (state.passes >= state.seats or state.idle >= IDLE_ROUNDS * state.seats):
        yield f"the game goes on after {state.passes} passes and {state.idle} turns without progress"
    for seat, offer in enumerate(state.offers):
        if offer and not state.choosing and not state.may_act(seat):
            yield f"seat {seat} is offered tickets and may not choose"


@cache
def _list_for(game: Game) -> Legal:
    return game.new_legal()


@always(State)
def who_may_act_can(state: State) -> Iterator[str]:
    """Some seat can act until the end, and no action is listed twice."""
    out = _list_for(state.game)
    acting = [seat for seat in range(state.seats) if state.may_act(seat)]
    if bool(acting) == state.over:
        yield f"{len(acting)} seats may act in a game that is {'' if state.over else 'not '}over"
    for seat in acting:
        state.legal(seat, out)
        actions = out.to_list()
        if not actions:
            yield f"seat {seat} is to act and can't do anything"
        elif len(set(actions)) != len(actions):
            yield f"an action of seat {seat} is listed twice"
        elif not (state.game.actions.knows(min(actions)) and state.game.actions.knows(max(actions))):
            yield f"seat {seat} may play an action that the game does not know"


@reasons(State)
def actions_agree_with_reasons(state: State) -> Iterator[str]:
    """An action is legal exactly if there is no reason against it."""
    for seat in range(state.seats):
        legal = set(state.game.legal(state, seat))
        if bool(legal) != state.may_act(seat):
            yield f"seat {seat} has {len(legal)} legal actions, and may {'' if not legal else 'not '}act"
        for action in sorted({*range(len(state.game.actions)), *list(legal)[:MANY]} if legal else ()):
            text = state.game.actions.text(action)
            reason = state.phase.problem(state, seat, action)
            if (action in legal) == bool(reason):
                yield f"“{text}” is {'legal' if action in legal else 'illegal'} for seat {seat}: “{reason}”"
