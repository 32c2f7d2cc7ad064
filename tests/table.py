"""A table to test at, set by scripted luck and played moves alone, and short ways to look at it."""

from collections.abc import Sequence

import pytest

from tests.rigged import WHATEVER, Patient, Rigged, plainest
from whistlestop.core import cards
from whistlestop.core.cards import LETTERS
from whistlestop.core.chance import Seeded
from whistlestop.games import load
from whistlestop.games.europe.view import EuropeView
from whistlestop.rail.board import Board, Route
from whistlestop.rail.claim import ClaimRoute
from whistlestop.record.match import Match, Play
from whistlestop.record.notation import Notation

rule = pytest.mark.rule

GAME = load("europe")
NOTATION = Notation(GAME)
LONG = {"-".join(ticket.between) for ticket in GAME.tickets.tickets if ticket.deck == "long"}
DEALT = 4
ROW = "RGBWY"


def _board() -> Board:
    [claim] = [option for option in GAME.turn.options if isinstance(option, ClaimRoute)]
    return claim.board


BOARD = _board()


class Checked(Match):
    """A match in which an action is refused with a reason exactly if it is not on the list of legal ones."""

    def problem(self, text: str, seat: int | None = None) -> str:
        reason = super().problem(text, seat)
        who = self.seat if seat is None else seat
        legal = self.game.actions.number(text) in self.game.legal(self.state, who)
        assert legal == (not reason), f"{text} is {'' if legal else 'not '}on the list, but: {reason}"
        return reason


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
        chance.tickets.append(NOTATION.answers[long[0]] if long else None)
    for seat in order:
        regular: list[int | None] = [NOTATION.answers[name] for name in wanted[seat] if name not in LONG]
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


def coming(match: Match, letters: str) -> None:
    """Put cards on top of the deck: they come next, one after the other."""
    assert isinstance(match.chance, Rigged)
    match.chance.ask(letters)


def coming_tickets(match: Match, *names: str) -> None:
    """Put tickets on top of the ticket deck."""
    assert isinstance(match.chance, Rigged)
    match.chance.tickets.extend(NOTATION.answers[name] for name in names)


def play(match: Match, *texts: str) -> Play:
    """Play several actions, each of whoever is to act, and return the last."""
    return [match.play(text) for text in texts][-1]


def draw_two(match: Match, letters: str = WHATEVER * 2) -> None:
    """Let the seat to act draw two cards blind."""
    coming(match, letters)
    play(match, "draw", "draw")


def until(match: Match, seat: int) -> None:
    """Let everybody draw blind until it is a seat's turn."""
    while match.seat != seat:
        draw_two(match)


def drain(match: Match, leave: str = "") -> None:
    """Draw blind, seat after seat, until nothing but the cards to leave is in the deck."""
    left = cards.from_letters(leave)
    while match.state.deck != left:
        coming(match, LETTERS[plainest(cards.without(match.state.deck, left))])
        match.play("draw")


def draws(match: Match) -> list[str]:
    """List the draws that are possible now: blind first, locomotives last."""
    return [text for text in ("draw", *(f"draw {letter}" for letter in LETTERS)) if not match.problem(text)]


def hoard(match: Match) -> bool:
    """Let the seat to act draw as much as its turn allows; tell whether there was anything."""
    seat, before = match.seat, len(match.plays)
    while match.seat == seat and not match.over and (possible := draws(match)):
        match.play(possible[0])
    return len(match.plays) > before


def random_game(seats: int, seed: int) -> Match:
    """Play a whole game at random."""
    match = Match(GAME, seats, Patient(seed))
    players = Seeded(seed + 100)
    while not match.over:
        legal = match.legal
        match.play(legal[players.below(len(legal))])
    return match


def seen(match: Match, seat: int = 0) -> EuropeView:
    """Return what a seat sees."""
    view = match.view(seat)
    assert isinstance(view, EuropeView)
    return view


def hand(match: Match, seat: int = 0) -> str:
    """Write a seat's hand, sorted as P W B Y O K R G L."""
    return cards.letters(seen(match, seat).hand)


def row(match: Match) -> str:
    """Write the row, sorted as P W B Y O K R G L."""
    return cards.letters(seen(match).row)


def discards(match: Match) -> str:
    """Write the discards, sorted as P W B Y O K R G L."""
    return cards.letters(seen(match).discards)


def names(tickets: Sequence[int]) -> list[str]:
    """Name tickets."""
    return [NOTATION.names[ticket] for ticket in tickets]


def held(match: Match, seat: int = 0) -> list[str]:
    """Name a seat's tickets in the order in which it kept them."""
    return names(seen(match, seat).tickets)


def offer(match: Match, seat: int = 0) -> list[str]:
    """Name the tickets among which a seat chooses, in order."""
    return names(seen(match, seat).offer)


def happened(play: Play, type_: str) -> list[dict[str, object]]:
    """List what happened of one type."""
    return [event.to_dict() for event in play.events if event.type == type_]


def route(name: str) -> Route:
    """Find a route by its name."""
    return BOARD.routes[BOARD.number[name]]


def owner(match: Match, name: str) -> int | None:
    """Return the seat that owns a route."""
    seat = seen(match).owner[BOARD.number[name]] - 1
    return seat if seat >= 0 else None


def station(match: Match, city: str) -> int | None:
    """Return the seat whose station stands in a city."""
    seat = seen(match).station_at[BOARD.cities.index(city)] - 1
    return seat if seat >= 0 else None


def ways(match: Match, start: str) -> set[str]:
    """Collect what may follow the beginning of an action, such as the payments after “claim Brest-Paris”."""
    return {text.removeprefix(start + " ") for text in match.legal if text.startswith(start + " ")}


def kinds(match: Match) -> set[str]:
    """Collect the first words of all legal actions."""
    return {text.split(" ")[0] for text in match.legal}
