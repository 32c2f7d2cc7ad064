"""How much a greedy player likes each action before it has looked at the table."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots.deeds import CLAIM, DRAW, KEEP, PAY, PLACE, TAKE, TICKETS, Deeds
from whistlestop.core import cards
from whistlestop.core.cards import LOCOMOTIVE
from whistlestop.core.game import Game
from whistlestop.rail.claim import ClaimRoute

BUILD: Final = 10**6
STEP: Final = 64  # between two numbers of cards; what lies between is left for the look at the table
DRAWING: Final = 20 * STEP
FEW: Final = 3  # cards are few for a row in a railyard: it is soon robbed

LEAST: Final = {"stop": 8, "station": 7, "exchange": 3, "withdraw": 2, "pass": 1}


@final
class Liking:
    """Of each action, a number that is larger for what is liked more."""

    def __init__(self, game: Game, deeds: Deeds) -> None:
        self.deeds = deeds
        self.liked: vec[i64] = vec[i64]([LEAST.get(text.split(" ")[0], 0) for text in game.actions.texts])
        for action in range(len(self.liked)):
            what = deeds.what[action]
            named = deeds.names[action]
            if what == DRAW:
                # A face-up locomotive costs both cards of a turn.
                self.liked[action] = DRAWING - 1 if named == LOCOMOTIVE else DRAWING
            elif what == PLACE:
                self.liked[action] = row(named)
            elif what == PAY:
                self.liked[action] = BUILD - cards.locomotives(named)
            elif what in (KEEP, TAKE):
                self.liked[action] = BUILD
            elif what == TICKETS:
                self.liked[action] = 4 + named  # those of the first deck are easier
            elif what == CLAIM:
                self.liked[action] = BUILD - STEP * cards.locomotives(deeds.cost[action])
        for option in game.turn.options:
            if isinstance(option, ClaimRoute):
                for claim in range(option.first, option.beyond):
                    self.liked[claim] += STEP * STEP * option.board.length[deeds.names[claim]]


def row(placed: i64) -> i64:
    """Like large rows with few locomotives on them, and small ones only if nothing else is possible."""
    liked = STEP * cards.coloured(placed) - cards.locomotives(placed)
    return liked + BUILD if cards.total(placed) >= FEW else liked
