"""What is said over HTTP: the bodies of requests and answers."""

from typing import Annotated

from msgspec import Meta, Struct

from whistlestop.server.wire.codes import Code
from whistlestop.server.wire.saying import Saying
from whistlestop.server.wire.words import BotName, Clock, Name, Pace, Place, Status, TableId, Token


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends."""


class MySeat(Body, frozen=True, tag_field="kind", tag="me"):
    """A seat of a new table for oneself."""

    name: Name


class BotSeat(Body, frozen=True, tag_field="kind", tag="bot"):
    """A seat of a new table for a bot: a certain one, or the usual one."""

    bot: BotName | None = None


class OpenSeat(Body, frozen=True, tag_field="kind", tag="open"):
    """A seat of a new table for whoever joins."""


Wish = MySeat | BotSeat | OpenSeat


class NewTable(Body, frozen=True):
    """A table to be made."""

    game: Annotated[str, Meta(min_length=1, max_length=60)]
    seats: Annotated[list[Wish], Meta(min_length=2, max_length=5)]
    options: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=20)] = []
    first: Place | None = None
    clock: Clock = "none"
    pace: Pace = "natural"
    aids: bool = True
    public: bool = False
    start: bool = False


class NewLesson(Body, frozen=True):
    """A first game to be begun, in which everything is shown once."""

    game: Annotated[str, Meta(min_length=1, max_length=60)]
    name: Name
    pace: Pace = "natural"


class Join(Body, frozen=True):
    """Somebody who wants an open seat: any, or a certain one."""

    table: TableId
    name: Name
    seat: Place | None = None


class Held(Body, frozen=True):
    """A seat that a browser keeps the secret of."""

    table: TableId
    token: Token


class Mine(Body, frozen=True):
    """All seats that a browser keeps."""

    seats: Annotated[list[Held], Meta(max_length=200)]


class RecordWish(Body, frozen=True):
    """A record that somebody wants: of a seat, or as everybody may have it."""

    table: TableId
    token: Token | None = None


class SeatGiven(Struct, frozen=True, kw_only=True):
    """A seat and its secret, told once."""

    seat: int
    token: str


class Created(Struct, frozen=True, kw_only=True):
    """The new table, and the secrets of the creator's seats."""

    table: str
    seats: list[SeatGiven]
    commitment: str


class Joined(Struct, frozen=True, kw_only=True):
    """The seat that somebody has got."""

    table: str
    seat: int
    token: str


class TableLine(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    status: Status
    names: list[str]  # seat by seat; empty for an open one
    open: int  # how many seats are
    ply: int
    clock: Clock
    lesson: bool  # whether it is a first game
    created: float


class MyTable(TableLine, frozen=True, kw_only=True):
    """A table in the list of one's own."""

    seat: int
    my_turn: bool
    webhook: bool  # whether one is told of turns at an address elsewhere


class PublicTables(Struct, frozen=True, kw_only=True):
    """The tables that anybody may join or watch."""

    tables: list[TableLine]


class MyTables(Struct, frozen=True, kw_only=True):
    """One's own tables; those whose secret is not right are left out."""

    tables: list[MyTable]


class BotLine(Struct, frozen=True, kw_only=True):
    """A bot that plays a game."""

    name: str
    about: str


class GameLine(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    title: str
    summary: str
    seats: list[int]
    options: dict[str, str]
    lesson: bool  # whether there is a first game to learn it
    bots: list[BotLine]


class Games(Struct, frozen=True, kw_only=True):
    """All games that can be played here."""

    games: list[GameLine]


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request is refused."""

    code: Code
    message: str
    said: Saying
