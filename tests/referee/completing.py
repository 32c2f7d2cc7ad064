"""Completing tickets with the cards on the track."""

from collections import Counter
from dataclasses import dataclass

from .box import Ticket
from .cards import COLOURS, LOCOMOTIVE, Cards, move

AT_A_TIME = 16

Numbered = tuple[int, Ticket]
"""A ticket and its position among those held."""


@dataclass(frozen=True)
class Choice:
    """A set of tickets, and how many cards of each colour it needs."""

    tickets: tuple[Numbered, ...] = ()
    needs: tuple[int, ...] = (0,) * len(COLOURS)

    @property
    def positions(self) -> tuple[int, ...]:
        """The positions by which the set is named."""
        return tuple(position for position, _ in self.tickets)

    @property
    def value(self) -> tuple[int, int]:
        """Its points, then its number of tickets."""
        return sum(ticket.points for _, ticket in self.tickets), len(self.tickets)

    def price(self, track: Cards) -> Cards:
        """The cards that pay for it: those of the colours first, then locomotives."""
        needs = Counter(dict(zip(COLOURS, self.needs, strict=True)))
        paid = needs & track
        return paid + Counter({LOCOMOTIVE: needs.total() - paid.total()})


def payable_sets(tickets: list[Numbered], track: Cards) -> list[Choice]:
    """Every set of some tickets that the cards on the track can pay, locomotives for any (CG-15)."""
    owned = [track[colour] for colour in COLOURS]
    choices = [Choice()]
    for numbered in tickets:
        needs = dict(numbered[1].needs)
        more = [needs.get(colour, 0) for colour in COLOURS]
        for choice in choices[:]:
            total = tuple(map(int.__add__, choice.needs, more))
            lacking = sum(need - own for need, own in zip(total, owned, strict=True) if need > own)
            if lacking <= track[LOCOMOTIVE]:
                choices.append(Choice((*choice.tickets, numbered), total))
    return choices


class Completing:
    """Every seat in its turn decides which tickets to complete, with many of them part by part."""

    def __init__(self, seats: list[int]) -> None:
        """Begins with all the seats in the order in which they are asked."""
        self.seats = seats
        self.undecided: list[Numbered] | None = None

    def choices(self, held: list[Ticket], track: Cards) -> list[Choice]:
        """Every set of the tickets which the seat decides on now."""
        return payable_sets(self._left(held)[:AT_A_TIME], track)

    def is_last_part(self, held: list[Ticket]) -> bool:
        """Tells whether the seat decides on all the tickets that it has left."""
        return len(self._left(held)) <= AT_A_TIME

    def complete(self, choice: Choice, held: list[Ticket], track: Cards, discards: Cards) -> list[Ticket]:
        """Pays for a set, and gives its tickets."""
        self.undecided = self._left(held)[AT_A_TIME:]
        move(choice.price(track), track, discards)
        for _, ticket in choice.tickets:
            held.remove(ticket)
        if not self.undecided:
            self.seats.pop(0)
            self.undecided = None
        return [ticket for _, ticket in choice.tickets]

    def _left(self, held: list[Ticket]) -> list[Numbered]:
        return list(enumerate(held, start=1)) if self.undecided is None else self.undecided
