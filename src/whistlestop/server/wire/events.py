"""The structs of events, created from the declarations of the shipped games."""

from typing import Annotated, Final, Union

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct

from whistlestop.core import template
from whistlestop.core.events import EventType
from whistlestop.games.catalogue import SHIPPED, load
from whistlestop.record.take_backs import TAKEN_BACK
from whistlestop.server.wire.game_types import Counted, TicketMessage

FACTS: Final[dict[str, object]] = {
    "card": str,
    "colour": str,
    "letter": str,
    "cards": str,
    "kinds": list[str],
    "route": str,
    "city": str,
    "place": str,
    "deck": str,
    "text": str,
    "positions": str,
    "split": str,
    "number": int,
    "count": int,
    "seat": int,
    "flag": bool,
    "ticket": TicketMessage,
    "tickets": list[TicketMessage],
    "counts": Counted,
}
"""The wire types of facts, by fact type."""

Seat = Annotated[int, Meta(ge=0, description="The seat that did it.")]


class OtherEvent(Struct, frozen=True, kw_only=True):
    """An event of a game that is not built in; its vocabulary declares the other facts."""

    type: str
    seat: Seat | UnsetType = UNSET


def struct(declared: EventType) -> type[Struct]:
    """Create the struct of an event type."""
    types: dict[str, object] = {"seat": Seat}
    for name, fact in declared.facts.items():
        about = f"{fact.about[0].upper()}{fact.about[1:]}."
        types[name] = Annotated[FACTS[fact.name], Meta(description=about)]
    left_out = {*declared.secret, *declared.fleeting}
    if "seat" not in template.places(declared.sentence):
        left_out = {"seat"}
    camel = declared.name.replace("_", " ").title().replace(" ", "")
    return defstruct(
        f"{camel}Event",
        [
            (name, Union[kind, UnsetType], UNSET) if name in left_out else (name, kind)  # noqa: UP007
            for name, kind in types.items()
        ],
        frozen=True,
        kw_only=True,
        tag_field="type",
        tag=declared.name,
        namespace={"__doc__": declared.sentence},
    )


KNOWN: Final[dict[str, EventType]] = {
    declared.name: declared
    for declared in (*(one for name in SHIPPED for one in load(name).event_types), TAKEN_BACK)
}
KnownEvent: object = Union[*[struct(declared) for declared in KNOWN.values()]]
