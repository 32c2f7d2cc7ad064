"""docs/wire.md describes exactly the existing messages and endpoints, with valid examples."""

import json
import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path
from types import UnionType
from typing import get_args, get_origin, get_type_hints

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator
from msgspec import Struct

from whistlestop.server.http.endpoint import Endpoint
from whistlestop.server.http.endpoints import ENDPOINTS
from whistlestop.server.http.openapi import BASE
from whistlestop.server.services.notices.webhooks import WebhookMessage
from whistlestop.server.wire import schema
from whistlestop.server.wire.codes import HTTP_STATUS
from whistlestop.server.wire.fields import Phrase
from whistlestop.server.wire.localizable import AnyFact, FactMessage
from whistlestop.server.wire.messages import AnyMessage
from whistlestop.server.wire.requests import AnyRequest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
ACTIONS = ROOT / "src" / "whistlestop" / "core" / "actions.py"


def sections(text: str, level: int) -> dict[str, str]:
    """Split a page at its headings of one level."""
    parts = re.split(rf"^{'#' * level} (.+)$", text, flags=re.MULTILINE)
    return {title.strip("`"): body for title, body in zip(parts[1::2], parts[2::2], strict=True)}


CHAPTERS = sections(PAGE, 2)
REQUESTS = sections(CHAPTERS["Requests"], 3)
MESSAGES = sections(CHAPTERS["Messages"], 3)
HTTP = sections(CHAPTERS["HTTP"], 3)


def types(union: object) -> dict[str, type[Struct]]:
    """Return the types of messages by tag."""
    return {str(struct.__struct_config__.tag): struct for struct in get_args(union)}


def rows(text: str) -> list[list[str]]:
    """Return the rows of a text's tables, without headings."""
    lines = [line.strip("|").split("|") for line in re.findall(r"^\|(.+)\|$", text, re.MULTILINE)]
    rules = [at for at, line in enumerate(lines) if set("".join(line)) <= set("- ")]
    return [
        [cell.strip() for cell in line]
        for at, line in enumerate(lines)
        if at not in rules and at + 1 not in rules
    ]


def named(text: str) -> list[str]:
    """Return the names in the first column of a text's tables."""
    return [name for row in rows(text) for name in re.findall(r"`([^`]+)`", row[0])]


def examples(text: str) -> list[str]:
    """Return the JSON examples of a text."""
    return re.findall(r"^```json\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def fields(kind: object) -> set[str]:
    """Return the fields of a type; nested ones have a dot, unless they are documented elsewhere."""
    found: set[str] = set()
    for struct in structs(kind):
        if issubclass(struct, Struct) and struct.__struct_config__.tag_field == "kind":
            found.add("kind")
        if issubclass(struct, FactMessage):
            found.add("is")
        for hint, inner in get_type_hints(struct).items():
            name = hint.rstrip("_")  # a keyword of Python may be the name of a field
            alone = name in ("view", "facts") or inner in get_args(AnyMessage)
            within = set() if alone else fields(inner)
            found |= {f"{name}.{one}" for one in within} or {name}
    return found


def structs(kind: object) -> Iterator[type]:
    """Return the structs in a type such as a list of them."""
    if isinstance(kind, type) and (issubclass(kind, Struct) or is_dataclass(kind)):
        yield kind
    elif isinstance(kind, UnionType) or get_origin(kind) is not None:
        for part in get_args(kind):
            yield from structs(part)


def test_every_request_is_explained_and_no_other() -> None:
    assert list(REQUESTS) == list(types(AnyRequest))


def test_every_message_is_explained_and_no_other() -> None:
    assert list(MESSAGES) == list(types(AnyMessage))


@pytest.mark.parametrize("name", REQUESTS)
def test_every_field_of_a_request_is_explained_and_no_other(name: str) -> None:
    assert sorted(named(REQUESTS[name])) == sorted(fields(types(AnyRequest)[name]) - {"id"})


@pytest.mark.parametrize("name", MESSAGES)
def test_every_field_of_a_message_is_explained_and_no_other(name: str) -> None:
    assert sorted(named(MESSAGES[name])) == sorted(fields(types(AnyMessage)[name]))


@pytest.mark.parametrize("union", ["ClientMessage", "ServerMessage"])
def test_the_examples_of_messages_fit_the_published_schema(union: str) -> None:
    valid = Draft202012Validator({**schema.messages(), "anyOf": [{"$ref": f"#/$defs/{union}"}]})
    for name, text in (REQUESTS if union == "ClientMessage" else MESSAGES).items():
        assert examples(text), name
        for example in map(json.loads, examples(text)):
            valid.validate(example)
            assert example["type"] == name


def test_the_examples_of_requests_are_read_by_the_server() -> None:
    for text in REQUESTS.values():
        for example in examples(text):
            msgspec.json.decode(example, type=AnyRequest)


def test_every_endpoint_is_explained_and_no_other() -> None:
    assert list(HTTP) == [f"{endpoint.method} {BASE}{endpoint.path}" for endpoint in ENDPOINTS]


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: f"{endpoint.method} {endpoint.path}")
def test_body_and_answer_of_an_endpoint_are_explained_with_true_examples(endpoint: Endpoint) -> None:
    before, _, after = HTTP[f"{endpoint.method} {BASE}{endpoint.path}"].partition("\nResponse:\n")
    assert sorted(named(before)) == sorted(fields(endpoint.body))
    assert sorted(named(after)) == sorted(fields(endpoint.answer))
    assert len(examples(before)) == bool(endpoint.body)
    assert len(examples(after)) == bool(fields(endpoint.answer))
    for example in examples(before):
        msgspec.json.decode(example, type=endpoint.body)
    for example in examples(after):
        msgspec.json.decode(example, type=endpoint.answer)


