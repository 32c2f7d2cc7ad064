"""A table of the Card Game to test at, set by scripted luck and played moves alone."""

from collections.abc import Sequence

from tests.dealing import Dealer
from tests.playing import drain, look, names, play
from whistlestop.core import cards
from whistlestop.core.cards import COLOURS, LETTERS, LOCOMOTIVE
from whistlestop.core.events import SPECTATOR
from whistlestop.core.game import Game
from whistlestop.core.view import UNKNOWN
from whistlestop.games import load
from whistlestop.record.match import Match, Play

GAME = load("card_game")
OPEN_STACKS = load("card_game", frozenset({"open_stacks"}))


class CardDealer(Dealer):
    """Deals seven cards and six tickets; the locomotive that everybody is given comes on top of the hands."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, cards=7, offered=6, plain="1")


dealt, card_game = CardDealer(GAME).deal, CardDealer(GAME).begin


def waste(match: Match) -> None:
    """Let the seat to act do little: draw a card, or look at tickets in vain when the last one is near."""
    if match.phase == "turn":
        if look(match).deck_size > 1:
            match.play("draw")
        elif not match.problem("tickets"):
            play(match, "tickets", "keep none")
            return
        else:
            match.play(match.legal[0])
    if match.phase == "second card":
        match.play("stop")


def wait_for(match: Match, seat: int) -> None:
    """Let everybody waste turns until it is a seat's turn."""
    while match.seat != seat:
        waste(match)


def run(match: Match, *plans: Sequence[str]) -> None:
    """Let every seat place what it plans (“RRL”, “B+R+G”), a turn each, as soon as the way is free."""
    left = [list(plan) for plan in plans] + [[] for _ in range(match.seats - len(plans))]
    while any(left):
        seat = match.seat
        assert look(match).deck_size > 1, f"nobody gets any further: {left}"
        if left[seat] and not match.problem(f"place {left[seat][0]}"):
            match.play(f"place {left[seat].pop(0)}")
        else:
            waste(match)


def play_out(match: Match) -> None:
    """Play on until tickets are completed: the deck is drawn blind, and the last turns are wasted."""
    drain(match)
    while match.phase != "completing":
        waste(match)


def hand_for(plan: Sequence[str]) -> str:
    """Gather the cards that a plan needs beside the given locomotive."""
    letters = "".join(plan).replace("+", "")
    return letters.replace("L", "", 1)


def ready(
    *plans: Sequence[str],
    tickets: Sequence[Sequence[str]] = (),
    seats: int = 2,
    game: Game = GAME,
) -> Match:
    """Return a match in which everybody has placed what was planned, and it is time to complete tickets."""
    hands = [hand_for(plan) for plan in plans] or [""]
    match = CardDealer(game).begin(hands[0], others=hands[1:], seats=seats, tickets=tickets, row="PPPPP")
    run(match, *plans)
    play_out(match)
    return match


def complete(match: Match, **choices: str) -> Play:
    """Let every seat complete what is chosen for it (`seat0="1,2"`), and the others nothing."""
    for _ in range(match.seats):
        played = match.play(f"complete {choices.get(f'seat{match.seat}', 'none')}")
    return played


def ended(*plans: Sequence[str], tickets: Sequence[Sequence[str]], seats: int = 2, **choices: str) -> Match:
    """Play a whole game in which every seat places what it plans and completes what it chooses."""
    match = ready(*plans, tickets=tickets, seats=seats)
    complete(match, **choices)
    assert match.over
    return match


def yard(match: Match, seat: int = 0) -> list[str]:
    """Write the rows of a railyard, each with its locomotives on top at the end."""
    view = look(match)
    coloured, riders = view.note("railyards")[seat], view.note("riders")[seat]
    return [
        LETTERS[colour] * cards.count(coloured, colour) + "L" * cards.count(riders, colour)
        for colour in range(COLOURS)
        if cards.count(coloured, colour) or cards.count(riders, colour)
    ]


def stack(match: Match, seat: int = 0, eyes: int | None = None) -> str:
    """Write a stack as its owner, or somebody else, sees it; question marks are hidden cards."""
    view = look(match, seat if eyes is None else eyes)
    value = view.note("stacks")[seat]
    return "?" * stack_sizes(match)[seat] if value == UNKNOWN else cards.letters(value)


def stack_sizes(match: Match) -> list[int]:
    """Count the cards of every stack."""
    view = look(match, SPECTATOR)
    [stacks] = [note for note in match.game.notes if note.name == "stacks"]
    return view.pile_sizes[stacks.begin : stacks.begin + match.seats]


def completed(match: Match, seat: int = 0) -> list[str]:
    """Name the tickets that lie open before a seat."""
    return names(match, look(match).shown_tickets[seat])


def tickets_left(match: Match) -> int:
    """Count the tickets of the deck, those below it too."""
    view = look(match)
    return sum(view.ticket_decks) + len(view.returned)


def locomotives(match: Match, seat: int) -> int:
    """Count the locomotives that everybody knows in a hand."""
    return int(cards.count(look(match, SPECTATOR).shown[seat], LOCOMOTIVE))
