"""Dealing train cards at the start."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from whistlestop.core import cards
from whistlestop.core.luck.chance import Chance
from whistlestop.core.parts import Opening

if TYPE_CHECKING:
    from whistlestop.core.game import Game
    from whistlestop.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class DealCards(Opening):
    """Deal every player a starting hand, then lay out the row (Q-02)."""

    def __init__(self, hand: int) -> None:
        super().__init__()
        self.hand: i64 = hand

    def deal(self, state: "State", chance: Chance) -> bool:
        supply = state.game.supply
        for turn in range(state.seats):
            seat = (state.first + turn) % state.seats
            for _ in range(self.hand):
                supply.draw_blind(state, seat, chance)
        supply.fill_row(state, chance)
        return False

    def missing_material(self, game: "Game") -> tuple[str, str]:
        there = cards.total(game.cards)
        wanted = self.hand * game.seats[-1] + game.supply.row_size
        if there > wanted:
            return "", ""
        return "about.toml", (
            f"{game.seats[-1]} hands of {self.hand} and a row of {game.supply.row_size} take {wanted} cards,"
            f" and some should be left for the deck, but there are {there}; add cards, or allow fewer seats."
        )

    def outcomes(self, state: "State") -> dict[str, object]:
        return {
            "hands": [cards.to_counts(hand) for hand in state.hands],
            "row": cards.names(state.row),
        }
