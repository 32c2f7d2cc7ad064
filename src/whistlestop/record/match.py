"""A match: a game being played, with every move checked and everything that happened remembered."""

from dataclasses import dataclass

from whistlestop.core.account import Account
from whistlestop.core.chance import Chance
from whistlestop.core.errors import BadSeats, IllegalAction
from whistlestop.core.events import Event
from whistlestop.core.game import Game
from whistlestop.core.reason import Reason, Seat
from whistlestop.core.scoring import ScoreSheet, winners
from whistlestop.core.state import State
from whistlestop.core.view import View


@dataclass(frozen=True)
class Play:
    """One decision, and what came of it."""

    seat: int
    text: str
    events: tuple[Event, ...]


class Match:
    """A game being played; a wrong move is refused with a reason and changes nothing."""

    def __init__(self, game: Game, seats: int, chance: Chance, first: int | None = None) -> None:
        self.game = game
        self.chance = chance
        state = game.blank(seats)
        state.journal = []
        chance.come_to(0)
        self.state: State = game.begin(state, chance, first)
        self.opening = self._taken()
        self.plays: list[Play] = []
        self._accounted: State | None = None
        self._accounts: list[Account] = []

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}: {self.seats} seats, {len(self.plays)} plays>"

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return int(self.state.seats)

    @property
    def seat(self) -> int:
        """The seat to act (while opening tickets are chosen, one of those that may)."""
        return int(self.state.seat)

    @property
    def phase(self) -> str:
        """What kind of decision is due."""
        return self.state.phase.name

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def legal(self) -> list[str]:
        """The texts of all actions that the seat to act may play."""
        return self.legal_for(self.seat)

    def legal_for(self, seat: int) -> list[str]:
        """Write the actions that a seat may play now; none if it has nothing to decide."""
        return [self.game.actions.text(action) for action in self.game.legal(self.state, seat)]

    def problem(self, text: str, seat: int | None = None) -> Reason | None:
        """Say why an action is not possible now; nothing if it is."""
        who = self.seat if seat is None else seat
        action = self.game.actions.number(text)  # an unknown text is told first
        if self.over:
            return Reason("The game is over.")
        if not 0 <= who < self.seats:
            last = self.seats - 1
            raise BadSeats(Reason("There is no seat {seat}: the seats are 0 to {last}.", seat=who, last=last))
        if self.state.choosing and not self.state.may_act(who):
            return Reason("{Seat} has chosen its tickets; others are still choosing.", seat=Seat(who))
        if not self.state.may_act(who):
            return Reason(
                "It is not {seat}'s turn; {other} is to act.", seat=Seat(who), other=Seat(self.seat)
            )
        return self.state.phase.problem(self.state, who, action)

    def play(self, text: str, seat: int | None = None) -> Play:
        """Play an action of the seat to act, or of another seat that may act now."""
        who = self.seat if seat is None else seat
        reason = self.problem(text, who)
        if reason:
            raise IllegalAction(text, reason)
        before = self.state
        self.state = before.copy()
        self.state.journal = []
        self.chance.come_to(before.ply + 1)
        try:
            self.state.play_as(who, self.game.actions.number(text), self.chance)
        except BaseException:
            self.state = before
            raise
        play = Play(who, text, self._taken())
        self.plays.append(play)
        return play

    def view(self, seat: int) -> View:
        """Return what a seat may know now."""
        return self.game.view(self.state, seat)

    def score(self) -> list[ScoreSheet]:
        """Score the match as it stands."""
        return self.game.score(self.state)

    def accounts(self) -> list[Account]:
        """Say of each seat how it came by the points that it would have now; worked out once a state."""
        if self._accounted is not self.state:
            self._accounted, self._accounts = self.state, self.game.accounts(self.state)
        return self._accounts

    def winners(self) -> list[int]:
        """Return the seats that have won, or would if it ended now."""
        return winners(self.score(), self.game.ties)

    def _taken(self) -> tuple[Event, ...]:
        events = tuple(self.state.journal or ())
        self.state.journal = []
        return events
