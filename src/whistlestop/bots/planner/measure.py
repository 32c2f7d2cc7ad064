"""The quantities of a game that a planner's traits are shares of."""

from typing import Final, final

from whistlestop.core.game import Game
from whistlestop.games.germany.bonuses import Globetrotter
from whistlestop.rail.awards import LongestPathBonus
from whistlestop.rail.board import Board
from whistlestop.rail.final_round import FinalRound
from whistlestop.rail.laying import LayBoard

COUNTED: Final = 12  # what a ticket is worth where tickets are only counted,
TICKET_TURNS: Final = 6  # and how many turns one takes there


@final
class Measure:
    """What a turn, a train and a route of a board amount to on average, and how long a game is."""

    def __init__(self, game: Game, board: Board) -> None:
        spaces = sum([route.length for route in board.routes])
        points = sum([int(number) for number in board.points])
        self.has_points = points > 0
        self.route_length = spaces / len(board.routes)
        self.train_points = points / spaces
        self.turn_points = points / (len(board.routes) + spaces / 2)  # a claim, and a draw for two cards
        if not self.has_points:
            self.turn_points = COUNTED / TICKET_TURNS
        self.last_trains = int(game.end.trains) if isinstance(game.end, FinalRound) else 0
        trains = sum([int(step.trains) for step in game.opening if isinstance(step, LayBoard)])
        self.turns = (trains - self.last_trains) * (0.5 + 1 / self.route_length)
        self.longest_path = sum([one.points for one in game.awards if isinstance(one, LongestPathBonus)])
        self.globetrotter = sum([one.points for one in game.awards if isinstance(one, Globetrotter)])
