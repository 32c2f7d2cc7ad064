"""The opening: a set-up line becomes a table."""

from .box import Box, Ticket
from .cards import LETTERS
from .europe import OFFER, STARTING_HAND
from .lines import SetUp
from .report import FORMAT, Foul
from .script import Script, is_same_ticket
from .table import Table

VERSION = 1


def open_table(box: Box, setup: SetUp) -> Table:
    """Checks what was dealt, sets the table and lays the row."""
    _check_header(box, setup)
    _check_hands(box, setup)
    table = Table(box, setup.first, setup.hands, [_offer(box, setup, seat) for seat in range(setup.seats)])
    script = Script(0, setup.outcomes)
    table.piles.settle_row(script)  # three locomotives clear the first row too
    script.finish()
    # The row has no order that matters: a card in it is taken by its name.
    if sorted(setup.row) != sorted(table.piles.row.elements()):
        raise Foul(0, f"the row is said to be {setup.row}, but other cards were turned up into it", "Q-02")
    return table


def _check_header(box: Box, setup: SetUp) -> None:
    if (setup.version, setup.game, setup.rules) != (VERSION, box.game, box.rules):
        sentence = f"this is {setup.game}, rules {setup.rules}, in version {setup.version} of the format"
        raise Foul(0, f"{sentence}, not {box.game}, rules {box.rules}, in version {VERSION}", FORMAT)
    if setup.seats not in box.seats:
        raise Foul(0, f"{setup.seats} seats can't play {box.game}", "EU-01")
    if setup.first not in range(setup.seats):
        raise Foul(0, f"seat {setup.first} can't be the first player", "Q-04")
    if len(setup.hands) != setup.seats or len(setup.offers) != setup.seats:
        raise Foul(0, "there is not one hand and one offer for each seat", FORMAT)


def _check_hands(box: Box, setup: SetUp) -> None:
    for seat, hand in enumerate(setup.hands):
        if hand.total() != STARTING_HAND:
            raise Foul(0, f"seat {seat} is dealt {hand.total()} cards", "Q-02")
    for card in LETTERS:
        if sum(hand[card] for hand in setup.hands) > box.cards[card]:
            raise Foul(0, f"more {card} cards are dealt than the box has", "Q-01")


def _offer(box: Box, setup: SetUp, seat: int) -> list[Ticket]:
    """Finds the tickets offered to a seat, the long one anywhere among them."""
    for deck in box.decks:
        count = sum(ticket.deck == deck for ticket in setup.offers[seat])
        if count != OFFER[deck]:
            raise Foul(0, f"seat {seat} is offered {count} {deck} tickets", "EU-02, EU-03")
    offer = []
    for stated in setup.offers[seat]:
        found = [ticket for ticket in box.tickets if is_same_ticket(stated, ticket)]
        if not found:
            raise Foul(0, f"the ticket {stated} doesn't exist", "EU-02, EU-03")
        times = sum(is_same_ticket(stated, other) for dealt_to in setup.offers for other in dealt_to)
        if times > 1:
            raise Foul(0, f"the ticket {stated} is dealt more than once", "EU-02, EU-03")
        offer += found
    return offer
