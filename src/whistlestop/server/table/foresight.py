"""A seat's progress and current points, recomputed only if the board has changed."""

from functools import lru_cache
from typing import NamedTuple

from whistlestop.core.game import Game
from whistlestop.record.position import Position
from whistlestop.server.wire.messages import ProgressMessage


class Foresight(NamedTuple):
    """What a seat may know about its result."""

    board: int  # the hash of the board that it was computed for
    progress: list[ProgressMessage]
    preview: dict[str, int]


class SharedForesight:
    """Computes the foresight of the seats at a table, scoring all of them at once.

    `kept` is what was computed for earlier positions, by seat.
    """

    __slots__ = ("_previews", "aids", "kept", "position")

    def __init__(self, position: Position, aids: bool, kept: dict[int, Foresight]) -> None:
        self.position = position
        self.aids = aids
        self.kept = kept
        self._previews: list[dict[str, int]] | None = None

    def of(self, seat: int, board: int) -> Foresight:
        """Return the foresight of a seat, given the hash of its view of the board."""
        found = self.kept.get(seat)
        if found is None or found.board != board or not _follows_the_board(self.position.game):
            found = self.kept[seat] = self._compute(seat, board)
        return found

    def _compute(self, seat: int, board: int) -> Foresight:
        if self._previews is None:
            self._previews = self.position.game.previews(self.position.state)
        return Foresight(board, progress_messages(self.position, seat, self.aids), self._previews[seat])


def progress_messages(position: Position, seat: int, aids: bool) -> list[ProgressMessage]:
    """Describe the progress of a seat's tickets; whether one is still possible is an aid."""
    return [
        ProgressMessage(done=one.done, borrowed=one.borrowed, possible=one.possible if aids else None)
        for one in position.game.progress(position.state, seat)
    ]


@lru_cache(maxsize=256)
def _follows_the_board(game: Game) -> bool:
    """Return whether draws and turns alone never change a seat's foresight."""
    return all(award.follows_the_board() for award in game.awards)
