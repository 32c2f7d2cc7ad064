"""Setting up the board."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from whistlestop.core.features import Feature
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Chance
from whistlestop.core.parts import Opening
from whistlestop.core.state import State
from whistlestop.rail.board import Board
from whistlestop.rail.features import RoutesFeature, TrainsFeature
from whistlestop.rail.state import RailState


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardSetup(Opening):
    """Open every route and give every player their trains (Q-02)."""

    def __init__(self, board: Board, trains: int) -> None:
        super().__init__()
        self.board: Final = board
        self.trains: i64 = trains

    def features(self, game: Game, seats: int) -> list[Feature]:
        return [RoutesFeature(self.board, seats), TrainsFeature(seats)]

    def deal(self, state: State, chance: Chance) -> bool:
        cast(RailState, state).set_up_board(self.board, self.trains)
        return False


def board_of(game: Game) -> Board:
    """Return the board that a game is played on."""
    for step in game.opening:
        if isinstance(step, BoardSetup):
            return step.board
    raise ValueError(f"{game.title} has no board")
