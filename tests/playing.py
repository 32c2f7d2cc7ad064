"""Helpers for matches in tests: scripting luck, playing moves and inspecting views."""

from collections.abc import Sequence
from functools import cache

import pytest

from tests.scripted_luck import WHATEVER, ScriptedLuck, plainest
from whistlestop.core import cards
from whistlestop.core.cards import ANY, COLOURS, LETTERS, LOCOMOTIVE
from whistlestop.core.errors import IllegalAction
from whistlestop.core.game import Game
from whistlestop.core.reason import Reason
from whistlestop.core.view import View
from whistlestop.rail.board import Route
from whistlestop.rail.view import RailView
from whistlestop.record.match import Match, Play
from whistlestop.record.notation import Notation

rule = pytest.mark.rule

MANY_PLAYS = 1000


@cache
def notation(game: Game) -> Notation:
    """Return the names of a game's tickets."""
    return Notation(game)


class Checked(Match):
    """A match in which an action is refused with a reason exactly if it is not on the list of legal ones."""

    def problem(self, text: str, seat: int | None = None) -> Reason | None:
        reason = super().problem(text, seat)
        who = self.seat if seat is None else seat
        legal = self.game.actions.number(text) in self.game.legal(self.state, who)
        assert legal == (not reason), f"{text} is {'' if legal else 'not '}on the list, but: {reason}"
        return reason


def coming(match: Match, letters: str) -> None:
    """Put cards on top of the deck."""
    assert isinstance(match.chance, ScriptedLuck)
    match.chance.ask(letters)


def coming_tickets(match: Match, *names: str) -> None:
    """Put tickets on top of the ticket deck."""
    assert isinstance(match.chance, ScriptedLuck)
    match.chance.tickets.extend(notation(match.game).numbers[name] for name in names)


def play(match: Match, *texts: str) -> Play:
    """Play several actions of whichever seat is to act, and return the last play."""
    return [match.play(text) for text in texts][-1]


def draw_two(match: Match, letters: str = WHATEVER * 2) -> None:
    """Draw two cards blind."""
    coming(match, letters)
    play(match, "draw", "draw")


def until(match: Match, seat: int) -> None:
    """Draw blind for every seat until it is a given seat's turn."""
    while match.seat != seat:
        draw_two(match)


def draw_up(match: Match, seat: int, letters: str) -> None:
    """Draw cards for a seat, two per turn, until it has them all and is to act again."""
    for drawn in range(0, len(letters), 2):
        until(match, seat)
        draw_two(match, letters[drawn : drawn + 2])
    until(match, seat)


def drain(match: Match, leave: str = "") -> None:
    """Draw blind until only the given cards are left in the deck."""
    left = cards.from_letters(leave)
    while match.state.deck != left:
        coming(match, LETTERS[plainest(cards.without(match.state.deck, left))])
        match.play("draw")


def draws(match: Match) -> list[str]:
    """Return the draws that are possible now: blind first, locomotives last."""
    return [text for text in ("draw", *(f"draw {letter}" for letter in LETTERS)) if not match.problem(text)]


def hoard(match: Match) -> bool:
    """Draw as many cards as the turn allows; return whether there were any."""
    seat, before = match.seat, len(match.plays)
    while match.seat == seat and not match.over and (possible := draws(match)):
        match.play(possible[0])
    return len(match.plays) > before


def nobody_takes_a_turn(match: Match) -> None:
    """Check that nobody may draw a card while tickets are chosen."""
    for seat in range(match.seats):
        with pytest.raises(IllegalAction):
            match.play("draw", seat)
    assert match.phase == "tickets"


def look(match: Match, seat: int = 0) -> View:
    """Return what a seat sees."""
    return match.view(seat)


def hand(match: Match, seat: int = 0) -> str:
    """Write a seat's hand, sorted as P W B Y O K R G L."""
    return cards.letters(look(match, seat).hand)


def row(match: Match) -> str:
    """Write the row, sorted as P W B Y O K R G L."""
    return cards.letters(look(match).row)


