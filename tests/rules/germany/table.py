"""A Germany table for tests, set up by scripted luck and legal moves only."""

from collections.abc import Mapping, Sequence
from typing import Unpack

from tests.dealer import Dealer, Wishes
from tests.playing import coming_tickets
from tests.scripted_luck import ScriptedLuck
from whistlestop.core import cards
from whistlestop.games import load
from whistlestop.games.germany.passengers import PlacePassengers
from whistlestop.rail.board_setup import board_of
from whistlestop.record.match import Match

GAME = load("germany")
BOARD = board_of(GAME)
DECK_OF = {"-".join(ticket.between): ticket.deck for ticket in GAME.tickets.tickets}
SHORT, LONG = GAME.tickets.decks.index("short"), GAME.tickets.decks.index("long")
COUNTRIES = ["Dänemark", "Niederlande", "Frankreich", "Schweiz", "Österreich"]
SPLITS = ["tickets 4+0", "tickets 3+1", "tickets 2+2", "tickets 1+3", "tickets 0+4"]
ANNOUNCED = 4  # tickets, short and long ones together
COLOURS = "WBYKRG"  # of passengers, ten of each

# Routes of 42 spaces in total, which leave three trains.
FORTY_TWO = [
    "Berlin-Hamburg/blue",
    "Berlin-Hannover",
    "Berlin-Rostock",
    "Berlin-Schwerin",
    "Berlin-Dresden",
    "Chemnitz-Regensburg",
    "Emden-Münster",
    "Freiburg-Konstanz",
]
OTHERS = ["Erfurt-Regensburg", "München-Nürnberg/black", "Kiel-Rostock", "Karlsruhe-Saarbrücken"]


def _spots() -> dict[str, int]:
    [placing] = [step for step in GAME.opening if isinstance(step, PlacePassengers)]
    return dict(zip(placing.places, placing.spots, strict=True))


SPOTS = _spots()  # the number of passengers in each place, in the order of placement


def crowd(waiting: Mapping[str, str]) -> str:
    """Return all passengers in the order of placement: the given ones, and arbitrary ones elsewhere."""
    left = {colour: 10 - "".join(waiting.values()).count(colour) for colour in COLOURS}
    letters = ""
    for place, spots in SPOTS.items():
        there = waiting.get(place, "")
        while len(there) < spots:
            colour = max(left, key=lambda colour: left[colour])
            left[colour] -= 1
            there += colour
        letters += there
    return letters


class GermanDealer(Dealer):
    """A dealer that places passengers first, and deals tickets only after the announcement."""

    def __init__(self, waiting: Mapping[str, str] | None = None) -> None:
        super().__init__(GAME, offered=0)
        self.waiting = waiting or {}

    def placed(self) -> str:
        return crowd(self.waiting)

    def choose(self, match: Match, wanted: Sequence[Sequence[str]]) -> None:
        for names in wanted:
            ask_tickets(match, names)
        for seat, names in enumerate(wanted):
            match.play(split(names), seat)
            self.keep(match, seat, names)


dealt = GermanDealer().deal


def germany(
    hand: str = "", *, deck: str = "", waiting: Mapping[str, str] | None = None, **wishes: Unpack[Wishes]
) -> Match:
    """Place passengers, some of them given by `waiting`, and play until the first turn begins."""
    return GermanDealer(waiting).begin(hand, deck=deck, **wishes)


def split(names: Sequence[str]) -> str:
    """Return the announcement for the named tickets, filled up with short ones."""
    long = sum(DECK_OF[name] == "long" for name in names)
    return f"tickets {ANNOUNCED - long}+{long}"


def ask_tickets(match: Match, names: Sequence[str]) -> None:
    """Script the tickets of the next announcement: short ones, fillers, then long ones."""
    assert isinstance(match.chance, ScriptedLuck)
    coming_tickets(match, *(name for name in names if DECK_OF[name] == "short"))
    match.chance.tickets.extend([None] * (ANNOUNCED - len(names)))
    coming_tickets(match, *(name for name in names if DECK_OF[name] == "long"))


def waiting_at(match: Match, place: str) -> str:
    """Return the passengers that wait in a place, sorted as W B Y K R G."""
    return cards.letters(match.view(0).slot("waiting")[list(SPOTS).index(place)])


def passengers(match: Match, seat: int = 0) -> str:
    """Return the passengers that a seat has picked up, sorted as W B Y K R G."""
    return cards.letters(match.view(0).slot("passengers")[seat])
