"""HTTP bodies about past games: replays, statistics and imported records."""

from typing import Annotated

from msgspec import Meta, Struct, field

from whistlestop.server.wire.bodies import Body
from whistlestop.server.wire.fields import Place, Ply, TableId, Token
from whistlestop.server.wire.game_types import Counted, TicketMessage
from whistlestop.server.wire.messages import ProgressMessage, StateMessage, TableMessage

MAX_FRAMES = 60
MAX_RECORD_LENGTH = 50_000


class ReplayRequest(Body, frozen=True):
    """A request for frames of a replay; any viewpoint is allowed once the game is over."""

    table: TableId
    token: Token | None = None
    eyes: Place | None = None
    all: bool = False
    first: Ply = 0
    count: Annotated[int, Meta(ge=1, le=MAX_FRAMES)] = MAX_FRAMES


class OpenHand(Struct, frozen=True, kw_only=True):
    """What a seat holds, once the game is over and all hands may be open."""

    hand: Counted
    hidden: Counted  # cards that lie face down before it, such as the stacks of the Card Game
    tickets: list[TicketMessage]
    offer: list[TicketMessage]
    progress: list[ProgressMessage]  # of each ticket, in the same order


class ReplayFrame(Struct, frozen=True, kw_only=True):
    """A table as it was after a play."""

    by: int | None  # the seat that played; null after the set-up
    turn: bool  # whether a turn begins here, or the game is over
    state: StateMessage
    hands: list[OpenHand]  # of each seat; empty unless all hands are open


class Replay(Struct, frozen=True, kw_only=True):
    """A table and frames of its replay."""

    table: TableMessage
    plies: int  # the number of plays so far
    open: bool  # whether any viewpoint is allowed
    frames: list[ReplayFrame]


class StatisticsRequest(Body, frozen=True):
    """A request for the statistics of a finished game."""

    table: TableId


class RecordImport(Body, frozen=True):
    """A record to import as a read-only table."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_RECORD_LENGTH)]


class ImportedRecord(Struct, frozen=True, kw_only=True):
    """The table of an imported record."""

    table: str
    game: str
    title: str
    names: list[str]
    plies: int
    over: bool  # whether the record goes to the end of its game
    seeded: bool  # whether it contains the seed, which was verified


class ProofRequest(Body, frozen=True):
    """A request for the proof of a finished game's shuffles."""

    table: TableId


class Draw(Struct, frozen=True, kw_only=True):
    """A random outcome and what it was drawn from."""

    from_: list[tuple[str, int]] = field(name="from")  # in order, with the number of each
    drawn: str


class Proof(Struct, frozen=True, kw_only=True):
    """A record, and each draw of the set-up and of every play."""

    format: str
    record: str
    draws: list[list[Draw]]
