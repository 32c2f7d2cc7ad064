"""A Europe table for tests, set up by scripted luck and legal moves only."""

from collections.abc import Iterable, Sequence

from tests.dealer import Dealer
from tests.playing import notation, seen
from tests.scripted_luck import BoundedLuck
from whistlestop.core.luck.chance import Seeded
from whistlestop.games import load
from whistlestop.rail.board import Route
from whistlestop.rail.board_setup import board_of
from whistlestop.record.match import Match

GAME = load("europe")
LONG = {"-".join(ticket.between) for ticket in GAME.tickets.tickets if ticket.deck == "long"}
BOARD = board_of(GAME)


class EuropeanDealer(Dealer):
    """A dealer of one long ticket, then three regular ones, to every seat."""

    def __init__(self) -> None:
        super().__init__(GAME, plain="2,3")

    def tickets(self, wanted: Sequence[Sequence[str]]) -> Iterable[int | None]:
        for names in wanted:
            long = [name for name in names if name in LONG]
            yield notation(GAME).numbers[long[0]] if long else None
        yield from super().tickets([[name for name in names if name not in LONG] for names in wanted])


DEALER = EuropeanDealer()
dealt, europe = DEALER.deal, DEALER.begin


def random_game(seats: int, seed: int) -> Match:
    """Play a complete random game."""
    match = Match(GAME, seats, BoundedLuck(seed))
    players = Seeded(seed + 100)
    while not match.over:
        legal = match.legal
        match.play(legal[players.below(len(legal))])
    return match


def route(name: str) -> Route:
    """Return a route by its name."""
    return BOARD.routes[BOARD.number[name]]


def station(match: Match, city: str) -> int | None:
    """Return the owner of the station in a city."""
    seat = seen(match).slot("station_at")[BOARD.cities.index(city)] - 1
    return seat if seat >= 0 else None
