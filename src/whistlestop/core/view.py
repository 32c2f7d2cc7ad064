"""Views: what one seat may know, built field by field from permitted information."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from whistlestop.core import cards
from whistlestop.core.fields import UNKNOWN, Field
from whistlestop.core.view_fields import FIELDS

if TYPE_CHECKING:
    from whistlestop.core.game import Game
    from whistlestop.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """The table as one seat, or a spectator, sees it; `FIELDS` declares what each attribute means."""

    seat: int
    seats: int
    first: int
    turn: int
    choosing: list[int]
    choice: int
    phase: int
    ply: int
    passes: int
    idle: int
    turns_left: int
    last_round_by: int | None
    over: bool
    reason: str
    hand: int
    hand_sizes: list[int]
    shown: list[int]
    row: int
    discards: int
    deck_size: int
    tickets: list[int]
    ticket_counts: list[int]
    offer: list[int]
    offer_sizes: list[int]
    keep: int
    gone: list[int]
    gone_counts: list[int]
    drawn: list[list[int]]
    ticket_decks: list[int]
    returned: list[int]
    returned_decks: list[int]
    shown_tickets: list[list[int]]

    def __init__(self, game: "Game") -> None:
        self.game = game  # the game that is played
        self.slots: list[int] = []  # the numbers of all slots; UNKNOWN where one is hidden
        self.pile_sizes: list[int] = []  # for each of those numbers, how many cards lie there
        self.legal: list[int] = []  # the numbers of the seat's legal actions

    def fields(self) -> list[Field]:
        """Return the fields of this type of view."""
        return FIELDS

    def fill(self, state: "State", seat: int) -> None:
        """Fill every field with what the seat may know."""
        for field in self.fields():
            field.fill(self, state, seat)
        self.fill_slots(state, seat)
        if 0 <= seat < state.seats:
            self.legal = self.game.legal(state, seat)

    def fill_slots(self, state: "State", seat: int) -> None:
        """Copy the slots, except what is hidden from the seat."""
        for slot in self.game.slots:
            content = slot.content
            for place in range(self.game.size_of(slot)):
                value = int(slot.get(state, place))
                hidden = content.is_hidden(state, place, seat)
                self.slots.append(UNKNOWN if hidden else value)
                self.pile_sizes.append(int(cards.total(content.cards(value))) if content.holds_cards else 0)

    def slot(self, name: str) -> list[int]:
        """Return the numbers of a slot."""
        for slot in self.game.slots:
            if slot.name == name:
                begin = int(slot.begin)
                return self.slots[begin : begin + (slot.size or self.seats)]
        raise KeyError(f"{self.game.title} has no slot “{name}”")

    def shown_slots(self) -> dict[str, object]:
        """Return the slots that are not empty as plain data; hidden cards are only counted."""
        shown: dict[str, object] = {}
        for slot in self.game.slots:
            if slot.is_shown:
                numbers = self.slot(slot.name)
                values: list[object] = []
                for place, number in enumerate(numbers):
                    hidden = number == UNKNOWN
                    size = self.pile_sizes[int(slot.begin) + place]
                    values.append(size if hidden else slot.content.plain(self.game, number))
                plain = slot.plain(numbers, values)
                if plain is not None:
                    shown[slot.name] = plain
        return shown

    def restore(self, state: "State") -> None:
        """Restore the public parts of a view in a blank state; cards and tickets are dealt separately."""
        for field in self.fields():
            field.restore_to(self, state)
        for at, value in enumerate(self.slots):
            state.slots[at] = 0 if value == UNKNOWN else value
        if self.choice:
            state.choices[self.seat] = self.choice

    def texts(self) -> list[str]:
        """Return the texts of the seat's legal actions."""
        return [self.game.actions.text(action) for action in self.legal]

    def listed_actions(self) -> list[int]:
        """Return the seat's legal actions, or the first ones where there may be tens of thousands."""
        return self.game.phases[self.phase].listed(self.legal)

    def unlisted_count(self) -> int:
        """Return how many legal actions `listed_actions` leaves out."""
        return len(self.legal) - len(self.listed_actions())

    def to_dict(self, with_legal: bool = True) -> dict[str, object]:
        """Return plain data: everything that the seat may know, and the texts of its legal actions."""
        data: dict[str, object] = {"game": self.game.name}
        for field in FIELDS:
            data[field.name] = field.encode(self)
        data.update(self.shown_slots())
        for field in self.fields()[len(FIELDS) :]:
            if field.is_encoded:
                data[field.name] = field.encode(self)
        if with_legal:
            data["legal"] = self.texts()
        return data

    def __repr__(self) -> str:
        who = f"seat {self.seat}" if self.seat >= 0 else "a spectator"
        hand = f"hand {cards.letters(self.hand) or 'empty'}, " if self.seat >= 0 else ""
        return f"<View of {self.game.name} for {who}: play {self.ply}, {hand}{len(self.legal)} legal actions>"

    def __str__(self) -> str:
        data = self.to_dict(with_legal=False)
        shown = [f"{name}: {value}" for name, value in data.items() if value not in (None, "", [], {})]
        return "\n".join([*shown, f"legal: {len(self.legal)} actions"])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.game.name, self.seat, self.ply))
