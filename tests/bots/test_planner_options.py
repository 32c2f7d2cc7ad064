"""Decisions without a list of the legal actions."""

import pytest

from whistlestop.bots.planner.planner import RailPlanner
from whistlestop.core.known_state import KnownState
from whistlestop.core.luck.duplicate import DuplicateLuck
from whistlestop.games import load


@pytest.mark.parametrize("name", ["europe", "germany", "usa"])
def test_it_decides_alike_with_and_without_a_list_of_the_legal_actions(name: str) -> None:
    game = load(name)
    listed, unlisted = ([RailPlanner(game) for _ in range(2)] for _ in range(2))
    known, legal, luck = KnownState(game), game.new_legal(), DuplicateLuck(5)
    state = game.start(2, luck)
    unlisted_decisions = 0
    while not state.over:
        state.legal(state.seat, legal)
        known.update_from_state(state, state.seat)
        action = listed[state.seat].decide(known, legal)
        found = unlisted[state.seat].decide_unlisted(known)
        if found < 0:
            found = unlisted[state.seat].decide(known, legal)
        else:
            unlisted_decisions += 1
        assert found == action
        assert action in legal.to_list()
        state.play(action, luck)

    assert unlisted_decisions > state.ply // 2
