"""The bodies of HTTP requests and responses."""

from typing import Annotated

from msgspec import Meta, Struct

from whistlestop.server.wire.codes import Code
from whistlestop.server.wire.fields import (
    BotName,
    BotPace,
    Clock,
    Colour,
    Commitment,
    Name,
    Place,
    Status,
    TableId,
    Token,
)
from whistlestop.server.wire.localizable import LocalizableText


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request."""


class MySeat(Body, frozen=True, tag_field="kind", tag="me"):
    """A seat of a new table for its creator, who may commit to a nonce for the shuffles."""

    name: Name
    commitment: Commitment | None = None
    colour: Colour | None = None


class BotSeat(Body, frozen=True, tag_field="kind", tag="bot"):
    """A seat of a new table for a bot; the default one, and any of its characters, if none is named."""

    bot: BotName | None = None
    name: BotName | None = None


class OpenSeat(Body, frozen=True, tag_field="kind", tag="open"):
    """An open seat of a new table."""


SeatRequest = MySeat | BotSeat | OpenSeat


class NewTable(Body, frozen=True):
    """A request for a new table."""

    game: Annotated[str, Meta(min_length=1, max_length=60)]
    seats: Annotated[list[SeatRequest], Meta(min_length=2, max_length=5)]
    options: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=20)] = []
    first: Place | None = None
    clock: Clock = "none"
    pace: BotPace = "natural"
    aids: bool = True
    take_back: bool = True
    public: bool = False
    start: bool = False


class NewLesson(Body, frozen=True):
    """A request for a lesson."""

    game: Annotated[str, Meta(min_length=1, max_length=60)]
    name: Name
    pace: BotPace = "natural"


class JoinRequest(Body, frozen=True):
    """A request for an open seat: any, or a certain one."""

    table: TableId
    name: Name
    seat: Place | None = None
    colour: Colour | None = None


class HeldSeat(Body, frozen=True):
    """A seat with its token."""

    table: TableId
    token: Token


class MyTablesRequest(Body, frozen=True):
    """A request for the tables of a browser's seats."""

    seats: Annotated[list[HeldSeat], Meta(max_length=200)]


class RecordRequest(Body, frozen=True):
    """A request for a record: as a seat may have it, or as anybody may."""

    table: TableId
    token: Token | None = None


class SeatSecret(Struct, frozen=True, kw_only=True):
    """A seat and its token, returned once."""

    seat: int
    token: str


class CreatedTable(Struct, frozen=True, kw_only=True):
    """The new table, and the secrets of the creator's seats."""

    table: str
    seats: list[SeatSecret]
    commitment: str


class JoinedSeat(Struct, frozen=True, kw_only=True):
    """The seat that was taken, with its token."""

    table: str
    seat: int
    token: str


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    status: Status
    names: list[str]  # by seat; empty for an open one
    open: int  # the number of open seats
    ply: int
    clock: Clock
    lesson: bool  # whether it is a lesson
    exercise: bool  # whether it is an exercise, which counts for nothing
    created: float


class MyTableSummary(TableSummary, frozen=True, kw_only=True):
    """A table in the list of the caller's tables."""

    seat: int
    my_turn: bool
    webhook: bool  # whether the seat has a webhook


class PublicTables(Struct, frozen=True, kw_only=True):
    """The tables that anybody may join or watch."""

    tables: list[TableSummary]


class MyTables(Struct, frozen=True, kw_only=True):
    """The caller's tables; seats with a wrong token are left out."""

    tables: list[MyTableSummary]


class BotSummary(Struct, frozen=True, kw_only=True):
    """A bot that plays a game."""

    name: str
    about: str
    characters: list[str]  # the names it has at tables; empty for bots kept for comparison


class GameWords(Struct, frozen=True, kw_only=True):
    """The title and summary of a game in one language."""

    title: str
    summary: str


class GameSummary(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    title: str
    summary: str
    words: dict[str, GameWords]  # by language, if the game's folder has translations
    seats: list[int]
    options: dict[str, str]
    lesson: bool  # whether it has a lesson
    bots: list[BotSummary]


class GameList(Struct, frozen=True, kw_only=True):
    """All games that can be played here."""

    games: list[GameSummary]


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request is refused."""

    code: Code
    message: str
    said: LocalizableText
