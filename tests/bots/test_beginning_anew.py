"""A bot that begins a game has forgotten the last one: the same seed makes the same choices."""

from dataclasses import replace

import pytest

from whistlestop.arena.contest import Contest
from whistlestop.arena.playing import Playing
from whistlestop.bots import BOTS, plays
from whistlestop.games import SHIPPED, load

BOTS_OF_GAMES = [(name, game) for game in SHIPPED for name in BOTS if plays(name, load(game))]


@pytest.mark.parametrize(("name", "game"), BOTS_OF_GAMES)
def test_a_game_is_the_same_whatever_its_bots_have_played_before(name: str, game: str) -> None:
    contest = Contest(game, (), (name, name), 2, 7)
    block = contest.block(1)
    used = Playing(contest)
    used.play(contest.block(0), 0)

    later, fresh = used.play(block, 0), Playing(contest).play(block, 0)

    assert replace(later, seconds=[]) == replace(fresh, seconds=[])
