"""The opening: a set-up line becomes a game."""

from .box import Box
from .cards import LETTERS, LOCOMOTIVE
from .game import Game
from .games import GAMES
from .lines import SetUp
from .report import FORMAT, Foul
from .script import Script

VERSION = 1


def open_game(box: Box, setup: SetUp) -> Game:
    """Check what was dealt, set the table and lay the row."""
    kind = _kind(setup)
    _check_header(kind, box, setup)
    _check_hands(kind, box, setup)
    game = kind(box, setup.first, setup.hands)
    game.set_out(setup)
    script = Script(0, setup.outcomes, game)
    game.piles.settle_row(script)  # three locomotives clear the first row too
    script.finish()
    # The row has no order that matters: a card in it is taken by its name.
    if sorted(setup.row) != sorted(game.piles.row.elements()):
        sentence = f"the row is said to be {setup.row}, but other cards were turned up into it"
        raise Foul(0, sentence, kind.CLAUSES["hands"])
    return game


def _kind(setup: SetUp) -> type[Game]:
    """Choose the reading of the rules by the game's name."""
    if setup.game not in GAMES:
        raise Foul(0, f"the referee doesn't know {setup.game}", FORMAT)
    return GAMES[setup.game]


def _check_header(kind: type[Game], box: Box, setup: SetUp) -> None:
    if (setup.version, setup.rules) != (VERSION, box.rules):
        sentence = f"these are rules {setup.rules} in version {setup.version} of the format"
        raise Foul(0, f"{sentence}, not {box.rules} in version {VERSION}", FORMAT)
    if setup.fields != {kind.DEALT}:
        raise Foul(0, f"the set-up has {sorted(setup.fields)}, not {kind.DEALT}", FORMAT)
    if setup.seats not in box.seats:
        raise Foul(0, f"{setup.seats} seats can't play {box.game}", kind.CLAUSES["seats"])
    if setup.first not in range(setup.seats):
        raise Foul(0, f"seat {setup.first} can't be the first player", kind.CLAUSES["first"])
    if len(setup.hands) != setup.seats:
        raise Foul(0, "there is not one hand for each seat", FORMAT)
    if kind.OFFER and len(setup.dealt) != setup.seats:
        raise Foul(0, "not every seat is dealt tickets", FORMAT)


def _check_hands(kind: type[Game], box: Box, setup: SetUp) -> None:
    for seat, hand in enumerate(setup.hands):
        if hand.total() != kind.HAND:
            raise Foul(0, f"seat {seat} is dealt {hand.total()} cards", kind.CLAUSES["hands"])
        if hand[LOCOMOTIVE] < kind.GIVEN_LOCOMOTIVES:
            raise Foul(0, f"seat {seat} was not given a locomotive", kind.CLAUSES["hands"])
    for card in LETTERS:
        if sum(hand[card] for hand in setup.hands) > box.cards[card]:
            raise Foul(0, f"more {card} cards are dealt than the box has", kind.CLAUSES["cards"])
