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
    """Cards by their letters, as in actions."""

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
    """Positions in a list, counted from 1."""

    positions: list[int]


class TextsFact(FactMessage, frozen=True, tag="texts"):
    """Texts that can be typed verbatim."""

    texts: list[str]


class LocalizableText(FactMessage, frozen=True, tag="reason"):
    """A localisable sentence or part of one."""

    template: Annotated[
        str, Meta(description="An English template with {places}, which is the key of its translations.")
    ]
    facts: Annotated[dict[str, "AnyFact"], Meta(description="The facts that fill the places, by name.")]


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
