"""Sentences as they are sent: a template in English, and the facts that fill its places."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from whistlestop.core.reason import Reason


class Fact(Struct, frozen=True, kw_only=True, tag_field="is"):
    """Something that a sentence tells."""


class SeatFact(Fact, frozen=True, tag="seat"):
    """A seat, which is called by the name of whoever sits there."""

    seat: int


class KindFact(Fact, frozen=True, tag="kind"):
    """A kind of card, or a colour."""

    kind: Annotated[str, Meta(description="As in the view; gray is any colour.")]


class CardsFact(Fact, frozen=True, tag="cards"):
    """Certain cards, by their letters as in actions."""

    cards: str


class CountFact(Fact, frozen=True, tag="count"):
    """So many things of one sort."""

    count: int
    of: Annotated[str, Meta(description="A kind of card, or card, train, ticket, station, seat, second.")]


class GameFact(Fact, frozen=True, tag="game"):
    """A game, by its name in requests and by its English title."""

    game: str
    title: str


class RouteFact(Fact, frozen=True, tag="route"):
    """A route, by its name on the board."""

    route: str


class PositionsFact(Fact, frozen=True, tag="positions"):
    """Some things of a row, by their places in it, counted from 1."""

    positions: list[int]


class TextsFact(Fact, frozen=True, tag="texts"):
    """Texts that could be typed just so."""

    texts: list[str]


class Saying(Fact, frozen=True, tag="reason"):
    """A sentence, or a part of one, to be said in any language."""

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
    | Saying
)


def saying(reason: Reason) -> Saying:
    """Write a reason as it is sent."""
    return msgspec.convert(reason.told(), Saying)
