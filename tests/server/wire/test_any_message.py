"""Every message that the published schema allows is parsed and answered according to it."""

import asyncio
import json
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator
from msgspec import Struct

from tests.contract.tables import examples
from tests.server.client import Answer, Client
from tests.server.loop import on_a_loop
from tests.server.serving import my_seats, serving
from tests.server.wire.gathering import gathering
from whistlestop.games import SHIPPED
from whistlestop.server.wire.bodies import NewTable
from whistlestop.server.wire.codes import Code
from whistlestop.server.wire.messages import ErrorMessage
from whistlestop.server.wire.schema import DIALECT, messages


class Field(Struct, rename="camel"):
    """The parts of JSON Schema that clients' messages use."""

    type: str = ""
    enum: list[str] = []
    any_of: list["Field"] = []
    min_length: int = 0
    max_length: int = 0
    pattern: str = ""
    minimum: int = 0
    maximum: int = 0


class Described(Struct):
    """The schema of one message."""

    properties: dict[str, Field]
    required: list[str]


@cache
def definitions() -> dict[str, object]:
    """Resolve the parts of the published schema."""
    return msgspec.convert(messages()["$defs"], dict[str, object])


def any_of(field: Field) -> st.SearchStrategy[object]:
    """Generate any valid value of a field."""
    if field.any_of:
        return st.one_of([any_of(one) for one in field.any_of])
    if field.enum:
        return st.sampled_from(field.enum)
    if field.pattern:
        return st.from_regex(field.pattern, fullmatch=True).filter(lambda text: len(text) <= field.max_length)
    return {
        "string": st.text(min_size=field.min_length, max_size=field.max_length),
        "integer": st.integers(field.minimum, field.maximum),
        "boolean": st.booleans(),
        "null": st.none(),
    }[field.type]


def message_of(name: str) -> st.SearchStrategy[dict[str, object]]:
    """Generate any valid message of a type, with or without optional fields."""
    described = msgspec.convert(definitions()[name], Described)
    fields = {key: any_of(field) for key, field in described.properties.items()}
    needed = {key: value for key, value in fields.items() if key in described.required}
    return st.fixed_dictionaries(needed, optional={key: fields[key] for key in fields.keys() - needed.keys()})


def client_messages() -> list[str]:
    """Return the types of requests, except the one that gives up the seat."""
    union = msgspec.convert(definitions()["ClientMessage"], dict[str, object])
    listed = msgspec.convert(union["anyOf"], list[dict[str, str]])
    return [one["$ref"].rpartition("/")[2] for one in listed if not one["$ref"].endswith("/Leave")]


def test_every_message_that_the_schema_allows_is_understood(tmp_path: Path) -> None:
    parse = set(get_args(Code)) - {"malformed", "unknown_type", "failed", "unavailable"}
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        at = runner.run(stack.enter_async_context(serving(tmp_path)))
        created = runner.run(at.create(NewTable(game="usa", seats=list(my_seats(2)), start=True)))
        client = runner.run(stack.enter_async_context(at.client()))
        runner.run(client.sit(created.table, created.seats[0].token))
        runner.run(client.answers(1))

        @examples(500)
        @given(st.sampled_from(client_messages()).flatmap(message_of), st.booleans())
        def check(message: dict[str, object], here: bool) -> None:
            if "table" in message and here:
                message["table"] = created.table
            answer = runner.run(answer_to(client, message))
            codes = parse | ({"malformed"} if message["type"] == "say" else set())
            assert not isinstance(answer, ErrorMessage) or answer.code in codes, answer

        try:
            check()
        finally:
            runner.run(stack.aclose())


async def answer_to(client: Client, message: dict[str, object]) -> Answer:
    """Send a raw message and wait for the response."""
    await client.socket.send(json.dumps(message))
    (answer,) = await client.answers(1)
    return answer


@pytest.mark.parametrize("game", SHIPPED)
@on_a_loop
async def test_everything_that_is_sent_in_a_game_is_as_the_schema_says(game: str, tmp_path: Path) -> None:
    schema = Draft202012Validator(
        {"$schema": DIALECT, "$ref": "#/$defs/ServerMessage", "$defs": definitions()}
    )
    async with serving(tmp_path) as at, gathering(at, game, 2, seed=4) as people:
        assert people.match.over
        for client in people.clients:
            for data in client.received:
                schema.validate(json.loads(data))
