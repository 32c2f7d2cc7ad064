"""`begin` resets a bot: equal seeds give equal choices, whatever was played before."""

from dataclasses import replace

import pytest

from whistlestop.arena.block_player import BlockPlayer
from whistlestop.arena.contest import Contest
from whistlestop.bots import BOTS, THINKERS, plays
from whistlestop.games import SHIPPED, load

BOTS_OF_GAMES = [
    (name, game) for game in SHIPPED for name in BOTS if name not in THINKERS and plays(name, load(game))
]


@pytest.mark.parametrize(("name", "game"), BOTS_OF_GAMES)
def test_earlier_games_do_not_affect_a_bot(name: str, game: str) -> None:
    contest = Contest(game, (), (name, name), 2, 7)
    block = contest.block(1)
    used = BlockPlayer(contest)
    used.play(contest.block(0), 0)

    later, fresh = used.play(block, 0), BlockPlayer(contest).play(block, 0)

    assert replace(later, seconds=[]) == replace(fresh, seconds=[])
