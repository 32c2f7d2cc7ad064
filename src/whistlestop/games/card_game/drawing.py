"""Drawing in the Card Game: up to two cards, and a deck that runs out (CG-01, CG-07, CG-08, CG-14)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from whistlestop.core import facts
from whistlestop.core.action_types import ActionType
from whistlestop.core.actions import Legal
from whistlestop.core.cards import LOCOMOTIVE, ONE
from whistlestop.core.events import EventType
from whistlestop.core.luck.chance import Chance
from whistlestop.core.mechanics.draw import DrawCards, SecondCard
from whistlestop.core.parts import Opening
from whistlestop.core.reason import Reason
from whistlestop.core.state import State
from whistlestop.core.turns import LastRound

if TYPE_CHECKING:
    from whistlestop.core.game import Game

GIVEN: Final = EventType("given", "{Seat} is given a {card}.", card=facts.CARD)
STOPPED: Final = EventType("stopped", "{Seat} draws no second card.")

STOP: Final = ActionType("stop", "Draw no second card")


class GiveLocomotive(Opening):
    """Give every player one locomotive before the cards are dealt."""

    def join(self, game: "Game") -> None:
        game.declare(GIVEN)

    def deal(self, state: State, chance: Chance) -> bool:
        for seat in range(state.seats):
            state.deck -= ONE[LOCOMOTIVE]
            state.hands[seat] += ONE[LOCOMOTIVE]
            state.shown[seat] += ONE[LOCOMOTIVE]
            if state.journal is not None:
                state.journal.append(GIVEN.event(seat, card="locomotive"))
        return False


class DrawUpToTwo(DrawCards):
    """Draw one or two cards; three locomotives don't clear the row, and discards are not reshuffled."""

    def __init__(self, row: int) -> None:
        super().__init__(row, clear_at=0, reshuffle=False)
        self.second = SecondOrStop(self)


class SecondOrStop(SecondCard):
    """The optional second draw."""

    def __init__(self, option: DrawCards) -> None:
        super().__init__(option)
        self.stop: i64 = 0

    def join(self, game: "Game") -> None:
        game.declare(STOP, STOPPED)
        self.stop = game.actions.add("stop")

    def add_legal(self, state: State, seat: i64, out: Legal) -> None:
        super().add_legal(state, seat, out)
        out.add(self.stop)

    def pick(self, state: State, seat: i64, chance: Chance, out: Legal) -> i64:
        draws = self.option.count_coloured(state)
        n = chance.below(draws + 1)
        return self.option.nth_coloured(state, n) if n < draws else self.stop

    def play(self, state: State, seat: i64, action: i64, chance: Chance) -> None:
        if action == self.stop:
            if state.journal is not None:
                state.journal.append(STOPPED.event(seat))
            state.end_turn(chance)
        else:
            super().play(state, seat, action, chance)

    def problem(self, state: State, seat: i64, action: i64) -> Reason | None:
        return None if action == self.stop else super().problem(state, seat, action)


class DeckRunsOut(LastRound):
    """The last round begins when the last card of the deck has been drawn."""

    def begins(self, state: State, seat: i64) -> bool:
        return not state.deck
