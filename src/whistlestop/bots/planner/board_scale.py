"""The averages of a game to which a planner's traits are relative."""

from typing import Final, final

from whistlestop.core.game import Game
from whistlestop.games.germany.bonuses import Globetrotter
from whistlestop.rail.awards import LongestPathBonus
from whistlestop.rail.board import Board
from whistlestop.rail.board_setup import BoardSetup
from whistlestop.rail.final_round import FinalRound

COUNTED: Final = 12  # value of a ticket where tickets have no points
TICKET_TURNS: Final = 6  # turns per ticket in such games


@final
class BoardScale:
    """Average values of a turn, a train and a route, and the expected length of a game."""

    def __init__(self, game: Game, board: Board) -> None:
        spaces = sum([route.length for route in board.routes])
        points = sum([int(number) for number in board.points])
        self.has_points = points > 0
        self.route_length = spaces / len(board.routes)
        self.train_points = points / spaces
        self.tunnels = sum([route.tunnel for route in board.routes]) / len(board.routes)  # share of routes
        self.ferry = sum([route.ferry for route in board.routes]) / len(board.routes)  # per route
        # A claim takes one turn, plus one draw for every two cards.
        self.turn_points = points / (len(board.routes) + spaces / 2)
        if not self.has_points:
            self.turn_points = COUNTED / TICKET_TURNS
        self.last_trains = int(game.end.trains) if isinstance(game.end, FinalRound) else 0
        self.trains = sum([int(step.trains) for step in game.opening if isinstance(step, BoardSetup)])
        self.turns = (self.trains - self.last_trains) * (0.5 + 1 / self.route_length)
        self.longest_path = sum([one.points for one in game.awards if isinstance(one, LongestPathBonus)])
        self.globetrotter = sum([one.points for one in game.awards if isinstance(one, Globetrotter)])
