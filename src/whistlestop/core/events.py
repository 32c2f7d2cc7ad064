"""Events: what happened at the table, and what each seat saw of it."""

from typing import Final, final

from mypy_extensions import i64

from whistlestop.core import template
from whistlestop.core.facts import SEAT, FactType

SPECTATOR: Final = -1  # the viewer of public information
TABLE: Final = -1  # the seat of events that no seat caused


@final
class EventType:
    """A declared type of event: its name, its English sentence, and the types of its facts.

    `secret` names the facts that only the seat itself may know; the sentence mentions them in an option, as
    in “{Seat} draws [{card}|a card].” `fleeting` names those that everybody sees when it happens and nobody
    may look up afterwards, such as what goes onto a face-down pile; they are in an option too. `luck` names
    the fact that chance decided, which records keep; where `luck_if` names a flag, chance decided it only if
    the flag is true.
    """

    def __init__(
        self,
        type_: str,
        sentence: str,
        *,
        secret: tuple[str, ...] = (),
        fleeting: tuple[str, ...] = (),
        luck: str = "",
        luck_if: str = "",
        **facts: FactType,
    ) -> None:
        self.name: Final = type_
        self.sentence: Final = sentence
        self.secret: Final = secret
        self.fleeting: Final = fleeting
        self.luck: Final = luck
        self.luck_if: Final = luck_if
        self.facts: Final[dict[str, FactType]] = facts
        problem = self.sentence_problem(sentence)
        if problem:
            raise ValueError(f"event type “{type_}”: {problem}")

    def sentence_problem(self, sentence: str) -> str:
        """Return what is wrong with a sentence; empty if it is valid."""
        for place in template.places(sentence):
            if place != "seat" and place not in self.facts:
                known = ", ".join(["{" + fact + "}" for fact in ("seat", *self.facts)])
                return f"there is no fact {{{place}}}; there are {known}."
        for place in template.places_that_must_be_known(sentence):
            if place in self.secret:
                return f"{{{place}}} is secret; write [{{{place}}}|…] with words for those who can't see it."
            if place in self.fleeting:
                return f"{{{place}}} is fleeting; write [{{{place}}}|…] with words for what is left of it."
        return ""

    def event(self, seat: i64, **facts: object) -> "Event":
        """Create an event of this type; raise if a fact is missing, unknown or of a wrong type."""
        shown: dict[str, object] = {}
        hidden: dict[str, object] = {}
        for name, value in facts.items():
            declared = self.facts.get(name)
            if declared is None or not declared.accepts(value):
                raise ValueError(f"event “{self.name}”: {name}={value!r} is not what was declared")
            if name in self.secret:
                hidden[name] = value
            else:
                shown[name] = value
        for name in self.facts:
            if name not in facts:
                raise ValueError(f"event “{self.name}”: the fact “{name}” is missing")
        return Event(self, seat, shown, hidden)

    def __repr__(self) -> str:
        return f"<EventType {self.name}>"


@final
class Event:
    """Something that happened, created by `EventType.event`."""

    def __init__(
        self, declared: EventType, seat: i64, facts: dict[str, object], hidden: dict[str, object]
    ) -> None:
        self.declared: Final = declared
        self.type: Final = declared.name
        self.seat: i64 = seat
        self.facts: Final = facts  # public facts
        self.hidden: Final = hidden  # facts that only the seat may know

    def seen_by(self, seat: i64) -> "Event":
        """Return the event as a seat saw it."""
        if seat == self.seat or not self.hidden:
            return self
        return Event(self.declared, self.seat, self.facts, {})

    def remembered(self) -> "Event":
        """Return the event without its fleeting facts."""
        fleeting = self.declared.fleeting
        if not fleeting:
            return self
        facts = {name: value for name, value in self.facts.items() if name not in fleeting}
        return Event(self.declared, self.seat, facts, self.hidden)

    def luck(self) -> str:
        """Return the name of the random fact; empty if there is none."""
        declared = self.declared
        return "" if declared.luck_if and not self.facts[declared.luck_if] else declared.luck

    def text(self, names: list[str], sentence: str = "") -> str:
        """Return a sentence with the known facts, by default the declared English one."""
        texts: dict[str, str] = {}
        missing: set[str] = set()
        people: set[str] = set()
        if self.seat >= 0:
            texts["seat"] = SEAT.text(int(self.seat), names)
            if self.seat < len(names):
                people.add("seat")
        for name, declared in self.declared.facts.items():
            value = self.facts.get(name, self.hidden.get(name))
            if value is None or declared.is_nothing(value):
                missing.add(name)
            if value is not None:
                texts[name] = declared.text(value, names)
        return template.fill(sentence or self.declared.sentence, texts, missing, people)

    def to_dict(self) -> dict[str, object]:
        """Return plain data."""
        plain: dict[str, object] = {"type": self.type}
        if self.seat >= 0:
            plain["seat"] = int(self.seat)
        plain.update(self.facts)
        plain.update(self.hidden)
        return plain

    def __repr__(self) -> str:
        return f"Event({self.to_dict()})"
