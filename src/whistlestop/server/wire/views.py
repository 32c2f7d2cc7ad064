"""The struct of a view, created from the fields and slots that the shipped games declare."""

from typing import Annotated, Final, Union

from msgspec import UNSET, Meta, UnsetType, defstruct

from whistlestop.core.fields import Field
from whistlestop.core.slots import Slot
from whistlestop.core.view_fields import FIELDS
from whistlestop.games.catalogue import SHIPPED, load
from whistlestop.rail.view import RAIL_FIELDS
from whistlestop.server.wire.aids import AIDS
from whistlestop.server.wire.game_types import Counted, Seats, TicketMessage

SHAPES: Final[dict[str, object]] = {
    "text": str,
    "number": int,
    "number or null": int | None,
    "flag": bool,
    "numbers": list[int],
    "number of each seat": Seats,
    "numbers of each seat": list[list[int]],
    "cards": Counted,
    "kinds": list[str],
    "cards of each seat": list[Counted],
    "tickets": list[TicketMessage],
    "tickets or null": list[TicketMessage | None],
    "tickets of each seat": list[list[TicketMessage]],
}
"""The wire types of fields, by shape."""

CONTENTS: Final[dict[str, tuple[object, object, object]]] = {
    "number": (int, Seats, dict[str, int]),
    "cards": (Counted, list[Counted], dict[str, Counted]),
    "hidden cards": (int | Counted, list[int | Counted], dict[str, int | Counted]),
    "colours": (Counted, list[Counted], dict[str, Counted]),
    "seat": (int | None, list[int | None], dict[str, int]),
    "action": (str | None, list[str | None], dict[str, str]),
    "name": (str | None, list[str | None], dict[str, str]),
}
"""The wire types of slots, by content: for the table, for each seat, and for each key."""


def field_type(field: Field) -> object:
    """Return the wire type of a field."""
    about = f"{field.about[0].upper()}{field.about[1:]}."
    return Annotated[SHAPES[field.shape.name], Meta(description=about)]


def slot_type(slot: Slot) -> object:
    """Return the wire type of a slot."""
    one, for_seats, for_keys = CONTENTS[slot.content.name]
    kind = {"table": one, "seat": for_seats, "key": for_keys}[slot.per()]
    return Annotated[kind, Meta(description=f"{slot.label}.")]


def slots() -> list[Slot]:
    """Return the slots that views of the shipped games show, whatever their options."""
    found: dict[str, Slot] = {}
    for name in SHIPPED:
        for options in (frozenset[str](), frozenset(load(name).about.options)):
            for slot in load(name, options).slots:
                if slot.is_shown:
                    found.setdefault(slot.name, slot)
    return list(found.values())


def optional(name: str, kind: object) -> tuple[str, object, object]:
    """Return a field that only some views have."""
    return name, Union[kind, UnsetType], UNSET  # noqa: UP007


ViewMessage = defstruct(
    "ViewMessage",
    [
        ("game", str),
        *[
            optional(field.name, field_type(field)) if field.name in AIDS else (field.name, field_type(field))
            for field in FIELDS
        ],
        optional("legal", list[str]),
        *[optional(field.name, field_type(field)) for field in RAIL_FIELDS if field.is_encoded],
        *[optional(slot.name, slot_type(slot)) for slot in slots()],
    ],
    frozen=True,
    kw_only=True,
    namespace={
        "__doc__": "The table as one seat or a spectator sees it; docs/bot_protocol.md explains every field."
    },
)