def discards(match: Match) -> str:
    """Write the discards, sorted as P W B Y O K R G L."""
    return cards.letters(look(match).discards)


def names(match: Match, tickets: Sequence[int]) -> list[str]:
    """Return the names of tickets."""
    return [notation(match.game).names[ticket] for ticket in tickets]


def held(match: Match, seat: int = 0) -> list[str]:
    """Return the names of a seat's tickets in the order in which it kept them."""
    return names(match, look(match, seat).tickets)


def given_away(match: Match, other: int, seat: int = 0) -> list[str]:
    """Return the tickets of a seat that another seat can see."""
    shown = str(look(match, other).to_dict())
    tickets = look(match, seat).tickets
    return names(match, [one for one in tickets if str(match.game.tickets.tickets[one].to_dict()) in shown])


def offer(match: Match, seat: int = 0) -> list[str]:
    """Return the tickets among which a seat chooses, in order."""
    return names(match, look(match, seat).offer)


def choice(match: Match, seat: int, names: Sequence[str], plain: str) -> str:
    """Write the action that keeps the named tickets of a seat's offer, or plain ones if none are there."""
    kept = ",".join(str(1 + i) for i, name in enumerate(offer(match, seat)) if name in names)
    return f"keep {kept or plain}"


def happened(play: Play, type_: str) -> list[dict[str, object]]:
    """Return the events of one type."""
    return [event.to_dict() for event in play.events if event.type == type_]


def ways(match: Match, start: str) -> set[str]:
    """Return the possible endings of an action, such as the payments after “claim Brest-Paris”."""
    return {text.removeprefix(start + " ") for text in match.legal if text.startswith(start + " ")}


def kinds(match: Match) -> set[str]:
    """Return the first words of all legal actions."""
    return {text.split(" ")[0] for text in match.legal}


def seen(match: Match, seat: int = 0) -> RailView:
    """Return what a seat sees in a board game."""
    view = match.view(seat)
    assert isinstance(view, RailView)
    return view


def owner(match: Match, name: str) -> int | None:
    """Return the seat that owns a route."""
    view = seen(match)
    seat = view.owner[view.board().number[name]] - 1
    return seat if seat >= 0 else None


def claim_routes(match: Match, *plans: Sequence[str]) -> None:
    """Claim the routes of every seat's plan, in that order; a seat that is done draws cards.

    Where a seat has to choose a passenger, its plan says which one next (“take red Berlin”), or any will do.
    """
    left = [list(plan) for plan in plans] + [[] for _ in range(match.seats - len(plans))]
    for _ in range(MANY_PLAYS):
        plan = left[match.seat]
        if match.phase == "passenger":
            match.play(plan.pop(0) if plan and plan[0].startswith("take ") else match.legal[0])
        elif not any(left):
            return
        elif not plan:
            draw_two(match)
        elif payments := ways(match, f"claim {plan[0]}"):
            match.play(f"claim {plan.pop(0)} {min(payments, key=lambda paid: (paid.count('L'), paid))}")
        else:
            view = seen(match, match.seat)
            draw_towards(match, view.board().routes[view.board().number[plan[0]]])
    raise AssertionError(f"nobody gets any further: {left}")


def use_up_trains(match: Match, *plans: Sequence[str]) -> None:
    """Claim routes until seat 0 is to act with three trains and locomotives for all of them."""
    claim_routes(match, *plans)
    draw_up(match, 0, "LLLL")
    assert seen(match).trains[0] == 3


def draw_towards(match: Match, route: Route) -> None:
    """Draw two cards that help the seat to act to claim a route."""
    for _ in range(2):
        mine, deck = look(match, match.seat).hand, int(match.state.deck or match.state.discards)
        colours = range(COLOURS) if route.colour == ANY else [route.colour]
        best = max(colours, key=lambda c: (bool(cards.count(deck, c)), cards.count(mine, c)))
        there = [LETTERS[kind] for kind in (best, LOCOMOTIVE) if cards.count(deck, kind)]
        coming(match, there[0] if there else WHATEVER)
        match.play("draw")
