"""A match: a game in progress that validates every action and keeps its history."""

from collections.abc import Sequence

from whistlestop.core.errors import UnknownAction
from whistlestop.core.events import SPECTATOR
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Chance
from whistlestop.core.reason import Reason
from whistlestop.core.score_breakdown import ScoreBreakdown
from whistlestop.core.scoring import ScoreSheet
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.maps.picture import Svg
from whistlestop.record.history import History
from whistlestop.record.match_picture import match_picture
from whistlestop.record.match_text import match_text, status
from whistlestop.record.position import Events, Play, Position

__all__ = ["Match", "Play"]


class Match:
    """A game in progress.

    An illegal action raises `IllegalAction` with the reason and changes nothing. `print(match)`
    shows the table, and a notebook draws it.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        chance: Chance,
        first: int | None = None,
        *,
        opening: Chance | None = None,
    ) -> None:
        """Set up the game; `opening`, if given, replaces `chance` for the set-up."""
        self.chance = chance
        self.history = History(*Position.start(game, seats, opening or chance, first))

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.seats} seats: {status(self.state)}>"

    def __str__(self) -> str:
        return match_text(self.state)

    def _repr_svg_(self) -> str:
        return str(self.svg())

    def svg(self, names: Sequence[str] = ()) -> Svg:
        """Draw the public table; `names` are the players' names."""
        return match_picture(self.state, list(names) or None)

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.history.game

    @property
    def position(self) -> Position:
        """The current position."""
        return self.history.last

    @property
    def state(self) -> State:
        """The state of the current position."""
        return self.position.state

    @property
    def opening(self) -> Events:
        """The events of the set-up."""
        return self.history.opening

    @property
    def plays(self) -> list[Play]:
        """All plays so far."""
        return self.history.plays

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.history.seats

    @property
    def seat(self) -> int:
        """The seat to act; while all choose at the same time, one of those that still may."""
        return self.position.seat

    @property
    def phase(self) -> str:
        """The kind of decision that is due, such as "turn"."""
        return self.state.phase.name

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def legal(self) -> list[str]:
        """The texts of the legal actions of the seat to act."""
        return self.legal_for(self.seat)

    def legal_for(self, seat: int) -> list[str]:
        """Return the texts of a seat's legal actions; empty if it has no decision to make."""
        self.position.check_seat(seat)
        return self.position.legal_for(seat)

    def problem(self, text: str, seat: int | None = None) -> Reason | None:
        """Return why an action is illegal now; None if it is legal."""
        return self.position.problem(text, seat)

    def play(self, action: str | int, seat: int | None = None, chance: Chance | None = None) -> Play:
        """Play an action, by its text or number, for the seat to act or for another seat that may act now.

        `chance` decides the outcomes of this play only.
        """
        text = action if isinstance(action, str) else self._text(action)
        return self.history.play(text, seat, chance or self.chance)

    def take_back(self) -> Play:
        """Remove the last play and return it."""
        return self.history.take_back()

    def view(self, seat: int) -> View:
        """Return a seat's view of the current position, or a spectator's for the seat `SPECTATOR`."""
        if seat != SPECTATOR:
            self.position.check_seat(seat)
        return self.position.view(seat)

    def score(self) -> list[ScoreSheet]:
        """Return each seat's score as if the match ended now."""
        return self.position.score()

    def breakdowns(self) -> list[ScoreBreakdown]:
        """Return the score breakdown of each seat; computed once per position."""
        return self.position.breakdowns()

    def winners(self) -> list[int]:
        """Return the seats that have won, or would win if the match ended now."""
        return self.position.winners()

    def _text(self, number: int) -> str:
        if not self.game.actions.knows(number):
            raise UnknownAction(str(number), self.game.actions.examples())
        return self.game.actions.text(number)
