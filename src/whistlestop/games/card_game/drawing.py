"""Drawing in the Card Game: up to two cards, and a deck that runs out (CG-01, CG-07, CG-08, CG-14)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from whistlestop.core.actions import Legal
from whistlestop.core.cards import LOCOMOTIVE, ONE
from whistlestop.core.chance import Chance
from whistlestop.core.draw import DrawCards, SecondCard
from whistlestop.core.events import Event
from whistlestop.core.parts import Opening
from whistlestop.core.reason import Reason
from whistlestop.core.state import State
from whistlestop.core.turns import LastRound

if TYPE_CHECKING:
    from whistlestop.core.game import Game


class GiveLocomotive(Opening):
    """Everybody is given one locomotive before the cards are dealt."""

    def deal(self, state: State, chance: Chance) -> bool:
        for seat in range(state.seats):
            state.deck -= ONE[LOCOMOTIVE]
            state.hands[seat] += ONE[LOCOMOTIVE]
            state.shown[seat] += ONE[LOCOMOTIVE]
            if state.journal is not None:
                state.journal.append(Event("given", seat, card="locomotive"))
        return False


class DrawUpToTwo(DrawCards):
    """Draw one card or two; three locomotives in the row change nothing, and discards don't come back."""

    def __init__(self, row: int) -> None:
        super().__init__(row, clear_at=0, reshuffle=False)
        self.second = SecondOrStop(self)


class SecondOrStop(SecondCard):
    """The second pick, which may be left out."""

    def __init__(self, option: DrawCards) -> None:
        super().__init__(option)
        self.stop: i64 = 0

    def join(self, game: "Game") -> None:
        self.stop = game.actions.add("stop")

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        super().add_legal(state, seat, out)
        out.add(self.stop)

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        if action == self.stop:
            if state.journal is not None:
                state.journal.append(Event("stopped", seat))
            state.end_turn(chance)
        else:
            super().play(state, seat, action, chance)

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        return None if action == self.stop else super().problem(state, seat, action)


class DeckRunsOut(LastRound):
    """The last round begins when the last card of the deck has been drawn."""

    def begins(self, state: State, seat: i64) -> bool:
        return not state.deck
