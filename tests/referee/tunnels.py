"""Tunnels: three cards are turned over, and the route may cost more."""

from collections import Counter
from dataclasses import dataclass
from functools import partial

from .board import BoardGame
from .box import Box, Route
from .cards import COLOURS, LOCOMOTIVE, Cards, move, payment_text, payments
from .chance import Chance, Play

TUNNEL = "tunnel"
REVEALED = 3


@dataclass
class TunnelWork:
    """A tunnel that waits for its owner to pay more or to withdraw."""

    route: Route
    laid: Cards
    revealed: Cards

    @property
    def colours_played(self) -> list[str]:
        """The colour of the laid set; none when it is all locomotives (EU-09, EU-14)."""
        return [colour for colour in COLOURS if self.laid[colour]]

    @property
    def owed(self) -> int:
        """How many more cards the revealed ones ask for (EU-08, EU-09)."""
        return sum(self.revealed[card] for card in [*self.colours_played, LOCOMOTIVE])


class TunnelGame(BoardGame):
    """A game in which some routes are tunnels."""

    def __init__(self, box: Box, first: int, hands: list[Cards]) -> None:
        """Begin with no tunnel at work."""
        super().__init__(box, first, hands)
        self.tunnel: TunnelWork | None = None

    @property
    def all_cards(self) -> Cards:
        """Every card, those at a tunnel too."""
        return super().all_cards + (self.tunnel.laid + self.tunnel.revealed if self.tunnel else Counter())

    def legal(self, seat: int) -> dict[str, Play]:
        return self._answers(seat, self.tunnel) if self.tunnel else super().legal(seat)

    def claim(self, seat: int, route: Route, payment: Cards, chance: Chance) -> None:
        if not route.tunnel:
            super().claim(seat, route, payment, chance)
            return
        # Lays the set and turns over the deck's top cards, as many as there are (EU-08, EU-12). Neither
        # laid nor revealed cards are in the discards yet, so no reshuffle takes them (EU-11, EU-12).
        work = TunnelWork(route, Counter(), Counter())
        move(payment, self.hands[seat], work.laid)
        while work.revealed.total() < REVEALED and self.piles.can_give():
            work.revealed[self.piles.take("revealed", chance)] += 1
        self.tunnel = work
        if work.owed == 0:
            self._pay(seat, work, Counter(), chance)  # built at once (EU-10)
        else:
            self.phase = TUNNEL

    def _answers(self, seat: int, work: TunnelWork) -> dict[str, Play]:
        """Return every way to pay what a tunnel asks for, and to withdraw (EU-10)."""
        plays: dict[str, Play] = {"withdraw": partial(self._withdraw, seat, work)}
        for payment in payments(self.hands[seat], work.colours_played, work.owed):
            plays[f"pay {payment_text(payment)}"] = partial(self._pay, seat, work, payment)
        return plays

    def _pay(self, seat: int, work: TunnelWork, payment: Cards, chance: Chance) -> None:
        self.discard(seat, payment)
        move(+work.laid, work.laid, self.piles.discards)
        self.place_trains(seat, work.route)  # one train a space, whatever it cost (EU-13)
        self._leave(work, chance, progress=True)

    def _withdraw(self, seat: int, work: TunnelWork, chance: Chance) -> None:
        move(+work.laid, work.laid, self.hands[seat])
        self._leave(work, chance, progress=False)  # a declined tunnel is no progress

    def _leave(self, work: TunnelWork, chance: Chance, *, progress: bool) -> None:
        """Discard the revealed cards and end the turn (EU-11)."""
        move(+work.revealed, work.revealed, self.piles.discards)
        self.tunnel = None
        self.end_turn(chance, progress=progress)
