"""The lines of a playthrough, read strictly by the format."""

import json
from collections import Counter
from dataclasses import dataclass

from .box import Box, Ticket
from .cards import LETTERS, Cards
from .report import FORMAT, Foul

Outcome = tuple[str, object]
"""An answer of chance: its kind and what it says."""


@dataclass(frozen=True)
class SetUp:
    """The first line: what was dealt."""

    version: int
    game: str
    rules: int
    seats: int
    first: int
    hands: list[Cards]
    row: list[str]
    outcomes: list[Outcome]
    dealt: list[list[Ticket]]
    """The tickets of each seat, to choose from or to hold at once."""
    passengers: dict[str, Cards]
    fields: set[str]
    """Which of the fields that only some games have are there."""


@dataclass(frozen=True)
class Decision:
    """A line for each play."""

    ply: int
    seat: int
    phase: str
    legal: list[str]
    played: str
    outcomes: list[Outcome]


@dataclass(frozen=True)
class End:
    """The last line: how the game ended and what it was worth."""

    plies: int
    reason: str
    seats: list[dict[str, int]]
    winners: list[int]


class Reader:
    """Reads lines and complains, at a ply, of what the format doesn't allow."""

    def __init__(self, ply: int, box: Box) -> None:
        """Read the line of a ply of the game in a box; the set-up is ply 0."""
        self.ply = ply
        self.box = box

    def line(self, text: str) -> SetUp | Decision | End:
        """Read one line of any type."""
        try:
            value: object = json.loads(text)
        except json.JSONDecodeError as error:
            raise self.foul(f"a line is not JSON: {error}") from error
        fields = self._object(value)
        kind = fields.get("type")
        if kind == "setup":
            return self._setup(fields)
        if kind == "decision":
            return self._decision(fields)
        if kind == "end":
            return self._end(fields)
        raise self.foul(f"a line has the type {kind!r}")

    def foul(self, sentence: str) -> Foul:
        """Make a foul against the format."""
        return Foul(self.ply, sentence, FORMAT)

    def ticket(self, value: object) -> Ticket:
        """Read a ticket, with the fields that the game's tickets have."""
        printed = self.box.tickets[0]
        fields = self._fields(value, "a ticket", *self.box.ticket_json(printed))
        ends = [self.text(end) for end in self._list(fields["between"])]
        if len(ends) != 2:
            raise self.foul(f"a ticket is between {len(ends)} places")
        needs = self._cards(fields["needs"]) if "needs" in fields else Counter[str]()
        return Ticket(
            (ends[0], ends[1]),
            self.number(fields.get("points", 0)),
            self.text(fields.get("deck", printed.deck)),
            tuple(sorted(needs.items())),
        )

    def dealt(self, value: object) -> tuple[int, str]:
        """Read a card that is dealt to a seat."""
        fields = self._fields(value, "a dealt card", "seat", "card")
        return self.number(fields["seat"]), self.card(fields["card"])

    def card(self, value: object) -> str:
        """Read a card."""
        card = self.text(value)
        if card not in LETTERS:
            raise self.foul(f"{card!r} is no card")
        return card

    def cards(self, value: object) -> list[str]:
        """Read a list of cards."""
        return [self.card(card) for card in self._list(value)]

    def text(self, value: object) -> str:
        """Read a text."""
        if not isinstance(value, str):
            raise self.foul(f"{value!r} is no text")
        return value

    def number(self, value: object) -> int:
        """Read a whole number."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.foul(f"{value!r} is no whole number")
        return value

    def _setup(self, value: dict[str, object]) -> SetUp:
        keys = "type version game rules seats seed first hands row outcomes"
        own = {"offers", "tickets", "passengers"} & set(value)
        fields = self._fields(value, "the set-up", *keys.split(), *own)
        self.number(fields["seed"])
        name = self.text(fields["game"])
        if name != self.box.game:
            raise self.foul(f"this is {name}, not {self.box.game}")
        dealt = [*self._list(fields.get("offers", [])), *self._list(fields.get("tickets", []))]
        passengers = self._object(fields.get("passengers", {}))
        return SetUp(
            self.number(fields["version"]),
            name,
            self.number(fields["rules"]),
            self.number(fields["seats"]),
            self.number(fields["first"]),
            [self._cards(hand) for hand in self._list(fields["hands"])],
            self.cards(fields["row"]),
            self._outcomes(fields["outcomes"]),
            [[self.ticket(ticket) for ticket in self._list(tickets)] for tickets in dealt],
            {place: self._cards(colours) for place, colours in passengers.items()},
            own,
        )

    def _decision(self, value: object) -> Decision:
        keys = "type ply seat phase legal played outcomes"
        fields = self._fields(value, "a decision", *keys.split())
        return Decision(
            self.number(fields["ply"]),
            self.number(fields["seat"]),
            self.text(fields["phase"]),
            [self.text(action) for action in self._list(fields["legal"])],
            self.text(fields["played"]),
            self._outcomes(fields["outcomes"]),
        )

    def _end(self, value: object) -> End:
        fields = self._fields(value, "the end", "type", "plies", "reason", "seats", "winners")
        sheets = []
        for sheet in self._list(fields["seats"]):
            lines = self._object(sheet).items()
            sheets.append({name: self.number(points) for name, points in lines})
        return End(
            self.number(fields["plies"]),
            self.text(fields["reason"]),
            sheets,
            [self.number(winner) for winner in self._list(fields["winners"])],
        )

    def _outcomes(self, value: object) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for entry in self._list(value):
            outcome = self._object(entry)
            if len(outcome) != 1:
                raise self.foul(f"{entry!r} is no outcome")
            outcomes += outcome.items()
        return outcomes

    def _cards(self, value: object) -> Cards:
        counts = self._object(value).items()
        cards: Cards = Counter({self.card(card): self.number(count) for card, count in counts})
        if any(count < 1 for count in cards.values()):
            raise self.foul(f"{value!r} has a zero")
        return cards

    def _fields(self, value: object, what: str, *names: str) -> dict[str, object]:
        fields = self._object(value)
        if set(fields) != set(names):
            raise self.foul(f"{what} has the fields {sorted(fields)}, not {sorted(names)}")
        return fields

    def _object(self, value: object) -> dict[str, object]:
        if not isinstance(value, dict):
            raise self.foul(f"{value!r} is no object")
        return value

    def _list(self, value: object) -> list[object]:
        if not isinstance(value, list):
            raise self.foul(f"{value!r} is no list")
        return value
