"""The pytest configuration of all tests."""

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.clauses import all_clauses

PAGE = Path(__file__).with_name("web")

pytest.register_assert_rewrite("tests.dealer", "tests.playing", "tests.scripted_luck", "tests.rules")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the slow browser tests first, so that they overlap with others."""
    items.sort(key=lambda item: PAGE not in item.path.parents)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Quote the clauses that a failing test covers."""
    report = yield
    if report.failed:
        words = all_clauses()
        for mark in item.iter_markers("rule"):
            for clause in mark.args:
                report.sections.append(
                    (f"what {clause} says", words.get(clause, "No page of docs/rules has it."))
                )
    return report
