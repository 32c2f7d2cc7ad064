"""Slots: named numbers that a mechanism stores in the state."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from whistlestop.core import cards
from whistlestop.core.action_types import ROUTE, AimKind
from whistlestop.core.features import (
    ChoiceEncoding,
    Encoding,
    KindsEncoding,
    SeatEncoding,
)

if TYPE_CHECKING:
    from whistlestop.core.game import Game
    from whistlestop.core.state import State

PER_SEAT: Final = 0  # one number for each seat
PER_TABLE: Final = 1  # one number for the whole table
UNREGISTERED: Final = -(2**40)  # out of range, so that using an unregistered slot fails


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """The meaning of a slot's numbers: by default public counts."""

    def __init__(self, name: str = "number", holds_cards: bool = False) -> None:
        self.name = name
        self.holds_cards = holds_cards  # whether its numbers are train cards

    def cards(self, value: int) -> int:
        """Return the train cards that a number represents."""
        return 0

    def is_hidden(self, state: "State", place: int, seat: int) -> bool:
        """Return whether a seat may know only the number of cards."""
        return False

    def plain(self, game: "Game", value: int) -> object:
        """Return a number as plain data."""
        return value

    def encoding(self, game: "Game", seats: int) -> Encoding:
        """Return how observations with room for these seats show a number: by default as it is."""
        return Encoding([])


@mypyc_attr(allow_interpreted_subclasses=True)
class CardsContent(Content):
    """Multisets of face-up train cards."""

    def __init__(self, name: str = "cards") -> None:
        super().__init__(name, holds_cards=True)

    def cards(self, value: int) -> int:
        return value

    def plain(self, game: "Game", value: int) -> object:
        return cards.to_counts(value)

    def encoding(self, game: "Game", seats: int) -> Encoding:
        return KindsEncoding()


@mypyc_attr(allow_interpreted_subclasses=True)
class HiddenCards(CardsContent):
    """Multisets of face-down train cards, hidden from all seats."""

    def __init__(self) -> None:
        super().__init__("hidden cards")

    def is_hidden(self, state: "State", place: int, seat: int) -> bool:
        return True


class Colours(Content):
    """Multisets of coloured things that are not train cards."""

    def __init__(self) -> None:
        super().__init__("colours")

    def plain(self, game: "Game", value: int) -> object:
        return cards.to_counts(value)

    def encoding(self, game: "Game", seats: int) -> Encoding:
        return KindsEncoding(cards.COLOURS)


class Seats(Content):
    """Seats: 0 for none, or the seat's number plus one."""

    def __init__(self) -> None:
        super().__init__("seat")

    def plain(self, game: "Game", value: int) -> object:
        return value - 1 if value else None

    def encoding(self, game: "Game", seats: int) -> Encoding:
        return SeatEncoding(seats)


class Actions(Content):
    """Pending actions; 0 for none. Observations show their targets, by default routes."""

    def __init__(self, targets: AimKind = ROUTE) -> None:
        super().__init__("action")
        self.targets = targets

    def plain(self, game: "Game", value: int) -> object:
        return game.actions.text(value) if value else None

    def encoding(self, game: "Game", seats: int) -> Encoding:
        numbers: dict[str, int] = {}
        target_of: vec[i64] = vec[i64]([0] * len(game.actions))
        for action, aim in enumerate(game.actions.aims):
            if aim.where == self.targets.name:
                target_of[action] = numbers.setdefault(aim.what, len(numbers) + 1)
        return ChoiceEncoding(list(numbers), target_of)


class Names(Content):
    """Indices into a list of names, counted from 1; 0 for none."""

    def __init__(self, names: list[str]) -> None:
        super().__init__("name")
        self.names = names

    def plain(self, game: "Game", value: int) -> object:
        return self.names[value - 1] if value else None

    def encoding(self, game: "Game", seats: int) -> Encoding:
        numbers: dict[str, int] = {}
        choice_of: vec[i64] = vec[i64]([0] * (len(self.names) + 1))
        for value, name in enumerate(self.names, 1):
            choice_of[value] = numbers.setdefault(name, len(numbers) + 1)
        return ChoiceEncoding(list(numbers), choice_of)


NUMBERS: Final = Content()
CARDS: Final = CardsContent()
HIDDEN_CARDS: Final = HiddenCards()
COLOURS: Final = Colours()
SEATS: Final = Seats()
ACTIONS: Final = Actions()


@final
class Slot:
    """The declaration of a mechanism's numbers; `Game.register` returns the slot that accesses them."""

    def __init__(
        self,
        name: str,
        content: Content = NUMBERS,
        size: int = PER_SEAT,
        *,
        label: str = "",
        keys: list[str] | None = None,
        is_shown: bool = True,
    ) -> None:
        self.name: Final = name
        self.content: Final = content
        self.keys: Final = keys or []  # names with one number each, such as cities
        self.size: Final = len(self.keys) or size
        self.label: Final = label or name.replace("_", " ").capitalize()
        self.is_shown: Final = is_shown  # whether views include it; false if it is redundant
        self.begin: i64 = UNREGISTERED

    def placed(self, begin: int) -> "Slot":
        """Return a copy whose numbers begin at this index of `State.slots`."""
        slot = Slot(
            self.name, self.content, self.size, label=self.label, keys=self.keys, is_shown=self.is_shown
        )
        slot.begin = begin
        return slot

    def get(self, state: "State", place: i64) -> i64:
        """Return the number of a seat or key, by index."""
        return state.slots[self.begin + place]

    def set(self, state: "State", place: i64, value: i64) -> None:
        """Set the number of a seat or key, by index; it must not be negative."""
        state.own_slots()
        state.slots[self.begin + place] = value

    def add(self, state: "State", place: i64, change: i64) -> None:
        """Add to the number of a seat or key, by index."""
        state.own_slots()
        state.slots[self.begin + place] += change

    def value(self, state: "State") -> i64:
        """Return the number of a slot with size PER_TABLE."""
        return state.slots[self.begin]

    def set_value(self, state: "State", value: i64) -> None:
        """Set the number of a slot with size PER_TABLE; it must not be negative."""
        state.own_slots()
        state.slots[self.begin] = value

    def per(self) -> str:
        """Return what each number belongs to: “seat”, “table” or the keys."""
        if self.keys:
            return "key"
        return "seat" if self.size == PER_SEAT else "table"

    def plain(self, numbers: list[int], values: list[object]) -> object:
        """Return all numbers as a view includes them, given their plain data; omit keys with 0."""
        if self.keys:
            return {key: value for key, value, number in zip(self.keys, values, numbers) if number}
        return values[0] if self.size == PER_TABLE else values
