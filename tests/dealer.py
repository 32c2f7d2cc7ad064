"""Scripted deals: what every seat holds when the first turn begins."""

from collections.abc import Iterable, Sequence
from typing import TypedDict, Unpack

from tests.playing import Checked, choice, coming, coming_tickets, draw_two, notation, offer
from tests.scripted_luck import WHATEVER, ScriptedLuck
from whistlestop.core.game import Game
from whistlestop.record.match import Match


class Wishes(TypedDict, total=False):
    """The requirements for a deal, apart from seat 0's hand."""

    others: Sequence[str]  # the hands of the seats after it
    row: str
    seats: int
    first: int
    tickets: Sequence[Sequence[str]]  # names of the tickets for each seat


class Dealer:
    """Sets up a table with scripted luck and played moves only."""

    def __init__(self, game: Game, *, cards: int = 4, offered: int = 3, plain: str = "1,2") -> None:
        self.game = game
        self.cards = cards  # cards dealt to each seat
        self.offered = offered  # tickets offered to each seat
        self.plain = plain  # positions kept if no tickets are named
        self.row = "RGBWY"

    def deal(
        self,
        hand: str = "",
        *,
        others: Sequence[str] = (),
        row: str | None = None,
        seats: int = 2,
        first: int = 0,
        tickets: Sequence[Sequence[str]] = (),
    ) -> Match:
        """Deal `hand` to seat 0 and `others` to the following seats, before tickets are chosen."""
        order = [(first + turn) % seats for turn in range(seats)]
        hands = [hand, *others] + [""] * seats
        wanted = [*tickets] + [()] * seats
        chance = ScriptedLuck()
        chance.ask(self.placed())
        for seat in order:
            chance.ask(hands[seat][: self.cards].ljust(self.cards, WHATEVER))
        chance.ask(self.row if row is None else row)
        chance.tickets.extend(self.tickets([wanted[seat] for seat in order]))
        return Checked(self.game, seats, chance, first)

    def begin(
        self, hand: str = "", *, deck: str = "", ticket_deck: Sequence[str] = (), **wishes: Unpack[Wishes]
    ) -> Match:
        """Play through the opening, and on until everybody has drawn the cards of the longest hand.

        Every seat keeps the `tickets` named for it, or plain ones; a short hand is filled up with whatever
        comes. Then it is the first seat's turn, and `deck` and `ticket_deck` come next.
        """
        match = self.deal(hand, **wishes)
        hands = ([hand, *wishes.get("others", ())] + [""] * match.seats)[: match.seats]
        self.choose(match, ([*wishes.get("tickets", ())] + [()] * match.seats)[: match.seats])
        for drawn in range(self.cards, max(map(len, hands)), 2):
            for _ in hands:
                self.draw(match, hands[match.seat][drawn : drawn + 2].ljust(2, WHATEVER))
        coming(match, deck)
        coming_tickets(match, *ticket_deck)
        return match

    def placed(self) -> str:
        """Return what is drawn before the hands are dealt."""
        return ""

    def tickets(self, wanted: Sequence[Sequence[str]]) -> Iterable[int | None]:
        """Return the tickets in the order in which they are dealt."""
        for names in wanted:
            named = [notation(self.game).numbers[name] for name in names]
            yield from (named + [None] * self.offered)[: self.offered]

    def choose(self, match: Match, wanted: Sequence[Sequence[str]]) -> None:
        """Choose tickets for every seat."""
        for seat, names in enumerate(wanted):
            self.keep(match, seat, names)

    def keep(self, match: Match, seat: int, names: Sequence[str]) -> None:
        """Keep the named tickets of a seat, or plain ones."""
        assert {*names} <= {*offer(match, seat)}, f"{names} should be offered, not {offer(match, seat)}"
        match.play(choice(match, seat, names, self.plain), seat)

    def draw(self, match: Match, letters: str) -> None:
        """Draw two cards that are not in the row."""
        draw_two(match, letters)
