"""The ratio to the speed of another engine."""

import sys
from pathlib import Path

import pytest

from whistlestop.arena import instructions, yardstick

PROGRAM = f"""#!{sys.executable}
import json, sys
_, game, seats, games, seed = sys.argv
if game != "europe":
    sys.exit("unknown game")
print(json.dumps({{"decisions_per_s": 1000, "games_per_s": 10}}))
"""


@pytest.fixture
def program(tmp_path: Path) -> str:
    file = tmp_path / "engine"
    file.write_text(PROGRAM)
    file.chmod(0o755)
    return str(file)


def test_the_ratio_is_the_median_of_alternate_runs(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rates = iter([100, 900, 500] * yardstick.ROUNDS)

    def measure(name: str, seats: int, seconds: float, seed: int) -> dict[str, object]:
        return {"decisions_per_s": next(rates)}

    monkeypatch.setattr(yardstick, "measure", measure)
    rounds: list[int] = []

    assert yardstick.ratio_to(program, "europe", 2, 0.1, 1, rounds.append) == 0.5
    assert rounds == list(range(1, yardstick.ROUNDS + 1))


def test_there_is_no_ratio_for_a_game_that_the_other_engine_refuses(program: str) -> None:
    assert yardstick.ratio_to(program, "germany", 2, 0.1, 1) is None


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("echo 'vex amd64->IR: unhandled instruction bytes: 0x62 0xF1' >&2; exit 132", "AVX-512"),
        ("echo out of memory >&2; exit 1", "exit code 1: out of memory"),
        ("exit 0", "exit code 0: it printed nothing"),
    ],
)
def test_a_failure_of_callgrind_is_explained(
    script: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    valgrind = tmp_path / "valgrind"
    valgrind.write_text(f"#!/bin/sh\n{script}\n")
    valgrind.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))

    assert instructions.can_count()
    with pytest.raises(instructions.CannotCount, match=reason):
        instructions.instructions_per_decision("europe", 2, 1)
