"""Laying the board out."""

from typing import cast

from mypy_extensions import i64, mypyc_attr

from whistlestop.core.chance import Chance
from whistlestop.core.game import Game
from whistlestop.core.parts import Opening
from whistlestop.core.state import State
from whistlestop.rail.board import Board
from whistlestop.rail.state import RailState


@mypyc_attr(allow_interpreted_subclasses=True)
class LayBoard(Opening):
    """Every route is open, and everybody has trains (Q-02)."""

    def __init__(self, board: Board, trains: int) -> None:
        super().__init__()
        self.board = board
        self.trains: i64 = trains

    def deal(self, state: State, chance: Chance) -> bool:
        cast(RailState, state).lay_board(self.board, self.trains)
        return False


def board_of(game: Game) -> Board:
    """Return the board that a game is played on."""
    for step in game.opening:
        if isinstance(step, LayBoard):
            return step.board
    raise ValueError(f"{game.title} has no board")
