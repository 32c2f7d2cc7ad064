"""The checks of ./play test: style, layers, types, the page, and the tests in both modes."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import NamedTuple

from scripts.set_up import set_up
from scripts.stamp import compiler
from scripts.workspace import BIN, PYTHON, ROOT, is_on
from tests.external_programs import provide_all

# Tests that the interpreted run skips: those of code that is never compiled, and long runs over behaviour
# that tests/contract/test_modes.py compares between both modes.
COMPILED_RUN_ONLY = (
    "arena",
    "bots",
    "cli",
    "coach",
    "contract/test_accounts.py",
    "contract/test_leaks.py",
    "contract/test_long_runs.py",
    "contract/test_modes.py",
    "contract/test_play.py",
    "contract/test_progress.py",
    "contract/test_referee.py",
    "games/test_catalogue.py",
    "maps",
    "record",
    "referee",
    "server",
    "test_adding_a_game.py",
    "test_deploy.py",
    "test_making_the_page.py",
    "web",
)

QUICK_CHECKS = {
    "ruff check": [PYTHON, "-m", "ruff", "check", "."],
    "ruff format": [PYTHON, "-m", "ruff", "format", "--check", "."],
    "lint-imports": [str(BIN / "lint-imports")],
}
# They run in parallel with the tests, which often wait for servers.
LONG_CHECKS = {
    "mypy": [PYTHON, "-m", "mypy", "--strict"],
    "web types": [PYTHON, "web/make.py", "check"],
    "web tests": [PYTHON, "web/make.py", "test"],
}

LONGEST_ENDING = 12_000
"""Characters of a failed check's output that are repeated at the end."""


def run_checks(arguments: list[str]) -> int:
    """Run all checks and the tests in both modes, or only the tests with the given pytest arguments."""
    can_compile = compiler() is not None and not is_on("WHISTLESTOP_NO_COMPILE")
    insist = can_compile or is_on("CI") or is_on("WHISTLESTOP_MUST_COMPILE")
    not_compiled = set_up(test=True, insist=insist)["not_compiled"]
    os.environ.pop("WHISTLESTOP_INTERPRETED", None)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # several processes read each test file
    provide_all(PYTHON)
    colour = ["--color=yes"] if sys.stdout.isatty() else []
    pytest = [PYTHON, "-m", "pytest", *colour, *(arguments or ["-n", "auto", "--dist", "worksteal"])]

    results: dict[str, Result] = {}
    for name, command in {} if arguments else QUICK_CHECKS.items():
        results[name] = run(name, command)
    with checked_in_background({} if arguments else LONG_CHECKS, results):
        if not_compiled:
            heading("pytest, compiled")
            print(f"The tests can't run compiled: {not_compiled}")
            results["pytest, compiled"] = Result("can't run", "")
        else:
            results["pytest, compiled"] = run("pytest, compiled", pytest)
    os.environ["WHISTLESTOP_INTERPRETED"] = "1"
    skipped = [] if arguments or not_compiled else [f"--ignore=tests/{name}" for name in COMPILED_RUN_ONLY]
    results["pytest, interpreted"] = run("pytest, interpreted", [*pytest, *skipped])

    failed = {name: result for name, result in results.items() if result.verdict.startswith("FAILED")}
    for name, result in failed.items():
        heading(f"{name}: the end of what it printed")
        print(result.output[-LONGEST_ENDING:], flush=True)
    heading("summary")
    for name, result in results.items():
        print(f"{name:24}{result.verdict}")
    return int(bool(failed))


class Result(NamedTuple):
    """The verdict on a check, and what it printed."""

    verdict: str
    output: str


@contextmanager
def checked_in_background(checks: dict[str, list[str]], results: dict[str, Result]) -> Iterator[None]:
    """Run checks one by one in the background, and print their output afterwards."""
    with ThreadPoolExecutor(max_workers=1) as lane:
        running = {name: lane.submit(finished, command) for name, command in checks.items()}
        yield
        for name, check in running.items():
            heading(name)
            results[name] = check.result()
            print(results[name].output, end="", flush=True)


def run(name: str, command: list[str]) -> Result:
    """Run one check under its heading."""
    heading(name)
    return finished(command, echo=True)


def finished(command: list[str], echo: bool = False) -> Result:
    """Run one check to its end, printing its output meanwhile if wanted."""
    began = time.monotonic()
    output = bytearray()
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        assert process.stdout is not None
        while part := os.read(process.stdout.fileno(), 65536):
            output += part
            if echo:
                sys.stdout.buffer.write(part)
                sys.stdout.buffer.flush()
    verdict = f"{'FAILED' if process.returncode else 'passed'} {time.monotonic() - began:8.1f} s"
    return Result(verdict, output.decode("utf-8", "replace"))


def heading(name: str) -> None:
    """Print a heading."""
    print(f"\n==== {name} {'=' * (70 - len(name))}", flush=True)
