"""The fields of views, each declared once with its type and how it is read from a state."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import mypyc_attr

from whistlestop.core import cards

if TYPE_CHECKING:
    from whistlestop.core.game import Game
    from whistlestop.core.state import State
    from whistlestop.core.view import View

UNKNOWN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """The type of a field's value, which encodes it as plain data; by default values are plain data."""

    def __init__(self, name: str) -> None:
        self.name = name

    def encode(self, game: "Game", value: object) -> object:
        """Return a value as plain data."""
        return value


class PhaseShape(Shape):
    """The number of a phase, encoded as its name."""

    def encode(self, game: "Game", value: object) -> object:
        return game.phases[cast(int, value)].name


class CardsShape(Shape):
    """A multiset of cards, encoded as the number of each kind."""

    def encode(self, game: "Game", value: object) -> object:
        return cards.to_counts(cast(int, value))


class CardListShape(Shape):
    """A multiset of cards, encoded as a list of kinds."""

    def encode(self, game: "Game", value: object) -> object:
        return cards.names(cast(int, value))


class CardsOfSeatsShape(Shape):
    """A multiset of cards for each seat."""

    def encode(self, game: "Game", value: object) -> object:
        return [cards.to_counts(one) for one in cast(list[int], value)]


class TicketsShape(Shape):
    """Ticket numbers, encoded as printed tickets, or null if unknown."""

    def encode(self, game: "Game", value: object) -> object:
        return encode_tickets(game, cast(list[int], value))


class TicketsOfSeatsShape(Shape):
    """The ticket numbers of each seat."""

    def encode(self, game: "Game", value: object) -> object:
        return [encode_tickets(game, one) for one in cast(list[list[int]], value)]


def encode_tickets(game: "Game", numbers: list[int]) -> list[object]:
    """Return printed tickets as plain data."""
    printed = game.tickets.tickets
    encoded: list[object] = []
    for number in numbers:
        encoded.append(None if number == UNKNOWN else printed[number].to_dict())
    return encoded


TEXT: Final = Shape("text")
NUMBER: Final = Shape("number")
MAYBE_NUMBER: Final = Shape("number or null")
FLAG: Final = Shape("flag")
NUMBERS: Final = Shape("numbers")
NUMBERS_OF_SEATS: Final = Shape("number of each seat")
LISTS_OF_SEATS: Final = Shape("numbers of each seat")
PHASE: Final = PhaseShape("text")
CARDS: Final = CardsShape("cards")
CARD_LIST: Final = CardListShape("kinds")
CARDS_OF_SEATS: Final = CardsOfSeatsShape("cards of each seat")
TICKETS: Final = TicketsShape("tickets")
MAYBE_TICKETS: Final = TicketsShape("tickets or null")
TICKETS_OF_SEATS: Final = TicketsOfSeatsShape("tickets of each seat")

Read = Callable[["State", int], object]
Restore = Callable[["State", object], None]


@final
class Field:
    """A field of a view: its name, its type, and how it is read from and restored to a state."""

    def __init__(
        self,
        name: str,
        shape: Shape,
        about: str,
        read: Read | None = None,
        restore: Restore | None = None,
        *,
        is_encoded: bool = True,
        restores_itself: bool = False,
    ) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.about: Final = about
        self.read: Final = read
        self.restore: Final = restore
        self.is_encoded: Final = is_encoded  # whether plain data includes it
        self.restores_itself: Final = restores_itself  # whether it copies an attribute of the state

    def fill(self, view: "View", state: "State", seat: int) -> None:
        """Set the field of a view to what the seat may know."""
        setattr(view, self.name, self.value(state, seat))

    def value(self, state: "State", seat: int) -> object:
        """Return what the seat may know."""
        return getattr(state, self.name) if self.read is None else self.read(state, seat)

    def restore_to(self, view: "View", state: "State") -> None:
        """Restore the field's value in a blank state."""
        if self.restore is not None:
            self.restore(state, getattr(view, self.name))
        elif self.restores_itself:
            setattr(state, self.name, getattr(view, self.name))

    def encode(self, view: "View") -> object:
        """Return the field of a view as plain data."""
        return self.shape.encode(view.game, getattr(view, self.name))


def plain_values(fields: list[Field], state: "State", seat: int) -> dict[str, object]:
    """Return what the seat may know as plain data, without a view."""
    shown: dict[str, object] = {}
    for field in fields:
        shown[field.name] = field.shape.encode(state.game, field.value(state, seat))
    return shown


def same(name: str, shape: Shape, about: str) -> Field:
    """Declare a field that copies a public attribute of the state."""
    return Field(name, shape, about, restores_itself=True)
