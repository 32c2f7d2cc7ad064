"""A First Journey table for tests, set up by scripted luck and legal moves only."""

from collections.abc import Iterable, Sequence
from typing import Unpack

from tests.dealer import Dealer, Wishes
from tests.playing import coming, happened, names, notation, seen
from tests.scripted_luck import WHATEVER, ScriptedLuck
from whistlestop.core import cards
from whistlestop.core.cards import LETTERS
from whistlestop.core.game import Game
from whistlestop.games import load
from whistlestop.rail.board import Route
from whistlestop.rail.board_setup import board_of
from whistlestop.record.match import Match, Play

GAME = load("first_journey")
USA = load("first_journey_usa")
HELD = 2
CARDS = 72
TICKETS = 32
FEW_CARDS = 12  # when this few are left to draw, seats with nothing to build leave them to the others
MANY_TURNS = 200


class JourneyDealer(Dealer):
    """A dealer of two tickets without a choice; there is no row, and two cards are drawn at once."""

    def __init__(self, game: Game, ticket_deck: Sequence[str]) -> None:
        super().__init__(game, offered=HELD)
        self.row = ""
        self.ticket_deck = ticket_deck

    def tickets(self, wanted: Sequence[Sequence[str]]) -> Iterable[int | None]:
        yield from super().tickets(wanted)
        # Tickets that come later must not fill up the hands.
        yield from (notation(self.game).numbers[name] for name in self.ticket_deck)

    def choose(self, match: Match, wanted: Sequence[Sequence[str]]) -> None:
        assert match.phase == "turn"

    def draw(self, match: Match, letters: str) -> None:
        draw(match, letters)


def journey(
    hand: str = "",
    *,
    deck: str = "",
    ticket_deck: Sequence[str] = (),
    game: Game = GAME,
    **wishes: Unpack[Wishes],
) -> Match:
    """Deal, and play until every seat has drawn as many cards as the longest hand has."""
    return JourneyDealer(game, ticket_deck).begin(hand, deck=deck, **wishes)


def route(match: Match, name: str) -> Route:
    """Return a route by its name."""
    board = board_of(match.game)
    return board.routes[board.number[name]]


def shown(match: Match, seat: int = 0, viewer: int = 0) -> set[str]:
    """Return a seat's face-up tickets as a viewer sees them."""
    return set(names(match, seen(match, viewer).shown_tickets[seat]))


def ticket_events(match: Match, play: Play) -> list[str]:
    """Return the tickets of a play, with “+” before drawn and “!” before completed ones."""
    said: list[str] = []
    for event in play.events:
        facts = event.to_dict()
        if event.type in ("bonus", "tickets_shuffled"):
            said.append(event.type)
        elif event.type in ("ticket", "completed"):
            name = notation(match.game).names[notation(match.game).tickets[str(facts["ticket"])]]
            said.append(("+" if event.type == "ticket" else "!") + name)
    return said


def count(match: Match, seat: int = 0) -> int:
    """Return the number of tickets that a seat has completed, including the bonus."""
    return seen(match).slot("completed")[seat]


def decks(match: Match) -> tuple[int, int]:
    """Return the number of tickets in the deck and in the discard pile."""
    view = seen(match)
    return view.ticket_decks[0], len(view.returned)


def draw(match: Match, letters: str = WHATEVER * 2) -> Play:
    """Draw two cards for the seat to act."""
    coming(match, letters)
    return match.play("draw")


def rest(match: Match) -> Play:
    """Draw for the seat to act, or exchange if cards are scarce, sparing those that others need."""
    assert isinstance(match.chance, ScriptedLuck)
    view = seen(match)
    if view.deck_size + cards.total(view.discards) > FEW_CARDS:
        match.chance.cards.extendleft(WHATEVER * 2)
        return match.play("draw")
    match.chance.tickets.extendleft([None] * HELD)
    exchanged = match.play("exchange")
    assert not happened(exchanged, "completed"), "an exchange that was to change nothing completes a ticket"
    return exchanged


def until(match: Match, seat: int) -> None:
    """Play idle turns until it is a seat's turn."""
    while match.seat != seat:
        rest(match)


def build(match: Match, *plans: Sequence[str]) -> Play:
    """Claim the routes of every seat's plan, in order, and return the last play.

    A seat draws the cards it needs, and idles when its plan is complete.
    """
    left = [list(plan) for plan in plans] + [[] for _ in range(match.seats - len(plans))]
    for _ in range(MANY_TURNS):
        seat = match.seat
        if not left[seat]:
            rest(match)
        elif payment := price(match, seat, left[seat][0]):
            match.play(f"claim {left[seat].pop(0)} {payment}")
        else:
            draw_for(match, LETTERS[route(match, left[seat][0]).colour])
        if not any(left):
            return match.plays[-1]
    raise AssertionError(f"nobody gets any further: {left}")


def price(match: Match, seat: int, name: str) -> str:
    """Return the payment with the fewest locomotives that a seat can make; empty if it can't pay."""
    line, held = route(match, name), seen(match, seat).hand
    plain = int(min(cards.count(held, line.colour), line.length))
    wild = line.length - plain
    return LETTERS[line.colour] * plain + "L" * wild if wild <= cards.locomotives(held) else ""


def draw_for(match: Match, letter: str) -> None:
    """Draw two cards of one colour for the seat to act, or locomotives if there are none."""
    deck, discards = cards.letters(match.state.deck), cards.letters(match.state.discards)
    wishes = ""
    for _ in range(2):
        if not deck:
            deck, discards = discards, ""
        wish = next((wish for wish in (letter, "L") if wish in deck), deck[:1])
        deck = deck.replace(wish, "", 1)
        wishes += wish
    draw(match, wishes)


def drain(match: Match, leave: str = "") -> None:
    """Draw, seat by seat, until only the given cards are left in the deck."""
    spare = cards.letters(cards.without(match.state.deck, cards.from_letters(leave)))
    for first in range(0, len(spare), 2):
        draw(match, spare[first : first + 2])
    assert cards.letters(match.state.deck) == "".join(sorted(leave, key=LETTERS.index))
