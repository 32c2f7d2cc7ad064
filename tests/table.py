"""A table of Europe to test at, set by scripted luck and played moves alone."""

from collections.abc import Sequence

from tests.playing import Checked, coming, coming_tickets, draw_two, notation, offer
from tests.rigged import WHATEVER, Patient, Rigged
from whistlestop.core.chance import Seeded
from whistlestop.games import load
from whistlestop.rail.board import Board, Route
from whistlestop.rail.claim import ClaimRoute
from whistlestop.rail.view import RailView
from whistlestop.record.match import Match

GAME = load("europe")
LONG = {"-".join(ticket.between) for ticket in GAME.tickets.tickets if ticket.deck == "long"}
DEALT = 4
ROW = "RGBWY"


def _board() -> Board:
    [claim] = [option for option in GAME.turn.options if isinstance(option, ClaimRoute)]
    return claim.board


BOARD = _board()


def dealt(
    hand: str = "",
    *,
    others: Sequence[str] = (),
    row: str = ROW,
    seats: int = 2,
    first: int = 0,
    tickets: Sequence[Sequence[str]] = (),
) -> Match:
    """Deal: `hand` to seat 0, `others` to the seats after it, and nobody has chosen tickets yet."""
    order = [(first + turn) % seats for turn in range(seats)]
    hands = [hand, *others] + [""] * seats
    wanted = [*tickets] + [()] * seats
    chance = Rigged()
    for seat in order:
        chance.ask(hands[seat][:DEALT].ljust(DEALT, WHATEVER))
    chance.ask(row)
    for seat in order:
        long = [name for name in wanted[seat] if name in LONG]
        chance.tickets.append(notation(GAME).answers[long[0]] if long else None)
    for seat in order:
        others_named = [name for name in wanted[seat] if name not in LONG]
        regular: list[int | None] = [notation(GAME).answers[name] for name in others_named]
        chance.tickets.extend((regular + [None] * 3)[:3])
    return Checked(GAME, seats, chance, first)


def europe(
    hand: str = "",
    *,
    others: Sequence[str] = (),
    row: str = ROW,
    deck: str = "",
    seats: int = 2,
    first: int = 0,
    tickets: Sequence[Sequence[str]] = (),
    ticket_deck: Sequence[str] = (),
) -> Match:
    """Play through the opening, and on until everybody has drawn the cards of the longest hand.

    Every seat keeps the `tickets` named for it, or two plain ones; a short hand is filled up with whatever
    comes. Then it is the first seat's turn, and `deck` and `ticket_deck` come next.
    """
    hands = ([hand, *others] + [""] * seats)[:seats]
    match = dealt(hand, others=others, row=row, seats=seats, first=first, tickets=tickets)
    for seat in range(seats):
        match.play(choice(match, seat, tickets[seat] if seat < len(tickets) else ()), seat)
    for drawn in range(DEALT, max(map(len, hands)), 2):
        for _ in range(seats):
            draw_two(match, hands[match.seat][drawn : drawn + 2].ljust(2, WHATEVER))
    coming(match, deck)
    coming_tickets(match, *ticket_deck)
    return match


def choice(match: Match, seat: int, names: Sequence[str]) -> str:
    """Write the action that keeps the named tickets of a seat's offer, or the first two regular ones."""
    if not names:
        return "keep 2,3"
    return "keep " + ",".join(str(1 + i) for i, name in enumerate(offer(match, seat)) if name in names)


def random_game(seats: int, seed: int) -> Match:
    """Play a whole game at random."""
    match = Match(GAME, seats, Patient(seed))
    players = Seeded(seed + 100)
    while not match.over:
        legal = match.legal
        match.play(legal[players.below(len(legal))])
    return match


def seen(match: Match, seat: int = 0) -> RailView:
    """Return what a seat sees."""
    view = match.view(seat)
    assert isinstance(view, RailView)
    return view


def route(name: str) -> Route:
    """Find a route by its name."""
    return BOARD.routes[BOARD.number[name]]


def owner(match: Match, name: str) -> int | None:
    """Return the seat that owns a route."""
    seat = seen(match).owner[BOARD.number[name]] - 1
    return seat if seat >= 0 else None


def station(match: Match, city: str) -> int | None:
    """Return the seat whose station stands in a city."""
    seat = seen(match).note("station_at")[BOARD.cities.index(city)] - 1
    return seat if seat >= 0 else None
