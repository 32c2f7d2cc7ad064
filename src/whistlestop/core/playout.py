"""Playing uniformly random games, as fast as the engine can."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.actions import Legal
from whistlestop.core.chance import Chance, Seeded
from whistlestop.core.game import Game
from whistlestop.core.scoring import ScoreSheet
from whistlestop.core.state import NO_NUMBERS, State


def play_on(
    state: State, chance: Chance, legal: Legal, limit: i64 = -1, played: vec[i64] = NO_NUMBERS
) -> i64:
    """Play random legal actions to the end, or up to a limit; return how many were played.

    Where there is a list for it, each kind of action that is played is counted there.
    """
    plies: i64 = 0
    counting = len(played) > 0
    while not state.over and plies != limit:
        phase = state.phase
        if phase.lists_many:
            action = phase.pick(state, state.seat, chance, legal)
        else:  # as `pick` does, without another call
            legal.size = 0
            phase.add_legal(state, state.seat, legal)
            action = legal.actions[chance.below(legal.size)]
        if counting:
            played[state.game.actions.kind(action)] += 1
        state.play(action, chance)
        plies += 1
    return plies


def play_games(game: Game, seats: i64, seed: i64, games: i64) -> i64:
    """Play and score random games, each from a seed of its own; return how many actions were played."""
    legal = game.new_legal()
    plies: i64 = 0
    for number in range(games):
        chance = Seeded(seed + number)
        state = game.start(int(seats), chance)
        plies += play_on(state, chance, legal)
        game.score(state)
    return plies


def copy_often(state: State, times: i64) -> None:
    """Copy a state again and again, to see how long that takes."""
    for _time in range(times):
        state.copy()


@final
class Finished:
    """A game that was played to its end."""

    def __init__(self, plies: i64, state: State, sheets: list[ScoreSheet]) -> None:
        self.plies = int(plies)
        self.reason = state.reason
        self.sheets = sheets


def play_counting(game: Game, seats: i64, seed: i64, games: i64, played: vec[i64]) -> list[Finished]:
    """Play and score random games like `play_games`, counting how often each action is played."""
    legal = game.new_legal()
    finished: list[Finished] = []
    for number in range(games):
        chance = Seeded(seed + number)
        state = game.start(int(seats), chance)
        plies = play_on(state, chance, legal, -1, played)
        finished.append(Finished(plies, state, game.score(state)))
    return finished
