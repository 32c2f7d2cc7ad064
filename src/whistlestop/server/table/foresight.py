"""A seat's progress and current points, recomputed only if the board has changed."""

from functools import lru_cache
from typing import Final, NamedTuple

from whistlestop.core.game import Game
from whistlestop.record.position import Position
from whistlestop.server.lru_cache import LruCache
from whistlestop.server.wire.messages import ProgressMessage

MOST_KEPT: Final = 20_000


class Foresight(NamedTuple):
    """What a seat may know about its result."""

    board: int  # the hash of the board that it was computed for
    progress: list[ProgressMessage]
    preview: dict[str, int]


_kept: LruCache[tuple[str, int, bool], Foresight] = LruCache(MOST_KEPT)


class SharedForesight:
    """Computes the foresight of the seats at a table, scoring all of them at once."""

    __slots__ = ("_previews", "aids", "position", "table_id")

    def __init__(self, table_id: str, position: Position, aids: bool) -> None:
        self.table_id = table_id
        self.position = position
        self.aids = aids
        self._previews: list[dict[str, int]] | None = None

    def of(self, seat: int, board: int) -> Foresight:
        """Return the foresight of a seat, given the hash of its view of the board."""
        if not _follows_the_board(self.position.game):
            return self._compute(seat, board)
        key = (self.table_id, seat, self.aids)
        found = _kept.get(key)
        if found is None or found.board != board:
            found = self._compute(seat, board)
            _kept.put(key, found)
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
