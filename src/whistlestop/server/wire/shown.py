"""What a game shows of itself: these types describe the engine's own JSON to programs that read it."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

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


class Ticket(Struct, frozen=True, kw_only=True):
    """A ticket: two places, and what joining them is worth."""

    between: Annotated[list[str], Meta(min_length=2, max_length=2)]
    points: int | UnsetType = UNSET
    deck: str | UnsetType = UNSET
    needs: Counted | UnsetType = UNSET


class TicketAccount(Ticket, frozen=True, kw_only=True):
    """A ticket as it lies open when the game is over."""

    done: bool
    routes: Annotated[
        list[str], Meta(description="The routes that join its places, in order; if it is done.")
    ]
    borrowed: Annotated[list[str], Meta(description="Those of the routes that belong to others.")]


class Robbed(Struct, frozen=True, kw_only=True):
    """What somebody loses."""

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


class Route(Struct, frozen=True, kw_only=True):
    """A route between two neighbouring cities."""

    name: str
    cities: Annotated[list[str], Meta(min_length=2, max_length=2)]
    length: int
    colour: Annotated[str, Meta(description="The colour of the cards that it takes; gray takes any one.")]
    ferry: Annotated[int, Meta(description="How many locomotives it asks for.")]
    tunnel: bool
    points: int


class Board(Struct, frozen=True, kw_only=True):
    """What never changes of a game: its cards, its tickets and its routes."""

    game: str
    title: str
    rules: Annotated[int, Meta(description="The version of the rules.")]
    options: list[str]
    cards: Counted
    letters: Annotated[dict[str, str], Meta(description="What the kinds of cards are called in actions.")]
    tickets: list[Ticket]
    routes: list[Route] | UnsetType = UNSET
    countries: (
        Annotated[list[str], Meta(description="Places in which a way can end, and never pass through.")]
        | UnsetType
    ) = UNSET


class Event(Struct, frozen=True, kw_only=True):
    """Something that happened, as the reader saw it; more facts stand beside these, by type."""

    type: str
    seat: Annotated[int, Meta(ge=0, description="The seat that did it.")] | UnsetType = UNSET


class View(Struct, frozen=True, kw_only=True):
    """The table as one seat, or somebody looking on, sees it; docs/bot_protocol.md explains every field."""

    game: str
    seat: Annotated[int, Meta(ge=-1, description="Who looks: a seat, or -1 for somebody looking on.")]
    seats: int
    first: int
    turn: Annotated[int, Meta(description="The seat to act.")]
    choosing: Annotated[list[int], Meta(description="The seats that still choose opening tickets.")]
    choice: int
    phase: str
    ply: int
    passes: int
    idle: int
    turns_left: int
    last_round_by: Annotated[
        int | None, Meta(description="The seat after whose turn the last round began; null before it.")
    ]
    over: bool
    reason: str
    hand: Counted
    hand_sizes: Seats
    shown: (
        Annotated[
            list[Counted],
            Meta(description="Of each hand, the cards that everybody has seen; not at tables without aids."),
        ]
        | UnsetType
    ) = UNSET
    row: list[str]
    discards: Counted
    deck_size: int
    tickets: list[Ticket]
    ticket_counts: Seats
    offer: list[Ticket]
    offer_sizes: Seats
    keep: Annotated[int, Meta(description="How many of the offer must be kept at least.")]
    gone: list[Ticket]
    gone_counts: Seats
    drawn: list[list[int]]
    ticket_decks: list[int]
    returned: list[Ticket | None]
    returned_decks: list[int]
    shown_tickets: list[list[Ticket]]
    legal: list[str] | UnsetType = UNSET
    trains_before: Seats | UnsetType = UNSET

    trains: Seats | UnsetType = UNSET
    points: Seats | UnsetType = UNSET
    owner: (
        Annotated[list[int], Meta(description="Of each route 0, or the seat that owns it plus 1.")]
        | UnsetType
    ) = UNSET
    closed: (
        Annotated[list[int], Meta(description="Free routes that the seat can never claim, by their number.")]
        | UnsetType
    ) = UNSET

    claim: str | UnsetType | None = UNSET
    laid: Counted | UnsetType = UNSET
    revealed: Counted | UnsetType = UNSET
    owed: int | UnsetType = UNSET
    stations: Seats | UnsetType = UNSET
    station_at: (
        Annotated[dict[str, int], Meta(description="The seat whose station is in a city.")] | UnsetType
    ) = UNSET

    waiting: Annotated[dict[str, Counted], Meta(description="The passengers in each place.")] | UnsetType = (
        UNSET
    )
    passengers: list[Counted] | UnsetType = UNSET
    visiting: str | UnsetType | None = UNSET

    bonus: Seats | UnsetType = UNSET
    completed: Seats | UnsetType = UNSET

    railyards: list[Counted] | UnsetType = UNSET
    riders: list[Counted] | UnsetType = UNSET
    stacks: list[int | Counted] | UnsetType = UNSET
    second_deck: int | UnsetType = UNSET
    ended_by: int | UnsetType = UNSET
    seats_to_complete: int | UnsetType = UNSET
    tickets_decided: int | UnsetType = UNSET
    tickets_chosen: int | UnsetType = UNSET
