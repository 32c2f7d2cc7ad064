"""Every Python block of the documentation runs."""

import re
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.chance import Seeded
from whistlestop.games import load
from whistlestop.server.http import endpoint
from whistlestop.server.services.services import Services
from whistlestop.server.wire import fields

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^( *)```python\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
RUN_ELSEWHERE = {"adding_a_game.md", "bots.md"}  # test_adding_a_game.py and bots/test_docs.py follow them
PAGES = sorted(page for page in [*(ROOT / "docs").rglob("*.md"), ROOT / "CONTRIBUTING.md"])


def blocks(page: Path) -> list[str]:
    """Return the Python blocks of a page."""
    return [dedent(code) for _, code in BLOCK.findall(page.read_text(encoding="utf-8"))]


def endpoint_names() -> dict[str, object]:
    """Return what the module of the endpoints has imported, and the types of the example."""
    return {
        "get": endpoint.get,
        "Services": Services,
        "TableId": fields.TableId,
        "SeatMessage": dict[str, int],
    }


def belief_names() -> dict[str, object]:
    """Return a game, what a seat knows of it, and one of its actions."""
    game = load("europe")
    state = game.start(2, Seeded(7), 0)
    known = KnownState(game)
    known.update_from_state(state, 0)
    return {"game": game, "known": known, "action": game.legal(state)[0]}


NAMES: dict[str, Callable[[], dict[str, object]]] = {
    "CONTRIBUTING.md": lambda: {"pytest": pytest},
    "architecture.md": endpoint_names,
    "beliefs.md": belief_names,
    "learning.md": dict,
}
"""What a reader of a page has at hand before its first block."""


@pytest.mark.parametrize("page", NAMES)
def test_the_blocks_of_a_page_run(page: str) -> None:
    [file] = [file for file in PAGES if file.name == page]
    names = NAMES[page]()

    assert blocks(file)
    for code in blocks(file):
        exec(compile(code, page, "exec"), names)


def test_no_page_with_python_is_forgotten() -> None:
    assert {page.name for page in PAGES if blocks(page)} == {*NAMES, *RUN_ELSEWHERE}
