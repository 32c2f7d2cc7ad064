"""Tunnels: three cards are turned over, and the route may cost more."""

from collections import Counter
from functools import partial

from .box import Route
from .cards import COLOURS, LOCOMOTIVE, Cards, move, payment_text, payments
from .chance import Chance, Play
from .table import TUNNEL, Table, TunnelWork

REVEALED = 3


def enter(table: Table, seat: int, route: Route, laid: Cards, chance: Chance) -> None:
    """Lays the set for a tunnel and turns over the deck's top cards, as many as there are (EU-08, EU-12)."""
    # Neither laid nor revealed cards are in the discards yet, so no reshuffle takes them (EU-11, EU-12).
    work = TunnelWork(route, Counter(), Counter())
    move(laid, table.hands[seat], work.laid)
    while work.revealed.total() < REVEALED and table.piles.can_give():
        work.revealed[table.piles.take("revealed", chance)] += 1
    table.tunnel = work
    if owed(work) == 0:
        _pay(table, seat, work, Counter(), chance)  # built at once (EU-10)
    else:
        table.phase = TUNNEL


def colours_played(work: TunnelWork) -> list[str]:
    """The colour of the laid set; none when it is all locomotives (EU-09, EU-14)."""
    return [colour for colour in COLOURS if work.laid[colour]]


def owed(work: TunnelWork) -> int:
    """How many more cards the revealed ones ask for (EU-08, EU-09)."""
    return sum(work.revealed[card] for card in [*colours_played(work), LOCOMOTIVE])


def answers(table: Table, seat: int) -> dict[str, Play]:
    """Every way to pay what a tunnel asks for, and to withdraw (EU-10)."""
    work = table.tunnel
    if work is None:
        raise ValueError("no tunnel is being built")
    plays: dict[str, Play] = {"withdraw": partial(_withdraw, table, seat, work)}
    for payment in payments(table.hands[seat], colours_played(work), owed(work)):
        plays[f"pay {payment_text(payment)}"] = partial(_pay, table, seat, work, payment)
    return plays


def _pay(table: Table, seat: int, work: TunnelWork, payment: Cards, chance: Chance) -> None:
    table.discard(seat, payment)
    move(+work.laid, work.laid, table.piles.discards)
    table.place_trains(seat, work.route)  # one train a space, whatever it cost (EU-13)
    _leave(table, work, chance, progress=True)


def _withdraw(table: Table, seat: int, work: TunnelWork, chance: Chance) -> None:
    move(+work.laid, work.laid, table.hands[seat])
    _leave(table, work, chance, progress=False)  # a declined tunnel is no progress


def _leave(table: Table, work: TunnelWork, chance: Chance, *, progress: bool) -> None:
    """Discards the revealed cards and ends the turn (EU-11)."""
    move(+work.revealed, work.revealed, table.piles.discards)
    table.tunnel = None
    table.end_turn(chance, progress=progress)
