"""The published schemas match the real messages in both directions."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from tests.server.http.asking import asked
from tests.server.loop import on_a_loop
from tests.server.serving import my_seats
from whistlestop.bots.handshake import printed
from whistlestop.core.reason import Kind, Reason, SeatName, plain
from whistlestop.games import load, names
from whistlestop.server.http.endpoints import ENDPOINTS, document
from whistlestop.server.live.live_table import LiveTable
from whistlestop.server.table import new_tables, proposals
from whistlestop.server.wire import schema
from whistlestop.server.wire.bodies import NewTable
from whistlestop.server.wire.codes import HTTP_STATUS
from whistlestop.server.wire.localizable import localizable_text
from whistlestop.server.wire.messages import (
    ChatMessage,
    DoneMessage,
    ErrorMessage,
    PlanMessage,
    PlansMessage,
    PongMessage,
    ReasonMessage,
    StateMessage,
    TableMessage,
)
from whistlestop.server.wire.requests import AnyRequest
from whistlestop.server.wire.views import ViewMessage

Json = dict[str, object]


def published(name: str) -> Draft202012Validator:
    """Return a validator for a message of the published schema."""
    return Draft202012Validator({**schema.messages(), "anyOf": [{"$ref": f"#/$defs/{name}"}]})


FROM_CLIENT = published("ClientMessage")
FROM_SERVER = published("ServerMessage")
READ = msgspec.json.Decoder(AnyRequest)


class Heard:
    """A connection that stores its messages."""

    def __init__(self) -> None:
        self.messages: list[Json] = []

    def post(self, *messages: bytes) -> None:
        """Store messages."""
        self.messages += map(json.loads, messages)


@pytest.mark.parametrize("game", names())
@on_a_loop
async def test_all_that_is_told_of_a_whole_game_fits_its_schema(game: str, tmp_path: Path) -> None:
    random = Random(7)
    heard, looking_on = Heard(), Heard()
    async with asked(tmp_path) as (hub, _):
        wish = NewTable(game=game, seats=[*my_seats(2)], start=True, clock="fast")
        live = LiveTable(new_tables.prepare_table(wish).table, hub.context)
        for seat in range(2):
            live.follow(heard, seat)
        live.follow(looking_on, None)
        while live.table.status == "playing":
            seat = live.table.actors()[0]
            assert live.table.position is not None
            text = random.choice(live.table.position.legal_for(seat)[:200])
            entry, ahead = proposals.propose_play(live.table, seat, live.table.ply, text, "person")
            live.apply(live.table.number + 1, time.time(), entry, ahead)
        live.driver.sleep()

    everything = heard.messages + looking_on.messages
    assert {message["type"] for message in everything} == {"table", "state"}
    assert everything[-1]["type"] == "table"
    for message in everything:
        FROM_SERVER.validate(message)
    results = [message["result"] for message in everything if message["type"] == "state"]
    assert any(results)
    known = {field.name for field in msgspec.structs.fields(ViewMessage)}
    for message in everything:
        view = message.get("view", {})
        assert isinstance(view, dict)
        assert set(view) <= known, f"the schema says nothing of {set(view) - known}"


@pytest.mark.parametrize("game", names())
def test_the_board_of_every_game_fits_its_schema(game: str) -> None:
    components = document()["components"]
    check = Draft202012Validator({"$ref": "#/components/schemas/BoardMessage", "components": components})

    check.validate(printed(load(game)))


def test_short_messages_fit_their_schema() -> None:
    lack = Reason("{what}: {lack}.", what=SeatName(1), lack=Reason("{kind} and {n}", kind=Kind(3), n=2))
    a_plan = PlanMessage(routes=["Roma-Venezia"], borrowed=[], trains=2, possible=True)
    for message in (
        DoneMessage(id=1, table="t", ply=3, key="k"),
        DoneMessage(id=None, table="t"),
        ReasonMessage(id=2, table="t", text="", said=None),
        ReasonMessage(id=2, table="t", text=str(lack), said=localizable_text(lack)),
        ReasonMessage(id=2, table="t", text="", said=None, actions=["claim Paris-Zürich RRR"]),
        PlansMessage(id=4, table="t", seat=0, ply=9, tickets=[a_plan], offer=[]),
        ErrorMessage(
            code="stale", message="Too late.", said=localizable_text(plain("Too late.")), id=None, table=None
        ),
        PongMessage(id=3),
        ChatMessage(table="t", number=4, seat=0, name="Ada", at=1.5, text="Hello", phrase=""),
    ):
        FROM_SERVER.validate(json.loads(msgspec.json.encode(message)))


def test_a_message_of_no_known_type_fits_no_schema() -> None:
    assert not FROM_SERVER.is_valid({"type": "sit", "table": "t", "token": "s"})
    assert not FROM_CLIENT.is_valid({"type": "pong", "id": None})


def examples() -> Iterator[Json]:
    """Return a request of every type, with all its fields."""
    words: Json = {
        "id": 1,
        "table": "t",
        "token": "s",
        "since": 3,
        "seat": 0,
        "place": 1,
        "ply": 2,
        "action": "draw",
        "key": "k",
        "where": "row",
        "what": "red",
        "text": "hi",
        "phrase": "thanks",
        "muted": True,
        "bot": "planner",
        "name": "Viktor",
        "rotate": False,
        "colour": 2,
        "next_turn": True,
        "take_backs": 1,
        "to": 1,
        "by": 1,
        "commitment": "sha256:" + "0a" * 32,
        "nonce": "0a" * 32,
    }
    for type_ in get_args(AnyRequest):
        fields = msgspec.structs.fields(type_)
        yield {"type": type_.__struct_config__.tag, **{field.name: words[field.name] for field in fields}}


ODD: tuple[object, ...] = (None, "", "x", "x" * 1000, 0, -1, 7, 10**6, 2.5, True, [], {}, ["x"])


def variants(request: Json) -> Iterator[Json]:
    """Return variants of a request, some of which are valid."""
    yield request
    yield {**request, "more": 1}
    for name in request:
        yield {field: value for field, value in request.items() if field != name}
        for value in ODD:
            yield {**request, name: value}


@pytest.mark.parametrize("request_", list(examples()), ids=lambda request: str(request["type"]))
def test_the_schema_takes_exactly_the_requests_that_the_server_takes(request_: Json) -> None:
    for variant in variants(request_):
        try:
            READ.decode(msgspec.json.encode(variant))
            taken = True
        except msgspec.ValidationError:
            taken = False
        assert FROM_CLIENT.is_valid(variant) == taken, variant


def test_every_request_and_message_is_in_both_documents() -> None:
    components = document()["components"]
    assert isinstance(components, dict)
    definitions = schema.messages()["$defs"]
    assert isinstance(definitions, dict)
    wanted = {type_.__name__ for type_ in (*get_args(AnyRequest), TableMessage, StateMessage)}

    assert {*wanted, "ClientMessage", "ServerMessage", "ViewMessage", "Event", "TicketMessage"} <= set(
        definitions
    )
    assert set(definitions) <= set(components["schemas"])


def test_the_documents_are_valid_schemas() -> None:
    Draft202012Validator(schema.messages())
    components = document()["components"]
    assert isinstance(components, dict)
    for name in components["schemas"]:
        Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": components})


def test_everything_that_a_client_sends_is_described_without_loopholes() -> None:
    definitions = schema.messages()["$defs"]
    components = document()["components"]
    assert isinstance(definitions, dict)
    assert isinstance(components, dict)
    sent = [definitions[type_.__name__] for type_ in get_args(AnyRequest)]
    bodies = [endpoint.body for endpoint in ENDPOINTS if endpoint.body]
    sent += [components["schemas"][body.__name__] for body in bodies]

    for described in sent:
        assert described["additionalProperties"] is False
        assert described["description"]


def test_every_refusal_of_an_endpoint_is_described_with_its_codes() -> None:
    paths = document()["paths"]
    assert isinstance(paths, dict)
    for endpoint in ENDPOINTS:
        responses = paths[f"/api{endpoint.path}"][endpoint.method.lower()]["responses"]
        for code in endpoint.refusals:
            _, narrowed = responses[str(HTTP_STATUS[code])]["content"]["application/json"]["schema"]["allOf"]
            assert code in narrowed["properties"]["code"]["enum"]
