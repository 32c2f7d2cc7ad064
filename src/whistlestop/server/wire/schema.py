"""JSON Schemas of everything that is said, so that clients can be generated and checked."""

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from whistlestop.server.wire import shown
from whistlestop.server.wire.messages import AnyMessage, SheetTold, StateTold
from whistlestop.server.wire.requests import AnyRequest

Schema = dict[str, object]

DIALECT = "https://json-schema.org/draft/2020-12/schema"

AS_THE_ENGINE_WRITES_IT: dict[tuple[type[Struct], str], object] = {
    (StateTold, "events"): list[shown.Event],
    (StateTold, "view"): shown.View,
    (StateTold, "choices"): shown.Choices,
    (StateTold, "effects"): shown.Effects,
    (SheetTold, "tickets"): list[shown.TicketAccount],
}
"""Of what types those parts of messages are that the engine writes."""

UNIONS: dict[str, tuple[object, str]] = {
    "ClientMessage": (AnyRequest, "Whatever a client may say over a WebSocket."),
    "ServerMessage": (AnyMessage, "Whatever the server may say over a WebSocket."),
}


def schemas(types: Iterable[object], ref: str) -> tuple[list[Schema], dict[str, Schema]]:
    """Describe some types; what they are made of, and all that WebSockets carry, is named beside them."""
    asked = list(types)
    unions = [union for union, _ in UNIONS.values()]
    parts = list(AS_THE_ENGINE_WRITES_IT.values())
    described, components = msgspec.json.schema_components([*asked, *unions, *parts], ref_template=ref)
    for (owner, field), part in zip(
        AS_THE_ENGINE_WRITES_IT, described[len(asked) + len(unions) :], strict=True
    ):
        components[owner.__name__]["properties"][field].update(part)
    for (name, (_, about)), union in zip(
        UNIONS.items(), described[len(asked) : len(asked) + len(unions)], strict=True
    ):
        components[name] = {"title": name, "description": about, **union}
    return list(described[: len(asked)]), dict(sorted(components.items()))


def messages() -> Schema:
    """Describe all that WebSockets carry as one JSON Schema; `type` tells messages apart."""
    _, components = schemas([], "#/$defs/{name}")
    return {
        "$schema": DIALECT,
        "title": "Messages",
        "description": "What is said over a WebSocket, one JSON object in each frame.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in UNIONS],
        "$defs": components,
    }
