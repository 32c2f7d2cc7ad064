"""Events are created only for a journal: millions of simulated plays must not pay for them."""

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import whistlestop
from tests.contract.tables import every_table
from whistlestop.core.game import Game
from whistlestop.core.luck.chance import Seeded
from whistlestop.core.playout import play_on
from whistlestop.record.match import Match

COUNT_EVENTS = Path(__file__).with_name("count_events.py")
HOME = Path(str(whistlestop.__file__)).parent
RULES = [file for folder in ("core", "rail", "games") for file in sorted((HOME / folder).rglob("*.py"))]


def asks_for_listeners(test: ast.expr) -> bool:
    """Return whether a condition is “….journal is not None”."""
    return ast.unparse(test).endswith("journal is not None")


def unasked(node: ast.AST) -> Iterator[str]:
    """Find the events that are created without a check for a journal."""
    if isinstance(node, ast.If) and asks_for_listeners(node.test):
        for otherwise in node.orelse:
            yield from unasked(otherwise)
        return
    if isinstance(node, ast.ClassDef) and node.name in ("Event", "EventType"):
        return
    if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("Event", "event"):
        yield f"line {node.lineno}: {ast.unparse(node)}"
    for child in ast.iter_child_nodes(node):
        yield from unasked(child)


@pytest.mark.parametrize("file", RULES, ids=lambda file: str(file.relative_to(HOME)))
def test_no_event_is_made_without_asking_who_listens(file: Path) -> None:
    assert list(unasked(ast.parse(file.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "source",
    [
        "state.journal.append(ROW.event(TABLE))",
        "event = ROW.event(TABLE)\nif state.journal is not None:\n    state.journal.append(event)",
        "if state.journal is not None:\n    pass\nelse:\n    DRAWN.event(seat)",
    ],
)
def test_an_event_that_nobody_asked_for_is_found(source: str) -> None:
    assert list(unasked(ast.parse(source)))


@every_table
def test_a_playout_keeps_no_journal(game: Game, seats: int) -> None:
    luck = Seeded(1)
    state = game.start(seats, luck)
    play_on(state, luck, game.new_legal())

    assert state.journal is None


@every_table
def test_a_match_does_tell_what_happens(game: Game, seats: int) -> None:
    match = Match(game, seats, Seeded(1))
    match.play(match.legal[0])

    assert match.opening
    assert match.plays[0].events


def test_no_event_is_made_in_games_to_which_nobody_listens() -> None:
    """Compiled code can't be watched while it makes things, so that its source is interpreted here."""
    variables = {**os.environ, "WHISTLESTOP_INTERPRETED": "1"}
    made = json.loads(subprocess.check_output([sys.executable, str(COUNT_EVENTS)], env=variables, text=True))

    assert made["silent"]
    assert not any(made["silent"].values())
    assert all(made["talkative"].values())
