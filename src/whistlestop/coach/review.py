"""The review of a game as plain, versioned data, which is stored and sent as JSON.

A changed meaning of a field needs a new `VERSION`; stored reviews of another version are computed again.
"""

from dataclasses import dataclass, field
from typing import Final, Literal

from whistlestop.coach.estimate import Estimate

VERSION: Final = 1

Judgement = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
Stage = Literal["beginning", "middle", "end"]
Fact = dict[str, str | int | float | list[str]]


@dataclass(frozen=True)
class Sentence:
    """A sentence of `words/<language>.json` and the facts that fill its places."""

    says: str
    facts: dict[str, Fact]


@dataclass(frozen=True)
class Worth:
    """What an action led to on average when the game was played on many times."""

    action: str
    odds: Estimate  # of winning, from 0 to 1; a shared win counts in part
    points: Estimate
    lead: Estimate  # points ahead of the best other seat
    rollouts: int


@dataclass(frozen=True)
class Loss:
    """What the best action had over the one played, over the same deals and luck."""

    odds: Estimate
    points: Estimate
    lead: Estimate


@dataclass(frozen=True)
class TicketOdds:
    """The odds that a ticket will be completed."""

    between: list[str]
    points: int
    odds: Estimate


@dataclass(frozen=True)
class LikelyTicket:
    """A ticket that another seat probably holds, judging by what it has done."""

    seat: int
    between: list[str]
    points: int
    odds: float


@dataclass(frozen=True)
class Decision:
    """A decision of the seat; `played` is None if it was forced, or hardly matters at this depth."""

    ply: int  # plays before it
    phase: str
    action: str
    choice: list[str] = field(default_factory=list)  # the tickets that positions in an action count
    stage: Stage | None = None
    judgement: Judgement | None = None
    severity: float = 0.0  # what was certainly lost, in odds of winning
    played: Worth | None = None
    alternatives: list[Worth] = field(default_factory=list)  # the best first
    loss: Loss | None = None
    tickets: list[TicketOdds] = field(default_factory=list)
    likely: list[LikelyTicket] = field(default_factory=list)
    plan: list[str] = field(default_factory=list)  # the routes that the planner would have wanted
    sentences: list[Sentence] = field(default_factory=list)


@dataclass(frozen=True)
class Currencies:
    """An amount of odds and of points ahead of the best other seat."""

    odds: float
    lead: float


@dataclass(frozen=True)
class Swing:
    """What an examined decision and what followed it changed: skill + luck = the next value - this one."""

    ply: int
    value: Currencies  # with the best action
    skill: Currencies  # never above 0 in odds
    luck: Currencies  # until the seat's next examined decision: chance, and what the others did


@dataclass(frozen=True)
class TurningPoint:
    """A decision, or what followed it, that changed the odds most."""

    ply: int
    cause: Literal["move", "luck"]
    before: float
    after: float
    sentences: list[Sentence]


@dataclass(frozen=True)
class Balance:
    """How the result came about: fair share + deal + skill + luck = result, exactly."""

    fair: Currencies
    deal: Currencies  # what the first hand and tickets were worth
    skill: Currencies
    luck: Currencies
    result: Currencies
    final: bool  # whether the game is over; otherwise the result is what could be expected


@dataclass
class SeatReview:
    """The review of one seat."""

    seat: int
    scale: float = 0.0  # the usual standard deviation of the lead at the first decision; 0 until it is known
    decisions: list[Decision] = field(default_factory=list)
    swings: list[Swing] = field(default_factory=list)
    balance: Balance | None = None
    accuracy: dict[str, float] = field(default_factory=dict)  # percent, by stage, and “all”
    turning_points: list[TurningPoint] = field(default_factory=list)


@dataclass
class Review:
    """The review of some seats of a game."""

    game: str
    rules: int
    options: list[str]
    players: int
    names: list[str]
    plies: int
    over: bool
    depth: str
    seed: int
    seats: list[SeatReview]
    complete: bool = False
    version: int = VERSION
