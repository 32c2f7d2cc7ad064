"""What one seat may know: written down field by field from what is allowed, never by hiding things."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from whistlestop.core import bits, cards, tickets
from whistlestop.core.tickets import CHOICE_OF, GONE, RETURNED, SHOWN, offer_size

if TYPE_CHECKING:
    from whistlestop.core.game import Game
    from whistlestop.core.state import State

UNKNOWN: Final = -1
MOST_LISTED: Final = 100  # ways to complete tickets that are shown: there can be tens of thousands


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """The table as one seat, or a spectator, sees it."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.seat = UNKNOWN  # who looks
        self.seats = 0
        self.first = 0
        self.turn = 0  # the seat to act
        self.choosing: list[int] = []  # the seats that still choose opening tickets
        self.choice = 0  # the own choice, while others still choose
        self.phase = 0
        self.ply = 0
        self.passes = 0
        self.idle = 0
        self.turns_left = 0
        self.over = False
        self.reason = ""

        self.hand = 0
        self.hand_sizes: list[int] = []
        self.shown: list[int] = []  # of each hand, the cards that everybody has seen
        self.row = 0
        self.discards = 0
        self.deck_size = 0

        self.tickets: list[int] = []  # the own ones, in the order kept
        self.ticket_counts: list[int] = []
        self.offer: list[int] = []
        self.offer_sizes: list[int] = []
        self.keep = 0  # how many of the offer must be kept
        self.gone: list[int] = []  # the own ones that left the game
        self.gone_counts: list[int] = []
        self.drawn: list[list[int]] = []  # of each seat, how many of each ticket deck it has or put away
        self.ticket_decks: list[int] = []  # how many of each deck nobody has seen
        self.returned: list[int] = []  # those below the decks, in order; known if put there by this seat
        self.returned_decks: list[int] = []

        self.shown_tickets: list[list[int]] = []  # those that lie open before each seat

        self.notes: list[int] = []  # what the game's own mechanisms noted; UNKNOWN where it is hidden
        self.pile_sizes: list[int] = []  # for each of the notes, how many cards lie there

        self.legal: list[int] = []

    def fill(self, state: "State", seat: int) -> None:
        """Write down what the seat may know."""
        self.fill_table(state, seat)
        self.fill_cards(state, seat)
        self.fill_tickets(state, seat)
        self.fill_notes(state, seat)
        if 0 <= seat < state.seats:
            self.legal = self.game.legal(state, seat)

    def fill_table(self, state: "State", seat: int) -> None:
        """Write down whose turn it is and how far the game is."""
        self.seat = seat
        self.seats = int(state.seats)
        self.first = int(state.first)
        self.turn = int(state.seat)
        self.choosing = bits.listed(state.choosing)
        if 0 <= seat < state.seats:
            self.choice = int(state.choices & CHOICE_OF[seat])
        self.phase = int(state.phase.number)
        self.ply = int(state.ply)
        self.passes = int(state.passes)
        self.idle = int(state.idle)
        self.turns_left = int(state.turns_left)
        self.over = state.over
        self.reason = state.reason

    def fill_cards(self, state: "State", seat: int) -> None:
        """Write down the train cards."""
        if 0 <= seat < state.seats:
            self.hand = int(state.hands[seat])
        self.hand_sizes = [int(cards.total(hand)) for hand in state.hands]
        self.shown = [int(shown) for shown in state.shown]
        self.row = int(state.row)
        self.discards = int(state.discards)
        self.deck_size = int(cards.total(state.deck))

    def fill_tickets(self, state: "State", seat: int) -> None:
        """Write down the tickets: the own ones, and of all others how many there are."""
        printed = self.game.tickets
        if 0 <= seat < state.seats:
            self.tickets = printed.held(state, seat)
            self.offer = tickets.offered(state.offers[seat])
            self.keep = int(state.phase.least(state, seat))
            self.gone = printed.at(state, GONE + seat)
        for other in range(state.seats):
            self.ticket_counts.append(int(printed.count_held(state, other)))
            self.offer_sizes.append(int(offer_size(state.offers[other])))
            self.gone_counts.append(len(printed.at(state, GONE + other)))
            self.drawn.append(printed.drawn(state, other))
            self.shown_tickets.append(printed.at(state, SHOWN + other))
        self.ticket_decks = [int(bits.size(unseen)) for unseen in state.unseen]
        for ticket in state.returned:
            own = i64(state.place[i64(ticket)]) == RETURNED + seat
            self.returned.append(int(ticket) if own else UNKNOWN)
            self.returned_decks.append(int(printed.deck_of[i64(ticket)]))

    def fill_notes(self, state: "State", seat: int) -> None:
        """Write down what the game's own mechanisms noted, except what is hidden from the seat."""
        for note in self.game.notes:
            for place in range(self.game.size_of(note)):
                value = int(state.notes[note.begin + place])
                hidden = note.is_hidden(state, place, seat)
                self.notes.append(UNKNOWN if hidden else value)
                self.pile_sizes.append(int(cards.total(note.cards(value))) if note.holds_cards else 0)

    def note(self, name: str) -> list[int]:
        """Return the numbers that one of the game's own mechanisms noted."""
        for note in self.game.notes:
            if note.name == name:
                return self.notes[note.begin : note.begin + (note.size or self.seats)]
        raise KeyError(f"{self.game.title} notes nothing called “{name}”")

    def told_notes(self) -> dict[str, object]:
        """Return the notes as plain data; of hidden cards their number."""
        told: dict[str, object] = {}
        for note in self.game.notes:
            values: list[object] = []
            for at in range(note.begin, note.begin + (note.size or self.seats)):
                value = self.notes[at]
                values.append(self.pile_sizes[at] if value == UNKNOWN else note.plain(self.game, value))
            plain = note.told(self.game, values)
            if plain is not None:
                told[note.name] = plain
        return told

    def restore(self, state: "State") -> None:
        """Lay everything that the view shows openly onto a blank state; cards and tickets are dealt apart."""
        state.first = self.first
        state.seat = self.turn
        for seat in self.choosing:
            state.choosing |= bits.BIT[seat]
        state.choices = self.choice
        state.phase = self.game.phases[self.phase]
        state.ply = self.ply
        state.passes = self.passes
        state.idle = self.idle
        state.turns_left = self.turns_left
        state.over = self.over
        state.reason = self.reason
        for at, value in enumerate(self.notes):
            state.notes[at] = 0 if value == UNKNOWN else value

    def last_round_by(self) -> int | None:
        """Return the seat after whose turn the last round began; none before it."""
        return (self.turn - 1 + self.turns_left) % self.seats if self.turns_left else None

    def texts(self) -> list[str]:
        """Write the own legal actions."""
        return [self.game.actions.text(action) for action in self.legal]

    def listed(self) -> list[int]:
        """Return the own legal actions, or the first ones where there may be tens of thousands."""
        return self.legal[:MOST_LISTED] if self.game.phases[self.phase].lists_many else self.legal

    def unlisted(self) -> int:
        """Count the own legal actions that are too many to be listed."""
        return len(self.legal) - len(self.listed())

    def to_dict(self) -> dict[str, object]:
        """Return plain data with names: all that the seat may know, and what it may do."""
        told = self.told()
        told["legal"] = self.texts()
        return told

    def told(self) -> dict[str, object]:
        """Return plain data with names: all that the seat may know."""
        printed = self.game.tickets.tickets
        return {
            "game": self.game.name,
            "seat": self.seat,
            "seats": self.seats,
            "first": self.first,
            "turn": self.turn,
            "choosing": self.choosing,
            "choice": self.choice,
            "phase": self.game.phases[self.phase].name,
            "ply": self.ply,
            "passes": self.passes,
            "idle": self.idle,
            "turns_left": self.turns_left,
            "last_round_by": self.last_round_by(),
            "over": self.over,
            "reason": self.reason,
            "hand": cards.counted(self.hand),
            "hand_sizes": self.hand_sizes,
            "shown": [cards.counted(shown) for shown in self.shown],
            "row": cards.listed(self.row),
            "discards": cards.counted(self.discards),
            "deck_size": self.deck_size,
            "tickets": [printed[ticket].to_dict() for ticket in self.tickets],
            "ticket_counts": self.ticket_counts,
            "offer": [printed[ticket].to_dict() for ticket in self.offer],
            "offer_sizes": self.offer_sizes,
            "keep": self.keep,
            "gone": [printed[ticket].to_dict() for ticket in self.gone],
            "gone_counts": self.gone_counts,
            "drawn": self.drawn,
            "ticket_decks": self.ticket_decks,
            "returned": [printed[t].to_dict() if t != UNKNOWN else None for t in self.returned],
            "returned_decks": self.returned_decks,
            "shown_tickets": [[printed[t].to_dict() for t in shown] for shown in self.shown_tickets],
            **self.told_notes(),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.game.name, self.seat, self.ply))
