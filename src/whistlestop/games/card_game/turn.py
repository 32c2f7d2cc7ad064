"""A turn of the Card Game, and what happens when the deck has run out (CG-04, CG-06, CG-14 to CG-17)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from whistlestop.core import cards
from whistlestop.core.chance import Chance
from whistlestop.core.events import TABLE, Event
from whistlestop.core.notes import Note
from whistlestop.core.parts import Option, Part
from whistlestop.core.state import State
from whistlestop.core.turns import FINAL_ROUND, Turn
from whistlestop.games.card_game.completing import Completing
from whistlestop.games.card_game.railyard import Railyard

if TYPE_CHECKING:
    from whistlestop.core.game import Game


class SecondDeck(Part):
    """With enough seats the cards are shuffled into a second deck, and everybody is dealt some (CG-17)."""

    def __init__(self, railyard: Railyard, seats: int, hand: int) -> None:
        self.railyard = railyard
        self.seats: i64 = seats
        self.hand: i64 = hand
        self.dealt: i64 = 0  # where it is noted whether the second deck is in play

    def join(self, game: "Game") -> None:
        self.dealt = game.keep(Note("second_deck", 1))

    def is_due(self, state: State, reason: str) -> bool:
        """Tell whether the game goes on with a second deck."""
        return state.seats >= self.seats and not state.notes[self.dealt] and reason == FINAL_ROUND

    def deal(self, state: State, first: i64, chance: Chance) -> None:
        """Shuffle all cards but those in hands, deal, and turn up a new row."""
        supply = state.game.supply
        state.note(self.dealt, 1)
        state.deck += state.discards + state.row + self.railyard.clear(state)
        state.discards = 0
        state.row = 0
        if state.journal is not None:
            state.journal.append(Event("reshuffle", TABLE, cards=int(cards.total(state.deck))))
        for turn in range(state.seats):
            seat = (first + turn) % state.seats
            for _dealt in range(self.hand):
                if state.deck:
                    supply.draw_blind(state, seat, chance, "dealt")
        supply.settle(state, chance)
        if not state.deck:
            state.turns_left = state.seats  # dealing has used the deck up: the last round begins (CG-14)


class RailyardTurn(Turn):
    """Begins by moving cards out of the railyard; when play ends, tickets are completed."""

    def __init__(
        self, railyard: Railyard, completing: Completing, second_deck: SecondDeck, *options: Option
    ) -> None:
        super().__init__(*options)
        self.railyard = railyard
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
            state.idle = -1  # a moved card is progress: after this turn the count stands at 0 at most
        super().begin(state, seat, chance)

    def stop(self, state: State, reason: str, chance: Chance) -> None:
        self.completing.begin(state, (state.seat + 1) % state.seats, reason)

    def goes_on(self, state: State, reason: str) -> bool:
        """Tell whether play goes on once all seats have completed tickets."""
        return self.second_deck.is_due(state, reason)

    def after_completing(self, state: State, first: i64, reason: str, chance: Chance) -> None:
        """Go on with a second deck, or end the game."""
        if self.goes_on(state, reason):
            self.second_deck.deal(state, first, chance)
            self.begin(state, first, chance)
        else:
            super().stop(state, reason, chance)
