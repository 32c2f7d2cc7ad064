"""An independent reading of the rules follows whole games and agrees with every step."""

import json
from pathlib import Path

import pytest

from tests.contract.tables import every_table
from tests.referee import check_playthrough
from whistlestop.core.game import Game
from whistlestop.record.playthrough import playthrough


@every_table
@pytest.mark.parametrize("seed", range(3))
def test_the_referee_finds_no_foul(game: Game, seats: int, seed: int) -> None:
    lines = [json.dumps(line) for line in playthrough(game, seats, seed)]

    report = check_playthrough(lines, Path(game.about.folder))

    assert report.seats == seats
    assert report.plies == len(lines) - 2
