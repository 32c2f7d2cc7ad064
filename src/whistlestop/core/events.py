"""What happened at the table, and how much of it each seat saw."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

SPECTATOR: Final = -1  # eyes that see what everybody sees
TABLE: Final = -1  # the doer of what nobody in particular did

# The types of events in which luck decided something, and which of their facts that is.
BY_LUCK: Final[dict[str, str]] = {
    "drawn": "card",
    "dealt": "card",
    "row": "card",
    "revealed": "card",
    "passenger": "card",
    "ticket": "ticket",
    "first": "seat",
}


def decided_by_luck(type_: str, fact: str) -> None:
    """Let records keep a fact that luck decides in a new type of events: a card, a ticket or a number."""
    BY_LUCK[type_] = fact


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened: its type, the seat that did it, and what everybody may know of it."""

    def __init__(self, type_: str, seat: i64, **facts: object) -> None:
        self.type = type_
        self.seat: i64 = seat
        self.facts = facts

    def seen_by(self, seat: i64) -> "Event":
        """Return the event as that seat saw it."""
        return self

    def to_dict(self) -> dict[str, object]:
        """Return plain data, as a message or a log would carry it."""
        said: dict[str, object] = {"type": self.type}
        if self.seat >= 0:
            said["seat"] = int(self.seat)
        said.update(self.facts)
        return said

    def __repr__(self) -> str:
        return f"Event({self.to_dict()})"


class Secret(Event):
    """An event of which only the seat that it happened to knows all."""

    def __init__(self, type_: str, seat: i64, hidden: dict[str, object], **facts: object) -> None:
        super().__init__(type_, seat, **facts)
        self.hidden = hidden

    def seen_by(self, seat: i64) -> Event:
        if seat == self.seat:
            return self
        return Event(self.type, self.seat, **self.facts)

    def to_dict(self) -> dict[str, object]:
        said = super().to_dict()
        said.update(self.hidden)
        return said
