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
        """Return the cards that pay for it: those of the colours first, then locomotives."""
        needs = Counter(dict(zip(COLOURS, self.needs, strict=True)))
        paid = needs & track
        return paid + Counter({LOCOMOTIVE: needs.total() - paid.total()})


def payable_sets(tickets: list[Numbered], track: Cards) -> list[Choice]:
    """Return every set of some tickets that the cards on the track can pay, locomotives for any (CG-15)."""
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


class Sealed:
    """What one seat decides in secret, with many tickets part by part; nothing on the table moves yet."""

    def __init__(self, held: list[Ticket], track: Cards) -> None:
        """Begin with all the tickets and a copy of the cards, from which chosen sets are set apart."""
        self.undecided: list[Numbered] = list(enumerate(held, start=1))
        self.left = +track
        self.set_apart: Cards = Counter()
        self.chosen: list[Ticket] = []
        self.done = False

    @property
    def is_last_part(self) -> bool:
        """Whether the seat decides on all the tickets that it has left."""
        return len(self.undecided) <= AT_A_TIME

    def choices(self) -> list[Choice]:
        """Return every set of the tickets which the seat decides on now."""
        return payable_sets(self.undecided[:AT_A_TIME], self.left)

    def choose(self, choice: Choice) -> None:
        """Set apart the cards of a set and note its tickets."""
        self.undecided = self.undecided[AT_A_TIME:]
        move(choice.price(self.left), self.left, self.set_apart)
        self.chosen += [ticket for _, ticket in choice.tickets]
        self.done = not self.undecided


class Completing:
    """All seats decide at the same time, in secret, which tickets to complete (CG-15)."""

    def __init__(self, held: list[list[Ticket]], tracks: list[Cards]) -> None:
        """Ask every seat."""
        self.sealed = [Sealed(tickets, track) for tickets, track in zip(held, tracks, strict=True)]

    @property
    def seats(self) -> list[int]:
        """The seats that have not decided yet, in any order."""
        return [seat for seat, sealed in enumerate(self.sealed) if not sealed.done]

    def reveal(self, seat: int, held: list[Ticket], track: Cards, discards: Cards) -> list[Ticket]:
        """Pay for what a seat has chosen and return its tickets."""
        sealed = self.sealed[seat]
        move(sealed.set_apart, track, discards)
        for ticket in sealed.chosen:
            held.remove(ticket)
        return sealed.chosen
