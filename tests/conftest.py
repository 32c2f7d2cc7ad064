"""What pytest has to know about all tests."""

from collections.abc import Generator

import pytest

from tests.clauses import all_clauses

pytest.register_assert_rewrite("tests.dealing", "tests.playing", "tests.rigged", "tests.rules")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Quote the clauses that a failing test was to prove."""
    report = yield
    if report.failed:
        words = all_clauses()
        for mark in item.iter_markers("rule"):
            for clause in mark.args:
                report.sections.append(
                    (f"what {clause} says", words.get(clause, "No page of docs/rules has it."))
                )
    return report
