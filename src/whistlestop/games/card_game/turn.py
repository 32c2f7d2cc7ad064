"""A turn of the Card Game, and the end of its deck (CG-04, CG-06, CG-14 to CG-17)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.events import TABLE
from whistlestop.core.luck.chance import Chance
from whistlestop.core.material.supply import DEALT, RESHUFFLE
from whistlestop.core.parts import Option, Part
from whistlestop.core.slots import PER_TABLE, Slot
from whistlestop.core.state import State
from whistlestop.core.turns import FINAL_ROUND
from whistlestop.games.card_game.completing import Completing, InterruptedTurn
from whistlestop.games.card_game.railyard import Railyard

if TYPE_CHECKING:
    from whistlestop.core.game import Game

# 1 once the second deck is in play.
SECOND_DECK: Final = Slot("second_deck", size=PER_TABLE, label="Second deck")


class SecondDeck(Part):
    """With enough players, the second half: the cards form a new deck, and new hands are dealt (CG-17)."""

    def __init__(self, railyard: Railyard, seats: int, hand: int) -> None:
        self.railyard: Final = railyard
        self.seats: i64 = seats
        self.hand: i64 = hand
        self.dealt = SECOND_DECK

    def join(self, game: "Game") -> None:
        game.declare(DEALT, RESHUFFLE)
        self.dealt = game.register(SECOND_DECK)

    def is_due(self, state: State, reason: str) -> bool:
        """Return whether the game continues with a second deck."""
        return state.seats >= self.seats and not self.dealt.value(state) and reason == FINAL_ROUND

    def deal(self, state: State, first: i64, chance: Chance) -> None:
        """Shuffle all cards except those in hands, deal, and lay out a new row."""
        supply = state.game.supply
        self.dealt.set_value(state, 1)
        state.deck += state.discards + state.row + self.railyard.clear(state)
        state.discards = 0
        state.row = 0
        if state.journal is not None:
            state.journal.append(RESHUFFLE.event(TABLE, cards=int(cards.total(state.deck))))
        for turn in range(state.seats):
            seat = (first + turn) % state.seats
            for _dealt in range(self.hand):
                if state.deck:
                    supply.draw_blind(state, seat, chance, DEALT)
        supply.fill_row(state, chance)
        if not state.deck:
            state.turns_left = state.seats  # dealing has exhausted the deck: the last round begins (CG-14)


class RailyardTurn(InterruptedTurn):
    """Begins by moving cards out of the railyard; when play ends, tickets are completed."""

    def __init__(
        self, railyard: Railyard, completing: Completing, second_deck: SecondDeck, *options: Option
    ) -> None:
        super().__init__(*options)
        self.railyard: Final = railyard
        self.completing = completing
        self.second_deck = second_deck

    def join(self, game: "Game") -> None:
        super().join(game)
        self.completing.turn = self
        self.completing.join(game)
        self.second_deck.join(game)
        game.add_phase(self.completing)

    def begin(self, state: State, seat: i64, chance: Chance) -> None:
        if self.railyard.move_out(state, seat):
            state.idle = -1  # a moved card is progress: after this turn the count is at most 0
        super().begin(state, seat, chance)

    def stop(self, state: State, reason: str, chance: Chance) -> None:
        self.completing.begin(state, (state.seat + 1) % state.seats, reason)

    def goes_on(self, state: State, reason: str) -> bool:
        return self.second_deck.is_due(state, reason)

    def after_completing(self, state: State, first: i64, reason: str, chance: Chance) -> None:
        if self.goes_on(state, reason):
            self.second_deck.deal(state, first, chance)
            self.begin(state, first, chance)
        else:
            super().stop(state, reason, chance)
