"""What a game shows of itself: these types describe the engine's own JSON to programs that read it."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from whistlestop.server.wire.vocabulary import Vocabulary

Counted = Annotated[
    dict[str, int],
    Meta(description="Cards or passengers of each kind; those of which there are none left out."),
]
Seats = Annotated[list[int], Meta(description="A number for each seat, beginning with seat 0.")]
Choices = Annotated[
    dict[str, dict[str, list[str]]],
    Meta(
        description="The actions of the seat by what can be pointed at: first where it is (row, routes),"
        " then what it is, then the texts of all actions that it stands for."
    ),
]


class TicketMessage(Struct, frozen=True, kw_only=True):
    """A ticket: two places, and what joining them is worth."""

    between: Annotated[list[str], Meta(min_length=2, max_length=2)]
    points: int | UnsetType = UNSET
    deck: str | UnsetType = UNSET
    needs: Counted | UnsetType = UNSET


class TicketResultMessage(TicketMessage, frozen=True, kw_only=True):
    """A ticket as it lies open when the game is over."""

    done: bool
    routes: Annotated[
        list[str], Meta(description="The routes that join its places, in order; if it is done.")
    ]
    borrowed: Annotated[list[str], Meta(description="Those of the routes that belong to others.")]


class Robbed(Struct, frozen=True, kw_only=True):
    """What a seat loses."""

    seat: int
    cards: Counted


class Effect(Struct, frozen=True, kw_only=True):
    """What an action does to others."""

    robbed: list[Robbed] | UnsetType = UNSET


Effects = Annotated[
    dict[str, Effect],
    Meta(
        description="What the choices do to others, by the text of the action; only those that do anything."
    ),
]


class RouteMessage(Struct, frozen=True, kw_only=True):
    """A route between two neighbouring cities."""

    name: str
    cities: Annotated[list[str], Meta(min_length=2, max_length=2)]
    length: int
    colour: Annotated[str, Meta(description="The colour of the cards that it takes; gray takes any one.")]
    ferry: Annotated[int, Meta(description="How many locomotives it asks for.")]
    tunnel: bool
    points: int


class BoardMessage(Struct, frozen=True, kw_only=True):
    """What never changes of a game: its cards, its tickets and its routes."""

    game: str
    title: str
    rules: Annotated[int, Meta(description="The version of the rules.")]
    options: list[str]
    cards: Counted
    letters: Annotated[dict[str, str], Meta(description="What the kinds of cards are called in actions.")]
    tickets: list[TicketMessage]
    routes: list[RouteMessage] | UnsetType = UNSET
    countries: (
        Annotated[list[str], Meta(description="Places in which a way can end, and never pass through.")]
        | UnsetType
    ) = UNSET
    vocabulary: Vocabulary
