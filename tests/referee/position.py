"""Positions arranged by hand, to try a reading of the rules in."""

from collections import Counter
from pathlib import Path
from typing import ClassVar

from .box import Box, Route, read_box
from .cards import LETTERS, Cards
from .game import Game
from .lines import Outcome
from .script import Script
from .table import TURN

GAMES_FOLDER = Path(__file__).parents[2] / "src" / "whistlestop" / "games"
CARDS = {letter: card for card, letter in LETTERS.items()}


def box_of(game: str) -> Box:
    """Read the box of one of the project's games."""
    return read_box(GAMES_FOLDER / game)


def routes_by_name(box: Box) -> dict[str, Route]:
    """Return the routes of a box by their names."""
    return {route.name: route for route in box.routes}


def cards(letters: str) -> Cards:
    """Return cards by their letters."""
    return Counter(CARDS[letter] for letter in letters)


def turned(kind: str, letters: str) -> list[Outcome]:
    """Return outcomes of one kind by the letters of their cards."""
    return [(kind, CARDS[letter]) for letter in letters]


class Position(Game):
    """A game in the middle of a turn of seat 0; cards that are nowhere named are in the last seat's hand."""

    BOX: ClassVar[Box]

    def __init__(
        self, hand: str = "", *, row: str = "", deck: str = "", discards: str = "", seats: int = 2
    ) -> None:
        """Arrange the cards; seat 0 is to move."""
        rest = self.BOX.cards - cards(hand + row + deck + discards)
        super().__init__(self.BOX, 0, [cards(hand), *[cards("") for _ in range(seats - 2)], rest])
        self.choosing.clear()
        self.phase = TURN
        self.piles.deck = cards(deck)
        self.piles.discards = cards(discards)
        self.piles.row = cards(row)

    def options(self, kind: str = "", *, seat: int | None = None) -> set[str]:
        """Return the legal actions that begin in some way, by default of the only seat to act."""
        if seat is None:
            [seat] = self.acting
        return {text for text in self.legal(seat) if text.startswith(kind)}

    def play(self, text: str, *outcomes: Outcome, seat: int | None = None) -> None:
        """Play an action, by default of the only seat to act, which must cause exactly these outcomes."""
        if seat is None:
            [seat] = self.acting
        script = Script(1, list(outcomes), self)
        self.legal(seat)[text](script)
        script.finish()
