"""The types of facts in events and actions."""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from whistlestop.core import cards


@mypyc_attr(allow_interpreted_subclasses=True)
class FactType:
    """A type of fact: its name, its meaning, and the pattern of its text in actions."""

    def __init__(self, name: str, about: str, pattern: str = ".+") -> None:
        self.name = name
        self.about = about
        self.pattern = pattern

    def accepts(self, value: object) -> bool:
        """Return whether a value is of this type."""
        return isinstance(value, str)

    def is_nothing(self, value: object) -> bool:
        """Return whether a value is zero or empty, so that a sentence may omit it."""
        return not value

    def text(self, value: object, names: list[str]) -> str:
        """Return a value as English text, with the players' names."""
        return str(value)


class CardType(FactType):
    """A kind of card."""

    def accepts(self, value: object) -> bool:
        return value in cards.NAMES


class NumberType(FactType):
    """A whole number."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool)


class SeatType(NumberType):
    """A seat, shown as the name of its player."""

    def is_nothing(self, value: object) -> bool:
        return False

    def text(self, value: object, names: list[str]) -> str:
        seat = cast(int, value)
        return names[seat] if 0 <= seat < len(names) else f"seat {seat}"


class CountType(NumberType):
    """A number of things."""

    def __init__(self, of: str) -> None:
        super().__init__("count", f"how many {of}s", "[0-9]+")
        self.of = of

    def text(self, value: object, names: list[str]) -> str:
        return f"{value or 'no'} {self.of}{'' if value == 1 else 's'}"


class FlagType(FactType):
    """A boolean."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)


class KindsType(FactType):
    """A list of kinds of cards."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, list) and all(one in cards.NAMES for one in value)

    def text(self, value: object, names: list[str]) -> str:
        return ", ".join(cast(list[str], value))


class TicketType(FactType):
    """A printed ticket."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, dict) and "between" in value

    def text(self, value: object, names: list[str]) -> str:
        return _ticket(cast(dict[str, object], value))


class TicketsType(FactType):
    """Printed tickets."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, list) and all(isinstance(one, dict) and "between" in one for one in value)

    def text(self, value: object, names: list[str]) -> str:
        return ", ".join([_ticket(one) for one in cast(list[dict[str, object]], value)])


class CountsType(FactType):
    """The number of each of several named things."""

    def accepts(self, value: object) -> bool:
        return isinstance(value, dict) and all(isinstance(one, int) for one in value.values())

    def text(self, value: object, names: list[str]) -> str:
        return " and ".join([f"{number} {name}" for name, number in cast(dict[str, int], value).items()])


def _ticket(ticket: dict[str, object]) -> str:
    start, goal = cast(list[str], ticket["between"])
    points = f" ({ticket['points']})" if "points" in ticket else ""
    return f"the ticket {start}–{goal}{points}"


CARD: Final = CardType("card", "a kind of card", "[a-z]+")
LETTER: Final = FactType("letter", "a kind of card by its letter", "[A-Z]")
COLOUR: Final = CardType("colour", "a colour, named like a kind of card", "[a-z]+")
CARDS: Final = FactType("cards", "cards by their letters, such as RRL", "[A-Z+]+")
KINDS: Final = KindsType("kinds", "kinds of cards, one after the other")
ROUTE: Final = FactType("route", "a route by its name on the board")
CITY: Final = FactType("city", "a city by its name on the board")
PLACE: Final = FactType("place", "a city or a country by its name on the board")
DECK: Final = FactType("deck", "a deck of tickets by its name", r"\S+")
TEXT: Final = FactType("text", "words in English")
NUMBER: Final = NumberType("number", "a number", "[0-9]+")
SEAT: Final = SeatType("seat", "a seat, counted from 0", "[0-9]+")
FLAG: Final = FlagType("flag", "true or false")
TICKET: Final = TicketType("ticket", "a ticket as it is printed")
TICKETS: Final = TicketsType("tickets", "tickets as they are printed")
COUNTS: Final = CountsType("counts", "how many there are of each")
POSITIONS: Final = FactType("positions", "places in a row of things, counted from 1, or none", "[0-9,]+|none")
SPLIT: Final = FactType("split", "how many come from each of two decks, such as 3+1", r"[0-9]+\+[0-9]+")
TICKET_COUNT: Final = CountType("ticket")
CARD_COUNT: Final = CountType("card")
