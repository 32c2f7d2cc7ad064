"""Notes: numbers that a game's own mechanisms keep in the state, beside what every game keeps there."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from whistlestop.core import cards

if TYPE_CHECKING:
    from whistlestop.core.game import Game
    from whistlestop.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Note:
    """A named list of numbers, none of them negative, that everybody may read."""

    def __init__(self, name: str, size: int = 0) -> None:
        self.name = name
        self.size = size  # 0: one number for each seat
        self.begin = 0  # where the numbers stand among the notes of a state
        self.names_seats = False  # whether they are seats and not numbers of something
        self.holds_cards = False  # whether `cards` has to be asked

    def cards(self, value: int) -> int:
        """Return the train cards that a number stands for; most numbers stand for none."""
        return 0

    def is_hidden(self, state: "State", place: int, seat: int) -> bool:
        """Tell whether a seat may not know one of the numbers, but only how many cards it stands for."""
        return False

    def plain(self, game: "Game", value: int) -> object:
        """Return a number as plain data."""
        return value

    def told(self, game: "Game", values: list[object]) -> object:
        """Return all numbers as plain data; nothing if they only repeat what can be seen anyway."""
        return values[0] if self.size == 1 else values


@mypyc_attr(allow_interpreted_subclasses=True)
class CardNote(Note):
    """Train cards that lie on the table, as multisets."""

    def __init__(self, name: str, size: int = 0) -> None:
        super().__init__(name, size)
        self.holds_cards = True

    def cards(self, value: int) -> int:
        return value

    def plain(self, game: "Game", value: int) -> object:
        return cards.counted(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class HiddenCards(CardNote):
    """Train cards that lie face down before each seat: nobody may look at them."""

    def is_hidden(self, state: "State", place: int, seat: int) -> bool:
        return True


class ActionNote(Note):
    """An action that waits to be finished; 0 where none does."""

    def plain(self, game: "Game", value: int) -> object:
        return game.actions.text(value) if value else None
