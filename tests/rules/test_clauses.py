import ast
from collections import Counter
from pathlib import Path

import pytest

from tests.clauses import FOLDER, PAGES, all_clauses, clauses
from tests.playing import rule

HERE = Path(__file__).parent


def marks(source: str) -> set[str]:
    """Return the clauses that the tests of a file are marked with."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and is_rule(decorator.func):
                    found |= {ast.literal_eval(argument) for argument in decorator.args}
    return found


def is_rule(name: ast.expr) -> bool:
    """Return whether this is `rule` or `pytest.mark.rule`."""
    return ast.unparse(name) in ("rule", "pytest.mark.rule")


def proved() -> dict[str, list[str]]:
    """Return the marked clauses, each with the files of its tests."""
    found: dict[str, list[str]] = {}
    for file in sorted(HERE.rglob("test_*.py")):
        for clause in marks(file.read_text(encoding="utf-8")):
            found.setdefault(clause, []).append(file.name)
    return found


def test_there_are_rules_pages() -> None:
    assert "europe.md" in [page.name for page in PAGES], f"no rules in {FOLDER}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_clause_of_a_page_is_proved_by_a_test(page: Path) -> None:
    known = proved()

    assert [clause for clause, _ in clauses(page) if clause not in known] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_clause_of_a_page_stands_there_once(page: Path) -> None:
    stated = Counter(clause for clause, _ in clauses(page))

    assert [clause for clause, times in stated.items() if times > 1] == []
    assert page.read_text(encoding="utf-8").count("\n- **") == len(stated)


def test_every_clause_that_a_test_names_stands_on_a_page() -> None:
    known = all_clauses()

    assert {clause: files for clause, files in proved().items() if clause not in known} == {}


def test_marks_are_found_on_tests_and_nowhere_else() -> None:
    source = """
@rule("Q-01")
@pytest.mark.rule("Q-02")
@pytest.mark.parametrize("Q-03", [])
def test_something(): pass

@rule("Q-04")
def helper(): pass
"""
    assert marks(source) == {"Q-01", "Q-02"}
    assert rule("Q-01").mark.args == ("Q-01",)
