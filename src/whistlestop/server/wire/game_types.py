"""The types of the engine's own JSON: boards, tickets, choices and effects."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from whistlestop.server.wire.vocabulary import Vocabulary

Counted = Annotated[
    dict[str, int],
    Meta(description="The number of cards or passengers by kind, without zeros."),
]
Seats = Annotated[list[int], Meta(description="A number for each seat, starting with seat 0.")]
Choices = Annotated[
    dict[str, dict[str, list[str]]],
    Meta(
        description="The actions of the seat by what can be pointed at: first where it is (row, routes),"
        " then what it is, then the texts of all actions that it stands for."
    ),
]


class TicketMessage(Struct, frozen=True, kw_only=True):
    """A ticket: two places, and the points for connecting them."""

    between: Annotated[list[str], Meta(min_length=2, max_length=2)]
    points: int | UnsetType = UNSET
    deck: str | UnsetType = UNSET
    needs: Counted | UnsetType = UNSET


class TicketResultMessage(TicketMessage, frozen=True, kw_only=True):
    """A ticket with its result, once the game is over."""

    done: bool
    routes: Annotated[
        list[str], Meta(description="The routes that connect its places, in order, if it is done.")
    ]
    borrowed: Annotated[list[str], Meta(description="Those of the routes that belong to others.")]


class Robbed(Struct, frozen=True, kw_only=True):
    """The cards that a seat would lose."""

    seat: int
    cards: Counted


class Effect(Struct, frozen=True, kw_only=True):
    """The effect of an action on other seats."""

    robbed: list[Robbed] | UnsetType = UNSET


Effects = Annotated[
    dict[str, Effect],
    Meta(description="The effects of choices on other seats, by action; omits choices without any."),
]


class RouteMessage(Struct, frozen=True, kw_only=True):
    """A route between two neighbouring cities."""

    name: str
    cities: Annotated[list[str], Meta(min_length=2, max_length=2)]
    length: int
    colour: Annotated[str, Meta(description="The colour of its cards; gray stands for any one colour.")]
    ferry: Annotated[int, Meta(description="The number of locomotives it requires.")]
    tunnel: bool
    points: int


class BoardMessage(Struct, frozen=True, kw_only=True):
    """The static data of a game: its cards, tickets and routes."""

    game: str
    title: str
    rules: Annotated[int, Meta(description="The version of the rules.")]
    options: list[str]
    cards: Counted
    letters: Annotated[dict[str, str], Meta(description="The letter of each kind of card in actions.")]
    tickets: list[TicketMessage]
    routes: list[RouteMessage] | UnsetType = UNSET
    countries: (
        Annotated[list[str], Meta(description="Places where a path can end but not pass through.")]
        | UnsetType
    ) = UNSET
    vocabulary: Vocabulary
