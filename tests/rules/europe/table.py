"""A table of Europe to test at, set by scripted luck and played moves alone."""

from collections.abc import Iterable, Sequence

from tests.dealing import Dealer
from tests.playing import notation, seen
from tests.rigged import Patient
from whistlestop.core.chance import Seeded
from whistlestop.games import load
from whistlestop.rail.board import Route
from whistlestop.rail.laying import board_of
from whistlestop.record.match import Match

GAME = load("europe")
LONG = {"-".join(ticket.between) for ticket in GAME.tickets.tickets if ticket.deck == "long"}
BOARD = board_of(GAME)


class EuropeanDealer(Dealer):
    """Deals everybody a long ticket, and then three regular ones."""

    def __init__(self) -> None:
        super().__init__(GAME, plain="2,3")

    def tickets(self, wanted: Sequence[Sequence[str]]) -> Iterable[int | None]:
        for names in wanted:
            long = [name for name in names if name in LONG]
            yield notation(GAME).answers[long[0]] if long else None
        yield from super().tickets([[name for name in names if name not in LONG] for names in wanted])


DEALER = EuropeanDealer()
dealt, europe = DEALER.deal, DEALER.begin


def random_game(seats: int, seed: int) -> Match:
    """Play a whole game at random."""
    match = Match(GAME, seats, Patient(seed))
    players = Seeded(seed + 100)
    while not match.over:
        legal = match.legal
        match.play(legal[players.below(len(legal))])
    return match


def route(name: str) -> Route:
    """Find a route by its name."""
    return BOARD.routes[BOARD.number[name]]


def station(match: Match, city: str) -> int | None:
    """Return the seat whose station stands in a city."""
    seat = seen(match).note("station_at")[BOARD.cities.index(city)] - 1
    return seat if seat >= 0 else None
