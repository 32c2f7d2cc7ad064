"""Deck, discards and the row of face-up cards."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from whistlestop.core import cards, facts
from whistlestop.core.action_types import ActionType
from whistlestop.core.cards import ONE
from whistlestop.core.events import TABLE, EventType
from whistlestop.core.luck.chance import Chance
from whistlestop.core.parts import Part
from whistlestop.core.reason import Reason

if TYPE_CHECKING:
    from whistlestop.core.game import Game
    from whistlestop.core.state import State

DRAWN: Final = EventType(
    "drawn", "{Seat} draws [{card}|a card] from the deck.", secret=("card",), luck="card", card=facts.CARD
)
DEALT: Final = EventType(
    "dealt", "{Seat} is dealt [{card}|a card].", secret=("card",), luck="card", card=facts.CARD
)
TAKEN: Final = EventType("taken", "{Seat} takes {card} from the row.", card=facts.CARD)
TURNED_UP: Final = EventType("row", "{Card} is turned up.", luck="card", card=facts.CARD)
FLUSH: Final = EventType("flush", "Too many locomotives: the row is cleared.", cards=facts.KINDS)
RESHUFFLE: Final = EventType(
    "reshuffle", "The {cards} discards are shuffled into a new deck.", cards=facts.NUMBER
)

DRAW_BLIND: Final = ActionType("draw", "Draw from the deck")


@mypyc_attr(allow_interpreted_subclasses=True)
class Supply(Part):
    """The source of cards; the unseen deck is a bag without a hidden order."""

    def __init__(self, row: int, clear_at: int, reshuffle: bool = True) -> None:
        self.row_size: i64 = row
        self.clear_at: i64 = clear_at
        self.reusable: i64 = -1 if reshuffle else 0  # a mask: the discards that can become the deck

    def join(self, game: "Game") -> None:
        game.declare(DRAW_BLIND, DRAWN)
        if self.reusable:
            game.declare(RESHUFFLE)
        if self.row_size:
            game.declare(TAKEN, TURNED_UP)
        if self.clear_at:
            game.declare(FLUSH)

    def empty(self, state: "State") -> bool:
        """Return whether no card can be drawn, even after reshuffling the discards."""
        return not (state.deck | (state.discards & self.reusable))

    def problem(self, state: "State") -> Reason | None:
        """Return why no card can be drawn blind; None if one can."""
        if not self.empty(state):
            return None
        return Reason("Deck and discards are empty.") if self.reusable else Reason("The deck is empty.")

    def draw(self, state: "State", chance: Chance) -> i64:
        """Draw the top card, reshuffling the discards first if the deck is empty (Q-10)."""
        if not state.deck:
            state.deck = state.discards
            state.discards = 0
            if state.journal is not None:
                state.journal.append(RESHUFFLE.event(TABLE, cards=int(cards.total(state.deck))))
        kind = chance.card(state.deck)
        state.deck -= ONE[kind]
        return kind

    def draw_blind(self, state: "State", seat: i64, chance: Chance, event: EventType = DRAWN) -> None:
        """Draw the top card into a hand."""
        kind = self.draw(state, chance)
        state.hands[seat] += ONE[kind]
        if state.journal is not None:
            state.journal.append(event.event(seat, card=cards.NAMES[kind]))

    def take_from_row(self, state: "State", seat: i64, kind: i64, chance: Chance) -> None:
        """Take a face-up card into a hand and replace it at once (Q-05)."""
        state.row -= ONE[kind]
        state.hands[seat] += ONE[kind]
        state.shown[seat] += ONE[kind]
        if state.journal is not None:
            state.journal.append(TAKEN.event(seat, card=cards.NAMES[kind]))
        self.fill_row(state, chance)

    def refill(self, state: "State", chance: Chance) -> None:
        """Fill gaps in the row as soon as cards are available (Q-10)."""
        if cards.total(state.row) < self.row_size and not self.empty(state):
            self.fill_row(state, chance)

    def fill_row(self, state: "State", chance: Chance) -> None:
        """Fill the row as far as possible, and clear it while it holds too many locomotives (Q-09)."""
        while True:
            missing = self.row_size - cards.total(state.row)
            while missing and state.deck | (state.discards & self.reusable):
                kind = self.draw(state, chance)
                state.row += ONE[kind]
                missing -= 1
                if state.journal is not None:
                    state.journal.append(TURNED_UP.event(TABLE, card=cards.NAMES[kind]))
            if (
                not self.clear_at
                or cards.locomotives(state.row) < self.clear_at
                or not self.can_improve_row(state)
            ):
                return
            if state.journal is not None:
                state.journal.append(FLUSH.event(TABLE, cards=cards.names(state.row)))
            state.discards += state.row
            state.row = 0

    def can_improve_row(self, state: "State") -> bool:
        """Return whether row, deck and discards can form a row with few enough locomotives."""
        others = cards.coloured(state.row) + cards.coloured(state.deck) + cards.coloured(state.discards)
        return others > self.row_size - self.clear_at
