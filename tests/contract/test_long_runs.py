"""The long runs of these checks start, find nothing, and print machine-readable results."""

import json
import subprocess
import sys
from pathlib import Path

from whistlestop import is_compiled
from whistlestop.games import SHIPPED, load

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
TABLES = sum(len(load(name).seats) for name in SHIPPED)


def run(script: str, *arguments: str) -> dict[str, object]:
    """Run a script that must succeed, and parse its output."""
    command = [sys.executable, str(BENCHMARKS / script), "--jobs", "1", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    report: dict[str, object] = json.loads(done.stdout)
    return report


def test_a_run_for_soundness_plays_at_every_table() -> None:
    report = run("soundness.py", "--games", "1")

    assert (report["games"], report["violations"], report["compiled"]) == (TABLES, 0, is_compiled())


def test_a_run_for_leaks_looks_at_every_game() -> None:
    report = run("leaks.py", "--states", "20")
    games = report["games"]

    assert (report["leaks"], report["compiled"]) == (0, is_compiled())
    assert isinstance(games, dict)
    assert set(games) == set(SHIPPED)
    assert all(found["states"] >= 20 for found in games.values())


def test_a_run_for_endings_plays_every_game_with_every_planner() -> None:
    report = run("endings.py", "--games", "2")
    ends = report["ended_by"]

    assert (report["games"], report["wasted"], report["compiled"]) == (
        len(SHIPPED) * 3 * 2,
        [],
        is_compiled(),
    )
    assert isinstance(ends, dict)
    assert "no progress" not in ends
