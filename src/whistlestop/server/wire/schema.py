"""JSON Schemas of all messages, to generate and check clients."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from whistlestop.coach.review import Review
from whistlestop.server.wire import game_types
from whistlestop.server.wire.events import KNOWN, KnownEvent, OtherEvent
from whistlestop.server.wire.messages import AnyMessage, SheetMessage, StateMessage
from whistlestop.server.wire.requests import AnyRequest
from whistlestop.server.wire.reviews import ReviewMessage
from whistlestop.server.wire.views import ViewMessage

Schema = dict[str, object]

DIALECT = "https://json-schema.org/draft/2020-12/schema"

RAW_FIELDS: dict[tuple[type[Struct], str], object] = {
    (StateMessage, "events"): list[OtherEvent],
    (StateMessage, "view"): ViewMessage,
    (StateMessage, "choices"): game_types.Choices,
    (StateMessage, "effects"): game_types.Effects,
    (ReviewMessage, "review"): Review | None,
    (SheetMessage, "tickets"): list[game_types.TicketResultMessage],
}
"""The types of message parts that the engine encodes."""

UNIONS: dict[str, tuple[object, str]] = {
    "ClientMessage": (AnyRequest, "Any message from a client over a WebSocket."),
    "ServerMessage": (AnyMessage, "Any message from the server over a WebSocket."),
    "KnownEvent": (KnownEvent, "Something that happened in one of the shipped games; `type` tells which."),
}


def schemas(types: Iterable[object], ref: str) -> tuple[list[Schema], dict[str, Any]]:
    """Return the schemas of types, and of everything they refer to or WebSockets carry."""
    asked = list(types)
    unions = [union for union, _ in UNIONS.values()]
    parts = list(RAW_FIELDS.values())
    described, components = msgspec.json.schema_components([*asked, *unions, *parts], ref_template=ref)
    for (owner, field), part in zip(RAW_FIELDS, described[len(asked) + len(unions) :], strict=True):
        if owner.__name__ in components:  # those of HTTP bodies are not among the messages
            components[owner.__name__]["properties"][field].update(part)
    for (name, (_, about)), union in zip(
        UNIONS.items(), described[len(asked) : len(asked) + len(unions)], strict=True
    ):
        components[name] = {"title": name, "description": about, **union}
    add_events(components, ref)
    return list(described[: len(asked)]), dict(sorted(components.items()))


def add_events(components: dict[str, Any], ref: str) -> None:
    """Describe events: known types with their facts, and others, which their game's vocabulary declares."""
    either = [{"$ref": ref.format(name=name)} for name in ("KnownEvent", "OtherEvent")]
    components["Event"] = {
        "title": "Event",
        "description": "Something that happened, as the reader saw it.",
        "anyOf": either,
    }
    components["OtherEvent"]["properties"]["type"]["not"] = {"enum": list(KNOWN)}
    components["OtherEvent"]["additionalProperties"] = True
    components["StateMessage"]["properties"]["events"]["items"] = {"$ref": ref.format(name="Event")}


def messages() -> Schema:
    """Return one JSON Schema of all WebSocket messages, discriminated by `type`."""
    _, components = schemas([], "#/$defs/{name}")
    return {
        "$schema": DIALECT,
        "title": "Messages",
        "description": "The messages of a WebSocket, one JSON object per frame.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in ("ClientMessage", "ServerMessage")],
        "$defs": components,
    }
