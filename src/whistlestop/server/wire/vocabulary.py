"""A game's declarations, with which clients can show unknown mechanisms."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType


class DeclaredFact(Struct, frozen=True, kw_only=True):
    """The type of a fact."""

    type: Annotated[str, Meta(description="Such as city, route, cards, number; docs/wire.md lists them.")]
    of: Annotated[str, Meta(description="What a count counts, in English.")] | UnsetType = UNSET


class EventFact(DeclaredFact, frozen=True, kw_only=True):
    """The type of a fact of an event."""

    secret: Annotated[bool, Meta(description="Whether only the seat itself may know it.")]
    fleeting: (
        Annotated[bool, Meta(description="Whether it is not repeated at tables without aids.")] | UnsetType
    ) = UNSET


class DeclaredEvent(Struct, frozen=True, kw_only=True):
    """A type of event."""

    type: str
    sentence: Annotated[str, Meta(description="A template in English.")]
    facts: dict[str, EventFact]


class DeclaredAction(Struct, frozen=True, kw_only=True):
    """A type of action, with a common pattern."""

    pattern: Annotated[str, Meta(description="The pattern of its text, such as `claim {route} {cards}`.")]
    regex: Annotated[str, Meta(description="The same as a regular expression with named groups.")]
    label: Annotated[str, Meta(description="A template in English for a button.")]
    facts: dict[str, DeclaredFact]


class DeclaredAim(Struct, frozen=True, kw_only=True):
    """A kind of thing that actions point at."""

    where: Annotated[str, Meta(description="As `choices` names it.")]
    label: str
    takes: Annotated[str | None, Meta(description="The type of fact that tells several of them apart.")]


class DeclaredPhase(Struct, frozen=True, kw_only=True):
    """A moment in which a seat decides something."""

    name: Annotated[str, Meta(description="As `phase` of a view names it.")]
    prompt: str


class DeclaredSlot(Struct, frozen=True, kw_only=True):
    """A field of views that the game's own mechanisms fill."""

    name: Annotated[str, Meta(description="As views name it.")]
    label: str
    holds: Annotated[str, Meta(description="number, cards, hidden cards, colours, seat, action or name.")]
    per: Annotated[str, Meta(description="seat (a list), table (one value) or key (an object).")]


class DeclaredLine(Struct, frozen=True, kw_only=True):
    """A line of the score sheet."""

    name: str
    label: str
    about: str


class GameTexts(Struct, frozen=True, kw_only=True):
    """A game's texts in one language; missing ones are shown in English."""

    title: str | UnsetType = UNSET
    summary: str | UnsetType = UNSET
    events: Annotated[dict[str, str], Meta(description="Templates by type.")] | UnsetType = UNSET
    actions: Annotated[dict[str, str], Meta(description="Templates by pattern.")] | UnsetType = UNSET
    aims: dict[str, str] | UnsetType = UNSET
    phases: dict[str, str] | UnsetType = UNSET
    slots: dict[str, str] | UnsetType = UNSET
    scores: Annotated[dict[str, str], Meta(description="Labels of lines and counts.")] | UnsetType = UNSET


class Vocabulary(Struct, frozen=True, kw_only=True):
    """What can happen, be decided, be pointed at, be remembered and be scored in a game."""

    events: list[DeclaredEvent]
    actions: list[DeclaredAction]
    aims: list[DeclaredAim]
    phases: list[DeclaredPhase]
    slots: list[DeclaredSlot]
    scores: list[DeclaredLine]
    counts: list[DeclaredLine]
    words: Annotated[dict[str, GameTexts], Meta(description="By language.")]
