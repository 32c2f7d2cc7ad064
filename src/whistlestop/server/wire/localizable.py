"""Localisable sentences: an English template and the facts that fill it."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from whistlestop.core.reason import Reason


class FactMessage(Struct, frozen=True, kw_only=True, tag_field="is"):
    """A fact in a sentence."""


class SeatFact(FactMessage, frozen=True, tag="seat"):
    """A seat, shown by its name."""

    seat: int


class KindFact(FactMessage, frozen=True, tag="kind"):
    """A kind of card, or a colour."""

    kind: Annotated[str, Meta(description="As in the view; gray is any colour.")]


class CardsFact(FactMessage, frozen=True, tag="cards"):
    """Certain cards, by their letters as in actions."""

    cards: str


class CountFact(FactMessage, frozen=True, tag="count"):
    """A number of things of one kind."""

    count: int
    of: Annotated[str, Meta(description="A kind of card, or card, train, ticket, station, seat, second.")]


class GameFact(FactMessage, frozen=True, tag="game"):
    """A game, by its name in requests and by its English title."""

    game: str
    title: str


class RouteFact(FactMessage, frozen=True, tag="route"):
    """A route, by its name on the board."""

    route: str


class PositionsFact(FactMessage, frozen=True, tag="positions"):
    """Some things of a row, by their places in it, counted from 1."""

    positions: list[int]


class TextsFact(FactMessage, frozen=True, tag="texts"):
    """Texts to be typed literally."""

    texts: list[str]


class LocalizableText(FactMessage, frozen=True, tag="reason"):
    """A localisable sentence or part of one."""

    template: Annotated[str, Meta(description="English, with {places}; it is the key to other languages.")]
    facts: Annotated[dict[str, "AnyFact"], Meta(description="What fills the places, by their names.")]


AnyFact = (
    int
    | str
    | SeatFact
    | KindFact
    | CardsFact
    | CountFact
    | GameFact
    | RouteFact
    | PositionsFact
    | TextsFact
    | LocalizableText
)


def localizable_text(reason: Reason) -> LocalizableText:
    """Convert a reason to its wire form."""
    return msgspec.convert(reason.to_dict(), LocalizableText)
