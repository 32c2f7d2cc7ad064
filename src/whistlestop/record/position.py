"""Positions: immutable states of a game; playing an action returns the next one."""

from dataclasses import dataclass

from whistlestop.core.errors import BadSeats, IllegalAction
from whistlestop.core.events import Event
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Chance
from whistlestop.core.reason import Reason, SeatName
from whistlestop.core.score_breakdown import ScoreBreakdown
from whistlestop.core.scoring import ScoreSheet, winners
from whistlestop.core.state import State
from whistlestop.core.view import View

Events = tuple[Event, ...]


@dataclass(frozen=True)
class Play:
    """One action of a seat, and the events that followed from it."""

    seat: int
    text: str
    events: Events

    def __repr__(self) -> str:
        return f"<Play by seat {self.seat}: {self.text}>"


class Position:
    """A game after some plays; its state must not be modified."""

    __slots__ = ("_breakdowns", "game", "state")

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._breakdowns: list[ScoreBreakdown] | None = None

    def __repr__(self) -> str:
        return f"<Position of {self.game.name}: {self.seats} seats, ply {self.ply}>"

    @classmethod
    def start(
        cls, game: Game, seats: int, chance: Chance, first: int | None = None
    ) -> tuple["Position", Events]:
        """Set up a game; return its first position and the events of the set-up."""
        blank = game.blank(seats)
        blank.journal = []
        chance.start_ply(0)
        state = game.begin(blank, chance, first)
        return cls(game, state), _take_journal(state)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.state.seats)

    @property
    def ply(self) -> int:
        """The number of plays so far."""
        return int(self.state.ply)

    @property
    def seat(self) -> int:
        """The seat to act; while all choose at the same time, one of those that still may."""
        return int(self.state.seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    def check_seat(self, seat: int) -> None:
        """Raise BadSeats if there is no such seat."""
        if not 0 <= seat < self.seats:
            last = self.seats - 1
            raise BadSeats(
                Reason("There is no seat {seat}: the seats are 0 to {last}.", seat=seat, last=last)
            )

    def legal_for(self, seat: int) -> list[str]:
        """Return the texts of a seat's legal actions; empty if it has no decision to make."""
        return [self.game.actions.text(action) for action in self.game.legal(self.state, seat)]

    def problem(self, text: str, seat: int | None = None) -> Reason | None:
        """Return why an action is illegal; None if it is legal."""
        who = self.seat if seat is None else seat
        action = self.game.actions.number(text)  # an unknown text is reported before anything else
        if self.over:
            return Reason("The game is over.")
        self.check_seat(who)
        if self.state.choosing and not self.state.may_act(who):
            return Reason("{Seat} has chosen; others are still choosing.", seat=SeatName(who))
        if not self.state.may_act(who):
            return Reason(
                "It is not {seat}'s turn; {other} is to act.", seat=SeatName(who), other=SeatName(self.seat)
            )
        return self.state.phase.problem(self.state, who, action)

    def play(self, text: str, seat: int | None, chance: Chance) -> tuple["Position", Play]:
        """Return the position after an action, and the play; raise IllegalAction if it is illegal."""
        who = self.seat if seat is None else seat
        reason = self.problem(text, who)
        if reason:
            raise IllegalAction(text, reason)
        state = self.state.copy()
        state.journal = []
        chance.start_ply(self.state.ply + 1)
        state.play_as(who, self.game.actions.number(text), chance)
        return Position(self.game, state), Play(who, text, _take_journal(state))

    def view(self, seat: int) -> View:
        """Return a seat's view of the position."""
        return self.game.view(self.state, seat)

    def score(self) -> list[ScoreSheet]:
        """Return each seat's score as if the game ended now."""
        return self.game.score(self.state)

    def breakdowns(self) -> list[ScoreBreakdown]:
        """Return the score breakdown of each seat; computed once."""
        if self._breakdowns is None:
            self._breakdowns = self.game.breakdowns(self.state)
        return self._breakdowns

    def winners(self) -> list[int]:
        """Return the seats that have won, or would win if the game ended now."""
        return winners(self.score(), self.game.ties)


def _take_journal(state: State) -> Events:
    events = tuple(state.journal or ())
    for event in events:
        if event.declared not in state.game.event_types:
            raise ValueError(
                f"event “{event.type}” is not declared: a part that emits it calls “game.declare”"
            )
    state.journal = []
    return events
