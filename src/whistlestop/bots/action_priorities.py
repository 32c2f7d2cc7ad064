"""The greedy bot's priority of each action, independent of the position."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.action_index import CLAIM, DRAW, KEEP, PAY, PLACE, TAKE, TICKETS, ActionIndex
from whistlestop.core import cards
from whistlestop.core.cards import LOCOMOTIVE
from whistlestop.core.game import Game
from whistlestop.rail.claim import ClaimRoute

BUILD: Final = 10**6
STEP: Final = 64  # between two numbers of cards; leaves room for adjustments by position
DRAW_PRIORITY: Final = 20 * STEP
SHORT_ROW: Final = 3  # rows below this length are easily robbed

LOW_PRIORITIES: Final = {"stop": 8, "station": 7, "exchange": 3, "withdraw": 2, "pass": 1}


@final
class ActionPriorities:
    """For each action a priority; the highest wins."""

    def __init__(self, game: Game, action_index: ActionIndex) -> None:
        self.action_index = action_index
        self.priority: vec[i64] = vec[i64](
            [LOW_PRIORITIES.get(text.split(" ")[0], 0) for text in game.actions.texts]
        )
        for action in range(len(self.priority)):
            kind = action_index.kind[action]
            argument = action_index.argument[action]
            if kind == DRAW:
                # A face-up locomotive uses up both draws of a turn.
                self.priority[action] = DRAW_PRIORITY - 1 if argument == LOCOMOTIVE else DRAW_PRIORITY
            elif kind == PLACE:
                self.priority[action] = row_priority(argument)
            elif kind == PAY:
                self.priority[action] = BUILD - cards.locomotives(argument)
            elif kind in (KEEP, TAKE):
                self.priority[action] = BUILD
            elif kind == TICKETS:
                self.priority[action] = 4 + argument  # tickets of the first deck are easier
            elif kind == CLAIM:
                self.priority[action] = BUILD - STEP * cards.locomotives(action_index.cost[action])
        for option in game.turn.options:
            if isinstance(option, ClaimRoute):
                for claim in range(option.first, option.beyond):
                    self.priority[claim] += STEP * STEP * option.board.length[action_index.argument[claim]]


def row_priority(placed: i64) -> i64:
    """Prefer long rows with few locomotives; short rows come last."""
    priority = STEP * cards.coloured(placed) - cards.locomotives(placed)
    return priority + BUILD if cards.total(placed) >= SHORT_ROW else priority
