"""The history of a game: all positions, and the plays between them."""

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Chance
from whistlestop.record.position import Events, Play, Position
from whistlestop.record.take_backs import TakeBack


class History:
    """The positions of a game and the plays that led to them."""

    def __init__(self, start: Position, opening: Events = ()) -> None:
        self.game: Game = start.game
        self.seats = start.seats
        self.opening = opening
        self.positions = [start]
        self.plays: list[Play] = []
        self.take_backs: list[TakeBack] = []

    def __repr__(self) -> str:
        return f"<History of {self.game.name}: {self.seats} seats, {self.ply} plays>"

    @property
    def ply(self) -> int:
        """The number of plays."""
        return len(self.plays)

    @property
    def last(self) -> Position:
        """The position after the last play."""
        return self.positions[-1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.last.over

    def play(self, text: str, seat: int | None, chance: Chance) -> Play:
        """Append a play and the position that it leads to."""
        position, play = self.last.play(text, seat, chance)
        self.positions.append(position)
        self.plays.append(play)
        return play

    def take_back(self) -> Play:
        """Remove the last play and return it."""
        if not self.plays:
            raise WhistlestopError("There is no play to take back.")
        play = self.plays.pop()
        self.positions.pop()
        return play

    def return_to(self, ply: int, seat: int) -> TakeBack:
        """Remove the plays after a ply, which a seat takes back; the history remembers them."""
        if not 0 <= ply < self.ply:
            raise WhistlestopError("There is no play to take back.")
        take_back = TakeBack(seat, ply, self.plays[ply:])
        del self.plays[ply:], self.positions[ply + 1 :]
        self.take_backs.append(take_back)
        return take_back

    def at(self, ply: int) -> Position:
        """Return the position after a number of plays."""
        return self.positions[ply]

    def events(self, ply: int) -> Events:
        """Return the events of a play, counted from 1; those of the set-up for 0."""
        return self.plays[ply - 1].events if ply else self.opening

    def end_of_choice(self) -> int:
        """Return the ply at which the last simultaneous choice ended, or the last ply while there is one."""
        ply = self.ply
        while ply and not self.at(ply).state.choosing and not self.at(ply - 1).state.choosing:
            ply -= 1
        return ply

    def revealed_plies(self) -> int:
        """Return the number of plays before those that belong to an unfinished simultaneous choice."""
        ply = self.ply
        while ply and self.at(ply).state.choosing and self.at(ply - 1).state.choosing:
            ply -= 1
        return ply

    def is_turn(self, ply: int) -> bool:
        """Return whether a turn begins at a ply, or the game is over there."""
        state = self.at(ply).state
        return state.over or state.phase is self.game.turn
