"""Features of the slots, encoded as their contents declare."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whistlestop.core import cards
from whistlestop.core.features import Feature, clipped
from whistlestop.core.game import Game
from whistlestop.core.slots import PER_SEAT, Content, Slot
from whistlestop.core.state import State


@final
class SlotFeature(Feature):
    """The numbers of a slot, each as its content encodes it; of hidden cards, only how many there are."""

    def __init__(self, game: Game, slot: Slot, seats: int) -> None:
        encoding = slot.content.encoding(game, seats)
        self.can_hide = slot.content.holds_cards and hides(slot.content)
        each = [f"{slot.name}: own", *[f"{slot.name}: seat +{place}" for place in range(1, seats)]]
        if slot.keys:
            each = [f"{slot.name}: {key}" for key in slot.keys]
        elif slot.size != PER_SEAT:
            numbers = range(slot.size)
            each = [slot.name] if slot.size == 1 else [f"{slot.name}: {number + 1}" for number in numbers]
        labels: list[str] = []
        for one in each:
            if self.can_hide:
                labels.append(f"{one}: cards")
            labels += [f"{one}: {label}" for label in encoding.labels] or [one]
        super().__init__(slot.name, labels, len(each) + 1)
        self.slot: Final = slot
        self.content: Final = slot.content
        self.encoding: Final = encoding
        self.number: Final[i64] = len(each)
        self.each: Final[i64] = len(labels) // len(each)
        self.of_seats = slot.size == PER_SEAT

    def write(self, state: State, seat: i64, out: vec[u8], at: i64, memory: vec[i64], first: i64) -> None:
        if memory[first] == state.slot_version and not self.can_hide:
            return
        memory[first] = state.slot_version
        first += 1
        begin, slots = self.slot.begin, state.slots
        if self.of_seats:
            for place in range(state.seats):
                other = seat + place
                if other >= state.seats:
                    other -= state.seats
                self.write_number(state, other, seat, out, at + place * self.each, memory, first + place)
        elif self.can_hide:
            for place in range(self.number):
                self.write_number(state, place, seat, out, at + place * self.each, memory, first + place)
        else:
            for place in range(self.number):
                value = slots[begin + place]
                if memory[first + place] != value:
                    memory[first + place] = value
                    self.encoding.write(value, seat, state.seats, out, at + place * self.each)

    def write_number(
        self, state: State, place: i64, seat: i64, out: vec[u8], at: i64, memory: vec[i64], first: i64
    ) -> None:
        """Write one number, if it has changed or is shown or hidden now."""
        value = state.slots[self.slot.begin + place]
        if not self.can_hide:
            if memory[first] != value:
                memory[first] = value
                self.encoding.write(value, seat, state.seats, out, at)
            return
        hidden = self.content.is_hidden(state, int(place), int(seat))
        known = 2 * value + i64(hidden)
        if memory[first] == known:
            return
        memory[first] = known
        out[at] = clipped(cards.total(self.content.cards(int(value))))
        for number in range(1, self.each):
            out[at + number] = 0
        if not hidden:
            self.encoding.write(value, seat, state.seats, out, at + 1)


@final
class SlotsFeature(Feature):
    """All slots that views show, skipped together as long as none has been changed."""

    def __init__(self, game: Game, seats: int) -> None:
        slots = [SlotFeature(game, slot, seats) for slot in game.slots if slot.is_shown]
        labels: list[str] = []
        words = 1
        can_hide = False
        for slot in slots:
            labels += slot.labels
            words += int(slot.words)
            can_hide |= slot.can_hide
        super().__init__("slots", labels, words)
        self.slots: Final = slots
        self.can_hide: Final = can_hide

    def write(self, state: State, seat: i64, out: vec[u8], at: i64, memory: vec[i64], first: i64) -> None:
        if memory[first] == state.slot_version and not self.can_hide:
            return
        memory[first] = state.slot_version
        first += 1
        for slot in self.slots:
            slot.write(state, seat, out, at, memory, first)
            at += slot.size
            first += slot.words


def hides(content: Content) -> bool:
    """Return whether a content can hide cards."""
    for ancestor in type(content).__mro__:
        if "is_hidden" in ancestor.__dict__:
            return ancestor is not Content
    return False
