"""What is said over HTTP about games of the past: looking back, statistics, and records from elsewhere."""

from typing import Annotated

from msgspec import Meta, Struct

from whistlestop.server.wire.bodies import Body
from whistlestop.server.wire.messages import ProgressTold, StateTold, TableTold
from whistlestop.server.wire.shown import Counted, Ticket
from whistlestop.server.wire.words import Place, Ply, TableId, Token

LONGEST_REEL = 60
LONGEST_RECORD = 50_000


class ReelWish(Body, frozen=True):
    """A stretch of a table's past that somebody wants to see: with any eyes once the game is over."""

    table: TableId
    token: Token | None = None
    eyes: Place | None = None
    all: bool = False
    first: Ply = 0
    count: Annotated[int, Meta(ge=1, le=LONGEST_REEL)] = LONGEST_REEL


class OpenTold(Struct, frozen=True, kw_only=True):
    """What a seat holds, once the game is over and all hands may be open."""

    hand: Counted
    hidden: Counted  # cards that lie face down before it, such as the stacks of the Card Game
    tickets: list[Ticket]
    offer: list[Ticket]
    progress: list[ProgressTold]  # of the tickets, in their order


class Frame(Struct, frozen=True, kw_only=True):
    """A table as it was after a play."""

    by: int | None  # the seat that played; null after the set-up
    turn: bool  # whether a turn begins then, or the game is over
    state: StateTold
    hands: list[OpenTold]  # of each seat; empty unless all hands are open


class Reel(Struct, frozen=True, kw_only=True):
    """A table, and how it was after each of some plays."""

    table: TableTold
    plies: int  # how many plays there were up to now
    open: bool  # whether one may look with any eyes
    frames: list[Frame]


class StatisticsWish(Body, frozen=True):
    """A game that is over, whose numbers somebody wants to see."""

    table: TableId


class RecordBrought(Body, frozen=True):
    """A record from elsewhere that somebody wants to look at here."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]


class Brought(Struct, frozen=True, kw_only=True):
    """The table that was made of a record."""

    table: str
    game: str
    title: str
    names: list[str]
    plies: int
    over: bool  # whether the record goes to the end of its game
    seeded: bool  # whether it tells the seed of its shuffles, which was found to be right
