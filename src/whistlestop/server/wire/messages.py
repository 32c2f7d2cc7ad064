"""What the server says over a WebSocket."""

from msgspec import UNSET, Raw, Struct, UnsetType

from whistlestop.server.wire.codes import Code
from whistlestop.server.wire.saying import Saying
from whistlestop.server.wire.words import Clock, Origin, Pace, SeatKind, Status


class Message(Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something the server tells a client."""


class SeatTold(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    kind: SeatKind
    name: str
    bot: str  # the bot of a bot's seat, or the one that plays for somebody absent
    present: bool
    covered: bool  # whether a bot plays for the person
    cover_in: float | None  # seconds until others may ask for a bot; null while the person is there


class TableTold(Message, frozen=True, tag="table"):
    """A table as everybody sees it, told anew whenever something changes."""

    table: str
    number: int
    game: str
    title: str
    rules: int
    options: list[str]
    status: Status
    seats: list[SeatTold]
    host: int | None
    first: int | None
    clock: Clock
    pace: Pace
    aids: bool
    public: bool
    lesson: bool  # whether it is a first game, whose luck is written beforehand
    origin: Origin  # a table where people play, or a record that was brought here
    commitment: str  # empty at a first game, and for a record that tells no seed
    seed: str | None  # told once the game is over; never at a first game
    watchers: int
    rematch: str | None
    mine: list[int]  # the seats that this connection plays


class ClockTold(Struct, frozen=True, kw_only=True):
    """When the time for a decision is up, in seconds since 1970."""

    seats: list[int]
    deadline: float


class SheetTold(Struct, frozen=True, kw_only=True):
    """One seat's result: points by source in the order of an end screen, and what explains them."""

    points: dict[str, int]
    counts: dict[str, int]
    parts: dict[str, dict[str, int]]  # of what a line or a count is the sum
    shown: dict[str, list[str]]
    total: int
    tickets: Raw


class ResultTold(Struct, frozen=True, kw_only=True):
    """How a game ended."""

    reason: str
    sheets: list[SheetTold]
    winners: list[int]


class ProgressTold(Struct, frozen=True, kw_only=True):
    """How far a seat is with a ticket that it holds."""

    done: bool
    borrowed: bool  # done only by a route of somebody else, which is settled at the end
    possible: bool | None  # whether it can still be completed; null if that can't be known


class StepTold(Struct, frozen=True, kw_only=True):
    """Something that a first game teaches now."""

    id: str
    look: str  # what to look at; empty where something is to be played


class LessonTold(Struct, frozen=True, kw_only=True):
    """How far a first game is."""

    steps: list[StepTold]  # that come now, one after the other
    past: int  # how many steps came before
    of: int  # how many there are in all
    leaps: bool  # whether `skip` makes many plays now, and there is nothing else to do


class StateTold(Message, frozen=True, tag="state"):
    """What a seat, or somebody looking on, may know after a play."""

    table: str
    seat: int | None
    ply: int
    events: Raw  # since the message before, or since the ply that was asked for
    view: Raw
    choices: Raw
    unlisted: int  # ways to complete tickets that are too many to list
    effects: Raw  # what choices do to others
    progress: list[ProgressTold]  # of the own tickets, in the view's order
    preview: dict[str, int]  # the own points if the game ended now, line by line
    clock: ClockTold | None
    result: ResultTold | None
    lesson: LessonTold | None  # for the learner of a first game


class SaidTold(Message, frozen=True, tag="said"):
    """What somebody said."""

    table: str
    number: int
    seat: int
    name: str
    at: float
    text: str
    phrase: str


class Done(Message, frozen=True, tag="done"):
    """What was asked for is done, and will not be lost."""

    id: int | None
    table: str
    ply: int | UnsetType = UNSET
    key: str | UnsetType = UNSET


class ReasonTold(Message, frozen=True, tag="reason"):
    """Why something can't be used now; empty if it can."""

    id: int | None
    table: str
    text: str
    said: Saying | None


class PlanTold(Struct, frozen=True, kw_only=True):
    """The shortest remaining connection for a ticket."""

    routes: list[str]
    borrowed: list[str]
    trains: int
    possible: bool


class Plans(Message, frozen=True, tag="plans"):
    """How the tickets that a seat holds, and those that it chooses from, can be completed."""

    id: int | None
    table: str
    seat: int
    ply: int
    tickets: list[PlanTold]
    offer: list[PlanTold]


class ErrorTold(Message, frozen=True, tag="error"):
    """What was asked for is refused; nothing has changed, and the connection lives on."""

    code: Code
    message: str
    said: Saying
    id: int | None
    table: str | None


class Pong(Message, frozen=True, tag="pong"):
    """The server is there."""

    id: int | None


AnyMessage = TableTold | StateTold | SaidTold | Done | ReasonTold | Plans | ErrorTold | Pong
