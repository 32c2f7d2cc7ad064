"""Europe: an independent reading of the rules follows whole games and agrees with every step."""

import json
from pathlib import Path

import pytest

from tests.referee import check_playthrough
from whistlestop.games import load
from whistlestop.games.europe import game as europe
from whistlestop.record.playthrough import playthrough

FOLDER = Path(str(europe.__file__)).parent


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_the_referee_finds_no_foul_in_europe(seats: int, seed: int) -> None:
    lines = [json.dumps(line) for line in playthrough(load("europe"), seats, seed)]

    report = check_playthrough(lines, FOLDER)

    assert report.seats == seats
    assert report.plies == len(lines) - 2