def test_every_field_of_a_notice_is_explained_with_a_true_example() -> None:
    chapter = CHAPTERS["Turn notifications"]
    assert sorted(named(chapter)) == sorted(fields(WebhookMessage))
    (example,) = examples(chapter)
    assert fields(WebhookMessage) == set(json.loads(example))
    msgspec.json.decode(example, type=WebhookMessage)


def test_every_kind_of_fact_is_explained_with_a_true_example() -> None:
    kinds = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyFact) if kind not in (int, str)}
    table = rows(CHAPTERS["Sentences in other languages"])
    assert {row[0].strip("`"): re.findall(r"\w+", row[1]) for row in table} == {
        tag: list(kind.__struct_fields__) for tag, kind in kinds.items()
    }
    for row in table:
        for example in re.findall(r"`(\{.+?\})`", row[2]):
            fact = msgspec.json.decode(example, type=AnyFact)
            assert isinstance(fact, kinds[row[0].strip("`")])


def test_every_code_is_explained_with_its_status() -> None:
    assert {row[0].strip("`"): int(row[1]) for row in rows(CHAPTERS["Refusals"])} == HTTP_STATUS


def test_the_table_of_choices_is_the_one_of_the_engine() -> None:
    choices = sections(CHAPTERS["The WebSocket"], 3)["Choices"]
    aims = re.findall(r"^    (\| .+ \|)$", ACTIONS.read_text(encoding="utf-8"), re.MULTILINE)
    assert rows(choices) == rows("\n".join(aims))


def test_every_quick_phrase_is_named() -> None:
    row = next(row for row in rows(REQUESTS["say"]) if row[0] == "`phrase`")
    assert set(re.findall(r"`(\w+)`", row[1])) - {"text"} == set(get_args(Phrase))


def test_links_within_the_documentation_lead_somewhere() -> None:
    for file, anchor in re.findall(r"\]\(([^)#:]*)(?:#([^)]+))?\)", PAGE):
        target = (ROOT / "docs" / file).read_text(encoding="utf-8") if file else PAGE
        headings = [
            re.sub(r"[^\w -]", "", one).lower() for one in re.findall(r"^#+ (.+)$", target, re.MULTILINE)
        ]
        assert not anchor or anchor in [one.replace(" ", "-") for one in headings], (file, anchor)
