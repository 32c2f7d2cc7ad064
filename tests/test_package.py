import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import whistlestop

HOME = Path(str(whistlestop.__file__)).parent

IMPORT_THE_RULES = """
import importlib, pkgutil, whistlestop
for _, name, _ in pkgutil.walk_packages(whistlestop.__path__, "whistlestop."):
    if name.split(".")[1] in ("core", "rail", "games"):
        print(importlib.import_module(name).__file__)
"""


def test_the_rules_run_in_the_mode_asked_for() -> None:
    built = any((HOME / f"core/cards{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
    interpreted = os.environ.get("WHISTLESTOP_INTERPRETED") == "1"

    assert whistlestop.is_compiled() == (built and not interpreted)


def test_interpreted_rules_come_from_python_files_alone() -> None:
    variables = {**os.environ, "WHISTLESTOP_INTERPRETED": "1"}
    files = subprocess.check_output([sys.executable, "-c", IMPORT_THE_RULES], env=variables, text=True)

    assert {Path(file).suffix for file in files.splitlines()} == {".py"}
