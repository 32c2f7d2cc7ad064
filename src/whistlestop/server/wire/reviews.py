"""HTTP bodies about reviews of games, and exercises that start from them."""

from typing import Literal

from msgspec import Raw, Struct

from whistlestop.server.wire.bodies import Body
from whistlestop.server.wire.fields import BotName, BotPace, Name, Place, Ply, TableId
from whistlestop.server.wire.localizable import LocalizableText

ReviewDepth = Literal["quick", "deep"]
ReviewState = Literal["none", "waiting", "running", "done", "failed"]


class ReviewRequest(Body, frozen=True):
    """A request for the review of a seat, or for its progress."""

    table: TableId
    seat: Place
    depth: ReviewDepth = "quick"


class ReviewMessage(Struct, frozen=True, kw_only=True):
    """The review of a seat, or how far it is."""

    state: ReviewState
    ahead: int  # how many reviews are computed before it
    done: int  # decisions reviewed so far
    total: int  # 0 until it is known
    reviewed: list[int]  # the seats of this table whose reviews are done
    problem: LocalizableText | None  # why it failed
    review: Raw  # null unless it is done


class NewExercise(Body, frozen=True):
    """A request for an exercise: play on from a position of a finished game, against bots."""

    table: TableId
    ply: Ply
    seat: Place
    name: Name
    bot: BotName | None = None  # in the seats that people had
    pace: BotPace = "natural"
