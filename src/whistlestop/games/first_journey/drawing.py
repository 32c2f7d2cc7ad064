"""Drawing cards without a row: two from the deck, in one go (FJ-02, FJ-04, FJ-12)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from whistlestop.core.actions import DECK, Aim, Legal
from whistlestop.core.chance import Chance
from whistlestop.core.parts import Option
from whistlestop.core.reason import Reason
from whistlestop.core.state import State
from whistlestop.core.supply import Supply

if TYPE_CHECKING:
    from whistlestop.core.game import Game

CARDS: Final = 2


class DrawTwo(Option):
    """Draw two cards blind, or the last one if there is only one."""

    def __init__(self) -> None:
        super().__init__()
        self.supply = Supply(0, 0)

    def join(self, game: "Game") -> None:
        game.supply = self.supply
        self.first = game.actions.add("draw", Aim(DECK))
        self.beyond = self.first + 1

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        if not self.supply.empty(state):
            out.add(self.first)

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        for _drawn in range(CARDS):
            if not self.supply.empty(state):
                self.supply.draw_blind(state, seat, chance)
        state.end_turn(chance)

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        return self.supply.problem(state)
