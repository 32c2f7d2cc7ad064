"""The past of a match: every state that it went through, and what led from each to the next."""

from whistlestop.core.chance import Chance
from whistlestop.core.events import Event
from whistlestop.core.state import State
from whistlestop.record.match import Match, Play

Events = tuple[Event, ...]


class Past:
    """A match that can be looked at as it was after any of its plays."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.game = match.game
        self.seats = match.seats
        self.states: list[State] = [match.state]
        self.plays: list[Play] = []
        self.opening: Events = match.opening

    def __repr__(self) -> str:
        return f"<Past of {self.game.name}: {self.seats} seats, {self.ply} plays>"

    @property
    def ply(self) -> int:
        """How many plays there were."""
        return len(self.plays)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.states[-1].over

    def go_on(self, text: str, seat: int, chance: Chance) -> None:
        """Let the next play happen."""
        match = self.at(self.ply)
        match.chance = chance
        self.plays.append(match.play(text, seat))
        match.plays.clear()
        self.states.append(match.state)

    def at(self, ply: int) -> Match:
        """Return the match as it was after a play, until it is asked for another moment."""
        self._match.state = self.states[ply]
        return self._match

    def events(self, ply: int) -> Events:
        """Return what happened in a play; in the set-up for 0."""
        return self.plays[ply - 1].events if ply else self.opening

    def is_turn(self, ply: int) -> bool:
        """Tell whether a turn begins after a play, or the game is over."""
        state = self.states[ply]
        return state.over or state.phase is self.game.turn
