"""A Card Game table for tests, set up by scripted luck and legal moves only."""

from collections.abc import Sequence

from tests.dealer import Dealer
from tests.playing import drain, look, names, play
from whistlestop.core import cards
from whistlestop.core.cards import COLOURS, LETTERS, LOCOMOTIVE
from whistlestop.core.events import SPECTATOR
from whistlestop.core.fields import UNKNOWN
from whistlestop.core.game import Game
from whistlestop.games import load
from whistlestop.record.match import Match, Play

GAME = load("card_game")
OPEN_STACKS = load("card_game", frozenset({"open_stacks"}))


class CardDealer(Dealer):
    """A dealer of seven cards, besides the initial locomotive, and six tickets."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, cards=7, offered=6, plain="1")


dealt, card_game = CardDealer(GAME).deal, CardDealer(GAME).begin


def waste(match: Match) -> None:
    """Waste a turn: draw a card, or draw tickets and keep none when the deck is almost empty."""
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
    """Waste turns until it is a seat's turn."""
    while match.seat != seat:
        waste(match)


def run(match: Match, *plans: Sequence[str]) -> None:
    """Place the sets of every seat's plan (“RRL”, “B+R+G”), one per turn, as soon as each is legal."""
    left = [list(plan) for plan in plans] + [[] for _ in range(match.seats - len(plans))]
    while any(left):
        seat = match.seat
        assert look(match).deck_size > 1, f"nobody gets any further: {left}"
        if left[seat] and not match.problem(f"place {left[seat][0]}"):
            match.play(f"place {left[seat].pop(0)}")
        else:
            waste(match)


def play_out(match: Match) -> None:
    """Play until tickets are completed: draw the deck blind and waste the last turns."""
    drain(match)
    while match.phase != "completing":
        waste(match)


def hand_for(plan: Sequence[str]) -> str:
    """Return the cards that a plan needs besides the initial locomotive."""
    letters = "".join(plan).replace("+", "")
    return letters.replace("L", "", 1)


def ready(
    *plans: Sequence[str],
    tickets: Sequence[Sequence[str]] = (),
    seats: int = 2,
    game: Game = GAME,
) -> Match:
    """Return a match in which all plans have been placed and tickets are about to be completed."""
    hands = [hand_for(plan) for plan in plans] or [""]
    match = CardDealer(game).begin(hands[0], others=hands[1:], seats=seats, tickets=tickets, row="PPPPP")
    run(match, *plans)
    play_out(match)
    return match


def complete(match: Match, **choices: str) -> Play:
    """Complete the chosen tickets (`seat0="1,2"`) for every seat, none by default."""
    for _ in range(match.seats):
        played = match.play(f"complete {choices.get(f'seat{match.seat}', 'none')}")
    return played


def ended(*plans: Sequence[str], tickets: Sequence[Sequence[str]], seats: int = 2, **choices: str) -> Match:
    """Play a complete game in which every seat places its plan and completes the chosen tickets."""
    match = ready(*plans, tickets=tickets, seats=seats)
    complete(match, **choices)
    assert match.over
    return match


def yard(match: Match, seat: int = 0) -> list[str]:
    """Return the rows of a railyard, each with its locomotives last."""
    view = look(match)
    coloured, riders = view.slot("railyards")[seat], view.slot("riders")[seat]
    return [
        LETTERS[colour] * cards.count(coloured, colour) + "L" * cards.count(riders, colour)
        for colour in range(COLOURS)
        if cards.count(coloured, colour) or cards.count(riders, colour)
    ]


def stack(match: Match, seat: int = 0, eyes: int | None = None) -> str:
    """Return a stack as its owner or another seat sees it; question marks are hidden cards."""
    view = look(match, seat if eyes is None else eyes)
    value = view.slot("stacks")[seat]
    return "?" * stack_sizes(match)[seat] if value == UNKNOWN else cards.letters(value)


def stack_sizes(match: Match) -> list[int]:
    """Return the number of cards in each stack."""
    view = look(match, SPECTATOR)
    [stacks] = [slot for slot in match.game.slots if slot.name == "stacks"]
    return view.pile_sizes[stacks.begin : stacks.begin + match.seats]


def completed(match: Match, seat: int = 0) -> list[str]:
    """Return the names of a seat's face-up tickets."""
    return names(match, look(match).shown_tickets[seat])


def tickets_left(match: Match) -> int:
    """Return the number of tickets in the deck, including those put back."""
    view = look(match)
    return sum(view.ticket_decks) + len(view.returned)


def locomotives(match: Match, seat: int) -> int:
    """Return the number of publicly known locomotives in a hand."""
    return int(cards.count(look(match, SPECTATOR).shown[seat], LOCOMOTIVE))
