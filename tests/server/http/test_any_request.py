"""Generated requests, based on the OpenAPI document."""

import re
from collections.abc import Iterator
from typing import Protocol

import httpx
import pytest
import schemathesis
from hypothesis import settings

from tests.server.http.asking import served
from whistlestop.server.http.endpoints import document

schema = schemathesis.openapi.from_dict(document())
rejection = schema.config.checks.negative_data_rejection
rejection.expected_statuses = [*rejection.expected_statuses, "413"]  # a text can make a body too large

POSSIBLE = {
    "game": ".{1,60}",
    "name": ".{1,60}",
    "bot": ".{1,40}",
    "table": "[A-Za-z0-9_-]{1,40}",
    "token": ".{1,80}",
}
REAL: dict[str, list[str]] = {}
"""Values that exist on the server under test."""


class Case(Protocol):
    """A generated request."""

    def call_and_validate(self, *, base_url: str) -> object:
        """Send it, and compare the response with the OpenAPI document."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("served")) as url:
        me, bot, anybody = {"kind": "me", "name": "Ada"}, {"kind": "bot"}, {"kind": "open"}
        wishes = [
            {"game": "europe", "seats": [me, anybody, anybody, anybody, anybody], "public": True},
            {"game": "usa", "seats": [me, bot], "start": True},
        ]
        made = [httpx.post(f"{url}/api/tables", json=wish).json() for wish in wishes]
        REAL["game"] = REAL["name"] = ["europe", "usa"]
        REAL["bot"] = ["greedy", "random"]
        REAL["table"] = [table["table"] for table in made]
        REAL["token"] = [table["seats"][0]["token"] for table in made]
        yield url


def meaningful(value: object, name: str = "") -> object:
    """Replace some generated values by existing ones, and write whole numbers as such.

    JSON Schema accepts 4.0 as a whole number and does not distinguish the two; the server does.
    """
    if isinstance(value, dict):
        return {key: meaningful(inner, key) for key, inner in value.items()}
    if isinstance(value, list):
        return [meaningful(inner) for inner in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, str) and name in REAL and len(value) % 2 and re.fullmatch(POSSIBLE[name], value):
        return REAL[name][len(value) // 2 % 2]
    return value


@schema.hook
def map_body(context: schemathesis.HookContext, body: object) -> object:
    return meaningful(body)


@schema.hook
def map_path_parameters(context: schemathesis.HookContext, given: object) -> object:
    return meaningful(given)


@schema.parametrize()
@settings(max_examples=40, deadline=None)
def test_every_request_gets_an_answer_that_is_described(case: Case, address: str) -> None:
    case.call_and_validate(base_url=address)
