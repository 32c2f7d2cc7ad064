"""Tests of the set-up in a checkout of its own: what makes it start over, and the engine's second build."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LIBRARY = "whistlestop__mypyc.so"

IS_READY = """
from scripts.set_up import is_ready
from scripts.stamp import read_stamp
stamp = read_stamp()
print(bool(stamp and is_ready(stamp, test=False, insist=False)))
"""
REPLACE = """
from scripts.optimised_library import replace_library
replace_library()
"""
BUILD = """
from scripts.optimised_library import build_and_install, is_wanted, prepare
from scripts.stamp import read_stamp
stamp = read_stamp()
prepare()
print(is_wanted(stamp), build_and_install(stamp), is_wanted(read_stamp()))
"""
TWO_LOCKS = """
from scripts.file_lock import locked
from scripts.set_up import LOCK
with locked(LOCK) as first, locked(LOCK) as second:
    print(first, second)
with locked(LOCK) as third:
    print(third)
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Copy what the set-up consists of, with an empty .venv that counts as quickly compiled."""
    for folder in ("scripts", "locks"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("play", "pyproject.toml", "constraints.txt", "hatch_build.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "rule.py").write_text("LONGEST_TRAIN = 6\n", encoding="utf-8")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / ".venv")], check=True)
    mark_as_set_up(tmp_path)
    return tmp_path


def mark_as_set_up(checkout: Path) -> None:
    """Write the stamp of a quick set-up of the present sources."""
    program = """
from scripts.stamp import digest, environment, write_stamp
write_stamp({"environment": environment(), "contents": digest(), "test": False, "quick": True,
             "not_compiled": None, "no_page": None})
"""
    run(checkout, program)


def run(checkout: Path, program: str, **variables: str) -> str:
    """Run a program in the checkout and return what it prints."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("WHISTLESTOP_")}
    outcome = subprocess.run(
        [sys.executable, "-c", program],
        cwd=checkout,
        env={**inherited, **variables},
        capture_output=True,
        encoding="utf-8",
    )
    assert outcome.returncode == 0, outcome.stderr
    return outcome.stdout.strip()


def site(checkout: Path) -> Path:
    """Return the folder of installed packages in the checkout's .venv."""
    variables = {"base": str(checkout / ".venv"), "platbase": str(checkout / ".venv")}
    return Path(sysconfig.get_path("platlib", "venv", variables))


def keep_library(folder: Path, content: str) -> None:
    """Write what a build has kept."""
    library = folder / "whistlestop-compiled" / "library" / LIBRARY
    library.parent.mkdir(parents=True)
    library.write_text(content, encoding="utf-8")


def test_a_set_up_lasts_until_the_sources_change(checkout: Path) -> None:
    assert run(checkout, IS_READY) == "True"
    (checkout / "src" / "rule.py").write_text("LONGEST_TRAIN = 8\n", encoding="utf-8")
    assert run(checkout, IS_READY) == "False"


def test_a_set_up_does_not_depend_on_what_it_builds(checkout: Path) -> None:
    client = checkout / "src" / "whistlestop" / "server" / "client"
    client.mkdir(parents=True)
    (client / "index.html").write_text("built", encoding="utf-8")
    assert run(checkout, IS_READY) == "True"


def test_other_settings_of_the_compiler_start_a_new_set_up(checkout: Path) -> None:
    assert run(checkout, IS_READY, CFLAGS="-O0") == "False"


def test_the_optimised_library_takes_the_place_of_the_quick_one(checkout: Path) -> None:
    (site(checkout) / LIBRARY).write_text("quick", encoding="utf-8")
    keep_library(checkout / ".venv", "quick")
    keep_library(checkout / ".venv" / "optimised", "optimised")
    with (site(checkout) / LIBRARY).open(encoding="utf-8") as in_use:
        run(checkout, REPLACE)
        assert in_use.read() == "quick", "a running program keeps what it has opened"
    assert (site(checkout) / LIBRARY).read_text(encoding="utf-8") == "optimised"
    kept = checkout / ".venv" / "whistlestop-compiled" / "library" / LIBRARY
    assert kept.read_text(encoding="utf-8") == "optimised", "the next installation uses it, too"


def test_a_failed_optimisation_is_not_repeated_for_the_same_sources(checkout: Path) -> None:
    assert run(checkout, BUILD) == "True False False", "there is no pip in this .venv"
    assert json.loads((checkout / ".venv" / "whistlestop.json").read_text(encoding="utf-8"))["quick"]
    (checkout / "src" / "rule.py").write_text("LONGEST_TRAIN = 8\n", encoding="utf-8")
    mark_as_set_up(checkout)
    assert run(checkout, BUILD).startswith("True")


def test_a_quick_build_on_request_stays_quick(checkout: Path) -> None:
    assert run(checkout, BUILD, WHISTLESTOP_QUICK="1").startswith("False")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no advisory locks")
def test_only_one_process_holds_a_lock(checkout: Path) -> None:
    assert run(checkout, TWO_LOCKS).split() == ["True", "False", "True"]
