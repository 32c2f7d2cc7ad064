"""A table of the Card Game to test at, set by scripted luck and played moves alone."""

from collections.abc import Sequence

from tests.playing import Checked, coming, coming_tickets, drain, draw_two, look, names, notation, offer, play
from tests.rigged import WHATEVER, Rigged
from whistlestop.core import cards
from whistlestop.core.cards import COLOURS, LETTERS, LOCOMOTIVE
from whistlestop.core.events import SPECTATOR
from whistlestop.core.game import Game
from whistlestop.core.view import UNKNOWN
from whistlestop.games import load
from whistlestop.record.match import Match, Play

GAME = load("card_game")
OPEN_STACKS = load("card_game", frozenset({"open_stacks"}))
DEALT = 7
OFFERED = 6
ROW = "RGBWY"


def dealt(
    hand: str = "",
    *,
    others: Sequence[str] = (),
    row: str = ROW,
    seats: int = 2,
    first: int = 0,
    tickets: Sequence[Sequence[str]] = (),
    game: Game = GAME,
) -> Match:
    """Deal: `hand` to seat 0, `others` to the seats after it; nobody has chosen tickets yet.

    The locomotive that everybody is given comes on top of these hands.
    """
    order = [(first + turn) % seats for turn in range(seats)]
    hands = [hand, *others] + [""] * seats
    wanted = [*tickets] + [()] * seats
    chance = Rigged()
    for seat in order:
        chance.ask(hands[seat][:DEALT].ljust(DEALT, WHATEVER))
    chance.ask(row)
    for seat in order:
        named: list[int | None] = [notation(game).answers[name] for name in wanted[seat][:OFFERED]]
        chance.tickets.extend((named + [None] * OFFERED)[:OFFERED])
    return Checked(game, seats, chance, first)


def card_game(
    hand: str = "",
    *,
    others: Sequence[str] = (),
    row: str = ROW,
    deck: str = "",
    seats: int = 2,
    first: int = 0,
    tickets: Sequence[Sequence[str]] = (),
    ticket_deck: Sequence[str] = (),
    game: Game = GAME,
) -> Match:
    """Play through the opening, and on until everybody has drawn the cards of the longest hand.

    Every seat keeps the `tickets` named for it, or a plain one; a short hand is filled up with whatever
    comes. Then it is the first seat's turn, and `deck` and `ticket_deck` come next.
    """
    hands = ([hand, *others] + [""] * seats)[:seats]
    match = dealt(hand, others=others, row=row, seats=seats, first=first, tickets=tickets, game=game)
    for seat in range(seats):
        named = tickets[seat] if seat < len(tickets) else offer(match, seat)[:1]
        match.play(keep(offer(match, seat), named), seat)
    for drawn in range(DEALT, max(map(len, hands)), 2):
        for _ in range(seats):
            draw_two(match, hands[match.seat][drawn : drawn + 2].ljust(2, WHATEVER))
    coming(match, deck)
    coming_tickets(match, *ticket_deck)
    return match


def keep(offered: Sequence[str], wanted: Sequence[str]) -> str:
    """Write the action that keeps some of the offered tickets."""
    return "keep " + (",".join(str(1 + i) for i, name in enumerate(offered) if name in wanted) or "none")


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
    match = card_game(hands[0], others=hands[1:], seats=seats, tickets=tickets, row="PPPPP", game=game)
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
