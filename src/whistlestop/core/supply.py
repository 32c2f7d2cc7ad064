"""Deck, discards and the row of face-up cards."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from whistlestop.core import cards
from whistlestop.core.cards import ONE
from whistlestop.core.chance import Chance
from whistlestop.core.events import TABLE, Event, Secret
from whistlestop.core.parts import Part
from whistlestop.core.reason import Reason

if TYPE_CHECKING:
    from whistlestop.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Supply(Part):
    """Where cards come from; a deck nobody has seen is a bag, so it has no hidden order."""

    def __init__(self, row: int, clear_at: int, reshuffle: bool = True) -> None:
        self.row_size: i64 = row
        self.clear_at: i64 = clear_at
        self.reusable: i64 = -1 if reshuffle else 0  # a mask: the discards that can become the deck

    def empty(self, state: "State") -> bool:
        """Tell whether no card can be drawn, from the deck or from discards that become the deck."""
        return not (state.deck | (state.discards & self.reusable))

    def problem(self, state: "State") -> Reason | None:
        """Say why no card can be drawn blind; nothing if one can."""
        if not self.empty(state):
            return None
        return Reason("Deck and discards are empty.") if self.reusable else Reason("The deck is empty.")

    def draw(self, state: "State", chance: Chance) -> i64:
        """Draw the top card; where the deck has run out, the discards become the deck first (Q-10)."""
        if not state.deck:
            state.deck = state.discards
            state.discards = 0
            if state.journal is not None:
                state.journal.append(Event("reshuffle", TABLE, cards=int(cards.total(state.deck))))
        kind = chance.card(state.deck)
        state.deck -= ONE[kind]
        return kind

    def draw_blind(self, state: "State", seat: i64, chance: Chance, event: str = "drawn") -> None:
        """Draw the top card into a hand."""
        kind = self.draw(state, chance)
        state.hands[seat] += ONE[kind]
        if state.journal is not None:
            state.journal.append(Secret(event, seat, {"card": cards.NAMES[kind]}))

    def take_from_row(self, state: "State", seat: i64, kind: i64, chance: Chance) -> None:
        """Take a face-up card into a hand, for everybody to see, and replace it at once (Q-05)."""
        state.row -= ONE[kind]
        state.hands[seat] += ONE[kind]
        state.shown[seat] += ONE[kind]
        if state.journal is not None:
            state.journal.append(Event("taken", seat, card=cards.NAMES[kind]))
        self.settle(state, chance)

    def refill(self, state: "State", chance: Chance) -> None:
        """Fill the gaps of the row as soon as there are cards for them again (Q-10)."""
        if cards.total(state.row) < self.row_size and not self.empty(state):
            self.settle(state, chance)

    def settle(self, state: "State", chance: Chance) -> None:
        """Fill the row as far as possible, and clear it while it holds too many locomotives (Q-09)."""
        while True:
            missing = self.row_size - cards.total(state.row)
            while missing and not self.empty(state):
                kind = self.draw(state, chance)
                state.row += ONE[kind]
                missing -= 1
                if state.journal is not None:
                    state.journal.append(Event("row", TABLE, card=cards.NAMES[kind]))
            if (
                not self.clear_at
                or cards.locomotives(state.row) < self.clear_at
                or not self.better_row(state)
            ):
                return
            if state.journal is not None:
                state.journal.append(Event("flush", TABLE, cards=cards.listed(state.row)))
            state.discards += state.row
            state.row = 0

    def better_row(self, state: "State") -> bool:
        """Tell whether row, deck and discards can form a full row with few enough locomotives at all."""
        others = cards.coloured(state.row) + cards.coloured(state.deck) + cards.coloured(state.discards)
        return others > self.row_size - self.clear_at
