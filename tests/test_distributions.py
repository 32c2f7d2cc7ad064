"""The source distribution and the wheel contain the page and the maps; installing them needs no Node.js."""

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from whistlestop.games import SHIPPED, load
from whistlestop.maps.drawing_cache import file_name, has_board

ROOT = Path(__file__).resolve().parents[1]
PAGE = "whistlestop/server/client"
PURE = {"WHISTLESTOP_NO_COMPILE": "1", "WHISTLESTOP_MUST_PAGE": "1"}


def build(source: Path, target: str, folder: Path, **variables: str) -> Path:
    """Build a distribution with hatchling and without downloads."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    done = subprocess.run(command, cwd=source, env=variables, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    [made] = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpack a source distribution of the repository."""
    folder = tmp_path_factory.mktemp("sdist")
    variables = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    with tarfile.open(build(ROOT, "sdist", folder / "packed", **variables)) as packed:
        packed.extractall(folder, filter="data")
    [unpacked] = folder.glob("whistlestop-*")
    return unpacked


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """Build a wheel from the source distribution on a machine without Node.js."""
    folder = tmp_path_factory.mktemp("wheel")
    return zipfile.ZipFile(build(sdist, "wheel", folder, PATH=str(folder / "nothing"), **PURE))


def test_the_page_is_in_the_source_distribution_and_current(sdist: Path) -> None:
    assert subprocess.run([sys.executable, str(sdist / "web/make.py"), "current"]).returncode == 0


def test_a_source_distribution_contains_what_its_tests_need_and_no_build_products(sdist: Path) -> None:
    files = {path.relative_to(sdist).as_posix() for path in sdist.rglob("*")}

    assert {"constraints.txt", "docs/versions.md", "tests/conftest.py", "LICENSE"} <= files
    assert not [name for name in files if re.search(r"\.(so|pyd|pyc)$|node_modules|\.venv|dist/", name)]


def test_every_file_that_the_page_names_is_in_the_wheel(wheel: zipfile.ZipFile) -> None:
    files = set(wheel.namelist())
    start = wheel.read(f"{PAGE}/index.html").decode()
    named = re.findall(r'(?:src|href)="\.?/?((?:assets|fonts)/[^"]+)"', start)

    assert named
    assert {f"{PAGE}/{name}" for name in named} <= files


def test_every_map_is_in_the_wheel(wheel: zipfile.ZipFile) -> None:
    drawings = {file_name(game) for game in map(load, SHIPPED) if has_board(game)}

    assert len(drawings) >= 5
    assert {f"whistlestop/maps/drawn/{name}" for name in drawings} <= set(wheel.namelist())
    assert "whistlestop/maps/geography.json.gz" in wheel.namelist()


def test_the_wheel_contains_every_file_of_the_package(sdist: Path, wheel: zipfile.ZipFile) -> None:
    package = sdist / "src"
    ours = {path.relative_to(package).as_posix() for path in package.rglob("*") if path.is_file()}

    assert ours <= set(wheel.namelist())
    assert {name.split("/")[0] for name in wheel.namelist()} - {"whistlestop"} == {f"{sdist.name}.dist-info"}
