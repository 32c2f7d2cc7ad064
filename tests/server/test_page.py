"""The page that is served at the root: whole, closed in itself, and in step with the protocol."""

import json
import re
from pathlib import Path
from typing import get_args
from urllib.parse import urljoin

import msgspec
import pytest

from tests.server.loop import on_a_loop
from tests.server.serving import serving
from whistlestop.server.app import PAGE
from whistlestop.server.http.endpoints import ENDPOINTS
from whistlestop.server.wire.requests import AnyRequest
from whistlestop.server.wire.words import Phrase

FILES = sorted(path.name for path in PAGE.iterdir())
SCRIPTS = [name for name in FILES if name.endswith(".js")]
REQUESTS = {struct.__struct_config__.tag: struct for struct in get_args(AnyRequest)}
TELLING = Path(__file__).parents[2] / "src" / "whistlestop" / "record" / "telling.py"


def text(name: str) -> str:
    return (PAGE / name).read_text(encoding="utf-8")


def all_scripts() -> str:
    return "\n".join(text(name) for name in SCRIPTS)


@on_a_loop
async def test_every_file_is_served_as_what_it_is_and_under_a_strict_policy(tmp_path: Path) -> None:
    kinds = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
    async with serving(tmp_path) as at:
        assert (await at.http.get("/")).text == text("index.html")
        for name in FILES:
            answer = await at.http.get(f"/{name}")
            assert answer.text == text(name)
            assert answer.headers["content-type"].startswith(kinds[Path(name).suffix])
            assert "script-src 'self';" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("name", FILES)
def test_a_file_refers_to_nothing_but_other_files_of_the_page(name: str) -> None:
    referred = re.findall(r'(?:src|href)="([^"#]+)"|from "([^"]+)"|url\(([^)]+)\)', text(name))
    for found in {one for several in referred for one in several if one} - {"data:,"}:
        assert urljoin("/", found).removeprefix("/") in FILES
    assert not re.search(r"(https?|wss?)://(?!\$)", text(name))


def test_every_file_is_used() -> None:
    used = set(re.findall(r'(?:src|href)="/([^"]+)"', text("index.html")))
    used |= set(re.findall(r'from "\./([^"]+)"', all_scripts()))
    assert {*used, "index.html"} == set(FILES)


def test_nothing_is_inline_and_nothing_is_written_as_markup() -> None:
    html = text("index.html")
    assert not re.search(r"\son\w+=|\sstyle=|<style|javascript:", html)
    assert re.findall(r"<script[^>]*>(.*?)</script>", html, re.DOTALL) == [""]
    assert not re.search(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|\.style\b",
        all_scripts(),
    )


def test_the_requests_of_the_page_are_known_with_all_their_fields() -> None:
    table = re.search(r"const REQUESTS = (\{.*?\});", text("wire.js"), re.DOTALL)
    assert table is not None
    templates: dict[str, list[str]] = json.loads(table[1])
    for kind, fields in templates.items():
        known = {field.name: field.required for field in msgspec.structs.fields(REQUESTS[kind])}
        assert set(fields) <= set(known)
        assert {name for name, required in known.items() if required} <= set(fields)
    sent = set(re.findall(r'(?:request\(|type: )"(\w+)"', all_scripts())) - {"error", "checkbox", "text"}
    assert sent - {"button"} == set(templates)


def test_the_page_asks_for_endpoints_that_there_are() -> None:
    known = {(endpoint.method, endpoint.path.partition("/{")[0]) for endpoint in ENDPOINTS}
    asked = set(re.findall(r'ask\("(\w+)", ["`](/\w+)', all_scripts()))
    assert ("POST", "/tables") in asked
    assert asked <= known


def test_the_page_knows_every_quick_phrase() -> None:
    phrases = re.search(r"const PHRASES = \{(.*?)\};", text("chat.js"), re.DOTALL)
    assert phrases is not None
    assert set(re.findall(r'"(\w+)": ', phrases[1])) == set(get_args(Phrase))


def test_the_page_tells_every_kind_of_event_that_the_terminal_tells() -> None:
    told = set(re.findall(r'case "([^"]+)":', TELLING.read_text(encoding="utf-8")))
    assert set(re.findall(r'^  "([^"]+)": \(', text("telling.js"), re.MULTILINE)) == told


def test_no_secret_gets_into_an_address() -> None:
    addresses = re.findall(r"(?:location\.hash = |href: |fetch\(|new WebSocket\()(`[^`]*`)", all_scripts())
    assert len(addresses) >= 4
    assert not any("token" in address or "secret" in address for address in addresses)
