"""The state of a game in progress: table, hands and decks."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from whistlestop.core import bits
from whistlestop.core.actions import Legal
from whistlestop.core.cards import without
from whistlestop.core.events import Event
from whistlestop.core.luck.chance import Chance
from whistlestop.core.packing import ByteReader, ByteWriter
from whistlestop.core.parts import Phase

if TYPE_CHECKING:
    from whistlestop.core.game import Game

NO_NUMBERS: Final[vec[i64]] = vec[i64]()
NO_SMALL: Final[vec[u8]] = vec[u8]()

# Slicing these is faster than building a list first.
ZEROS: Final[vec[i64]] = vec[i64]([0] * 4096)
SMALL_ZEROS: Final[vec[u8]] = vec[u8]([u8(0)] * 256)


def copied(numbers: vec[i64], to: vec[i64]) -> vec[i64]:
    """Return a copy of some numbers, which overwrites as many others instead of allocating memory."""
    if len(numbers) != len(to):
        return numbers[:]
    for i in range(i64(len(numbers))):
        to[i] = numbers[i]
    return to


def to_numbers(values: list[int]) -> vec[i64]:
    """Return a list as numbers; `vec[i64](values)` would first raise an exception internally."""
    size = i64(len(values))
    numbers = ZEROS[:size]
    for i in range(size):
        numbers[i] = values[i]
    return numbers


@mypyc_attr(acyclic=True)
class State:
    """The state that all games share; each kind of game adds its own."""

    def __init__(self, game: "Game") -> None:
        self.game: Final = game
        self.phase: Phase = game.over  # what the seat to act decides
        self.seats: i64 = 0  # how many seats there are
        self.first: i64 = 0  # the seat that begins
        self.seat: i64 = 0  # the seat to act
        self.choosing: i64 = 0  # the set of seats that still make a simultaneous choice
        self.choices: vec[i64] = NO_NUMBERS  # what each seat has chosen, secret until all have chosen
        self.ply: i64 = 0  # how many plays there were

        self.hands: vec[i64] = NO_NUMBERS  # the cards of each seat
        self.shown: vec[i64] = NO_NUMBERS  # the publicly known cards of each hand
        self.deck: i64 = 0  # the cards of the deck, without an order
        self.discards: i64 = 0  # the discarded cards
        self.row: i64 = 0  # the face-up cards

        self.unseen: vec[i64] = NO_NUMBERS  # the set of never-drawn tickets of each deck
        self.returned: vec[u8] = NO_SMALL  # the tickets put back below the decks, in order
        self.returned_sizes: i64 = 0  # how many of them are below each deck, packed into bytes
        self.kept: vec[u8] = NO_SMALL  # the tickets that seats hold, in the order kept
        self.place: vec[u8] = NO_SMALL  # where each ticket is
        self.offers: vec[i64] = NO_NUMBERS  # the tickets that each seat chooses from
        self.shares_tickets = False  # with a copy, until one of the two changes them
        self.slots: vec[i64] = NO_NUMBERS  # the numbers of the game's own mechanisms
        self.shares_slots = False

        # How often tickets and slots may have been changed, so that observations skip what has not.
        self.ticket_version: i64 = 0
        self.slot_version: i64 = 0

        self.passes: i64 = 0  # forced passes in a row
        self.idle: i64 = 0  # turns in a row that changed nothing; -1 if this turn can't be one of them
        self.turns_left: i64 = 0  # in the last round; 0 before it
        self.over = False
        self.reason = ""  # why the game ended
        self.journal: list[Event] | None = None  # the events so far, if anybody listens

    def __repr__(self) -> str:
        end = f"over ({self.reason})" if self.over else f"seat {self.seat} to act"
        return f"<{type(self).__name__} of {self.game.name}, {self.seats} seats: play {self.ply}, {end}>"

    def initialize(self, seats: i64) -> None:
        """Initialize for this many seats, before anything is dealt."""
        game = self.game
        self.seats = seats
        self.hands = ZEROS[:seats]
        self.shown = ZEROS[:seats]
        self.offers = ZEROS[:seats]
        self.deck = game.cards
        self.unseen = game.tickets.initial()
        self.place = SMALL_ZEROS[: len(game.tickets.tickets)]
        self.slots = game.no_slots[:]

    def legal(self, seat: i64, out: Legal) -> None:
        """Write the legal actions of the seat to `out`."""
        out.size = 0
        self.phase.add_legal(self, seat, out)

    def pick(self, chance: Chance, out: Legal) -> i64:
        """Return a uniformly random legal action of the seat to act."""
        if self.phase.picks:
            return self.phase.pick(self, self.seat, chance, out)
        self.legal(self.seat, out)
        return out.actions[chance.below(out.size)]

    def play(self, action: i64, chance: Chance) -> None:
        """Play a legal action of the seat to act, without validation."""
        self.ply += 1
        self.phase.play(self, self.seat, action, chance)

    def play_as(self, seat: i64, action: i64, chance: Chance) -> None:
        """Play a legal action of any seat that may act, without validation."""
        self.seat = seat
        self.play(action, chance)

    def may_act(self, seat: i64) -> bool:
        """Return whether the seat has a decision to make."""
        if self.over:
            return False
        if self.choosing:
            return bool((self.choosing >> seat) & 1)
        return seat == self.seat

    def actors(self) -> list[int]:
        """Return the seats that have a decision to make."""
        if self.over:
            return []
        return bits.to_list(self.choosing) if self.choosing else [int(self.seat)]

    def pay(self, seat: i64, cards: i64) -> None:
        """Remove cards from a hand in public."""
        self.hands[seat] -= cards
        if self.shown[seat]:
            self.shown[seat] = without(self.shown[seat], cards)

    def own_tickets(self) -> None:
        """Stop sharing the tickets with copies (copy on write), before they are changed."""
        self.ticket_version += 1
        if self.shares_tickets:
            self.shares_tickets = False
            self.unseen = self.unseen[:]
            self.returned = self.returned[:]
            self.kept = self.kept[:]
            self.place = self.place[:]
            self.offers = self.offers[:]

    def own_slots(self) -> None:
        """Stop sharing the slots with copies (copy on write), before they are changed."""
        self.slot_version += 1
        if self.shares_slots:
            self.shares_slots = False
            self.slots = self.slots[:]

    def on_table(self) -> i64:
        """Return the cards outside hands, deck, discards and row."""
        lying = 0
        for slot in [slot for slot in self.game.slots if slot.content.holds_cards]:
            for place in range(self.game.size_of(slot)):
                lying += slot.content.cards(int(slot.get(self, place)))
        return lying

    def end_turn(self, chance: Chance, progress: bool = True) -> None:
        """End the turn of the seat to act."""
        self.game.turn.finish(self, self.seat, chance, progress)

    def copy(self) -> "State":
        """Return an independent copy, without the journal."""
        other = State(self.game)
        self.copy_to(other)
        return other

    def copy_to(self, other: "State") -> None:
        """Copy every field to another state of the same game."""
        other.phase = self.phase
        other.seats = self.seats
        other.first = self.first
        other.seat = self.seat
        other.choosing = self.choosing
        other.choices = self.choices
        other.ply = self.ply
        other.hands = copied(self.hands, other.hands)
        other.shown = copied(self.shown, other.shown)
        other.deck = self.deck
        other.discards = self.discards
        other.row = self.row
        other.unseen = self.unseen
        other.returned = self.returned
        other.returned_sizes = self.returned_sizes
        other.kept = self.kept
        other.place = self.place
        other.offers = self.offers
        other.shares_tickets = self.shares_tickets = True
        other.slots = self.slots
        other.shares_slots = self.shares_slots = True
        other.ticket_version = self.ticket_version
        other.slot_version = self.slot_version
        other.passes = self.passes
        other.idle = self.idle
        other.turns_left = self.turns_left
        other.over = self.over
        other.reason = self.reason

    def write(self, out: ByteWriter) -> None:
        """Write every field."""
        out.number(self.phase.number)
        out.number(self.seats)
        out.number(self.first)
        out.number(self.seat)
        out.number(self.choosing)
        out.numbers(self.choices)
        out.number(self.ply)
        out.numbers(self.hands)
        out.numbers(self.shown)
        out.number(self.deck)
        out.number(self.discards)
        out.number(self.row)
        out.numbers(self.unseen)
        out.small(self.returned)
        out.small(self.kept)
        out.small(self.place)
        out.numbers(self.offers)
        out.numbers(self.slots)
        out.number(self.passes)
        out.number(self.idle)
        out.number(self.turns_left)
        out.number(i64(self.over))
        out.text(self.reason)

    def read(self, saved: ByteReader) -> None:
        """Read every field."""
        self.phase = self.game.phases[saved.number()]
        self.seats = saved.number()
        self.first = saved.number()
        self.seat = saved.number()
        self.choosing = saved.number()
        self.choices = saved.numbers()
        self.ply = saved.number()
        self.hands = saved.numbers()
        self.shown = saved.numbers()
        self.deck = saved.number()
        self.discards = saved.number()
        self.row = saved.number()
        self.unseen = saved.numbers()
        self.game.tickets.put_all_back(self, saved.small())
        self.kept = saved.small()
        self.place = saved.small()
        self.offers = saved.numbers()
        self.slots = saved.numbers()
        self.passes = saved.number()
        self.idle = saved.number()
        self.turns_left = saved.number()
        self.over = saved.number() != 0
        self.reason = saved.text()

    def to_bytes(self) -> bytes:
        """Serialize the state."""
        out = ByteWriter()
        out.text(f"{self.game.name} {self.game.rules}")
        self.write(out)
        return bytes(out.data)
