"""Events are made only where somebody listens: millions of simulated plays must not pay for them."""

import ast
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

import whistlestop
from tests.contract.tables import every_game, every_table
from whistlestop.core.chance import Chance, Seeded
from whistlestop.core.events import Event
from whistlestop.core.game import Game
from whistlestop.core.playout import play_on
from whistlestop.core.state import State
from whistlestop.core.supply import Supply
from whistlestop.games import GAMES
from whistlestop.record.invariants.whims import kinds
from whistlestop.record.match import Match

HOME = Path(str(whistlestop.__file__)).parent
RULES = [file for folder in ("core", "rail", "games") for file in sorted((HOME / folder).rglob("*.py"))]


def event_classes() -> set[str]:
    """Collect the names of all kinds of events in the rules."""
    classes = [node for file in RULES for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    found = {"Event"}
    for _ in range(3):
        for node in classes:
            if isinstance(node, ast.ClassDef) and found & {ast.unparse(base) for base in node.bases}:
                found.add(node.name)
    return found


def asks_for_listeners(test: ast.expr) -> bool:
    """Tell whether a condition is “….journal is not None”."""
    return ast.unparse(test).endswith("journal is not None")


def unasked(node: ast.AST, names: set[str]) -> Iterator[str]:
    """Find the events that are made without asking whether anybody listens."""
    if isinstance(node, ast.If) and asks_for_listeners(node.test):
        for otherwise in node.orelse:
            yield from unasked(otherwise, names)
        return
    if isinstance(node, ast.ClassDef) and node.name in names:
        return
    if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in names:
        yield f"line {node.lineno}: {ast.unparse(node)}"
    for child in ast.iter_child_nodes(node):
        yield from unasked(child, names)


@pytest.mark.parametrize("file", RULES, ids=lambda file: str(file.relative_to(HOME)))
def test_no_event_is_made_without_asking_who_listens(file: Path) -> None:
    assert list(unasked(ast.parse(file.read_text(encoding="utf-8")), event_classes())) == []


@pytest.mark.parametrize(
    "source",
    [
        "state.journal.append(Event('row', TABLE))",
        "event = Event('row', TABLE)\nif state.journal is not None:\n    state.journal.append(event)",
        "if state.journal is not None:\n    pass\nelse:\n    Secret('drawn', seat, {})",
    ],
)
def test_an_event_that_nobody_asked_for_is_found(source: str) -> None:
    assert list(unasked(ast.parse(source), event_classes()))


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


def made_in_silence(game: Game, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """List the kinds of plays that make something although nobody listens.

    Interpreted, each event can be counted. Compiled, an event is memory, and a play takes none at all, except
    now and then when a pile of tickets grows.
    """
    luck, players = Seeded(2), Seeded(3)
    state = game.start(game.seats[-1], luck)
    made: list[str] = []
    if not whistlestop.is_compiled():
        monkeypatch.setattr(Event, "__init__", lambda event, type_, *rest, **facts: made.append(type_))
    out = game.new_legal()
    least: dict[str, int] = {}
    tracemalloc.start()
    while not state.over:
        state.legal(state.seat, out)
        action = out.actions[players.below(out.size)]
        kind = kinds(game)[action]
        tracemalloc.reset_peak()
        before, _ = tracemalloc.get_traced_memory()
        nothing = tracemalloc.get_traced_memory()[1] - before
        tracemalloc.reset_peak()
        before, _ = tracemalloc.get_traced_memory()
        state.play(action, luck)
        taken = tracemalloc.get_traced_memory()[1] - before - nothing
        least[kind] = min(taken, least.get(kind, taken))
    tracemalloc.stop()
    return [kind for kind, taken in least.items() if taken > 0] if whistlestop.is_compiled() else made


@every_game
def test_nothing_is_made_while_nobody_listens(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert made_in_silence(game, monkeypatch) == []


class Talkative(Supply):
    """A supply that makes an event whether somebody listens or not."""

    def settle(self, state: State, chance: Chance) -> None:
        Event("row", -1, card="red")
        super().settle(state, chance)


@pytest.mark.parametrize("name", GAMES)
def test_an_event_made_for_nobody_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[name]()
    game.supply = Talkative(int(game.supply.row_size), int(game.supply.clear_at))

    assert made_in_silence(game, monkeypatch)
