"""A table of Germany to test at, set by scripted luck and played moves alone."""

from collections.abc import Mapping, Sequence

from tests.playing import Checked, coming, coming_tickets, draw_two, offer
from tests.rigged import WHATEVER, Rigged
from whistlestop.core import cards
from whistlestop.games import load
from whistlestop.games.germany.passengers import PlacePassengers
from whistlestop.rail.laying import board_of
from whistlestop.record.match import Match

GAME = load("germany")
BOARD = board_of(GAME)
DECK_OF = {"-".join(ticket.between): ticket.deck for ticket in GAME.tickets.tickets}
SHORT, LONG = GAME.tickets.decks.index("short"), GAME.tickets.decks.index("long")
COUNTRIES = ["Dänemark", "Niederlande", "Frankreich", "Schweiz", "Österreich"]
SPLITS = ["tickets 4+0", "tickets 3+1", "tickets 2+2", "tickets 1+3", "tickets 0+4"]
DEALT = 4
ROW = "RGBWY"
COLOURS = "WBYKRG"  # of passengers, ten of each


def _spots() -> dict[str, int]:
    [placing] = [step for step in GAME.opening if isinstance(step, PlacePassengers)]
    return dict(zip(placing.places, placing.spots, strict=True))


SPOTS = _spots()  # how many passengers wait in each place, in the order in which they are placed


def crowd(waiting: Mapping[str, str]) -> str:
    """Write all passengers in the order in which they are placed: those asked for, and elsewhere any."""
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


def dealt(
    hand: str = "",
    *,
    others: Sequence[str] = (),
    row: str = ROW,
    seats: int = 2,
    first: int = 0,
    waiting: Mapping[str, str] | None = None,
) -> Match:
    """Place passengers and deal `hand` to seat 0, `others` to the seats after it; no tickets are drawn yet.

    `waiting` names the passengers of some places; in the others somebody waits.
    """
    hands = [hand, *others] + [""] * seats
    chance = Rigged()
    chance.ask(crowd(waiting or {}))
    for turn in range(seats):
        chance.ask(hands[(first + turn) % seats][:DEALT].ljust(DEALT, WHATEVER))
    chance.ask(row)
    return Checked(GAME, seats, chance, first)


def germany(
    hand: str = "",
    *,
    others: Sequence[str] = (),
    row: str = ROW,
    deck: str = "",
    seats: int = 2,
    first: int = 0,
    tickets: Sequence[Sequence[str]] = (),
    waiting: Mapping[str, str] | None = None,
) -> Match:
    """Play through the opening, and on until everybody has drawn the cards of the longest hand.

    Every seat keeps the `tickets` named for it, or two short ones; a short hand is filled up with whatever
    comes. Then it is the first seat's turn, and `deck` comes next.
    """
    hands = ([hand, *others] + [""] * seats)[:seats]
    match = dealt(hand, others=others, row=row, seats=seats, first=first, waiting=waiting)
    wanted = [*tickets] + [()] * (seats - len(tickets))
    for seat in range(seats):
        ask_tickets(match, wanted[seat])
    for seat in range(seats):
        match.play(split(wanted[seat]), seat)
        match.play(choice(match, seat, wanted[seat]), seat)
    for drawn in range(DEALT, max(map(len, hands)), 2):
        for _ in range(seats):
            draw_two(match, hands[match.seat][drawn : drawn + 2].ljust(2, WHATEVER))
    coming(match, deck)
    return match


def split(names: Sequence[str]) -> str:
    """Write the announcement that brings the named tickets, filled up with short ones."""
    long = sum(DECK_OF[name] == "long" for name in names)
    return f"tickets {DEALT - long}+{long}"


def ask_tickets(match: Match, names: Sequence[str]) -> None:
    """Let the named tickets come in the next announcement: short ones, whatever is missing, long ones."""
    assert isinstance(match.chance, Rigged)
    coming_tickets(match, *(name for name in names if DECK_OF[name] == "short"))
    match.chance.tickets.extend([None] * (DEALT - len(names)))
    coming_tickets(match, *(name for name in names if DECK_OF[name] == "long"))


def choice(match: Match, seat: int, names: Sequence[str]) -> str:
    """Write the action that keeps the named tickets of a seat's offer, or the first two."""
    kept = [1 + i for i, name in enumerate(offer(match, seat)) if name in names]
    return "keep " + ",".join(map(str, kept or [1, 2]))


def waiting_at(match: Match, place: str) -> str:
    """Write the passengers that wait in a place, sorted as W B Y K R G."""
    return cards.letters(match.view(0).note("waiting")[list(SPOTS).index(place)])


def passengers(match: Match, seat: int = 0) -> str:
    """Write the passengers that a seat has picked up, sorted as W B Y K R G."""
    return cards.letters(match.view(0).note("passengers")[seat])
