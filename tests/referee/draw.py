"""The draw action: two cards, from the row or blind."""

from functools import partial

from .cards import LETTERS, LOCOMOTIVE
from .chance import Chance, Play
from .table import SECOND_CARD, Table


def first_picks(table: Table, seat: int) -> dict[str, Play]:
    """Return every first pick of a turn."""
    plays = second_picks(table, seat)
    if table.piles.row[LOCOMOTIVE]:
        plays["draw L"] = partial(_from_row, table, seat, LOCOMOTIVE)
    return plays


def second_picks(table: Table, seat: int) -> dict[str, Play]:
    """Return every second pick; a locomotive of the row can't be one (Q-07)."""
    plays: dict[str, Play] = {}
    if table.piles.can_give():
        plays["draw"] = partial(_blind, table, seat)
    for card, count in table.piles.row.items():
        if count and card != LOCOMOTIVE:
            plays[f"draw {LETTERS[card]}"] = partial(_from_row, table, seat, card)
    return plays


def _blind(table: Table, seat: int, chance: Chance) -> None:
    table.hands[seat][table.piles.take("drawn", chance)] += 1
    _picked(table, seat, chance, last=False)  # a locomotive drawn blind is an ordinary card


def _from_row(table: Table, seat: int, card: str, chance: Chance) -> None:
    table.piles.row[card] -= 1
    table.hands[seat][card] += 1
    table.piles.settle_row(chance)  # replaced at once, before the second pick
    _picked(table, seat, chance, last=card == LOCOMOTIVE)


def _picked(table: Table, seat: int, chance: Chance, *, last: bool) -> None:
    """Go on to the second pick where there is one (Q-11)."""
    if last or table.phase == SECOND_CARD or not second_picks(table, seat):
        table.end_turn(chance)
    else:
        table.phase = SECOND_CARD
