"""Drawing two cards at once from the deck, without a row (FJ-02, FJ-04, FJ-12)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from whistlestop.core.action_types import DECK
from whistlestop.core.actions import Aim, Legal
from whistlestop.core.luck.chance import Chance
from whistlestop.core.material.supply import Supply
from whistlestop.core.parts import Option
from whistlestop.core.reason import Reason
from whistlestop.core.state import State

if TYPE_CHECKING:
    from whistlestop.core.game import Game

CARDS: Final = 2


class DrawTwo(Option):
    """Draw two cards blind, or a single one if it is the last."""

    def __init__(self) -> None:
        super().__init__()
        self.supply: Final = Supply(0, 0)

    def join(self, game: "Game") -> None:
        game.supply = self.supply
        self.supply.join(game)
        self.first = game.actions.add("draw", Aim(DECK))
        self.beyond = self.first + 1

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        if not self.supply.empty(state):
            out.add(self.first)

    def count(self, state: State, seat: i64, out: Legal) -> i64:
        return i64(not self.supply.empty(state))

    def nth(self, state: State, seat: i64, n: i64, out: Legal) -> i64:
        return self.first

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        for _drawn in range(CARDS):
            if not self.supply.empty(state):
                self.supply.draw_blind(state, seat, chance)
        state.end_turn(chance)

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        return self.supply.problem(state)
