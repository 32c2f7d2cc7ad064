"""No modules import each other in a cycle, not even for type checkers."""

import tomllib
from pathlib import Path

import pytest

from scripts.import_graph import NEEDED_BY_MYPYC, cycles, import_graph, main, packages, without

ROOT = Path(__file__).parents[1]


def test_the_script_finds_no_cycle(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["import_graph.py"])

    assert main() == 0
    assert "server.table: " in capsys.readouterr().out


def test_a_cycle_is_found_among_modules_that_have_none() -> None:
    graph = {"a": {"b"}, "b": {"c", "d"}, "c": {"a"}, "d": {"e"}, "e": set()}

    assert cycles(graph) == [["a", "b", "c"]]
    assert cycles(without(graph, [("c", "a")])) == []


def test_every_exception_is_needed() -> None:
    graph = import_graph()
    for edge in NEEDED_BY_MYPYC:
        others = [other for other in NEEDED_BY_MYPYC if other != edge]
        assert cycles(without(graph, others)), f"{edge} closes no cycle"


def test_the_contract_names_the_same_exceptions() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {one["id"]: one for one in settings["tool"]["importlinter"]["contracts"]}
    named = [tuple(edge.split(" -> ")) for edge in contracts["acyclic"]["ignore_imports"]]

    assert named == list(NEEDED_BY_MYPYC)


def test_only_core_has_exceptions_and_packages_have_no_cycle() -> None:
    assert {name.split(".")[1] for edge in NEEDED_BY_MYPYC for name in edge} == {"core"}
    assert cycles(packages(import_graph())) == []
