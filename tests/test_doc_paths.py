"""Files, folders, modules and commands that the documentation names exist."""

import json
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "whistlestop"
PAGE = ROOT / "web" / "src"
DOCS = ("CONTRIBUTING.md", "docs/architecture.md", "docs/hosting.md", "docs/languages.md", "docs/wire.md")
ROOTS = (ROOT, ROOT / "docs", PACKAGE, PACKAGE / "server", PAGE)

MODULE_TABLES = {
    "Layers": PACKAGE,
    "Inside `core`": PACKAGE / "core",
    "Bots": PACKAGE / "bots" / "planner",
    "Search": PACKAGE / "bots" / "search",
    "Map drawing": PACKAGE / "maps",
    "Server layers": PACKAGE / "server",
    "Page": PAGE,
}
"""Headings of the architecture whose tables list the modules or folders of one folder."""

BUILT = {"src/whistlestop/server/client", "server/client"}


def text(name: str) -> str:
    """Read a file of the repository."""
    return (ROOT / name).read_text(encoding="utf-8")


def listed_modules(heading: str) -> list[str]:
    """Return the names in the first column of the tables below a heading of the architecture."""
    page = text("docs/architecture.md")
    section = re.split(rf"^#+ {re.escape(heading)}$", page, flags=re.MULTILINE)[1]
    section = re.split(r"^#", section, flags=re.MULTILINE)[0]
    cells = re.findall(r"^\| (`[^|]+) \|", section, re.MULTILINE)
    return [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)]


@pytest.mark.parametrize("name", DOCS)
def test_named_files_and_folders_exist(name: str) -> None:
    paths = set(re.findall(r"`([\w@.-]+(?:/[\w@.-]+)+/?)`", text(name))) - BUILT
    named = sorted(path for path in paths if not path.startswith("."))

    assert [path for path in named if not any((root / path).exists() for root in ROOTS)] == []


@pytest.mark.parametrize("name", DOCS)
def test_links_to_files_lead_somewhere(name: str) -> None:
    here = (ROOT / name).parent
    targets = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text(name))

    assert [target for target in targets if not (here / target).exists()] == []


@pytest.mark.parametrize("heading", MODULE_TABLES)
def test_listed_modules_exist(heading: str) -> None:
    folder, names = MODULE_TABLES[heading], listed_modules(heading)

    assert names
    assert [
        name for name in names if not (folder / name).is_dir() and not (folder / f"{name}.py").exists()
    ] == []


@pytest.mark.parametrize("heading", ["Layers", "Server layers", "Page"])
def test_no_package_is_left_out(heading: str) -> None:
    folders = {
        path.parent.name
        for path in MODULE_TABLES[heading].glob("*/*")
        if path.suffix in (".py", ".ts", ".svelte")
    }

    assert folders - {"client"} <= set(listed_modules(heading))


@pytest.mark.parametrize("name", DOCS)
def test_named_python_modules_can_be_found(name: str) -> None:
    modules = re.findall(r"python -m (whistlestop[.\w]*)", text(name))

    assert [module for module in modules if find_spec(module) is None] == []


def test_named_npm_scripts_exist() -> None:
    scripts = json.loads(text("web/package.json"))["scripts"]

    assert set(re.findall(r"npm run (\w+)", text("CONTRIBUTING.md"))) <= scripts.keys()


def test_named_build_variables_are_read() -> None:
    read = "".join(
        text(name) for name in ("hatch_build.py", "web/vite.config.ts", "src/whistlestop/__init__.py")
    )

    assert [
        name for name in re.findall(r"WHISTLESTOP_[A-Z_]+", text("CONTRIBUTING.md")) if name not in read
    ] == []
