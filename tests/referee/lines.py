"""The lines of a playthrough, read strictly by the format."""

import json
from collections import Counter
from dataclasses import dataclass

from .box import Ticket
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
    offers: list[list[Ticket]]


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

    def __init__(self, ply: int) -> None:
        """Reads the line of a ply; the set-up is ply 0."""
        self.ply = ply

    def line(self, text: str) -> SetUp | Decision | End:
        """Reads one line of any type."""
        try:
            value: object = json.loads(text)
        except json.JSONDecodeError as error:
            raise self.foul(f"a line is not JSON: {error}") from error
        kind = value.get("type") if isinstance(value, dict) else None
        if kind == "setup":
            return self._setup(value)
        if kind == "decision":
            return self._decision(value)
        if kind == "end":
            return self._end(value)
        raise self.foul(f"a line has the type {kind!r}")

    def foul(self, sentence: str) -> Foul:
        """Makes a foul against the format."""
        return Foul(self.ply, sentence, FORMAT)

    def ticket(self, value: object) -> Ticket:
        """Reads a ticket."""
        fields = self._fields(value, "a ticket", "between", "points", "deck")
        ends = [self._text(end) for end in self._list(fields["between"])]
        if len(ends) != 2:
            raise self.foul(f"a ticket is between {len(ends)} cities")
        return Ticket((ends[0], ends[1]), self._number(fields["points"]), self._text(fields["deck"]))

    def card(self, value: object) -> str:
        """Reads a card."""
        card = self._text(value)
        if card not in LETTERS:
            raise self.foul(f"{card!r} is no card")
        return card

    def cards(self, value: object) -> list[str]:
        """Reads a list of cards."""
        return [self.card(card) for card in self._list(value)]

    def count(self, value: object) -> int:
        """Reads a number."""
        return self._number(value)

    def _setup(self, value: object) -> SetUp:
        keys = "type version game rules seats seed first hands row outcomes offers"
        fields = self._fields(value, "the set-up", *keys.split())
        self._number(fields["seed"])
        return SetUp(
            self._number(fields["version"]),
            self._text(fields["game"]),
            self._number(fields["rules"]),
            self._number(fields["seats"]),
            self._number(fields["first"]),
            [self._hand(hand) for hand in self._list(fields["hands"])],
            self.cards(fields["row"]),
            self._outcomes(fields["outcomes"]),
            [[self.ticket(ticket) for ticket in self._list(offer)] for offer in self._list(fields["offers"])],
        )

    def _decision(self, value: object) -> Decision:
        keys = "type ply seat phase legal played outcomes"
        fields = self._fields(value, "a decision", *keys.split())
        return Decision(
            self._number(fields["ply"]),
            self._number(fields["seat"]),
            self._text(fields["phase"]),
            [self._text(action) for action in self._list(fields["legal"])],
            self._text(fields["played"]),
            self._outcomes(fields["outcomes"]),
        )

    def _end(self, value: object) -> End:
        fields = self._fields(value, "the end", "type", "plies", "reason", "seats", "winners")
        sheets = []
        for sheet in self._list(fields["seats"]):
            if not isinstance(sheet, dict):
                raise self.foul(f"{sheet!r} is no score sheet")
            sheets.append({self._text(name): self._number(points) for name, points in sheet.items()})
        return End(
            self._number(fields["plies"]),
            self._text(fields["reason"]),
            sheets,
            [self._number(winner) for winner in self._list(fields["winners"])],
        )

    def _outcomes(self, value: object) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for entry in self._list(value):
            if not isinstance(entry, dict) or len(entry) != 1:
                raise self.foul(f"{entry!r} is no outcome")
            outcomes += entry.items()
        return outcomes

    def _hand(self, value: object) -> Cards:
        if not isinstance(value, dict):
            raise self.foul(f"{value!r} is no hand")
        hand: Cards = Counter({self.card(card): self._number(count) for card, count in value.items()})
        if any(count < 1 for count in hand.values()):
            raise self.foul(f"{value!r} has a zero")
        return hand

    def _fields(self, value: object, what: str, *names: str) -> dict[str, object]:
        if not isinstance(value, dict):
            raise self.foul(f"{value!r} is not {what}")
        if set(value) != set(names):
            raise self.foul(f"{what} has the fields {sorted(value)}, not {sorted(names)}")
        return value

    def _list(self, value: object) -> list[object]:
        if not isinstance(value, list):
            raise self.foul(f"{value!r} is no list")
        return value

    def _text(self, value: object) -> str:
        if not isinstance(value, str):
            raise self.foul(f"{value!r} is no text")
        return value

    def _number(self, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.foul(f"{value!r} is no whole number")
        return value
