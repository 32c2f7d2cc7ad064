"""The README's Python examples do what they show."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_readme_examples_work() -> None:
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")

    assert result.attempted > 5
    assert result.failed == 0
