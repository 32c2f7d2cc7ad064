"""An endpoint's path may have any parameters; their types are those that its handler declares."""

from pathlib import Path
from typing import Annotated

import httpx
import pytest
from msgspec import Meta

from tests.server.http.asking import application, assert_refused
from tests.server.loop import on_a_loop
from tests.server.serving import GENEROUS
from whistlestop.server.http import openapi
from whistlestop.server.http.endpoint import get
from whistlestop.server.http.resource import build_router
from whistlestop.server.operations.rate_limiter import RateLimiter
from whistlestop.server.services.services import Services

Colour = Annotated[str, Meta(max_length=5, description="A colour.")]


async def _both(services: Services, number: int, colour: Colour) -> list[str | int]:
    return [colour, number]


TWO = get("/shelves/{colour}/{number}", list[str | int], _both, "Return both parameters.")


@on_a_loop
async def test_parameters_are_converted_to_their_types(tmp_path: Path) -> None:
    async with application(tmp_path) as (services, _):
        app = build_router([TWO], services, RateLimiter(GENEROUS))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
            assert (await http.get("/shelves/red/12")).json() == ["red", 12]
            assert_refused(await http.get("/shelves/red/twelve"), 404, "not_found")
            assert_refused(await http.get("/shelves/orange/12"), 404, "not_found")


def test_parameters_are_described() -> None:
    paths = openapi.document([TWO])["paths"]
    assert isinstance(paths, dict)
    described = paths["/api/shelves/{colour}/{number}"]["get"]

    assert described["operationId"] == "get_shelves_by_colour_by_number"
    assert described["parameters"] == [
        {
            "name": "colour",
            "in": "path",
            "required": True,
            "description": "A colour.",
            "schema": {"type": "string", "maxLength": 5},
        },
        {"name": "number", "in": "path", "required": True, "schema": {"type": "integer"}},
    ]
    assert "404" in described["responses"]


def test_a_handler_takes_exactly_the_parameters_of_its_path() -> None:
    with pytest.raises(TypeError, match="its handler takes"):
        get("/shelves/{colour}", list[str | int], _both, "Lack a parameter.")
