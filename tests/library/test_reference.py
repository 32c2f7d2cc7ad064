"""The list of public names, their docstrings and the generated reference agree."""

import re
from pathlib import Path
from types import ModuleType

import pytest

import whistlestop
from scripts.api_reference import CONSTANTS, GROUPS, PAGE, definition, docstring, reference
from whistlestop import parts

ROOT = Path(__file__).parents[2]
DEEPER = re.compile(r"\b(?:from|import) (whistlestop\.(?!parts\b)[\w.]+|whistlestop\.parts\.[\w.]+)")
MENTIONED = re.compile(r"\bwhistlestop\.(?!parts\b|org\b)(\w+)")
FOR_USERS = [
    ROOT / "README.md",
    ROOT / "docs" / "adding_a_game.md",
    ROOT / "docs" / "bots.md",
    *sorted([*(ROOT / "examples").glob("*.py"), *(ROOT / "examples").glob("*.ipynb")]),
]


@pytest.mark.parametrize(("names", "groups"), [(whistlestop.__all__, GROUPS), (parts.__all__, parts.GROUPS)])
def test_every_public_name_stands_in_one_group(names: list[str], groups: dict[str, tuple[str, ...]]) -> None:
    grouped = [name for group in groups.values() for name in group]

    assert sorted(grouped) == sorted(names)


@pytest.mark.parametrize("module", [whistlestop, parts])
def test_every_public_name_has_a_docstring(module: ModuleType) -> None:
    # Compiled classes have no docstrings at run time, so the sources are read.
    names = [name for name in module.__all__ if name not in CONSTANTS]
    silent = [name for name in names if not docstring(definition(module.__name__, name))]

    assert names
    assert silent == []


def test_the_reference_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference(), "run “python scripts/api_reference.py”"


def test_the_reference_promises_stability() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert "public and stable" in page
    for name in (*whistlestop.__all__, *parts.__all__):
        assert re.search(rf"^#### `(class )?{name}\b", page, re.MULTILINE), name


@pytest.mark.parametrize("file", FOR_USERS, ids=lambda file: file.name)
def test_pages_and_examples_import_only_public_modules(file: Path) -> None:
    assert DEEPER.findall(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("file", FOR_USERS, ids=lambda file: file.name)
def test_pages_and_examples_mention_only_public_names(file: Path) -> None:
    mentioned = set(MENTIONED.findall(file.read_text(encoding="utf-8")))

    assert mentioned - {*whistlestop.__all__, "core", "svg"} == set()


def test_signatures_keep_the_default_of_a_text() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert "`class Phase(name: str='phase', prompt: str=''): Part`" in page


def test_the_attributes_of_a_board_and_the_types_of_facts_are_listed() -> None:
    page = PAGE.read_text(encoding="utf-8")

    for name in ("routes", "total", "hands", "CITY", "CountType(of: str)", "SEATS"):
        assert f"\n- `{name}`: " in page
