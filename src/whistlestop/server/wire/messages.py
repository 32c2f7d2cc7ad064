"""Messages of the server over a WebSocket."""

from typing import Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from whistlestop.server.wire.codes import Code
from whistlestop.server.wire.fields import BotPace, Clock, Origin, SeatKind, Status
from whistlestop.server.wire.localizable import LocalizableText


class Message(Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message of the server."""


class SeatMessage(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    kind: SeatKind
    name: str
    colour: int  # in the order of the palette; no two seats have the same
    bot: str  # the bot of a bot's seat, or the one that covers an absent person
    present: bool
    covered: bool  # whether a bot plays for the person
    cover_in: float | None  # seconds until others may ask for a bot; null while the person is there


class ShareMessage(Struct, frozen=True, kw_only=True):
    """A seat's share in the shuffles: a nonce, and the commitment to it."""

    seat: int
    commitment: str
    nonce: str | None  # null until the seat reveals it


class AskedMessage(Struct, frozen=True, kw_only=True):
    """A seat's request to take moves back, and who has not agreed yet."""

    seat: int
    to: int  # the number of plays that would be left
    waiting: list[int]


class TakeBackMessage(Struct, frozen=True, kw_only=True):
    """A take-back."""

    seat: int
    ply: int  # the number of plays before
    to: int  # the number of plays that were left
    hindsight: bool  # whether something had been revealed, or another seat had played


class TakeBackOffer(Struct, frozen=True, kw_only=True):
    """What a seat can take back now, and how: freely, with hindsight, or by asking the other people."""

    to: int  # the number of plays that would be left
    how: Literal["free", "hindsight", "ask"]


class ExerciseMessage(Struct, frozen=True, kw_only=True):
    """Where an exercise began: before a decision of a seat in a finished game."""

    table: str
    ply: int
    seat: int


class TableMessage(Message, frozen=True, tag="table"):
    """A table as everybody sees it, sent whenever it changes."""

    table: str
    number: int
    game: str
    title: str
    rules: int
    options: list[str]
    status: Status
    seats: list[SeatMessage]
    host: int | None
    first: int | None
    clock: Clock
    pace: BotPace
    aids: bool
    take_back: bool  # whether moves can be taken back
    asked: AskedMessage | None  # the open request to take moves back
    hindsight: bool  # whether moves were taken back after something was revealed or another seat played
    public: bool
    lesson: bool  # whether it is a lesson, with scripted luck
    exercise: ExerciseMessage | None  # for an exercise, which counts for nothing
    origin: Origin  # a table where people play, or an imported record
    commitment: str  # empty in a lesson, and for a record without a seed
    shares: list[ShareMessage]  # fixed when the shuffle begins; empty before, and if nobody takes part
    seed: str | None  # published once the game is over or the table closed; never in a lesson
    watchers: int
    rematch: str | None
    mine: list[int]  # the seats that this connection plays


class ClockMessage(Struct, frozen=True, kw_only=True):
    """The seats whose clocks are running, and the seconds left when this is sent."""

    seats: list[int]
    left: float


class SheetMessage(Struct, frozen=True, kw_only=True):
    """One seat's result: points by source in the order of an end screen, and what explains them."""

    points: dict[str, int]
    counts: dict[str, int]
    parts: dict[str, dict[str, int]]  # the summands of a line or a count
    shown: dict[str, list[str]]
    total: int
    tickets: Raw


class ResultMessage(Struct, frozen=True, kw_only=True):
    """How a game ended."""

    reason: str
    sheets: list[SheetMessage]
    winners: list[int]


class ProgressMessage(Struct, frozen=True, kw_only=True, gc=False):
    """The progress of a ticket that a seat holds."""

    done: bool
    borrowed: bool  # done only by borrowing another seat's route, which is provisional until the end
    possible: bool | None  # whether it can still be completed; null if that can't be known


class StepMessage(Struct, frozen=True, kw_only=True):
    """A step of a lesson."""

    id: str
    look: str  # what to look at; empty if there is something to play


class LessonMessage(Struct, frozen=True, kw_only=True):
    """The progress of a lesson."""

    steps: list[StepMessage]  # the current steps, in order
    past: int  # the number of earlier steps
    of: int  # the total number of steps
    leaps: bool  # whether only `skip` is possible now, which makes many plays


class StateMessage(Message, frozen=True, tag="state"):
    """What a seat or a spectator may know after a play."""

    table: str
    seat: int | None
    ply: int
    events: Raw  # since the message before, or since the ply that was asked for
    lines: list[str]  # the lines of the record as the seat saw them; empty if the events are not repeated
    view: Raw
    choices: Raw
    unlisted: int  # the number of legal actions that are not listed
    effects: Raw  # the effects of choices on other seats
    progress: list[ProgressMessage]  # of the seat's tickets, in the order of the view
    preview: dict[str, int]  # the seat's points if the game ended now, by source
    clock: ClockMessage | None
    result: ResultMessage | None
    take_backs: list[TakeBackMessage]  # if there are more than before, the events are those of the whole game
    take_back: TakeBackOffer | None  # what the seat can take back
    lesson: LessonMessage | None  # for the learner of a lesson


class ChatMessage(Message, frozen=True, tag="said"):
    """A chat message."""

    table: str
    number: int
    seat: int
    name: str
    at: float
    text: str
    phrase: str


class DoneMessage(Message, frozen=True, tag="done"):
    """The request is done and durable."""

    id: int | None
    table: str
    ply: int | UnsetType = UNSET
    key: str | UnsetType = UNSET


class ReasonMessage(Message, frozen=True, tag="reason"):
    """Why something can't be used now; empty if it can."""

    id: int | None
    table: str
    text: str
    said: LocalizableText | None
    actions: list[str] | UnsetType = UNSET  # on the next turn, if that was asked for


class PlanMessage(Struct, frozen=True, kw_only=True):
    """The shortest remaining connection for a ticket."""

    routes: list[str]
    borrowed: list[str]
    trains: int
    possible: bool


class PlansMessage(Message, frozen=True, tag="plans"):
    """The shortest ways to complete the tickets that a seat holds or is offered."""

    id: int | None
    table: str
    seat: int
    ply: int
    tickets: list[PlanMessage]
    offer: list[PlanMessage]


class ErrorMessage(Message, frozen=True, tag="error"):
    """The request is refused; nothing has changed, and the connection stays open."""

    code: Code
    message: str
    said: LocalizableText
    id: int | None
    table: str | None


class PongMessage(Message, frozen=True, tag="pong"):
    """The answer to a ping."""

    id: int | None


AnyMessage = (
    TableMessage
    | StateMessage
    | ChatMessage
    | DoneMessage
    | ReasonMessage
    | PlansMessage
    | ErrorMessage
    | PongMessage
)
